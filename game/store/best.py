"""The best games of a deal."""

import sqlite3
from datetime import datetime
from typing import NamedTuple


class Best(NamedTuple):
    """A won game in a best list. ``initials`` are three letters, or None; ``ended`` is local time."""

    token: str
    initials: str | None
    moves: int
    seconds: float | None
    ended: datetime


def fastest(connection: sqlite3.Connection, code: str, count: int) -> tuple[Best, ...]:
    """The won games of a deal that took the least time; the earlier one first of two alike."""
    return _best(connection, code, "AND seconds IS NOT NULL ORDER BY seconds, moves, number", count)


def fewest_moves(connection: sqlite3.Connection, code: str, count: int) -> tuple[Best, ...]:
    """The won games of a deal that took the fewest moves; the faster one first of two alike."""
    return _best(connection, code, "ORDER BY moves, seconds IS NULL, seconds, number", count)


def _best(connection: sqlite3.Connection, code: str, order: str, count: int) -> tuple[Best, ...]:
    rows = connection.execute(
        f"SELECT token, initials, moves, seconds, ended FROM results WHERE code = ? AND result = 'won' {order} LIMIT ?",
        (code, count),
    )
    return tuple(
        Best(token, initials, moves, seconds, datetime.fromisoformat(ended))
        for token, initials, moves, seconds, ended in rows
    )
