"""How a hand of Hearts is spread: in one row or in two, so that rank and suit of every card show."""

from itertools import zip_longest
from typing import NamedTuple

from game.table.box import Box, Point
from game.table.layout import CARD_HEIGHT

# In card widths: the strip that tells rank and suit of a fanned card, and how deep they reach below its upper edge.
INDEX_WIDTH = 0.42
INDEX_HEIGHT = 0.84
# Cards lie no further apart than this, so that a small hand is still a hand.
_WIDEST_STEP = 0.78


class HandPlan(NamedTuple):
    """A place for a hand: ``room`` in pixels, how wide its cards are, and how many rows it has."""

    room: Box
    card_width: int
    rows: int

    @property
    def card_height(self) -> int:
        """The height of a card in pixels."""
        return round(self.card_width * CARD_HEIGHT)

    @property
    def lift(self) -> int:
        """How far a card taken up stands out, in pixels."""
        return max(5, round(0.16 * self.card_width))


def hand_plan(field: Box, count: int, share: float) -> HandPlan:
    """The plan with the larger cards for up to ``count`` of them at the foot of ``field``.

    One row takes at most ``share`` (0–1) of the height of ``field``, two rows a fifth more.
    """
    one = _width(field, count, CARD_HEIGHT, share)
    two = _width(field, -(-count // 2), CARD_HEIGHT + INDEX_HEIGHT, 1.2 * share)
    rows, width = (1, one) if one >= two else (2, two)
    height = round(width * CARD_HEIGHT) + (rows - 1) * round(width * INDEX_HEIGHT)
    return HandPlan(Box(field.x, field.bottom - height, field.width, height), width, rows)


def hand_boxes(plan: HandPlan, count: int) -> tuple[Box, ...]:
    """Where ``count`` cards lie, from the left, the upper row first. Each lies over the one before it."""
    if plan.rows == 1 or count * 2 <= _most_in_a_row(plan):
        return tuple(_row(plan, count, plan.room.bottom - plan.card_height))
    above = -(-count // 2)
    lower = plan.room.bottom - plan.card_height
    return (*_row(plan, above, plan.room.y), *_row(plan, count - above, lower))


def visible_strips(plan: HandPlan, boxes: tuple[Box, ...]) -> tuple[Box, ...]:
    """The part of each card that no later one covers, but for what a lower row hides: what a finger can touch."""
    strips = []
    for box, after in zip_longest(boxes, boxes[1:]):
        width = after.x - box.x if after is not None and after.y == box.y else box.width
        strips.append(box._replace(width=min(width, box.width)))
    lowest = boxes[-1].y if boxes else 0
    return tuple(strip._replace(height=min(strip.height, lowest - strip.y) or strip.height) for strip in strips)


def card_at(boxes: tuple[Box, ...], point: Point) -> int | None:
    """The place in the hand of the card that is uppermost at ``point``, or None."""
    return next((place for place in reversed(range(len(boxes))) if boxes[place].holds(point)), None)


def _width(field: Box, count: int, height: float, share: float) -> int:
    by_width = field.width / (1 + INDEX_WIDTH * max(0, count - 1))
    return max(16, int(min(by_width, share * field.height / height)))


def _most_in_a_row(plan: HandPlan) -> int:
    return int((plan.room.width - plan.card_width) / (INDEX_WIDTH * plan.card_width)) + 1


def _row(plan: HandPlan, count: int, y: int) -> list[Box]:
    width = plan.card_width
    room = plan.room.width - width
    step = min(room / (count - 1), _WIDEST_STEP * width) if count > 1 else 0.0
    left = plan.room.x + (room - step * (count - 1)) / 2
    return [Box(round(left + place * step), y, width, plan.card_height) for place in range(count)]
