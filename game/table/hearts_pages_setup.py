"""Where the rows of a set-up lie, what they come to beside or below them, and at the foot a message and buttons."""

from dataclasses import dataclass

from game.table.box import Box
from game.table.grid import grid, page_count, rows_within
from game.table.page_frame import PageFrame

_PANEL_SHARE = 0.4  # of the width
_PANEL_FROM = 34  # width of a body, in heights of a line, from which the panel stands beside the rows
_COLUMN = 15  # narrowest column of rows, in heights of a line
_TALLEST = 1.45  # of rows that share a page with too few others, in heights of a row
_LEAST_MESSAGE = 25  # pixels: two lines of the smallest words


@dataclass(frozen=True, slots=True)
class SetupLayout:
    """The boxes in pixels; ``rows`` are those of one page of ``pages``. ``panel`` is None where it has no room.

    So is ``message`` where nothing is to be said.
    """

    rows: tuple[Box, ...]
    pages: int
    panel: Box | None
    message: Box | None
    buttons: tuple[Box, ...]


def setup_layout(frame: PageFrame, rows: int, buttons: int, panel_lines: int, has_message: bool) -> SetupLayout:
    """The layout of so many rows and buttons in the body of a page.

    A panel below the rows is at least ``panel_lines`` heights of a line high; with 0 there is none.
    """
    body, gap = frame.body, frame.margin
    foot = frame.button + gap if buttons else 0
    message = _message(frame, body.bottom - foot) if has_message else None
    area = body._replace(height=(message.y - gap if message else body.bottom - foot) - body.y)
    columns = 2 if area.width >= 2 * _COLUMN * frame.text and rows > 3 else 1
    panel, columns, area = _panel(frame, area, rows, columns, panel_lines) if panel_lines else (None, columns, area)
    height = row_height(frame)
    per_page = min(rows, columns * rows_within(area.height, height, gap))
    pages = page_count(rows, per_page)
    per_page = -(-rows // pages)
    if pages > 1:
        # Alike on all pages, and no page is left half empty.
        down = -(-per_page // columns)
        height = min(round(height * _TALLEST), (area.height - (down - 1) * gap) // down)
    placed = grid(area, per_page, columns, gap, height)
    return SetupLayout(placed, pages, panel, message, _foot(frame, buttons))


def _message(frame: PageFrame, bottom: int) -> Box:
    height = max(_LEAST_MESSAGE, round(frame.text * 1.3))
    return Box(frame.body.x, bottom - height, frame.body.width, height)


def row_height(frame: PageFrame) -> int:
    """How high a row is: made for a finger, and for two lines."""
    return max(frame.button, round(frame.text * 2.1))


def _panel(frame: PageFrame, area: Box, rows: int, columns: int, lines: int) -> tuple[Box | None, int, Box]:
    """The panel, and what it leaves: columns of rows, and the area."""
    gap = frame.margin
    if frame.is_wide and area.width >= _PANEL_FROM * frame.text:
        width = round(area.width * _PANEL_SHARE)
        panel = Box(area.right - width, area.y, width, area.height)
        return panel, 1, area._replace(width=area.width - width - gap)
    needed = -(-rows // columns) * (row_height(frame) + gap)
    if area.height - needed >= lines * frame.text:
        panel = Box(area.x, area.y + needed, area.width, area.height - needed)
        return panel, columns, area._replace(height=needed - gap)
    return None, columns, area


def _foot(frame: PageFrame, count: int) -> tuple[Box, ...]:
    if not count:
        return ()
    body = frame.body
    line = Box(body.x, body.bottom - frame.button, body.width, frame.button)
    return grid(line, count, count, frame.margin, frame.button)
