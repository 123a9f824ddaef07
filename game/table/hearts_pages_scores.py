"""Where the parts of a score sheet lie: a column for each score, a row for each deal, and the plot."""

from dataclasses import dataclass

from game.table.box import Box
from game.table.grid import page_count, rows_within
from game.table.page_frame import PageFrame

_NUMBER = 2.4  # width of the column of the deals' numbers, in heights of a line
_COLUMN = 2.6  # least width of a column of scores, in heights of a line
_PLOT = 17  # least width of a plot beside the sheet, in heights of a line
_SHEET_SHARE = 0.55


@dataclass(frozen=True, slots=True)
class ScoresLayout:
    """The boxes in pixels; ``plot`` is None where it has a page of its own.

    ``heads`` name the scores; ``numbers`` are the deals of one page, ``cells`` their scores row by row.
    """

    sheet: Box
    heads: tuple[Box, ...]
    numbers: tuple[Box, ...]
    cells: tuple[tuple[Box, ...], ...]
    plot: Box | None
    pages: int

    @property
    def per_page(self) -> int:
        """How many deals a page shows."""
        return len(self.numbers)


def scores_layout(frame: PageFrame, scores: int, deals: int, foot: int) -> ScoresLayout:
    """The sheet of so many ``scores`` and ``deals``, with ``foot`` pixels free below."""
    gap = frame.margin
    body = frame.body._replace(height=frame.body.height - foot)
    sheet, plot = _parts(body, frame, scores)
    inside = sheet.grown(-max(3, gap // 2))
    head = round(frame.text * 1.5)
    row = max(frame.button, round(frame.text * 1.8))
    per_page = max(1, min(deals, rows_within(inside.height - head, row, gap // 2)))
    pages = page_count(deals, per_page)
    per_page = max(1, -(-deals // pages))
    columns = _columns(inside, frame.text, scores)
    rows = [inside.y + head + place * (row + gap // 2) for place in range(per_page)]
    numbers = tuple(Box(inside.x, y, round(frame.text * _NUMBER), row) for y in rows)
    cells = tuple(tuple(Box(x, y, width, row) for x, width in columns) for y in rows)
    heads = tuple(Box(x, inside.y, width, head) for x, width in columns)
    return ScoresLayout(sheet, heads, numbers, cells, plot, pages)


def _parts(body: Box, frame: PageFrame, scores: int) -> tuple[Box, Box | None]:
    needed = round((_NUMBER + scores * _COLUMN) * frame.text)
    wide = max(needed, round(body.width * _SHEET_SHARE))
    if frame.is_wide and body.width - wide - frame.margin >= _PLOT * frame.text:
        sheet = body._replace(width=wide)
        return sheet, Box(sheet.right + frame.margin, body.y, body.right - sheet.right - frame.margin, body.height)
    return body, None


def _columns(inside: Box, text: int, scores: int) -> tuple[tuple[int, int], ...]:
    """Left edge and width of each column of scores."""
    left = inside.x + round(text * _NUMBER) + max(2, text // 4)
    width = (inside.right - left) // scores
    return tuple((left + place * width, width) for place in range(scores))
