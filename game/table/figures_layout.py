"""Figures in tiles: a large value above its small label."""

from dataclasses import dataclass

from game.table.box import Box
from game.table.grid import grid, page_count, rows_within

_TILE_IN_TEXT = (7.5, 3.0)  # least width and height of a tile, in heights of a line


@dataclass(frozen=True, slots=True)
class Tile:
    """One figure: the panel, the value and the label in it."""

    box: Box
    value: Box
    label: Box


@dataclass(frozen=True, slots=True)
class FiguresLayout:
    """The tiles of one page, and how many pages there are."""

    tiles: tuple[Tile, ...]
    pages: int


def figures_layout(body: Box, count: int, text: int, gap: int) -> FiguresLayout:
    """Tiles for ``count`` figures with lines of ``text`` pixels; as many to a page as can be read."""
    least_width, least_height = (round(part * text) for part in _TILE_IN_TEXT)
    most_columns = max(1, (body.width + gap) // (least_width + gap))
    columns = min(most_columns, 4 if body.width > body.height else 3)
    per_page = min(count, columns * rows_within(body.height, least_height, gap))
    pages = page_count(count, per_page)
    per_page = -(-count // pages)
    boxes = grid(body, per_page, columns, gap, _height(body, per_page, columns, gap, text))
    return FiguresLayout(tuple(_tile(box) for box in boxes), pages)


def _height(body: Box, count: int, columns: int, gap: int, text: int) -> int:
    rows = -(-count // columns)
    return min((body.height - (rows - 1) * gap) // rows, round(text * 7))


def _tile(box: Box) -> Tile:
    pad = max(3, box.height // 10)
    inner = box.grown(-pad)
    value = inner._replace(height=round(inner.height * 0.52))
    return Tile(box, value, Box(inner.x, value.bottom, inner.width, inner.bottom - value.bottom))
