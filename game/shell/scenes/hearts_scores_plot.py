"""How the plot of a game of Hearts is drawn."""

from __future__ import annotations

import pygame

from game.shell.hearts_sheet import Sheet
from game.shell.hearts_texts_values import signed
from game.shell.scenes.page import Page
from game.shell.widgets.names import paint_name
from game.shell.widgets.score_lines import paint_mark, paint_score_line
from game.shell.widgets.words import Align, paint_line
from game.table.box import Box
from game.table.grid import grid
from game.table.hearts_pages_plot import Level, score_plot
from sprites import lettering

_ENTRY = 6.5  # least width of an entry of the legend, in heights of a line


def paint_plot(surface: pygame.Surface, page: Page, sheet: Sheet, panel: Box) -> None:
    """Draw all lines of a sheet into a panel, their legend below them."""
    colours, text = page.context.colours, page.frame.text
    page.paint_panel(surface, panel)
    inside = panel.grown(-max(5, text // 2))
    small = max(10, round(text * 0.8))
    columns = max(1, min(len(sheet.sides), round(inside.width // (_ENTRY * small))))
    line = round(small * 1.3)
    legend_height = -(-len(sheet.sides) // columns) * line
    legend = Box(inside.x, inside.bottom - legend_height, inside.width, legend_height)
    area = inside._replace(height=inside.height - legend_height - text // 2)
    target = sheet.record.rules.options.target
    axis = lettering.width_of(signed(-target), small) + 4
    plot = score_plot(area._replace(width=area.width - text // 2), sheet.series(), target, axis)
    for level in plot.levels:
        _paint_level(surface, page, level, area, small, is_target=level.value == target)
    if target not in [level.value for level in plot.levels]:
        _paint_level(surface, page, plot.target, area, small, is_target=True)
    for scorer, points in reversed(list(enumerate(plot.lines))):
        paint_score_line(surface, scorer, points, max(6, text // 2), colours)
    for scorer, box in enumerate(grid(legend, len(sheet.sides), columns, 4, line)):
        paint_mark(surface, scorer, (box.x + line / 2, box.centre[1]), round(small * 0.7), colours)
        words = Box(box.x + line + 2, box.y, box.width - line - 2, box.height)
        paint_name(surface, sheet.sides[scorer], words, small, colours.text)


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
