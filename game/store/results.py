"""The games that are over, and how each ended."""

import sqlite3
from dataclasses import dataclass, fields
from datetime import date, datetime
from enum import Enum
from typing import Any


class Result(Enum):
    """How a game ended."""

    WON = "won"
    ABANDONED = "abandoned"
    DEAD_END = "dead_end"


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """One game that is over. ``record`` is its JSON text; ``ended`` is local time, ``day`` set for a daily deal."""

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
    record: str


_COLUMNS = tuple(column.name for column in fields(FinishedGame))
_SELECT = f"SELECT {', '.join(_COLUMNS)} FROM results"


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
    return tuple(_finished_game(dict(zip(_COLUMNS, row, strict=True))) for row in rows)


def _finished_game(row: dict[str, Any]) -> FinishedGame:
    return FinishedGame(
        **row
        | {
            "result": Result(row["result"]),
            "ended": datetime.fromisoformat(row["ended"]),
            "day": date.fromisoformat(row["day"]) if row["day"] else None,
        }
    )
