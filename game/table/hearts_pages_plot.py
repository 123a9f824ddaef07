"""A plot of totals over the deals of a game, as points: one line for each score."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.table.box import Box, Point

_MARGIN = 0.06  # of the height, above and below the lines


@dataclass(frozen=True, slots=True)
class Level:
    """A horizontal line at a round number, ``y`` pixels down."""

    value: int
    y: int


@dataclass(frozen=True, slots=True)
class ScorePlot:
    """``lines`` hold the points of each score, ``levels`` what they are read by; ``target`` is one of the levels."""

    area: Box
    lines: tuple[tuple[Point, ...], ...]
    levels: tuple[Level, ...]
    target: Level


def score_plot(box: Box, series: Sequence[Sequence[float]], target: int, axis: int, apart: float = 0.0) -> ScorePlot:
    """The plot of ``series``, totals after 0, 1, 2 … deals, in ``box``; its ``axis`` takes so many pixels at the left.

    The target is always in sight. Where totals are equal after a deal, their points lie side by side, ``apart`` pixels
    from each other, so that none hides another.
    """
    area = Box(box.x + axis, box.y, box.width - axis, box.height)
    values = [value for line in series for value in line]
    low, high = min(0.0, *values), max(float(target), *values)
    spread = (high - low) or 1.0
    air = area.height * _MARGIN

    def height_of(value: float) -> float:
        return area.bottom - air - (value - low) / spread * (area.height - 2 * air)

    steps = max(1, max(map(len, series)) - 1)
    lines = tuple(
        tuple(
            (area.x + place / steps * area.width + apart * _shift(series, number, place), height_of(value))
            for place, value in enumerate(line)
        )
        for number, line in enumerate(series)
    )
    levels = tuple(Level(value, round(height_of(value))) for value in _round_numbers(low, high))
    return ScorePlot(area, lines, levels, Level(target, round(height_of(target))))


def _shift(series: Sequence[Sequence[float]], number: int, place: int) -> float:
    """How far one of several equal totals stands from their middle, in distances between two of them."""
    if place == 0:
        return 0.0  # all begin with nothing
    equal = [other for other, line in enumerate(series) if line[place] == series[number][place]]
    return equal.index(number) - (len(equal) - 1) / 2


def _round_numbers(low: float, high: float) -> tuple[int, ...]:
    """About four round numbers between two values."""
    rough = max(1.0, (high - low) / 4)
    size = 10 ** (len(str(int(rough))) - 1)
    step = next(size * part for part in (1, 2, 5, 10) if size * part >= rough)
    first = -(-int(low) // step) * step
    return tuple(range(first, int(high) + 1, step))
