"""Where the parts of a page that explains something lie: a table, the words about it, and a few buttons."""

from dataclasses import dataclass

from game.table.box import Box
from game.table.grid import grid
from game.table.page_frame import PageFrame

_WORDS_SHARE = 0.37
_MORE_WORDS_SHARE = 0.45  # where the letters are large for the window
_ROOMY = 24  # width of a body, in heights of a line, from which they are not
_TALL = 1.15  # height of an upright body, in its widths, that has room for two rows of buttons
_TABLE_ASPECT = 1.06  # height of a table that is as wide as its heart, piles included
# Least widths of a button with words, in heights of a line: of several in one row, and of two.
_WORDY = 7
_WORDY_PAIR = 5


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
    columns = _columns(width, tools, frame)
    block = _rows(tools, columns) * (frame.button + gap)
    buttons = grid(Box(left, body.bottom - block + gap, width, block), tools, columns, gap, frame.button)
    picture = body._replace(width=body.width - width - 2 * gap)
    return LessonLayout(picture, Box(left, body.y, width, body.height - block), buttons)


def _below(frame: PageFrame, tools: int) -> LessonLayout:
    body, gap = frame.body, frame.margin
    has_room = body.height > _TALL * body.width
    columns = _columns(body.width, tools, frame) if has_room else max(1, tools)
    block = _rows(tools, columns) * (frame.button + gap) - gap if tools else 0
    buttons = grid(Box(body.x, body.bottom - block, body.width, block), tools, columns, gap, frame.button)
    spare = body.height - block - gap
    height = min(round(body.width * _TABLE_ASPECT), round(spare * 0.72))
    words = Box(body.x, body.y + height + gap, body.width, spare - height - gap)
    return LessonLayout(body._replace(height=height), words, buttons)


def _columns(width: int, tools: int, frame: PageFrame) -> int:
    """One row while all have room for their words, else two; where there is none, icons in as few rows as can be."""
    half = (tools + 1) // 2
    if width >= tools * _WORDY * frame.text:
        return max(1, tools)
    has_words_in_two = width >= half * _WORDY_PAIR * frame.text
    return max(1, tools if not has_words_in_two and width >= tools * frame.button * 1.3 else half)


def _rows(tools: int, columns: int) -> int:
    return -(-tools // columns)
