"""The mark that stands for a finger: a ring with a dot, as if the glass were touched there."""

import pygame

from game.table.box import Box
from sprites import shapes
from sprites.palette import Palette


def paint_touch_mark(surface: pygame.Surface, box: Box, colours: Palette) -> None:
    """Draw the mark so that it fills ``box``."""
    side = min(box.width, box.height)
    for share, colour in ((1.0, colours.panel), (0.88, colours.selected), (0.66, colours.panel), (0.4, colours.gold)):
        disc = round(side * share)
        if disc < 2:
            continue
        picture = shapes.panel((disc, disc), colour, colour, disc // 2)
        surface.blit(picture, (box.x + (box.width - disc) // 2, box.y + (box.height - disc) // 2))
