"""Where everything lies at the table of Hearts in a window of any size, for three to ten players.

One's own hand lies below, over it a strip with one's own plate and room for a sentence. The others sit around the
rest, each with a plate and, where there is room, a fan of backs below it; the trick lies in the middle. Two plans are
tried, and the one with the larger trick is taken: the others on the left, above and on the right; or, in a narrow
window, all of them in one row above.

A *place* is a seat as it is seen: 0 is one's own, and the others follow clockwise, up the left side.
"""

from enum import Enum
from typing import NamedTuple

from game.table.box import Box
from game.table.hearts_hand import HandPlan, hand_plan
from game.table.hearts_ring import Ring, Sides, ring, ring_width
from game.table.layout import CARD_HEIGHT

_SMALLEST_BUTTON = 40
_LARGEST_LINE = 40
_WIDE_FROM = 900  # windows this wide have room for words under the icons of a column of buttons
_FANS_FROM = 440
# Plates are so many lines wide: with few players, and with many.
_PLATE_WIDTHS = (7.0, 5.6)
_PLATE_LINES = 2.3
_FAN_LINES = 0.8
# How much larger the trick must be for all plates to go above.
_WORTH_A_ROW = 1.18
_READABLE_TRICK = 30  # pixels of a card's width


class HeartsTool(Enum):
    """The buttons of the table, by the names of their icons."""

    MENU = "menu"
    TRICKS = "tricks"
    CLAIM = "check"
    HINT = "hint"
    UNDO = "undo"


class Where(Enum):
    """A kind of place for cards."""

    HAND = "hand"
    FAN = "fan"
    TRICK = "trick"
    TAKEN = "taken"
    KITTY = "kitty"
    PILE = "pile"
    DECK = "deck"


class Slot(NamedTuple):
    """A place for a card: of the player at a ``place``; ``number`` counts the cards of a hand, or of a trick."""

    where: Where
    place: int = 0
    number: int = 0


class Seating(NamedTuple):
    """What a layout is made for: how many play, how many cards a hand can have, and what the trick needs."""

    players: int
    hand_size: int
    has_seconds: bool = False
    has_piles: bool = False


