"""Icons of one colour, in a box of 48 by 48."""

from tools.art.pips import OUTLINES
from tools.art.svg import path, picture

SIDE = 48
STROKE = {"fill": "none", "stroke": "#ffffff", "stroke_width": 4, "stroke_linecap": "round", "stroke_linejoin": "round"}


def _line(outline: str) -> str:
    return path(outline, **STROKE)  # type: ignore[arg-type]


def _suit(suit: str) -> str:
    return path(OUTLINES[suit], fill="#ffffff", transform="translate(24 24) scale(0.42)")


NAMES = [
    "undo",
    "redo",
    "new",
    "menu",
    "sound_on",
    "sound_off",
    "fullscreen",
    "windowed",
    "help",
    "back",
    "close",
    "play",
    "pause",
    "settings",
    "statistics",
    "calendar",
    "trophy",
    "left",
    "right",
    "up",
    "down",
    "check",
    "backspace",
    "share",
    "hint",
    "controller",
]
ICONS: dict[str, str] = {
    **{name: _line("M10 24L38 24M24 10L24 38") for name in NAMES},
    "heart": _suit("H"),
    "spade": _suit("S"),
    "diamond": _suit("D"),
    "club": _suit("C"),
}


def icon(name: str) -> str:
    """The picture of one icon, in white."""
    return picture(SIDE, SIDE, [ICONS[name]])
