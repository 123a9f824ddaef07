"""Where everything of the solitaire lies in a window of any size.

Three plans are tried, and the one with the largest cards is taken:

- *sides*: the heart in the middle, stock and waste in a column on one side, the buttons on the other;
- *corners*: stock and waste left and right of the tip, the buttons in a row below;
- *below*: the heart, under it a row with stock and waste, under that the buttons.
"""

from enum import Enum
from typing import NamedTuple

from game.heart_to_heart.shape import PLACES, POSITIONS, ROW_COUNT
from game.heart_to_heart.state import State
from game.heart_to_heart.taps import Pile, Target
from game.table.box import Box, Point, around, centred

# In card widths: a card's height, and the distances between the centres of neighbours and of rows.
CARD_HEIGHT = 1.4
_PITCH = 1.045
_ROW_STEP = 0.74

_HEART_WIDTH = 5 * _PITCH + 1
_HEART_HEIGHT = (ROW_COUNT - 1) * _ROW_STEP + CARD_HEIGHT
# How far the middle of a pile beside the tip lies from the middle of the heart.
_CORNER_X = 2.4

_SMALLEST_BUTTON = 40


class Tool(Enum):
    """The buttons of the table."""

    UNDO = "undo"
    REDO = "redo"
    NEW = "new"
    MENU = "menu"


