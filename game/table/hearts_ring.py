"""Where the cards of a trick lie: in a ring in the middle, each toward its player.

The ring has a column on either side, a row above, and one's own card below. ``Sides`` tells how many players sit
at each: places go clockwise, 0 being one's own, then up the left side, along the top, and down the right side.
"""

from typing import NamedTuple

from game.table.box import Box, centred
from game.table.layout import CARD_HEIGHT

# In card widths: the space between neighbours, and what must show of a card of which the next one covers the rest.
_GAP = 0.1
_UPPER_PART = 0.56
# The small piles beside one's own card.
PILE_WIDTH = 0.42
# Cards this wide, in pixels, are read without effort; to come so far, one's own may lie over a card opposite.
_READABLE = 44
_TIGHT_ROWS = CARD_HEIGHT + 0.8
_TIGHT_WITH_PILES = CARD_HEIGHT * (1 + 2 * PILE_WIDTH) + 0.06
# How far the second card of a player lies to the right of the first, which keeps its rank.
SECOND_CARD = 0.48
_PILE_ROOM = 2 * (PILE_WIDTH + 2 * _GAP)


class Sides(NamedTuple):
    """How many of the others sit on each ``side``, and along the ``top``."""

    side: int
    top: int

    @property
    def others(self) -> int:
        """How many there are besides oneself."""
        return 2 * self.side + self.top


class Ring(NamedTuple):
    """The boxes of the trick's cards by place, of the second ones of a boosted trick, and of two small piles."""

    card_width: int
    cards: tuple[Box, ...]
    seconds: tuple[Box, ...]
    kitty: Box
    pile: Box


def ring_width(middle: Box, sides: Sides, has_seconds: bool, has_piles: bool, most: int) -> int:
    """The width of the largest cards, up to ``most`` pixels, whose ring fits into ``middle``."""
    across, down, tight = _size(sides, has_seconds, has_piles)
    apart = min(middle.width / across, middle.height / down)
    closer = min(middle.width / across, middle.height / tight, _READABLE)
    return max(8, int(min(max(apart, closer), most)))


def ring(middle: Box, sides: Sides, has_seconds: bool, has_piles: bool, most: int) -> Ring:
    """The ring in the middle of ``middle``."""
    width = ring_width(middle, sides, has_seconds, has_piles, most)
    across, down, _ = _size(sides, has_seconds, has_piles)
    column = CARD_HEIGHT + (sides.side - 1) * (CARD_HEIGHT + _GAP)
    # A little air where there is room, so that the cards lean towards their players and none covers another.
    frame = centred(
        middle.centre,
        round(min(middle.width, across * width * 1.12)),
        round(min(middle.height, max(down * 1.06, column) * width)),
    )
    cards = _cards(frame, sides, width, has_seconds)
    offset = round(SECOND_CARD * width)
    small = round(PILE_WIDTH * width)
    tall, gap, own = round(small * CARD_HEIGHT), round(_GAP * width), cards[0]
    right = own.right + (offset if has_seconds else 0) + gap
    return Ring(
        width,
        cards,
        tuple(box.moved(offset, 0) for box in cards),
        Box(own.x - gap - small, own.bottom - tall, small, tall),
        Box(right, own.bottom - tall, small, tall),
    )


def _spot(has_seconds: bool) -> float:
    return 1 + SECOND_CARD if has_seconds else 1.0


def _size(sides: Sides, has_seconds: bool, has_piles: bool) -> tuple[float, float, float]:
    """The ring's width, its height, and the height it can do with, in card widths."""
    spot = _spot(has_seconds)
    inner = max(1, sides.top) * (spot + _GAP) + _GAP
    if has_piles and sides.side > 1:
        inner = max(inner, spot + _PILE_ROOM)
    rows = 2 * CARD_HEIGHT + _GAP if sides.top else 1.5 * CARD_HEIGHT
    column = CARD_HEIGHT + (sides.side - 1) * _UPPER_PART
    tight = _TIGHT_WITH_PILES if has_piles else _TIGHT_ROWS
    return 2 * spot + inner, max(rows, column), max(min(rows, tight), column)


def _cards(frame: Box, sides: Sides, width: int, has_seconds: bool) -> tuple[Box, ...]:
    height, spot = round(width * CARD_HEIGHT), round(_spot(has_seconds) * width)
    middle = frame.x + (frame.width - spot) // 2
    own = Box(middle, frame.bottom - height, width, height)
    ys = _column(frame, sides, height)
    left = [Box(frame.x, y, width, height) for y in reversed(ys)]
    right = [Box(frame.right - spot, y, width, height) for y in ys]
    inner = Box(frame.x + spot, frame.y, frame.width - 2 * spot, height)
    top = [
        Box(round(inner.x + inner.width * (i + 0.5) / sides.top - spot / 2), frame.y, width, height)
        for i in range(sides.top)
    ]
    return (own, *left, *top, *right)


def _column(frame: Box, sides: Sides, height: int) -> list[int]:
    """The upper edges of the cards on one side, from above."""
    room = frame.height - height
    if sides.side == 1:
        return [frame.y + (room // 2 if sides.top else 0)]
    step = min(room / (sides.side - 1), height * 1.06)
    first = frame.y + (room - step * (sides.side - 1)) / 2
    return [round(first + place * step) for place in range(sides.side)]
