"""The buttons of the table of Hearts: in a column beside the table, or, in a high window, in a row below it."""

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from game.table.box import Box

_SMALLEST_BUTTON = 40
_LARGEST_LINE = 40
_WIDE_FROM = 900  # windows this wide have room for words under the icons of a column of buttons


class HeartsTool(Enum):
    """The buttons of the table, by the names of their icons."""

    MENU = "menu"
    TRICKS = "tricks"
    CLAIM = "check"
    HINT = "hint"
    UNDO = "undo"


class Measures(NamedTuple):
    """What a window of a ``size`` in pixels makes of the smallest things.

    ``margin`` is the space between neighbours, ``line`` the height of a line of words, ``button`` the least height of
    a button.
    """

    size: tuple[int, int]
    margin: int
    line: int
    bar: Box
    button: int

    @property
    def is_beside(self) -> bool:
        """Whether the buttons stand beside the table."""
        return self.size[0] > 1.1 * self.size[1]

    @property
    def room(self) -> Box:
        """What lies below the bar, less a margin at the foot."""
        width, height = self.size
        return Box(0, self.bar.bottom, width, height - self.margin - self.bar.bottom)


def measures_of(size: tuple[int, int], text_scale: float) -> Measures:
    """The measures of a window; ``text_scale`` makes words and buttons larger."""
    width, height = size
    shorter = min(size)
    bar_lines = 2 if width < 0.8 * height else 1
    bar = Box(0, 0, width, round(bar_lines * max(18, shorter * 0.058) * text_scale))
    scale = min(text_scale, 1.25)
    line = round(min(_LARGEST_LINE, max(11, shorter * 0.036)) * scale)
    button = round(max(min(_SMALLEST_BUTTON, shorter // 6), shorter * 0.085) * scale)
    return Measures(size, max(4, shorter // 48), line, bar, button)


def tools_and_field(measures: Measures, left_handed: bool) -> tuple[Mapping[HeartsTool, Box], Box]:
    """The buttons, and what is left for the table; ``left_handed`` has them mirrored."""
    buttons, field = _column(measures) if measures.is_beside else _row(measures)
    if not left_handed:
        return buttons, field
    width = measures.size[0]
    return {tool: _flipped(box, width) for tool, box in buttons.items()}, _flipped(field, width)


def _flipped(box: Box, width: int) -> Box:
    return box._replace(x=width - box.right)


def _column(measures: Measures) -> tuple[dict[HeartsTool, Box], Box]:
    room, gap = measures.room, measures.margin
    is_wide = room.width >= _WIDE_FROM
    width = round(measures.button * 1.7) if is_wide else measures.button
    height = min(round(measures.button * 1.15) if is_wide else measures.button, (room.height - 5 * gap) // 5)
    tops = _tops(room.y + gap, room.bottom - height, height + gap)
    buttons = {tool: Box(gap, y, width, height) for tool, y in zip(HeartsTool, tops, strict=True)}
    left = width + 2 * gap
    # In a wide window the table stands in its middle.
    right = left if room.width > 1.6 * measures.size[1] else gap
    return buttons, room._replace(x=left, width=room.width - left - right)


def _tops(first: int, last: int, step: int) -> tuple[int, ...]:
    """The upper edges: what is pressed often lies low, in reach of a thumb; what leads away lies high."""
    return first, first + step, (first + step + last - step) // 2, last - step, last


def _row(measures: Measures) -> tuple[dict[HeartsTool, Box], Box]:
    room, gap = measures.room, measures.margin
    y = room.bottom - measures.button
    width = (room.width - 2 * gap - 6 * gap) // 5
    extra = (0, 0, gap, 2 * gap, 2 * gap)
    buttons = {
        tool: Box(gap + place * (width + gap) + extra[place], y, width, measures.button)
        for place, tool in enumerate(HeartsTool)
    }
    return buttons, Box(gap, room.y, room.width - 2 * gap, y - gap - room.y)
