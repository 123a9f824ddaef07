"""The bar across a card of Hearts whose twin has cancelled it."""

import pygame

from game.table.box import Box
from sprites.palette import Palette


def paint_strike(surface: pygame.Surface, box: Box, colours: Palette) -> None:
    """Draw the bar from corner to corner of what is seen of a card in ``box``."""
    inset = box.width // 10
    ends = (box.x + inset, box.bottom - inset), (box.right - inset, box.y + inset)
    for thick, colour in ((max(4, box.width // 9), colours.panel), (max(2, box.width // 18), colours.bad)):
        pygame.draw.line(surface, colour, *ends, thick)
