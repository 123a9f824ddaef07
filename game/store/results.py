"""The games that are over, and how each ended.

What is read from the tables is given as named tuples: defining one takes a tenth of the time that a
dataclass takes, and this package is imported at every start.
"""

import sqlite3
from datetime import date, datetime
from enum import Enum
from typing import Any, NamedTuple


class Result(Enum):
    """How a game ended."""

    WON = "won"
    ABANDONED = "abandoned"
    DEAD_END = "dead_end"
    LOST = "lost"


class FinishedGame(NamedTuple):
    """One game that is over. ``record`` is its JSON text; ``ended`` is local time, ``day`` set for a daily deal.

    Of a game of Hearts, ``rules`` is its rule set; ``place``, ``deals`` and ``moons`` are as in a Tally, ``deals`` as
    JSON text.
    """

    token: str
    game: str
    code: str | None
    result: Result
    moves: int
    seconds: float | None
    ended: datetime
    day: date | None
    par: int | None
    initials: str | None
    rules: str | None
    place: int | None
    deals: str | None
    moons: int | None
    record: str


_SELECT = f"SELECT {', '.join(FinishedGame._fields)} FROM results"


def all_games(connection: sqlite3.Connection) -> tuple[FinishedGame, ...]:
    """Every finished game of every kind, in the order they ended."""
    return _games(connection.execute(f"{_SELECT} ORDER BY number"))


def last_games(connection: sqlite3.Connection, game: str, count: int) -> tuple[FinishedGame, ...]:
    """The last ``count`` finished games of one kind, in the order they ended."""
    newest_first = connection.execute(f"{_SELECT} WHERE game = ? ORDER BY number DESC LIMIT ?", (game, count))
    return _games(newest_first)[::-1]


def sign(connection: sqlite3.Connection, token: str, initials: str) -> None:
    """Put a player's initials to the result with this token."""
    connection.execute("UPDATE results SET initials = ? WHERE token = ?", (initials, token))


def _games(rows: sqlite3.Cursor) -> tuple[FinishedGame, ...]:
    return tuple(map(_finished_game, rows))


def _finished_game(row: tuple[Any, ...]) -> FinishedGame:
    as_kept = FinishedGame(*row)
    return as_kept._replace(
        result=Result(as_kept.result),
        ended=datetime.fromisoformat(str(as_kept.ended)),
        day=date.fromisoformat(str(as_kept.day)) if as_kept.day else None,
    )
