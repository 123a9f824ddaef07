"""Where achievements lie: an icon, its name and a line below it."""

from dataclasses import dataclass

from game.table.box import Box
from game.table.grid import grid, page_count, rows_within
from game.table.page_frame import PageFrame

_LEAST_WIDTH = 14  # in heights of a line
_HEIGHT = 3.4
_TALLEST = 4.6


@dataclass(frozen=True, slots=True)
class AchievementCell:
    """One achievement's boxes."""

    box: Box
    icon: Box
    name: Box
    line: Box


@dataclass(frozen=True, slots=True)
class AchievementsLayout:
    """The cells of one page, and how many pages there are."""

    cells: tuple[AchievementCell, ...]
    pages: int


def achievements_layout(frame: PageFrame, count: int) -> AchievementsLayout:
    """The layout of so many achievements in the body of a page."""
    body, gap = frame.body, frame.margin
    columns = 2 if body.width >= 2 * _LEAST_WIDTH * frame.text + gap else 1
    least = round(_HEIGHT * frame.text)
    per_page = min(count, columns * rows_within(body.height, least, gap))
    pages = page_count(count, per_page)
    per_page = -(-count // pages)
    rows = -(-per_page // columns)
    height = min((body.height - (rows - 1) * gap) // rows, round(_TALLEST * frame.text))
    cells = tuple(_cell(box, frame) for box in grid(body, per_page, columns, gap, height))
    return AchievementsLayout(cells, pages)


def _cell(box: Box, frame: PageFrame) -> AchievementCell:
    pad = max(4, frame.margin // 2)
    inner = box.grown(-pad)
    side = min(inner.height, round(frame.text * 2.2))
    icon = Box(inner.x, inner.y + (inner.height - side) // 2, side, side)
    left = icon.right + 2 * pad
    name = Box(left, inner.y, inner.right - left, round(inner.height * 0.42))
    return AchievementCell(box, icon, name, Box(left, name.bottom, name.width, inner.bottom - name.bottom))
