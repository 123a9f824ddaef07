"""Where the focus goes when a direction is pressed: to the nearest thing that way."""

from collections.abc import Mapping
from enum import Enum
from math import hypot
from typing import TypeVar

from game.table.box import Box, Point

K = TypeVar("K")

# A thing straight ahead is preferred to a nearer one off to the side.
_SIDEWAYS_COST = 2.0


class Direction(Enum):
    """One of the four ways the focus can move, as a step in x and y."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


def next_focus(boxes: Mapping[K, Box], focus: K, direction: Direction) -> K:
    """The nearest thing in ``direction`` from the one in focus; when nothing lies there, the focus stays."""
    start = boxes[focus].centre
    costs = {key: _cost(start, box.centre, direction) for key, box in boxes.items() if key != focus}
    ahead = {key: cost for key, cost in costs.items() if cost is not None}
    return min(ahead, key=ahead.__getitem__) if ahead else focus


def nearest(boxes: Mapping[K, Box], point: Point) -> K:
    """The thing whose centre is nearest to ``point``. Raises ValueError when there is none."""
    return min(boxes, key=lambda key: hypot(*_offset(point, boxes[key].centre)))


def _offset(start: Point, end: Point) -> Point:
    return end[0] - start[0], end[1] - start[1]


def _cost(start: Point, end: Point, direction: Direction) -> float | None:
    dx, dy = _offset(start, end)
    step_x, step_y = direction.value
    ahead, aside = dx * step_x + dy * step_y, abs(dx * step_y) + abs(dy * step_x)
    # Things more sideways than ahead are reached by pressing sideways.
    return ahead + _SIDEWAYS_COST * aside if ahead > 1 and ahead >= aside / 3 else None