class TableLayout(NamedTuple):
    """The boxes of all that lies on the table, in pixels.

    ``heart`` holds the card of each position, ``buttons`` the four tools. ``margin`` is the
    breathing space of this size, ``is_beside`` tells that the buttons stand in a column.
    """

    size: tuple[int, int]
    margin: int
    card_width: int
    bar: Box
    heart: dict[int, Box]
    stock: Box
    waste: Box
    buttons: dict[Tool, Box]
    is_beside: bool

    @property
    def felt(self) -> Box:
        """The table between the information bar and a row of buttons."""
        width, height = self.size
        floor = height if self.is_beside else min((box.y for box in self.buttons.values()), default=height)
        return Box(0, self.bar.bottom, width, floor - self.bar.bottom)

    @property
    def count_box(self) -> dict[Pile, Box]:
        """Where the number of cards of stock and waste is written: under each."""
        height = _count_height(self.margin)
        return {
            pile: Box(box.x, box.bottom + self.margin // 2, box.width, height)
            for pile, box in ((Pile.STOCK, self.stock), (Pile.WASTE, self.waste))
        }

    @property
    def heart_box(self) -> Box:
        """The box around the whole heart."""
        return around(self.heart.values())

    def box_of(self, target: Target) -> Box:
        """Where a position, the stock or the waste lies; the whole window for the bare table."""
        match target:
            case int():
                return self.heart[target]
            case Pile.STOCK:
                return self.stock
            case Pile.WASTE:
                return self.waste
            case Pile.TABLE:
                return Box(0, 0, *self.size)

    def ringed_box_of(self, target: Target) -> Box:
        """What the focus ring goes around: of stock and waste the number of cards too, which it would else hide."""
        box = self.box_of(target)
        return box.joined(self.count_box[target]) if target in (Pile.STOCK, Pile.WASTE) else box

    def target_at(self, point: Point, state: State) -> Target:
        """What a finger at ``point`` touches: the uppermost card there, a pile, or the bare table."""
        for position in reversed(POSITIONS):
            if state.at(position) is not None and self.heart[position].holds(point):
                return position
        # The piles stand alone, so a finger that just misses them means them.
        for pile in (Pile.STOCK, Pile.WASTE):
            if self.box_of(pile).grown(self.margin // 2).holds(point):
                return pile
        return Pile.TABLE

    def tool_at(self, point: Point) -> Tool | None:
        """The button at ``point``."""
        return next((tool for tool, box in self.buttons.items() if box.holds(point)), None)


def table_layout(size: tuple[int, int], left_handed: bool = False, text_scale: float = 1.0) -> TableLayout:
    """The plan with the largest cards for a window of ``size`` pixels.

    ``left_handed`` mirrors it, so that stock and waste lie on the left. ``text_scale`` makes the
    information bar and the buttons larger.
    """
    frame = _Frame(size, text_scale)
    plans = (_sides(frame), _corners(frame), _below(frame))
    best = max(plans, key=lambda plan: plan.card_width)
    return _mirrored(best) if left_handed else best


def bare_layout(size: tuple[int, int], left_handed: bool = False) -> TableLayout:
    """Heart, stock and waste alone, without bar and buttons, for a table that is part of a page."""
    frame = _BareFrame(size)
    best = max((_sides(frame), _corners(frame), _below(frame)), key=lambda plan: plan.card_width)
    bare = best._replace(buttons={})
    return _mirrored(bare) if left_handed else bare


def _count_height(margin: int) -> int:
    return max(11, min(22, 2 * margin))


class _Frame:
    """The measures that all plans of one window size share, in pixels."""

    def __init__(self, size: tuple[int, int], text_scale: float) -> None:
        self.size = size
        self.width, self.height = size
        shorter = min(size)
        self.margin = max(4, shorter // 48)
        bar_lines = 2 if self.width < 0.8 * self.height else 1
        self.bar = Box(0, 0, self.width, round(bar_lines * max(18, shorter * 0.058) * text_scale))
        self.button = round(max(min(_SMALLEST_BUTTON, shorter // 6), shorter * 0.085) * min(text_scale, 1.25))
        self.free_height = self.height - self.bar.height - 2 * self.margin
        self.free_width = self.width - 2 * self.margin
        # Under a pile: the number of its cards, with room above and below.
        self.count = _count_height(self.margin) + self.margin

    def card(self, *limits: float) -> int:
        """The widest card within all ``limits``, at least 16 pixels."""
        return max(16, int(min(limits)))

    def heart(self, card: int, middle: float, top: float) -> dict[int, Box]:
        """The boxes of the heart's cards, its middle at x ``middle`` and its upper edge at y ``top``."""
        height = round(card * CARD_HEIGHT)
        first_row = top + height / 2
        return {
            position: centred(
                (middle + place.x * _PITCH * card, first_row + place.row * _ROW_STEP * card), card, height
            )
            for position, place in PLACES.items()
        }


class _BareFrame(_Frame):
    """The measures of a table without bar and buttons."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size, 1.0)
        self.free_height += self.bar.height
        self.bar = Box(0, 0, self.width, 0)
        self.button = 0
        # The heart pressed into the cloth reaches beyond the cards, and has no window's edge to be cut at.
        self.free_width = round(self.free_width / 1.12)


def _sides(frame: _Frame) -> TableLayout:
    margin = frame.margin
    card = frame.card(
        frame.free_height / _HEART_HEIGHT,
        (frame.free_width - 4 * margin) / (_HEART_WIDTH + 2),
        (frame.free_width - 4 * margin - 2 * frame.button) / _HEART_WIDTH,
    )
    height = round(card * CARD_HEIGHT)
    top = frame.bar.height + margin + (frame.free_height - _HEART_HEIGHT * card) / 2
    heart = frame.heart(card, frame.width / 2, top)
    side = (frame.width - _HEART_WIDTH * card) / 2
    pile_x = frame.width - min(side / 2, margin * 2 + card * 0.85)
    pile_top = top + _ROW_STEP * card + height / 2
    stock = centred((pile_x, pile_top), card, height)
    waste = stock.moved(0, height + frame.count + margin // 2)
    return TableLayout(frame.size, margin, card, frame.bar, heart, stock, waste, _button_column(frame, side), True)


def _button_column(frame: _Frame, side: float) -> dict[Tool, Box]:
    # Undo and Redo lie low, in reach of a thumb, New and Menu high, so that none is hit for the other.
    width = round(min(side - 2 * frame.margin, frame.button * 3))
    height = min(frame.button, (frame.free_height - 7 * frame.margin) // 4)
    left, top = 2 * frame.margin if side > 2.5 * frame.button else frame.margin, frame.bar.height + 2 * frame.margin
    step = height + frame.margin
    bottom = frame.height - 2 * frame.margin - height
    tops = {Tool.MENU: top, Tool.NEW: top + step, Tool.REDO: bottom - step, Tool.UNDO: bottom}
    return {tool: Box(left, y, width, height) for tool, y in tops.items()}


def _corners(frame: _Frame) -> TableLayout:
    margin = frame.margin
    rows = frame.free_height - frame.button - frame.count - margin
    card = frame.card(rows / _HEART_HEIGHT, frame.free_width / (2 * _CORNER_X + 1), frame.free_width / _HEART_WIDTH)
    height = round(card * CARD_HEIGHT)
    middle = frame.width / 2
    top = frame.bar.height + margin + (rows - _HEART_HEIGHT * card) / 2
    pile_y = top + _HEART_HEIGHT * card - height / 2
    stock = centred((middle + _CORNER_X * card, pile_y), card, height)
    waste = centred((middle - _CORNER_X * card, pile_y), card, height)
    heart = frame.heart(card, middle, top)
    return TableLayout(frame.size, margin, card, frame.bar, heart, stock, waste, _button_row(frame), False)


def _below(frame: _Frame) -> TableLayout:
    margin = frame.margin
    rows = frame.free_height - frame.button - frame.count - 3 * margin
    card = frame.card(rows / (_HEART_HEIGHT + CARD_HEIGHT), frame.free_width / _HEART_WIDTH)
    height = round(card * CARD_HEIGHT)
    spare = rows - (_HEART_HEIGHT + CARD_HEIGHT) * card
    top = frame.bar.height + margin + spare / 3
    pile_y = top + _HEART_HEIGHT * card + 2 * margin + spare / 3 + height / 2
    middle = frame.width / 2
    stock = centred((middle + card, pile_y), card, height)
    waste = centred((middle - card, pile_y), card, height)
    heart = frame.heart(card, middle, top)
    return TableLayout(frame.size, margin, card, frame.bar, heart, stock, waste, _button_row(frame), False)


def _button_row(frame: _Frame) -> dict[Tool, Box]:
    # Undo and New stand at the two ends of the row.
    gap, y = frame.margin, frame.height - frame.margin - frame.button
    width = (frame.free_width - 5 * gap) // 4
    order = (Tool.MENU, Tool.NEW, Tool.REDO, Tool.UNDO)
    gaps = (0, gap, 4 * gap, 5 * gap)
    return {
        tool: Box(frame.margin + place * width + gaps[place], y, width, frame.button)
        for place, tool in enumerate(order)
    }


def _mirrored(layout: TableLayout) -> TableLayout:
    def flipped(box: Box) -> Box:
        return box._replace(x=layout.size[0] - box.right)

    return layout._replace(
        stock=flipped(layout.stock),
        waste=flipped(layout.waste),
        buttons={tool: flipped(box) for tool, box in layout.buttons.items()},
    )
