"""Words that fit: sizes chosen for a place, lines broken at spaces."""

from enum import Enum

import pygame

from game.table.box import Box
from sprites import lettering
from sprites.palette import Colour

SMALLEST = 10  # pixels; smaller lettering is no longer read


class Align(Enum):
    """Where a line stands in its box."""

    LEFT = 0.0
    MIDDLE = 0.5
    RIGHT = 1.0


def fitting_size(string: str, width: int, wanted: int, bold: bool = False) -> int:
    """The largest size up to ``wanted`` pixels at which ``string`` is no wider than ``width``; at least SMALLEST."""
    size = wanted
    while size > SMALLEST and lettering.width_of(string, size, bold) > width:
        size -= 1
    return size


def wrapped(string: str, width: int, size: int, bold: bool = False) -> list[str]:
    """``string`` in lines no wider than ``width``, as far as its words allow."""
    lines: list[str] = []
    for word in string.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and lettering.width_of(longer, size, bold) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def paint_line(
    surface: pygame.Surface,
    string: str,
    box: Box,
    size: int,
    colour: Colour,
    align: Align = Align.MIDDLE,
    bold: bool = False,
) -> None:
    """Draw one line in the middle of the height of ``box``, smaller when it is too wide."""
    size = fitting_size(string, box.width, min(size, box.height), bold)
    words = lettering.text(string, size, colour, bold)
    x = box.x + (box.width - words.get_width()) * align.value
    y = box.y + (box.height - words.get_height()) / 2
    surface.blit(words, (round(x), round(y)))
