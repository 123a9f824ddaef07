"""How the other players are seated around the trick at the table of Hearts.

Two plans are tried, and the one with the larger trick is taken: the others on the left, above and on the right; or, in
a narrow window, all of them in one row above.
"""

from typing import NamedTuple

from game.table.box import Box
from game.table.hearts_frame import Frame
from game.table.hearts_ring import Sides, ring_width

# How much larger the trick must be for all plates to go above.
_WORTH_A_ROW = 1.18


class Plan(NamedTuple):
    """One way to seat the others: their plates by place from 1, and what is left for the trick."""

    sides: Sides
    plates: tuple[Box, ...]
    middle: Box
    width: int


def best_plan(frame: Frame) -> Plan | None:
    """The plan with the largest trick, if there is any; all others above only where that is worth it."""
    plans = [plan for sides in _possible_sides(frame.seating.players) if (plan := _around(frame, sides)) is not None]
    best = max(plans, key=lambda plan: plan.width, default=None)
    above = _above(frame)
    if above is not None and (best is None or above.width > _WORTH_A_ROW * best.width):
        return above
    return best


def _possible_sides(players: int) -> list[Sides]:
    others = players - 1
    return [Sides(side, others - 2 * side) for side in range(1, 5) if others - 2 * side >= 0]


def _around(frame: Frame, sides: Sides) -> Plan | None:
    zone, gap = frame.zone, frame.measures.margin
    width = frame.plate[0]
    top = _top_row(frame, sides.top)
    if top is None:
        return None
    row_bottom = zone.y + (frame.module + gap if sides.top else 0)
    reach = min((box.x for box in top), default=zone.right)
    column_top = zone.y if reach >= zone.x + width + gap else row_bottom
    column = Box(zone.x, column_top, width, zone.bottom - column_top)
    middle = Box(zone.x + width + gap, row_bottom, zone.width - 2 * (width + gap), zone.bottom - row_bottom)
    needed = sides.side * frame.module + (sides.side - 1) * max(2, gap // 2)
    if needed > column.height:
        return None
    ys = _spread(frame, column, middle, sides.side)
    left = [Box(zone.x, y, width, frame.plate[1]) for y in reversed(ys)]
    right = [Box(zone.right - width, y, width, frame.plate[1]) for y in ys]
    return _plan(frame, sides, (*left, *top, *right), middle)


def _spread(frame: Frame, column: Box, middle: Box, count: int) -> list[int]:
    """The upper edges of the plates on one side, from above: beside the trick, and apart as far as there is room."""
    if count == 1:
        y = middle.y + (middle.height - frame.module) // 2
        return [min(max(y, column.y), column.bottom - frame.module)]
    step = min((column.height - frame.module) / (count - 1), frame.module * 1.6)
    first = column.y + (column.height - frame.module - step * (count - 1)) / 2
    return [round(first + place * step) for place in range(count)]


def _top_row(frame: Frame, count: int) -> list[Box] | None:
    if count == 0:
        return []
    zone, width = frame.zone, frame.plate[0]
    step = min(zone.width / count, width * 1.4)
    if step < width + max(2, frame.measures.margin // 2):
        return None
    first = zone.x + (zone.width - step * count) / 2
    return [Box(round(first + (i + 0.5) * step - width / 2), zone.y, width, frame.plate[1]) for i in range(count)]


def _above(frame: Frame) -> Plan | None:
    """All others in one row, clockwise from the left."""
    others = frame.seating.players - 1
    row = _top_row(frame, others)
    if row is None or others > 4:
        return None
    side = 1 if others < 4 else 2
    y = frame.zone.y + frame.module + frame.measures.margin
    middle = Box(frame.zone.x, y, frame.zone.width, frame.zone.bottom - y)
    return _plan(frame, Sides(side, others - 2 * side), tuple(row), middle)


def _plan(frame: Frame, sides: Sides, plates: tuple[Box, ...], middle: Box) -> Plan | None:
    """A plan, if its middle holds a trick."""
    if middle.width < 40 or middle.height < 40:
        return None
    seating = frame.seating
    # The trick is no larger than the hand, unless that has had to be made small.
    most = round((0.94 if frame.hand.rows == 1 else 1.15) * frame.hand.card_width)
    return Plan(sides, plates, middle, ring_width(middle, sides, seating.has_seconds, seating.has_piles, most))
