"""A month as boxes: a line of weekdays and the days under it."""

from calendar import MONDAY, Calendar
from dataclasses import dataclass
from datetime import date

from game.table.box import Box
from game.table.grid import grid, inner

DAYS = 7
_MOST_WEEKS = 6
_MOST_DAYS_OF_SIXTH_WEEK = 2
_MOST_CELL = (3.6, 2.8)  # in heights of a line


@dataclass(frozen=True, slots=True)
class MonthLayout:
    """``weekdays`` are the boxes of the seven names, Monday first; ``days`` maps each day 1–31 to its box.

    ``legend`` is where a sixth week would be, or what such a week leaves of it: never more than two of its days.
    """

    weekdays: tuple[Box, ...]
    days: dict[int, Box]
    legend: Box


def weeks_of(year: int, month: int) -> list[list[int]]:
    """The weeks of a month, Monday first; 0 for days of its neighbours."""
    return Calendar(MONDAY).monthdayscalendar(year, month)


def month_layout(body: Box, year: int, month: int, text: int, gap: int) -> MonthLayout:
    """The month in the body of a page, with lines of ``text`` pixels."""
    weeks = weeks_of(year, month)
    line = round(text * 1.3)
    wide, high = (round(part * max(text, 24)) for part in _MOST_CELL)
    area = inner(body, DAYS * wide, line + _MOST_WEEKS * high)
    # A month of five weeks has cells as high as one of six, so that nothing jumps when the page is turned.
    tall = (area.height - line - (_MOST_WEEKS - 1) * gap) // _MOST_WEEKS
    names = grid(area._replace(height=line), DAYS, DAYS, gap, line)
    below = area._replace(y=area.y + line, height=area.height - line)
    cells = grid(below, DAYS * _MOST_WEEKS, DAYS, gap, tall)
    days = [day for week in weeks for day in week]
    legend = cells[-DAYS + _MOST_DAYS_OF_SIXTH_WEEK].joined(cells[-1])
    return MonthLayout(names, {day: box for day, box in zip(days, cells, strict=False) if day}, legend)


def moved_month(day: date, by: int) -> date:
    """The first day of the month ``by`` months from that of ``day``."""
    months = day.year * 12 + day.month - 1 + by
    return date(months // 12, months % 12 + 1, 1)
