"""The game being played, one of each kind."""

import json
import sqlite3
from collections.abc import Mapping
from datetime import date, datetime
from os import urandom
from typing import NamedTuple

from game.session.hearts_tally import Tally
from game.store.results import Result

Record = Mapping[str, object]

# The tables hold no more; a record from elsewhere may.
MOST_MOVES = 1_000_000
MOST_SECONDS = 1e9

# What a running game has in common with its result.
_CARRIED = "token, game, code, moves, seconds, day, par, rules, place, deals, moons, record"


class Daily(NamedTuple):
    """That a game is the deal of a ``day``, and the fewest moves that win it, where known."""

    day: date
    par: int | None = None


def begin(connection: sqlite3.Connection, record: Record, now: datetime, daily: Daily | None) -> None:
    """Lay a new game on the table; one that lies there yet is left as it was last kept."""
    settle(connection, str(record["game"]), now)
    connection.execute(
        "INSERT INTO running (token, game, code, moves, seconds, day, par, rules, record, is_started, left_as)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            urandom(16).hex(),
            record["game"],
            *_summary(record),
            daily.day.isoformat() if daily else None,
            daily.par if daily else None,
            _rule_set(record),
            json.dumps(record),
            count_moves(record) > 0,
            Result.ABANDONED.value,
        ),
    )


def keep(
    connection: sqlite3.Connection,
    record: Record,
    left_as: Result,
    tally: Tally | None = None,
    is_started: bool | None = None,
) -> None:
    """Keep the game as it stands; ``left_as`` is its result if it were left now. Nothing when none is running.

    It counts once it ``is_started``; None says that its first move starts it.
    """
    connection.execute(
        "UPDATE running SET code = ?, moves = ?, seconds = ?, place = ?, deals = ?, moons = ?, record = ?, left_as = ?,"
        " is_started = max(is_started, ?) WHERE game = ?",
        (
            *_summary(record),
            tally.place if tally else None,
            json.dumps(tally.deals) if tally else None,
            tally.moons if tally else None,
            json.dumps(record),
            left_as.value,
            count_moves(record) > 0 if is_started is None else is_started,
            record["game"],
        ),
    )


def settle(connection: sqlite3.Connection, game: str, now: datetime) -> str | None:
    """Put the running game among the results and clear the table.

    Gives the result's token; None for a game without a move, which leaves no result.
    """
    row = connection.execute("SELECT token FROM running WHERE game = ? AND is_started", (game,)).fetchone()
    connection.execute(
        f"INSERT OR IGNORE INTO results ({_CARRIED}, result, ended)"
        f" SELECT {_CARRIED}, left_as, ? FROM running WHERE game = ? AND is_started",
        (now.replace(tzinfo=None).isoformat(timespec="seconds"), game),
    )
    clear(connection, game)
    return str(row[0]) if row else None


def settle_all(connection: sqlite3.Connection, now: datetime) -> bool:
    """Settle the running game of every kind; whether there was any."""
    games = [game for (game,) in connection.execute("SELECT game FROM running").fetchall()]
    for game in games:
        settle(connection, game, now)
    return bool(games)


def finish(
    connection: sqlite3.Connection, record: Record, result: Result, now: datetime, tally: Tally | None = None
) -> str | None:
    """Keep the running game as it ended and settle it. Does nothing when none is running."""
    keep(connection, record, result, tally)
    return settle(connection, str(record["game"]), now)


def clear(connection: sqlite3.Connection, game: str) -> None:
    """Forget the running game without counting it."""
    connection.execute("DELETE FROM running WHERE game = ?", (game,))


def record_of(connection: sqlite3.Connection, game: str) -> dict[str, object] | None:
    """The record of the running game; None when there is none, or none that can be read."""
    row = connection.execute("SELECT record FROM running WHERE game = ?", (game,)).fetchone()
    try:
        record = json.loads(row[0]) if row else None
    except ValueError:
        return None
    return record if isinstance(record, dict) else None


def daily_of(connection: sqlite3.Connection, game: str) -> Daily | None:
    """The day whose deal the running game is; None when it is an ordinary one."""
    row = connection.execute("SELECT day, par FROM running WHERE game = ? AND day IS NOT NULL", (game,)).fetchone()
    return Daily(date.fromisoformat(row[0]), row[1]) if row else None


def _summary(record: Record) -> tuple[object, ...]:
    """The code, the number of moves and the seconds of a record, as the tables hold them."""
    code, seconds = record.get("code"), record.get("seconds")
    has_time = isinstance(seconds, int | float) and 0 <= seconds <= MOST_SECONDS
    return (
        code if isinstance(code, str) else None,
        min(count_moves(record), MOST_MOVES),
        seconds if has_time else None,
    )


def _rule_set(record: Record) -> str | None:
    """The rule set that a record of Hearts names; None in a record of another game."""
    rules = record.get("rules")
    name = rules.get("set") if isinstance(rules, Mapping) else None
    return name if isinstance(name, str) else None


def count_moves(record: Record) -> int:
    """The moves of a record: its words under ``moves``, or the cards played in all its ``deals``."""
    moves, deals = record.get("moves"), record.get("deals")
    if isinstance(moves, str):
        return len(moves.split())
    played = [deal.get("plays", "") for deal in deals] if isinstance(deals, list) else []
    return sum(len(cards.split()) for cards in played)
