"""Columns for words to be read: not wider than the eye follows."""

from game.table.box import Box
from game.table.grid import grid

_WIDEST = 30  # a column, in heights of a line
_NARROWEST = 17  # of two side by side


def columns_of(box: Box, text: int) -> tuple[Box, ...]:
    """One, two or three columns in ``box`` for lines of ``text`` pixels."""
    gap = 2 * text
    count = next((n for n in (3, 2) if (box.width - (n - 1) * gap) // n >= _NARROWEST * text), 1)
    if count == 1:
        width = min(box.width, _WIDEST * text)
        return (Box(box.x + (box.width - width) // 2, box.y, width, box.height),)
    return grid(box, count, count, gap)
