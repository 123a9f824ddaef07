"""The colours of the table: cloths, and for each cloth the colours of everything that is laid on it."""

from typing import NamedTuple

Colour = tuple[int, int, int]
Veil = tuple[int, int, int, int]


class Cloth(NamedTuple):
    """What the table is covered with: brightest under the lamp at the centre, darkest in the bars above and below."""

    name: str
    centre: Colour
    edge: Colour
    bar: Colour


class Palette(NamedTuple):
    """Every colour a screen may use, by what it is for. RGB, but for `dim`, which is RGBA.

    Attributes:
        cloth: what lies beneath.
        text: ordinary words on cloth, bar, panel or button.
        text_dim: words of less weight, on the same grounds but buttons.
        gold: the help ring, scores, and whatever is worth a second look.
        focus: the ring around what the keyboard or controller points at.
        selected: the glow around the card taken up.
        button, button_hover, button_down, button_text: a button at rest, under the pointer, pressed, and its words.
        primary, primary_text: the one button of a screen that goes on.
        button_off, button_off_text: a button that can not be pressed now.
        panel, panel_edge: dialogs and lists.
        dim: the veil over the table while a dialog is open.
        good, bad: words of success and of refusal.
        heart: the hearts that fly when a pair is made, and the heart of the title.
    """

    cloth: Cloth
    text: Colour
    text_dim: Colour
    gold: Colour
    focus: Colour
    selected: Colour
    button: Colour
    button_hover: Colour
    button_down: Colour
    button_text: Colour
    primary: Colour
    primary_text: Colour
    button_off: Colour
    button_off_text: Colour
    panel: Colour
    panel_edge: Colour
    dim: Veil
    good: Colour
    bad: Colour
    heart: Colour


CLOTHS: dict[str, Cloth] = {
    "rose": Cloth("rose", centre=(103, 20, 54), edge=(38, 6, 24), bar=(28, 4, 18)),
    "green": Cloth("green", centre=(24, 82, 58), edge=(8, 34, 25), bar=(5, 24, 18)),
    "midnight": Cloth("midnight", centre=(38, 56, 116), edge=(11, 16, 46), bar=(7, 10, 32)),
    "plain": Cloth("plain", centre=(0, 0, 0), edge=(0, 0, 0), bar=(0, 0, 0)),
}

DECKS: tuple[str, ...] = ("classic", "four-colour", "contrast")
BACKS: tuple[str, ...] = ("rose", "night", "ivy")

# Help, focus and selection stand apart by brightness alone: middle, darker, brightest.
_GOLD = (255, 204, 72)
_FOCUS = (76, 159, 255)
_SELECTED = (255, 251, 240)
_CREAM = (253, 240, 226)


def _on(cloth: str, panel: Colour, panel_edge: Colour, button: Colour, hover: Colour, down: Colour) -> Palette:
    """The palette of a coloured cloth: its panels and buttons are its own, the rest is common to all."""
    return Palette(
        cloth=CLOTHS[cloth],
        text=_CREAM,
        text_dim=(222, 196, 190),
        gold=_GOLD,
        focus=_FOCUS,
        selected=_SELECTED,
        button=button,
        button_hover=hover,
        button_down=down,
        button_text=_CREAM,
        primary=_GOLD,
        primary_text=(50, 18, 20),
        button_off=panel_edge,
        button_off_text=(214, 190, 186),
        panel=panel,
        panel_edge=panel_edge,
        dim=(*CLOTHS[cloth].bar, 170),
        good=(158, 226, 150),
        bad=(255, 178, 166),
        heart=(232, 48, 84),
    )


_PALETTES: dict[str, Palette] = {
    "rose": _on("rose", (52, 10, 32), (98, 38, 62), (112, 28, 60), (132, 38, 74), (84, 16, 44)),
    "green": _on("green", (10, 44, 33), (38, 82, 66), (20, 84, 62), (28, 100, 74), (12, 62, 46)),
    "midnight": _on("midnight", (17, 24, 62), (52, 64, 116), (44, 62, 128), (56, 76, 148), (30, 44, 96)),
    "plain": Palette(
        cloth=CLOTHS["plain"],
        text=(255, 255, 255),
        text_dim=(232, 232, 232),
        gold=(255, 208, 0),
        focus=(64, 150, 255),
        selected=(255, 255, 255),
        button=(38, 38, 38),
        button_hover=(64, 64, 64),
        button_down=(16, 16, 16),
        button_text=(255, 255, 255),
        primary=(255, 208, 0),
        primary_text=(0, 0, 0),
        button_off=(20, 20, 20),
        button_off_text=(176, 176, 176),
        panel=(0, 0, 0),
        panel_edge=(255, 255, 255),
        dim=(0, 0, 0, 200),
        good=(120, 255, 120),
        bad=(255, 150, 140),
        heart=(255, 64, 96),
    ),
}

_OPEN_GROUNDS = ("cloth.centre", "cloth.edge", "cloth.bar", "panel")

TEXT_PAIRS: tuple[tuple[str, str], ...] = (
    *((words, ground) for words in ("text", "text_dim", "gold", "good", "bad") for ground in _OPEN_GROUNDS),
    *(("button_text", ground) for ground in ("button", "button_hover", "button_down")),
    ("primary_text", "primary"),
    ("button_off_text", "button_off"),
)
"""Which words may stand on which ground, as attribute paths of `Palette`; each pair has a contrast of at least 4.5."""


def palette(cloth: str) -> Palette:
    """The colours that go with the cloth of that name.

    Raises:
        KeyError: there is no such cloth.
    """
    return _PALETTES[cloth]
