"""The card faces: in three levels of detail, one for the high-contrast deck, and one for hands held as a fan."""

from sprites.decks import INKS, Inks
from tools.art.courts import court
from tools.art.glyphs import word_outline, word_width
from tools.art.pips import ENGRAVINGS, pip
from tools.art.svg import CARD_HEIGHT, CARD_WIDTH, group, path, picture, rect

RANKS = "A23456789TJQK"
SUITS = "SHDC"

_CORNER = 12.0

# Columns and rows of the pip field, which lies wholly under the index.
_LEFT, _MIDDLE, _RIGHT = 52.0, 100.0, 148.0
_TOP, _BOTTOM = 106.0, 246.0


def _row(part: float) -> float:
    return _TOP + (_BOTTOM - _TOP) * part


def _pairs(*parts: float) -> list[tuple[float, float]]:
    return [(x, part) for part in parts for x in (_LEFT, _RIGHT)]


def _singles(*parts: float) -> list[tuple[float, float]]:
    return [(_MIDDLE, part) for part in parts]


ARRANGEMENTS: dict[str, list[tuple[float, float]]] = {
    "2": _singles(0, 1),
    "3": _singles(0, 0.5, 1),
    "4": _pairs(0, 1),
    "5": _pairs(0, 1) + _singles(0.5),
    "6": _pairs(0, 0.5, 1),
    "7": _pairs(0, 0.5, 1) + _singles(0.25),
    "8": _pairs(0, 0.5, 1) + _singles(0.25, 0.75),
    "9": _pairs(0, 1 / 3, 2 / 3, 1) + _singles(0.5),
    "T": _pairs(0, 1 / 3, 2 / 3, 1) + _singles(1 / 6, 5 / 6),
}
"""The traditional places of the pips: column, and part of the way down the field."""


def blank(inks: Inks, hair: float) -> list[str]:
    """The card itself: paper with an edge as fine as a hair, transparent outside its corners."""
    inner = 2 * hair
    return [
        rect(0, 0, CARD_WIDTH, CARD_HEIGHT, rx=_CORNER, fill=inks.edge),
        rect(hair, hair, CARD_WIDTH - inner, CARD_HEIGHT - inner, rx=_CORNER - hair, fill=inks.paper),
    ]


def index(rank: str, x: float, top: float, cap: float, room: float, fill: str) -> str:
    """Rank in large letters from the upper left; what is wider than its room is set narrower."""
    word = "10" if rank == "T" else rank
    gap = -40 if rank == "T" else 0
    narrow = min(1.0, room / word_width(word, cap, gap=gap))
    return path(word_outline(word, x, top + cap, cap, narrow, gap), fill=fill, fill_rule="evenodd")


def ace(suit: str, inks: Inks, x: float = 100.0, y: float = 178.0, size: float = 128.0) -> list[str]:
    """One large pip with a line of gold engraved in it."""
    line = {"fill": "none", "stroke": inks.gold, "transform": f"translate({x:g} {y:g}) scale({size / 100:g})"}
    return [pip(suit, x, y, size, inks.ink), path(ENGRAVINGS[suit], stroke_width=1.9, **line)]


def full(rank: str, suit: str) -> str:
    """Every pip in its traditional place, or a court figure."""
    inks = INKS["classic"][suit]
    parts = [*blank(inks, 1.8), index(rank, 13, 14, 61, 86, inks.ink), pip(suit, 163, 44, 46, inks.ink)]
    if rank in "JQK":
        parts += court(rank, suit, inks)
    elif rank == "A":
        parts += ace(suit, inks)
    else:
        size = 37 if rank in "9T" else 42
        parts += [pip(suit, x, _row(part), size, inks.ink, upside_down=part > 0.5) for x, part in ARRANGEMENTS[rank]]
    return picture(CARD_WIDTH, CARD_HEIGHT, parts)


def _one_pip(rank: str, suit: str, cap: float, room: float, small: float, hair: float) -> str:
    """Index and suit in the upper half; one large pip in the lower half, out of sight when that is covered."""
    inks = INKS["classic"][suit]
    parts = [
        *blank(inks, hair),
        index(rank, 13, 16, cap, room, inks.ink),
        pip(suit, 186 - small / 2, 18 + small / 2, small, inks.ink),
        pip(suit, 100, 206, 112, inks.ink),
    ]
    return picture(CARD_WIDTH, CARD_HEIGHT, parts)


def plain(rank: str, suit: str) -> str:
    """Large index, and one large pip below it."""
    return _one_pip(rank, suit, cap=80, room=104, small=60, hair=2.6)


def tiny(rank: str, suit: str) -> str:
    """The index as large as can be, and a small suit."""
    return _one_pip(rank, suit, cap=100, room=106, small=61, hair=4)


def bold(rank: str, suit: str) -> str:
    """For the high-contrast deck at any width that is not tiny: index and pip as large as can be."""
    return _one_pip(rank, suit, cap=90, room=104, small=60, hair=3)


def fan(rank: str, suit: str) -> str:
    """For hands: rank and suit one below the other, in the strip that shows when the next card lies over the rest."""
    inks = INKS["classic"][suit]
    parts = [
        *blank(inks, 2.6),
        index(rank, 12, 15, 76, 74, inks.ink),
        pip(suit, 46, 133, 62, inks.ink),
        *_beside_the_strip(rank, suit, inks),
    ]
    return picture(CARD_WIDTH, CARD_HEIGHT, parts)


def _beside_the_strip(rank: str, suit: str, inks: Inks) -> list[str]:
    if rank in "JQK":
        # The figure as it stands on a full face, moved to the right and made smaller.
        return [group(court(rank, suit, inks), transform="translate(67 48) scale(0.68)")]
    if rank == "A":
        return ace(suit, inks, 138, 196, 100)
    return [pip(suit, 138, 198, 96, inks.ink)]
