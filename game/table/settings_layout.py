"""Where the rows of settings lie, how many there are to a page, and where a preview has room."""

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


@dataclass(frozen=True, slots=True)
class SettingsLayout:
    """``rows`` are the boxes of one page, ``pages`` says how many pages there are; ``preview`` may be None."""

    rows: tuple[Box, ...]
    pages: int
    preview: Box | None


def settings_layout(frame: PageFrame, count: int) -> SettingsLayout:
    """The layout of ``count`` settings in the body of a page."""
    body, gap = frame.body, frame.margin
    preview = None
    if frame.size[0] >= _WIDE_ENOUGH and frame.is_wide:
        width = round(body.width * _PREVIEW_WIDTH)
        preview = Box(body.right - width, body.y, width, body.height)
        body = body._replace(width=body.width - width - gap)
    elif frame.size[1] >= _TALL_ENOUGH and not frame.is_wide:
        height = round(body.height * _PREVIEW_HEIGHT)
        preview = Box(body.x, body.bottom - height, body.width, height)
        body = body._replace(height=body.height - height - gap)
    columns = 2 if body.width >= 2 * _COLUMN_IN_TEXT * frame.text else 1
    least, most = (max(frame.button, round(frame.text * part)) for part in _ROW_IN_TEXT)
    per_page = min(count, columns * rows_within(body.height, least, gap))
    pages = page_count(count, per_page)
    # As many on each page, so that the last one is not left with a single row.
    per_page = -(-count // pages)
    rows = -(-per_page // columns)
    height = max(least, min(most, (body.height + gap) // rows - gap))
    return SettingsLayout(grid(body, per_page, columns, gap, height), pages, preview)