class HeartsLayout(NamedTuple):
    """The boxes of all that lies on the table, in pixels.

    ``plates`` and ``fans`` go by place; one's own fan, and those that have no room, are None. ``line`` is the height
    of a line of words.
    """

    size: tuple[int, int]
    margin: int
    line: int
    bar: Box
    buttons: dict[HeartsTool, Box]
    hand: HandPlan
    message: Box
    plates: tuple[Box, ...]
    fans: tuple[Box | None, ...]
    middle: Box
    ring: Ring

    @property
    def lift(self) -> int:
        """How far a card taken up stands out of the hand."""
        return _lift(self.hand)

    @property
    def kitty_aside(self) -> Box:
        """Where the kitty lies before the play: in a corner of the middle, out of the way of questions."""
        kitty, middle = self.ring.kitty, self.middle
        return kitty._replace(x=middle.x, y=middle.bottom - kitty.height - kitty.width // 4)

    @property
    def back_width(self) -> int:
        """The width of a card face down in the fan of another player."""
        return max(10, round(self.line * 1.3))

    def tool_at(self, point: tuple[float, float]) -> HeartsTool | None:
        """The button at ``point``."""
        return next((tool for tool, box in self.buttons.items() if box.holds(point)), None)


def hearts_layout(
    size: tuple[int, int], seating: Seating, left_handed: bool = False, text_scale: float = 1.0
) -> HeartsLayout:
    """The layout with the largest trick for a window of ``size`` pixels.

    ``left_handed`` puts a column of buttons on the right, and mirrors a row of them. ``text_scale`` makes words and
    buttons larger.
    """
    best: tuple[_Frame, _Plan] | None = None
    for demands in _DEMANDS:
        frame = _Frame(size, seating, left_handed, min(text_scale, demands.text_scale), demands)
        plan = _best_plan(frame)
        if plan is not None and (best is None or plan.width > best[1].width):
            best = frame, plan
        if best is not None and best[1].width >= _READABLE_TRICK:
            break
    if best is None:
        raise ValueError(f"a window of {size[0]} by {size[1]} pixels is too small for {seating.players} players")
    return best[0].layout(best[1])


class _Demands(NamedTuple):
    """How much room players and hand ask for: the largest text, wide plates or narrow ones, the hand's share."""

    text_scale: float
    is_wide: bool
    hand_share: float


# In a window where the trick would be too small to be read, less and less is asked for.
_DEMANDS = (
    _Demands(2.0, True, 0.28),
    _Demands(2.0, False, 0.28),
    _Demands(1.0, False, 0.28),
    _Demands(1.0, False, 0.25),
    _Demands(0.9, False, 0.25),
    _Demands(0.9, False, 0.2),
)


class _Plan(NamedTuple):
    """One way to seat the others: their plates by place from 1, and what is left for the trick."""

    sides: Sides
    plates: tuple[Box, ...]
    middle: Box
    width: int


def _lift(hand: HandPlan) -> int:
    return max(5, round(0.16 * hand.card_width))


class _Frame:
    """What all plans of one window share, in pixels."""

    def __init__(
        self, size: tuple[int, int], seating: Seating, left_handed: bool, text_scale: float, demands: _Demands
    ) -> None:
        self.size, self.seating = size, seating
        self.width, self.height = size
        shorter = min(size)
        self.margin = max(4, shorter // 48)
        bar_lines = 2 if self.width < 0.8 * self.height else 1
        self.bar = Box(0, 0, self.width, round(bar_lines * max(18, shorter * 0.058) * text_scale))
        self.line = round(min(_LARGEST_LINE, max(11, shorter * 0.036)) * min(text_scale, 1.25))
        self.button = round(max(min(_SMALLEST_BUTTON, shorter // 6), shorter * 0.085) * min(text_scale, 1.25))
        self.is_beside = self.width > 1.1 * self.height
        self.buttons, field = self._column() if self.is_beside else self._row()
        if left_handed:
            self.buttons = {tool: self._flipped(box) for tool, box in self.buttons.items()}
            field = self._flipped(field)
        self.hand = hand_plan(field, seating.hand_size, demands.hand_share)
        self.plate_height = round(_PLATE_LINES * self.line)
        strip_y = self.hand.room.y - _lift(self.hand) - self.margin // 2 - self.plate_height
        self.strip = Box(field.x, strip_y, field.width, self.plate_height)
        top = self.bar.bottom + self.margin
        self.zone = Box(field.x, top, field.width, self.strip.y - self.margin - top)
        wide = _PLATE_WIDTHS[0] if seating.players <= 5 and demands.is_wide else _PLATE_WIDTHS[1]
        self.plate_width = min(round(wide * self.line), int(self.zone.width * 0.3))
        has_fans = shorter >= _FANS_FROM and seating.players <= 6
        self.fan = round(_FAN_LINES * self.line) if has_fans else 0
        self.module = self.plate_height + self.fan

    def _flipped(self, box: Box) -> Box:
        return box._replace(x=self.width - box.right)

    def _column(self) -> tuple[dict[HeartsTool, Box], Box]:
        # What is pressed often lies low, in reach of a thumb; what leads away lies high.
        gap, top = self.margin, self.bar.bottom + self.margin
        width = round(self.button * 1.7) if self.width >= _WIDE_FROM else self.button
        room = self.height - gap - top
        height = min(round(self.button * 1.15) if self.width >= _WIDE_FROM else self.button, (room - 4 * gap) // 5)
        step = height + gap
        last = self.height - gap - height
        tops = (top, top + step, (top + step + last - step) // 2, last - step, last)
        buttons = {tool: Box(gap, y, width, height) for tool, y in zip(HeartsTool, tops, strict=True)}
        left = width + 2 * gap
        # In a wide window the table stands in its middle.
        right = left if self.width > 1.6 * self.height else gap
        return buttons, Box(left, self.bar.bottom, self.width - left - right, self.height - gap - self.bar.bottom)

    def _row(self) -> tuple[dict[HeartsTool, Box], Box]:
        gap = self.margin
        y = self.height - gap - self.button
        width = (self.width - 2 * gap - 6 * gap) // 5
        extra = (0, 0, gap, 2 * gap, 2 * gap)
        buttons = {
            tool: Box(gap + place * (width + gap) + extra[place], y, width, self.button)
            for place, tool in enumerate(HeartsTool)
        }
        return buttons, Box(gap, self.bar.bottom, self.width - 2 * gap, y - gap - self.bar.bottom)

    def plan(self, sides: Sides, plates: tuple[Box, ...], middle: Box) -> _Plan | None:
        """A plan, if its middle holds a trick."""
        if middle.width < 40 or middle.height < 40:
            return None
        seating = self.seating
        # The trick is no larger than the hand, unless that has had to be made small.
        most = round((0.94 if self.hand.rows == 1 else 1.15) * self.hand.card_width)
        return _Plan(sides, plates, middle, ring_width(middle, sides, seating.has_seconds, seating.has_piles, most))

    def layout(self, plan: _Plan) -> HeartsLayout:
        """The whole layout with a plan for the others."""
        own = self.strip._replace(width=self.plate_width)
        message = Box(own.right + self.margin, own.y, self.strip.right - own.right - self.margin, own.height)
        seating = self.seating
        trick = ring(plan.middle, plan.sides, seating.has_seconds, seating.has_piles, plan.width)
        fans = [Box(b.x, b.bottom, b.width, self.fan) if self.fan else None for b in plan.plates]
        return HeartsLayout(
            self.size,
            self.margin,
            self.line,
            self.bar,
            self.buttons,
            self.hand,
            message,
            (own, *plan.plates),
            (None, *fans),
            plan.middle,
            trick,
        )


def _best_plan(frame: _Frame) -> _Plan | None:
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


def _around(frame: _Frame, sides: Sides) -> _Plan | None:
    zone, gap = frame.zone, frame.margin
    width = frame.plate_width
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
    left = [Box(zone.x, y, width, frame.plate_height) for y in reversed(ys)]
    right = [Box(zone.right - width, y, width, frame.plate_height) for y in ys]
    return frame.plan(sides, (*left, *top, *right), middle)


def _spread(frame: _Frame, column: Box, middle: Box, count: int) -> list[int]:
    """The upper edges of the plates on one side, from above: beside the trick, and apart as far as there is room."""
    if count == 1:
        y = middle.y + (middle.height - frame.module) // 2
        return [min(max(y, column.y), column.bottom - frame.module)]
    step = min((column.height - frame.module) / (count - 1), frame.module * 1.6)
    first = column.y + (column.height - frame.module - step * (count - 1)) / 2
    return [round(first + place * step) for place in range(count)]


def _top_row(frame: _Frame, count: int) -> list[Box] | None:
    if count == 0:
        return []
    zone, width = frame.zone, frame.plate_width
    step = min(zone.width / count, width * 1.4)
    if step < width + max(2, frame.margin // 2):
        return None
    first = zone.x + (zone.width - step * count) / 2
    return [Box(round(first + (i + 0.5) * step - width / 2), zone.y, width, frame.plate_height) for i in range(count)]


def _above(frame: _Frame) -> _Plan | None:
    """All others in one row, clockwise from the left."""
    others = frame.seating.players - 1
    row = _top_row(frame, others)
    if row is None or others > 4:
        return None
    side = 1 if others < 4 else 2
    y = frame.zone.y + frame.module + frame.margin
    middle = Box(frame.zone.x, y, frame.zone.width, frame.zone.bottom - y)
    return frame.plan(Sides(side, others - 2 * side), tuple(row), middle)


def back_height(width: int) -> int:
    """The height of a card that is ``width`` pixels wide."""
    return round(width * CARD_HEIGHT)
