"""The tables, and the steps that lead from every older version of them to this one.

The version is the file's ``user_version``. A migration is never changed once it has been released,
only followed by another one.

The checks are more than a guard against mistakes: a file whose bytes were damaged fails them in
SQLite's own integrity check, and a row that passes them can be read without a fault. (A check that comes
out as NULL counts as passed: hence IS, not =, where a function may give NULL.)
"""

import sqlite3
from contextlib import closing

# "HtHs", so that a database of another program is not taken for one of this game.
APPLICATION_ID = 0x48744873

Migration = tuple[str, ...]

_VERSION_1: Migration = (
    "PRAGMA application_id = 1215580275",
    """CREATE TABLE settings (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE CHECK (typeof(name) = 'text'),
    value TEXT NOT NULL CHECK (typeof(value) = 'text')
)""",
    """CREATE TABLE running (
    number INTEGER PRIMARY KEY,
    token TEXT NOT NULL UNIQUE CHECK (typeof(token) = 'text' AND length(token) = 32),
    game TEXT NOT NULL UNIQUE CHECK (typeof(game) = 'text'),
    code TEXT CHECK (typeof(code) IN ('text', 'null')),
    moves INTEGER NOT NULL CHECK (typeof(moves) = 'integer' AND moves BETWEEN 0 AND 1000000),
    seconds REAL CHECK (seconds IS NULL OR typeof(seconds) = 'real' AND seconds BETWEEN 0 AND 1e9),
    day TEXT CHECK (day IS NULL OR date(day) IS day AND day > '0001'),
    par INTEGER CHECK (par IS NULL OR typeof(par) = 'integer' AND par BETWEEN 0 AND 1000000),
    rules TEXT CHECK (typeof(rules) IN ('text', 'null')),
    place INTEGER CHECK (place IS NULL OR typeof(place) = 'integer' AND place BETWEEN 1 AND 10),
    deals TEXT CHECK (deals IS NULL OR json_valid(deals) AND json_type(deals) IS 'array'),
    moons INTEGER CHECK (moons IS NULL OR typeof(moons) = 'integer' AND moons BETWEEN 0 AND 1000000),
    record TEXT NOT NULL CHECK (typeof(record) = 'text'),
    is_started INTEGER NOT NULL CHECK (is_started IN (0, 1)),
    left_as TEXT NOT NULL CHECK (left_as IN ('won', 'abandoned', 'dead_end', 'lost'))
)""",
    """CREATE TABLE results (
    number INTEGER PRIMARY KEY,
    token TEXT NOT NULL UNIQUE CHECK (typeof(token) = 'text' AND length(token) = 32),
    game TEXT NOT NULL CHECK (typeof(game) = 'text'),
    code TEXT CHECK (typeof(code) IN ('text', 'null')),
    moves INTEGER NOT NULL CHECK (typeof(moves) = 'integer' AND moves BETWEEN 0 AND 1000000),
    seconds REAL CHECK (seconds IS NULL OR typeof(seconds) = 'real' AND seconds BETWEEN 0 AND 1e9),
    day TEXT CHECK (day IS NULL OR date(day) IS day AND day > '0001'),
    par INTEGER CHECK (par IS NULL OR typeof(par) = 'integer' AND par BETWEEN 0 AND 1000000),
    rules TEXT CHECK (typeof(rules) IN ('text', 'null')),
    place INTEGER CHECK (place IS NULL OR typeof(place) = 'integer' AND place BETWEEN 1 AND 10),
    deals TEXT CHECK (deals IS NULL OR json_valid(deals) AND json_type(deals) IS 'array'),
    moons INTEGER CHECK (moons IS NULL OR typeof(moons) = 'integer' AND moons BETWEEN 0 AND 1000000),
    record TEXT NOT NULL CHECK (typeof(record) = 'text'),
    result TEXT NOT NULL CHECK (result IN ('won', 'abandoned', 'dead_end', 'lost')),
    ended TEXT NOT NULL CHECK (strftime('%Y-%m-%dT%H:%M:%S', ended) IS ended AND ended > '0001'),
    initials TEXT CHECK (initials IS NULL OR initials GLOB '[A-Z][A-Z][A-Z]')
)""",
    """CREATE TABLE achievements (
    number INTEGER PRIMARY KEY,
    token TEXT NOT NULL CHECK (typeof(token) = 'text' AND length(token) = 32),
    deal INTEGER NOT NULL CHECK (typeof(deal) = 'integer' AND deal BETWEEN 1 AND 1000000),
    name TEXT NOT NULL CHECK (typeof(name) = 'text'),
    code TEXT CHECK (typeof(code) IN ('text', 'null')),
    earned TEXT NOT NULL CHECK (strftime('%Y-%m-%dT%H:%M:%S', earned) IS earned AND earned > '0001'),
    UNIQUE (token, deal, name)
)""",
)

MIGRATIONS: tuple[Migration, ...] = (_VERSION_1,)

# Salvaged in this order, so that a result is there before the running game it came from.
TABLES = ("settings", "results", "achievements", "running")


def newest_version() -> int:
    """The version this game writes."""
    return len(MIGRATIONS)


def version_of(connection: sqlite3.Connection) -> int:
    """The version of the tables in a database; 0 when it has none. Raises sqlite3.Error."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def has_sound_tables(connection: sqlite3.Connection) -> bool:
    """Whether a database has the tables of the newest version, word for word. Raises sqlite3.Error."""
    with closing(sqlite3.connect(":memory:")) as reference:
        migrate(reference)
        return _tables_of(connection) == _tables_of(reference)


def _tables_of(connection: sqlite3.Connection) -> dict[str, str]:
    definitions = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'")
    return {name: sql for name, sql in definitions if name in TABLES}


def migrate(connection: sqlite3.Connection, version: int | None = None) -> None:
    """Bring the tables to ``version``, the newest when not told, in the caller's transaction. Raises sqlite3.Error."""
    target = newest_version() if version is None else version
    for number in range(version_of(connection), target):
        for statement in MIGRATIONS[number]:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number + 1}")
