"""What the court wears below the neck. Coordinates are from the middle of the court's frame, upwards negative.

Robes end along the slanting line that parts the two halves: at y = x times `SLANT`, under the sash.
"""

from sprites.decks import Inks
from tools.art.pips import pip
from tools.art.svg import circle, path

SLANT = 10 / 74
_HEM = "L74 10L-74 -10Z"


def robe(rank: str, suit: str, inks: Inks) -> list[str]:
    """The robe of a rank, patterned with the suit."""
    return {"K": _king, "Q": _queen, "J": _jack}[rank](suit, inks)


def _pattern(suit: str, places: list[tuple[float, float]], inks: Inks) -> list[str]:
    return [pip(suit, x, y, 12.5, inks.gold) for x, y in places]


def _king(suit: str, inks: Inks) -> list[str]:
    """A mantle with broad shoulders and an ermine collar."""
    mantle = f"M-74 -26C-62 -36 -38 -36 -18 -43L18 -43C38 -36 62 -36 74 -26{_HEM}"
    collar = "M-36 -38C-33 -14 -16 0 0 0C16 0 33 -14 36 -38L17 -44C15 -31 9 -24 0 -24C-9 -24 -15 -31 -17 -44Z"
    ermine = [(-26.5, -26), (-17.5, -14.5), (0, -13.5), (17.5, -14.5), (26.5, -26)]
    return [
        path(mantle, fill=inks.ink),
        *_pattern(suit, [(-62, -24), (-46, -25), (65, -25), (32, -10)], inks),
        path(collar, fill=inks.paper, stroke=inks.line, stroke_width=1.4),
        *(path(f"M{x:g} {y - 4:g}L{x + 2:g} {y + 3:g}L{x - 2:g} {y + 3:g}Z", fill=inks.line) for x, y in ermine),
    ]


def _queen(suit: str, inks: Inks) -> list[str]:
    """A gown with round sleeves, an open neck, lace and a pendant."""
    sleeves = f"M-74 -20C-66 -32 -46 -35 -28 -35L28 -35C46 -35 66 -32 74 -20{_HEM}"
    bodice = "M-28 -36C-22 -22 -22 -10 -25 -3.4L25 3.4C22 -10 22 -22 28 -36Z"
    neck = "M-19 -37C-16 -22 -8 -14 0 -14C8 -14 16 -22 19 -37Z"
    lace = [(-24, -33), (-21.5, -23), (-14.5, -15), (-5.2, -10.5), (5.2, -10.5), (14.5, -15), (21.5, -23), (24, -33)]
    return [
        path(sleeves, fill=inks.shade),
        path(bodice, fill=inks.ink, stroke=inks.gold, stroke_width=2),
        *(circle(x, y, 5.4, fill=inks.paper, stroke=inks.line, stroke_width=1) for x, y in lace),
        path(neck, fill=inks.skin),
        *_pattern(suit, [(-61, -22), (-45, -24), (64.5, -23), (34, -24), (31, -9)], inks),
        path("M-12 -31C-8 -23 8 -23 12 -31", fill="none", stroke=inks.gold, stroke_width=1.8),
        circle(0, -23, 3.4, fill=inks.gold),
    ]


def _jack(suit: str, inks: Inks) -> list[str]:
    """A tunic of two colours, with a pointed collar and a gold seam."""
    left = "M-74 -20C-66 -31 -40 -34 -16 -38L0 -38L0 0L-74 -10Z"
    right = "M74 -20C66 -31 40 -34 16 -38L0 -38L0 0L74 10Z"
    collar = "M-20 -40L-31 -22L-13 -26L0 -12L13 -26L31 -22L20 -40Z"
    return [
        path(left, fill=inks.ink),
        path(right, fill=inks.shade),
        *_pattern(suit, [(-61, -21), (-45, -23), (64.5, -22), (23, -13)], inks),
        path("M0 -30L0 0", fill="none", stroke=inks.gold, stroke_width=2),
        path(collar, fill=inks.paper, stroke=inks.line, stroke_width=1.4),
    ]
