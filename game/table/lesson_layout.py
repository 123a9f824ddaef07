"""Where the parts of a page that explains something lie: a table, the words about it, and a few buttons."""

from dataclasses import dataclass

from game.table.box import Box
from game.table.grid import grid
from game.table.page_frame import PageFrame

_WORDS_SHARE = 0.37
_MORE_WORDS_SHARE = 0.47  # where the letters are large for the window
_ROOMY = 22  # width of a body, in heights of a line, from which they are not
_TABLE_ASPECT = 1.06  # height of a table that is as wide as its heart, piles included


@dataclass(frozen=True, slots=True)
class LessonLayout:
    """The boxes in pixels: ``picture`` holds the table, ``words`` the text, ``tools`` the buttons in their order."""

    picture: Box
    words: Box
    tools: tuple[Box, ...]


def lesson_layout(frame: PageFrame, tools: int) -> LessonLayout:
    """The words beside the table in a wide window, below it in an upright one."""
    return _beside(frame, tools) if frame.is_wide else _below(frame, tools)


def _beside(frame: PageFrame, tools: int) -> LessonLayout:
    body, gap = frame.body, frame.margin
    width = round(body.width * (_WORDS_SHARE if body.width > _ROOMY * frame.text else _MORE_WORDS_SHARE))
    left = body.right - width
    columns = max(1, tools if width >= tools * frame.button * 1.3 else (tools + 1) // 2)
    rows = -(-tools // columns)
    block = rows * (frame.button + gap)
    buttons = grid(Box(left, body.bottom - block + gap, width, block), tools, columns, gap, frame.button)
    picture = body._replace(width=body.width - width - 2 * gap)
    return LessonLayout(picture, Box(left, body.y, width, body.height - block), buttons)


def _below(frame: PageFrame, tools: int) -> LessonLayout:
    body, gap = frame.body, frame.margin
    row = frame.button if tools else 0
    buttons = grid(Box(body.x, body.bottom - row, body.width, row), tools, max(1, tools), gap, row)
    spare = body.height - row - gap
    height = min(round(body.width * _TABLE_ASPECT), round(spare * 0.72))
    words = Box(body.x, body.y + height + gap, body.width, spare - height - gap)
    return LessonLayout(body._replace(height=height), words, buttons)
