"""One to three hearts in a row, filled as far as they were won."""

import pygame

from game.table.box import Box
from sprites import shapes
from sprites.palette import Palette

MOST = 3


def paint_hearts(surface: pygame.Surface, box: Box, won: int, colours: Palette) -> None:
    """Draw three hearts into the middle of ``box``; those not won are small and dark."""
    side = min(box.height, box.width // (MOST + 1))
    step = round(side * 1.1)
    left = round(box.centre[0] - (MOST - 1) * step / 2)
    for place in range(MOST):
        is_won = place < won
        size = side if is_won else round(side * 0.7)
        heart = shapes.heart(size, colours.heart if is_won else colours.panel_edge)
        surface.blit(heart, (left + place * step - size // 2, round(box.centre[1] - size / 2)))
