"""The mark that stands for a finger: a ring with a dot, as if the glass were touched there."""

from functools import lru_cache

import pygame

from game.table.box import Box
from sprites import shapes
from sprites.palette import Palette

_SEE_THROUGH = 120  # opacity of the disc inside the ring, of 255


def paint_touch_mark(surface: pygame.Surface, box: Box, colours: Palette) -> None:
    """Draw the mark in the middle of ``box``, as large as it allows."""
    side = max(8, min(box.width, box.height))
    mark = _mark(side, colours)
    surface.blit(mark, (box.x + (box.width - side) // 2, box.y + (box.height - side) // 2))


@lru_cache(maxsize=4)
def _mark(side: int, colours: Palette) -> pygame.Surface:
    mark = pygame.Surface((side, side), pygame.SRCALPHA)
    disc = shapes.panel((side, side), colours.panel, colours.panel, side // 2).copy()
    disc.set_alpha(_SEE_THROUGH)
    mark.blit(disc, (0, 0))
    thick = max(2, side // 12)
    # Dark outside, light inside: to be seen on a card and on the cloth.
    for inset, colour in ((0, colours.panel), (thick // 2, colours.selected)):
        across = side - 2 * inset
        mark.blit(shapes.ring(across, across, colour, thick, across // 2), (inset, inset))
    dot = max(4, side * 2 // 5)
    place = (side - dot) // 2
    mark.blit(shapes.panel((dot, dot), colours.gold, colours.panel, dot // 2), (place, place))
    return mark
