"""Figures in tiles: a large value over a small label."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.shell.widgets.words import fitted, paint_line, paint_text
from game.table.figures_layout import Tile

if TYPE_CHECKING:
    from game.shell.scenes.page import Page


def paint_figures(
    surface: pygame.Surface, page: Page, tiles: Sequence[Tile], figures: Sequence[tuple[str, str]]
) -> None:
    """Draw values and their labels into tiles, all labels in one size, that of the longest."""
    colours, text = page.context.colours, page.frame.text
    pairs = list(zip(tiles, figures, strict=False))
    size = min(fitted([label], tile.label, text)[0] for tile, (_value, label) in pairs)
    for tile, (value, label) in pairs:
        page.paint_panel(surface, tile.box)
        paint_line(surface, value, tile.value, round(text * 1.8), colours.gold, bold=True)
        paint_text(surface, [label], tile.label, size, colours.text)
