"""Jack, Queen and King: busts that look the same from above and from below.

A figure is drawn about the middle of its frame, from there upwards, and then once more turned by half a circle. What
it wears on its head tells the rank from afar, what it holds tells the suit.
"""

from sprites.decks import Inks
from tools.art.heads import head
from tools.art.pips import pip
from tools.art.regalia import held
from tools.art.robes import SLANT, robe
from tools.art.svg import circle, group, path, rect

MIDDLE_X, MIDDLE_Y = 100.0, 171.0
HALF_WIDTH, HALF_HEIGHT = 74.0, 88.0

# Half of the figures look, and hold what they hold, to the other side.
_TO_THE_LEFT = {"QS", "JS", "KH", "QC", "KD", "JD"}


# Heads a little larger than life, grown from the chin.
_LARGER = "translate(0 -38) scale(1.04) translate(0 38)"


def court(rank: str, suit: str, inks: Inks) -> list[str]:
    """The figure of a court card, in its frame, where the pips of other cards are."""
    leans = -1 if rank + suit in _TO_THE_LEFT else 1
    body = [*robe(rank, suit, inks), *held(rank, suit, inks)]
    face = [group(head(rank, suit, inks), transform=_LARGER)]
    parts = [
        _ground(inks),
        *_from_both_ends(body, leans),
        *_sash(suit, inks, leans),
        _frame(inks),
        *_from_both_ends(face, leans),
    ]
    return [group(parts, transform=f"translate({MIDDLE_X:g} {MIDDLE_Y:g})")]


def _from_both_ends(parts: list[str], leans: int) -> list[str]:
    return [group(parts, transform=f"scale({leans} 1)"), group(parts, transform=f"rotate(180) scale({leans} 1)")]


def _ground(inks: Inks) -> str:
    return rect(-HALF_WIDTH, -HALF_HEIGHT, 2 * HALF_WIDTH, 2 * HALF_HEIGHT, rx=9, fill=inks.tint)


def _frame(inks: Inks) -> str:
    x, y = HALF_WIDTH, HALF_HEIGHT
    return rect(-x, -y, 2 * x, 2 * y, rx=9, fill="none", stroke=inks.bronze, stroke_width=2)


def _sash(suit: str, inks: Inks, leans: int) -> list[str]:
    """The band that parts the two halves."""
    x, rise, thick = HALF_WIDTH, -SLANT * HALF_WIDTH * leans, 7.5
    band = f"M{-x:g} {rise - thick:g}L{x:g} {-rise - thick:g}L{x:g} {-rise + thick:g}L{-x:g} {rise + thick:g}Z"
    return [
        path(band, fill=inks.gold, stroke=inks.line, stroke_width=1.6),
        *(circle(at * x / 6, -at * rise / 6, 2.6, fill=inks.shade) for at in (-5, -4, -3, -2, 2, 3, 4, 5)),
        circle(0, 0, 11, fill=inks.paper, stroke=inks.line, stroke_width=1.6),
        pip(suit, 0, 0, 13, inks.ink) if suit == "D" else circle(0, 0, 5, fill=inks.ink),
    ]
