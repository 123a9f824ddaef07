"""How the plot of a game of Hearts is drawn."""

from __future__ import annotations

import pygame

from game.shell.hearts_sheet import Sheet
from game.shell.scenes.page import Page
from game.shell.widgets.names import paint_name
from game.shell.widgets.score_lines import paint_mark, paint_score_line
from game.shell.widgets.words import Align, paint_line
from game.table.box import Box
from game.table.grid import grid
from game.table.hearts_numbers import signed
from game.table.hearts_pages_plot import Level, score_plot
from sprites import lettering

_ENTRY = 6.5  # least width of an entry of the legend, in heights of a line


def paint_plot(surface: pygame.Surface, page: Page, sheet: Sheet, panel: Box) -> None:
    """Draw all lines of a sheet into a panel, their legend below them."""
    text = page.frame.text
    page.paint_panel(surface, panel)
    inside = panel.grown(-max(5, text // 2))
    small = max(10, round(text * 0.8))
    columns = _columns(len(sheet.sides), round(inside.width // (_ENTRY * small)))
    height = -(-len(sheet.sides) // columns) * round(small * 1.3)
    _paint_lines(surface, page, sheet, inside._replace(height=inside.height - height - text // 2), small)
    legend = Box(inside.x, inside.bottom - height, inside.width, height)
    for scorer, box in enumerate(grid(legend, len(sheet.sides), columns, 4, round(small * 1.3))):
        paint_mark(surface, scorer, (box.x + box.height / 2, box.centre[1]), round(small * 0.7), page.context.colours)
        words = Box(box.x + box.height + 2, box.y, box.width - box.height - 2, box.height)
        paint_name(surface, sheet.sides[scorer], words, small, page.context.colours.text)


def _columns(entries: int, most: int) -> int:
    """How many entries of the legend stand in a row: as many as can, but none is left alone in the last."""
    rows = -(-entries // max(1, min(entries, most)))
    return -(-entries // rows)


def _paint_lines(surface: pygame.Surface, page: Page, sheet: Sheet, area: Box, small: int) -> None:
    """The lines over the levels by which they are read; the target is one of them."""
    text, target = page.frame.text, sheet.record.rules.options.target
    axis = lettering.width_of(signed(-target), small) + 4
    size = max(6, text // 2)
    plot = score_plot(area._replace(width=area.width - text), sheet.series(), target, axis, apart=0.7 * size)
    for level in {level.value: level for level in (*plot.levels, plot.target)}.values():
        _paint_level(surface, page, level, area, small, is_target=level.value == target)
    for scorer, points in reversed(list(enumerate(plot.lines))):
        paint_score_line(surface, scorer, points, size, page.context.colours)


def _paint_level(surface: pygame.Surface, page: Page, level: Level, area: Box, size: int, is_target: bool) -> None:
    colours = page.context.colours
    number = signed(level.value)
    width = lettering.width_of(number, size) + 4
    line = Box(area.x, level.y - size // 2, width, size)
    colour = colours.bad if is_target else colours.text_dim
    paint_line(surface, number, line, size, colour, Align.LEFT, bold=is_target)
    left = area.x + width
    thick = 2 if is_target else 1
    surface.fill(colour if is_target else colours.panel_edge, (left, level.y, area.right - left, thick))
