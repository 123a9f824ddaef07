"""What was memorable about deals of Hearts."""

import sqlite3
from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple


class Achieved(NamedTuple):
    """Something achieved, ``times`` in all. ``code`` is the deal of the last time, where it had one."""

    name: str
    times: int
    first: datetime
    last: datetime
    code: str | None


def achieve(connection: sqlite3.Connection, deal: int, names: Sequence[str], code: str | None, now: datetime) -> None:
    """Note achievements in a deal of the running game of Hearts, those that were not noted yet."""
    earned = now.replace(tzinfo=None).isoformat(timespec="seconds")
    connection.executemany(
        "INSERT OR IGNORE INTO achievements (token, deal, name, code, earned)"
        " SELECT token, ?, ?, ?, ? FROM running WHERE game = 'hearts'",
        [(deal, name, code, earned) for name in names],
    )


def achieved(connection: sqlite3.Connection) -> tuple[Achieved, ...]:
    """All achievements, in the order in which they were first made."""
    rows = connection.execute(
        "SELECT name, count(*), min(earned), max(earned),"
        " (SELECT code FROM achievements AS last WHERE last.name = made.name ORDER BY number DESC LIMIT 1)"
        " FROM achievements AS made GROUP BY name ORDER BY min(number)"
    )
    return tuple(
        Achieved(name, times, datetime.fromisoformat(first), datetime.fromisoformat(last), code)
        for name, times, first, last, code in rows
    )
