"""The information bar: time, score, moves and the deal code."""

from typing import NamedTuple

import pygame

from game.shell.duration import clock_text
from game.shell.language import _
from game.shell.widgets.words import fitting_size, paint_line
from game.table.box import Box
from sprites.palette import Palette

# A field keeps its share of the bar while its number grows.
_LEAST_LETTERS = 10


class Information(NamedTuple):
    """What the bar shows; ``seconds`` are whole."""

    seconds: int
    score: int
    moves: int
    code: str

    @property
    def fields(self) -> tuple[str, str, str, str]:
        """The four texts, from left to right."""
        score = _("Score {n}").format(n=self.score)
        moves = _("Moves {n}").format(n=self.moves)
        return clock_text(self.seconds), score, moves, self.code


def paint_bar(surface: pygame.Surface, box: Box, fields: tuple[str, ...], colours: Palette) -> None:
    """Draw the bar: in one line, or with what comes after the third text in a second one when the window is upright."""
    surface.fill(colours.cloth.bar, box)
    pad = max(4, box.width // 60)
    inner = box.grown(-pad)._replace(y=box.y, height=box.height)
    if box.height * 7 > box.width:
        half = box.height // 2
        _paint_fields(surface, inner._replace(height=half), fields[:3], colours)
        _paint_fields(surface, inner._replace(y=box.y + half, height=half), fields[3:], colours)
    else:
        _paint_fields(surface, inner, fields, colours)


def _paint_fields(surface: pygame.Surface, box: Box, fields: tuple[str, ...], colours: Palette) -> None:
    # All fields in one size, each in a share of the width that goes with its length.
    lengths = [max(len(field), _LEAST_LETTERS) + 3 for field in fields]
    widths = [box.width * length // sum(lengths) for length in lengths]
    size = min(
        fitting_size(text, width - 6, box.height * 2 // 3, True) for text, width in zip(fields, widths, strict=True)
    )
    x = box.x
    for text, width in zip(fields, widths, strict=True):
        paint_line(surface, text, Box(x, box.y, width, box.height), size, colours.text, bold=True)
        x += width
