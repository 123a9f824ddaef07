"""Words that fit: sizes chosen for a place, lines broken at spaces."""

import re
from collections.abc import Sequence
from enum import Enum
from functools import lru_cache

import pygame

from game.table.box import Box
from sprites import lettering, shapes
from sprites.palette import Colour, Palette

SMALLEST = 10  # pixels; smaller lettering is no longer read
# In heights of a line: from one line to the next, and between two paragraphs.
_STEP = 1.15
_GAP = 0.5
_SPACES = re.compile(r"[ \t\n]+")


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


def words_of(string: str) -> list[str]:
    """What stands between the spaces of ``string``, no-break spaces excepted."""
    return [word for word in _SPACES.split(string) if word]


def wrapped(string: str, width: int, size: int, bold: bool = False) -> list[str]:
    """``string`` in lines no wider than ``width``, as far as its words allow; no-break spaces never end a line."""
    lines: list[str] = []
    for word in words_of(string):
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


def fitted(paragraphs: Sequence[str], box: Box, wanted: int, bold: bool = False) -> tuple[int, tuple[str, ...]]:
    """The largest size up to ``wanted`` at which all paragraphs fit into ``box``, and their lines at that size.

    An empty line stands between two paragraphs. The size is SMALLEST when even that does not fit.
    """
    size = min(wanted, box.height)
    while True:
        lines = _lines(paragraphs, box.width, size, bold)
        fits = height_of(lines, size) <= box.height
        if size <= SMALLEST or (fits and all(lettering.width_of(line, size, bold) <= box.width for line in lines)):
            return size, lines
        size -= 1


def height_of(lines: Sequence[str], size: int) -> int:
    """How many pixels lines of a size take one below the other."""
    return round(sum(_step(line, size) for line in lines) - (_STEP - 1) * size)


def _step(line: str, size: int) -> float:
    """From the top of a line to that of the next one; an empty line is lower."""
    return (_STEP if line else _GAP) * size


def _lines(paragraphs: Sequence[str], width: int, size: int, bold: bool) -> tuple[str, ...]:
    lines: list[str] = []
    for paragraph in paragraphs:
        lines += [""] * bool(lines) + wrapped(paragraph, width, size, bold)
    return tuple(lines)


def paint_text(
    surface: pygame.Surface,
    paragraphs: Sequence[str],
    box: Box,
    wanted: int,
    colour: Colour,
    align: Align = Align.MIDDLE,
    bold: bool = False,
) -> None:
    """Draw paragraphs in the middle of the height of ``box``, smaller when they are too long."""
    size, lines = fitted(paragraphs, box, wanted, bold)
    y = box.y + max(0, box.height - height_of(lines, size)) / 2
    for line in lines:
        if line:
            words = lettering.text(line, size, colour, bold)
            surface.blit(words, (round(box.x + (box.width - words.get_width()) * align.value), round(y)))
        y += _step(line, size)


@lru_cache(maxsize=8)
def plaque(string: str, size: int, widest: int, colours: Palette) -> pygame.Surface:
    """One line of words on a plate of its own, no wider than ``widest``. Shared: not to be drawn on."""
    pad = size // 2
    size = fitting_size(string, widest - 4 * pad, size, True)
    words = lettering.text(string, size, colours.text, True)
    box = Box(0, 0, words.get_width() + 3 * pad, words.get_height() + pad)
    plate = shapes.panel((box.width, box.height), colours.panel, colours.gold, box.height // 2).copy()
    plate.blit(words, ((box.width - words.get_width()) // 2, pad // 2))
    return plate
