"""Lines of scores that are told apart by colour, by their marks, and by how they are dashed."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin

import pygame

from game.table.box import Point
from sprites.palette import Colour, Palette

_DASHES: tuple[tuple[float, float], ...] = ((1.0, 0.0), (3.0, 1.6), (1.0, 1.4), (5.0, 1.2))  # in widths of four pixels
_UNIT = 4


def line_colour(place: int, colours: Palette) -> Colour:
    """The colour of a line by its place, from 0."""
    tones = (colours.gold, colours.good, colours.bad, colours.text, colours.focus)
    return tones[place % len(tones)]


def paint_mark(surface: pygame.Surface, place: int, centre: Point, size: int, colours: Palette) -> None:
    """Draw the mark of a line, ``size`` pixels wide."""
    colour = line_colour(place, colours)
    _MARKS[place % len(_MARKS)](surface, centre, max(3.0, size / 2), colour)


def paint_score_line(surface: pygame.Surface, place: int, points: Sequence[Point], size: int, colours: Palette) -> None:
    """Draw a line through its points, a mark of ``size`` pixels at each."""
    dash, gap = _DASHES[place % len(_DASHES)]
    thick = max(1, size // 5)
    for start, end in pairwise(points):
        _paint_dashed(surface, line_colour(place, colours), start, end, thick, dash, gap)
    for point in points:
        paint_mark(surface, place, point, size, colours)


def _paint_dashed(
    surface: pygame.Surface, colour: Colour, start: Point, end: Point, thick: int, dash: float, gap: float
) -> None:
    length = hypot(end[0] - start[0], end[1] - start[1])
    if not length:
        return
    step_x, step_y = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    on, period = (length, length) if not gap else (dash * _UNIT, (dash + gap) * _UNIT)
    at = 0.0
    while at < length:
        until = min(length, at + on)
        begin = start[0] + step_x * at, start[1] + step_y * at
        finish = start[0] + step_x * until, start[1] + step_y * until
        pygame.draw.line(surface, colour, begin, finish, thick)
        at += period


def _polygon(corners: int, turn: float = 0.0) -> Callable[[pygame.Surface, Point, float, Colour], None]:
    def paint(surface: pygame.Surface, centre: Point, reach: float, colour: Colour) -> None:
        angles = (2 * pi * (place / corners + turn) - pi / 2 for place in range(corners))
        points = [(centre[0] + reach * cos(angle), centre[1] + reach * sin(angle)) for angle in angles]
        pygame.draw.polygon(surface, colour, points)

    return paint


def _disc(surface: pygame.Surface, centre: Point, reach: float, colour: Colour) -> None:
    pygame.draw.circle(surface, colour, centre, reach)


def _hoop(surface: pygame.Surface, centre: Point, reach: float, colour: Colour) -> None:
    pygame.draw.circle(surface, colour, centre, reach, max(1, round(reach / 2.5)))


def _cross(surface: pygame.Surface, centre: Point, reach: float, colour: Colour) -> None:
    thick = max(2, round(reach / 1.8))
    for side in (-1, 1):
        start = centre[0] - reach * 0.8, centre[1] - side * reach * 0.8
        pygame.draw.line(surface, colour, start, (centre[0] + reach * 0.8, centre[1] + side * reach * 0.8), thick)


_MARKS = (_disc, _polygon(4, 0.125), _polygon(3), _polygon(4), _cross, _hoop, _polygon(3, 0.5))
