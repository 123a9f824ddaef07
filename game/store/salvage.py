"""Reading what can still be read of a damaged database."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

from game.store.schema import TABLES, migrate, newest_version, version_of

_Row = tuple[Any, ...]

# SQLite's messages can quote damaged names, which Python then fails to read as text.
FAULTS = (sqlite3.Error, UnicodeError)

# A damaged page can hide some hundred neighbouring rows; after this many misses on end there are no more.
_MISSES = 10_000

# A damaged tree may lead in circles.
_MOST_ROWS = 1_000_000


def text_of(data: bytes) -> str:
    """The text in a damaged file, with a sign in the place of what is no text."""
    return data.decode("utf-8", "replace")


def open_to_read(path: Path, with_log: bool = False) -> sqlite3.Connection:
    """A connection that reads a file and never writes it. Raises sqlite3.Error.

    It looks at the bytes as they are, without a lock, unless ``with_log``: then what a killed game left in its log
    is read too, which puts an index of the log beside the file.
    """
    source = f"{path.absolute().as_uri()}?mode=ro" + ("" if with_log else "&immutable=1")
    connection = sqlite3.connect(source, uri=True, isolation_level=None)
    connection.text_factory = text_of
    # Lets SQLite read a file that is shorter than its header says.
    connection.execute("PRAGMA writable_schema = ON")
    return connection


def salvage(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """Make the tables in the empty database ``target`` and fill them with every sound row of ``source``.

    To be called in a transaction. A damaged ``source`` raises nothing; a fault of ``target`` raises sqlite3.Error.
    """
    migrate(target, _plausible_version(source))
    for table in TABLES:
        _copy(table, source, target)
    target.execute("DELETE FROM running WHERE token IN (SELECT token FROM results)")
    migrate(target)


def _plausible_version(source: sqlite3.Connection) -> int:
    with suppress(*FAULTS):
        version = version_of(source)
        if 1 <= version <= newest_version():
            return version
    return newest_version()


def _copy(table: str, source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    names = [row[1] for row in target.execute(f"PRAGMA table_info({table})")]
    insert = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"
    for number, *values in _readable_rows(source, f"SELECT * FROM {table} NOT INDEXED"):
        # By their order, since the names of the columns may be damaged too.
        if len(values) + 1 != len(names):
            return
        try:
            target.execute(insert, (number, *values))
        except sqlite3.IntegrityError:
            # Perhaps only its number is wrong, or was taken by a row whose number is wrong.
            with suppress(sqlite3.IntegrityError):
                target.execute(insert, (None, *values))


def _readable_rows(source: sqlite3.Connection, query: str) -> Iterable[_Row]:
    """The rows in the order they lie in as far as that goes, then one by one around the damage."""
    rows: dict[_Row, None] = {}
    try:
        for row in islice(source.execute(query), _MOST_ROWS):
            rows[row] = None
    except FAULTS:
        rows |= dict.fromkeys(_rows_one_by_one(source, query))
    return rows


def _rows_one_by_one(source: sqlite3.Connection, query: str) -> Iterator[_Row]:
    number, last = 0, _MISSES if _is_table(source, query) else 0
    while number < last:
        number += 1
        with suppress(*FAULTS):
            row = source.execute(f"{query} WHERE rowid = ?", (number,)).fetchone()
            if row is not None:
                yield row
                last = number + _MISSES


def _is_table(source: sqlite3.Connection, query: str) -> bool:
    with suppress(*FAULTS):
        source.execute(f"{query} LIMIT 0")
        return True
    return False
