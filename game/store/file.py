"""The one file, ``heart-to-heart.db``: opening it, and telling what is wrong with it.

Why a write-ahead log. Every move is saved before it is shown, so a save must be short, and it must
survive a power cut. With ``journal_mode = WAL`` and ``synchronous = FULL`` a move costs one append and
one flush to the disk, where a rollback journal needs three; on a memory card that is the difference
between a move that is felt and one that is not. A power cut in the middle of the append leaves a frame
whose checksum does not fit, which is passed over: the move being saved is lost, and nothing else. The
log is folded into the file at intervals and when the game ends, so that what lies in the folder between
two games is one file.

Why an exclusive lock. Two games that play on with the same file would overwrite each other's running
game. So a game holds the file as long as it runs; a second one waits a moment and then plays without
keeping anything. SQLite's log then needs no shared memory either, which some disks do not offer.
The system drops the lock of a process that ends, however it ends.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from game.store.salvage import FAULTS, open_to_read, text_of
from game.store.schema import APPLICATION_ID, has_sound_tables, migrate, newest_version, version_of

FILE_NAME = "heart-to-heart.db"

PATIENCE_SECONDS = 1.5

# Far more than there will ever be; a larger number is not a version but damage.
_MOST_VERSIONS = 1000

# Pages of 4 KiB; at some three a move the log is folded in about every hundredth move.
_LOG_PAGES = 300

# Bytes.
_SMALLEST_DATABASE = 512

_DAMAGE = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CONSTRAINT)


class DamagedError(Exception):
    """The file is not, or no longer, a sound database of this game."""


class NewerError(Exception):
    """The file was written by a newer version of the game."""


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All or nothing of what is done inside."""
    connection.execute("BEGIN")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # After some faults SQLite has rolled back by itself, and says so with another fault.
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def open_file(path: Path, bring_up: Callable[[sqlite3.Connection], None] = migrate) -> sqlite3.Connection:
    """The sound database at ``path``, made when there is none, and locked.

    An older or a new one is brought to this version by ``bring_up``, in one transaction.
    Raises DamagedError, NewerError, OSError, or sqlite3.Error when it can not be written.
    """
    if path.is_file() and path.stat().st_size < _SMALLEST_DATABASE and not _is_new(path):
        raise DamagedError("the file is cut short")
    _refuse_newer(path)
    connection = sqlite3.connect(path, timeout=PATIENCE_SECONDS, isolation_level=None)
    try:
        _prepare(connection, bring_up)
    except BaseException as fault:
        connection.close()
        if isinstance(fault, FAULTS) and _is_damage(fault, path):
            raise DamagedError(str(fault)) from fault
        raise
    return connection


def _is_new(path: Path) -> bool:
    """Whether the file is as SQLite leaves it when the very first game is killed at once; a log would hold more."""
    log = path.with_name(f"{path.name}-wal")
    return not path.stat().st_size and not (log.is_file() and log.stat().st_size)


def _refuse_newer(path: Path) -> None:
    """Raise NewerError without a lock or a log, which would leave traces in a file that is not ours to touch."""
    with suppress(*FAULTS), closing(open_to_read(path)) as connection:
        if newest_version() < version_of(connection) < _MOST_VERSIONS:
            raise NewerError(path.name)


def _prepare(connection: sqlite3.Connection, bring_up: Callable[[sqlite3.Connection], None]) -> None:
    connection.text_factory = text_of
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    _check(connection)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {_LOG_PAGES}")
    # Takes the lock, and finds out whether the file can be written at all.
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("COMMIT")
    if version_of(connection) < newest_version():
        with transaction(connection):
            bring_up(connection)
        # The version in the file itself, not in the log, is what the next start looks at first.
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    if not has_sound_tables(connection):
        raise DamagedError("the tables are not those of this game")


def _check(connection: sqlite3.Connection) -> None:
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    is_new = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if application != APPLICATION_ID and not is_new:
        raise DamagedError("the file belongs to another program")
    if not 0 <= version_of(connection) < _MOST_VERSIONS:
        raise DamagedError("there is no such version")
    findings = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if findings[0] != "ok":
        raise DamagedError(findings[0])


def _is_damage(fault: Exception, path: Path) -> bool:
    """Whether a fault is about what the file holds, not about whether it can be reached."""
    if error_code(fault) == sqlite3.SQLITE_READONLY:
        # A damaged header can forbid SQLite to write what the system lets it write.
        return os.access(path, os.W_OK)
    return error_code(fault) in _DAMAGE


def error_code(fault: Exception) -> int:
    """SQLite's primary result code of a fault."""
    return int(getattr(fault, "sqlite_errorcode", sqlite3.SQLITE_ERROR)) & 0xFF
