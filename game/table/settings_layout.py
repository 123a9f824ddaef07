"""Where the rows of settings lie, how many there are to a page, what explains them, and where a preview has room."""

from dataclasses import dataclass

from game.table.box import Box
from game.table.grid import grid, page_count, rows_within
from game.table.page_frame import PageFrame

_PREVIEW_WIDTH = 0.24
_PREVIEW_HEIGHT = 0.24
_WIDE_ENOUGH = 900
_TALL_ENOUGH = 700
_ROW_IN_TEXT = (2.1, 2.7)  # height of a row, in heights of a line: at least, and where there is room
_COLUMN_IN_TEXT = 14  # narrowest column of settings, in heights of a line
_EXPLANATION_IN_TEXT = (2.2, 4.0)  # its height, in heights of a line: two lines, and air where there is room
_EXPLANATION_SHARE = 0.34  # of the height beside the rows, where it is narrow and takes more lines


@dataclass(frozen=True, slots=True)
class SettingsLayout:
    """``rows`` are the boxes of one page, ``pages`` says how many pages there are; ``preview`` may be None.

    ``explanation`` has room for two lines about one of the rows, or for as much where it is narrow: below the
    preview if that stands beside the rows, else below the rows.
    """

    rows: tuple[Box, ...]
    pages: int
    explanation: Box
    preview: Box | None


def settings_layout(frame: PageFrame, count: int) -> SettingsLayout:
    """The layout of ``count`` settings in the body of a page."""
    body, gap = frame.body, frame.margin
    preview = explanation = None
    if frame.size[0] >= _WIDE_ENOUGH and frame.is_wide:
        width, told = round(body.width * _PREVIEW_WIDTH), round(body.height * _EXPLANATION_SHARE)
        explanation = Box(body.right - width, body.bottom - told, width, told)
        preview = explanation._replace(y=body.y, height=body.height - told - gap)
        body = body._replace(width=body.width - width - gap)
    elif frame.size[1] >= _TALL_ENOUGH and not frame.is_wide:
        height = round(body.height * _PREVIEW_HEIGHT)
        preview = Box(body.x, body.bottom - height, body.width, height)
        body = body._replace(height=body.height - height - gap)
    low, high = (0, 0) if explanation else (round(frame.text * part) for part in _EXPLANATION_IN_TEXT)
    room = body.height - (low + gap if low else 0)
    columns = 2 if body.width >= 2 * _COLUMN_IN_TEXT * frame.text else 1
    least, most = (max(frame.button, round(frame.text * part)) for part in _ROW_IN_TEXT)
    per_page = min(count, columns * rows_within(room, least, gap))
    pages = page_count(count, per_page)
    # As many on each page, so that the last one is not left with a single row.
    per_page = -(-count // pages)
    rows = -(-per_page // columns)
    height = max(least, min(most, (room + gap) // rows - gap))
    boxes = grid(body, per_page, columns, gap, height)
    if explanation is None:
        top = boxes[-1].bottom + gap
        explanation = Box(body.x, top, body.width, max(1, min(high, body.bottom - top)))
    return SettingsLayout(boxes, pages, explanation, preview)
