"""The deals of the day, and how they went."""

import sqlite3
from datetime import date
from typing import NamedTuple


class DailyResult(NamedTuple):
    """The best won game of a day's deal: ``moves`` to compare with ``par``, where that is known."""

    day: date
    code: str | None
    moves: int
    par: int | None
    seconds: float | None


def daily_results(connection: sqlite3.Connection, game: str, count: int) -> tuple[DailyResult, ...]:
    """The last ``count`` days whose deal was won, the newest first, each with its win of the fewest moves."""
    rows = connection.execute(
        "SELECT day, code, moves, par, seconds FROM"
        " (SELECT *, row_number() OVER (PARTITION BY day ORDER BY moves, seconds IS NULL, seconds) AS rank"
        "  FROM results WHERE game = ? AND result = 'won' AND day IS NOT NULL)"
        " WHERE rank = 1 ORDER BY day DESC LIMIT ?",
        (game, count),
    )
    return tuple(DailyResult(date.fromisoformat(day), *rest) for day, *rest in rows)


def days_won(connection: sqlite3.Connection, game: str, year: int, month: int) -> frozenset[int]:
    """The days 1–31 of a month whose deal was won, whenever that was."""
    rows = connection.execute(
        "SELECT DISTINCT day FROM results WHERE game = ? AND result = 'won' AND day LIKE ?",
        (game, f"{year:04}-{month:02}-%"),
    )
    return frozenset(date.fromisoformat(day).day for (day,) in rows)
