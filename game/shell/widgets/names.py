"""Names in narrow places."""

import pygame

from game.shell.widgets.words import SMALLEST, Align, paint_line
from game.table.box import Box
from sprites import lettering
from sprites.palette import Colour


def paint_name(surface: pygame.Surface, name: str, box: Box, size: int, colour: Colour, bold: bool = False) -> None:
    """Draw a name from the left; it loses letters at its end where even the smallest have no room."""
    while len(name) > 1 and lettering.width_of(name, SMALLEST, bold) > box.width:
        name = name[:-1]
    paint_line(surface, name, box, size, colour, Align.LEFT, bold)
