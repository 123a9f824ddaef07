"""Where three letters stand to be chosen, each between an arrow up and an arrow down."""

from dataclasses import dataclass

from game.table.box import Box, centred
from game.table.grid import grid
from game.table.page_frame import text_height


@dataclass(frozen=True, slots=True)
class InitialsLayout:
    """The boxes in pixels; ``ups``, ``letters`` and ``downs`` from left to right, ``text`` the height of a line."""

    panel: Box
    text: int
    title: Box
    ups: tuple[Box, ...]
    letters: tuple[Box, ...]
    downs: tuple[Box, ...]
    skip: Box
    done: Box


def initials_layout(size: tuple[int, int], count: int, text_scale: float = 1.0) -> InitialsLayout:
    """Everything in a panel in the middle of a window of ``size`` pixels."""
    text = text_height(size, text_scale)
    gap = max(4, min(size) // 60)
    button = max(min(40, size[1] * 2 // 13), round(text * 2))
    letter = max(min(size[1] - 2 * gap - 5 * gap - 3 * button - round(text * 1.6) - 4 * gap, text * 4), text)
    title = round(text * 1.6)
    width = min(size[0] - 2 * gap, text * 18)
    height = title + 3 * button + letter + 7 * gap
    panel = centred((size[0] / 2, size[1] / 2), width, height)
    inner = panel.grown(-gap)
    top = inner.y + title + gap
    column = min(inner.width // count - gap, round(text * 4.2))
    left = inner.x + (inner.width - count * column - (count - 1) * gap) // 2
    row = Box(left, top, count * column + (count - 1) * gap, button)
    ups = grid(row, count, count, gap, button)
    letters = grid(row.moved(0, button + gap), count, count, gap, letter)
    downs = grid(row.moved(0, button + letter + 2 * gap), count, count, gap, button)
    last = inner._replace(y=inner.bottom - button, height=button)
    skip, done = grid(last, 2, 2, gap, button)
    return InitialsLayout(panel, text, inner._replace(height=title), ups, letters, downs, skip, done)
