"""The database that is there in any case: in the file while that goes well, in memory from then on."""

import errno
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import date
from pathlib import Path
from typing import TypeVar

from game.store.file import FILE_NAME, DamagedError, NewerError, error_code, open_file, transaction
from game.store.folder import data_folder
from game.store.notices import Notice, NoticeKind
from game.store.repair import repair
from game.store.salvage import FAULTS, open_to_read, salvage
from game.store.snapshot import snapshot

T = TypeVar("T")

_KIND_OF_CODE = {
    sqlite3.SQLITE_BUSY: NoticeKind.LOCKED,
    sqlite3.SQLITE_LOCKED: NoticeKind.LOCKED,
    sqlite3.SQLITE_FULL: NoticeKind.DISK_FULL,
    sqlite3.SQLITE_READONLY: NoticeKind.READ_ONLY,
    sqlite3.SQLITE_PERM: NoticeKind.READ_ONLY,
}

_KIND_OF_ERRNO = {
    errno.EROFS: NoticeKind.READ_ONLY,
    errno.EACCES: NoticeKind.READ_ONLY,
    errno.EPERM: NoticeKind.READ_ONLY,
    errno.ENOSPC: NoticeKind.DISK_FULL,
}


class Database:
    """Runs pieces of work, each in a transaction, and never lets a fault of the disk reach the game.

    ``is_keeping`` as long as what is done outlasts this run; ``is_whole`` as long as all that was kept can be read.
    """

    def __init__(self, folder: Path | None, today: date) -> None:
        """Open the file in ``folder``, or in the platform's data folder. Raises nothing."""
        self.notices: tuple[Notice, ...] = ()
        self.is_keeping = True
        self.is_whole = True
        self._path = Path(FILE_NAME)
        try:
            self._path = (folder or data_folder()).absolute() / FILE_NAME
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._connection = self._open(today)
        except (OSError, ValueError, RuntimeError, NewerError, DamagedError, sqlite3.Error) as fault:
            source, self.is_whole = self._readable(fault)
            with closing(source):
                self._connection = self._memory_after(fault, source)

    def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What ``work`` gives. When the file fails it is done once more, in memory, where it stays from then on."""
        try:
            with transaction(self._connection):
                return work(self._connection)
        except FAULTS as fault:
            if not self.is_keeping:
                raise
            failed, self.is_whole = self._connection, False
            self._connection = self._memory_after(fault, failed)
            failed.close()
        with transaction(self._connection):
            return work(self._connection)

    def close(self) -> None:
        """Fold the log into the file and give it free."""
        with suppress(sqlite3.Error):
            self._connection.close()

    def _open(self, today: date) -> sqlite3.Connection:
        try:
            return open_file(self._path)
        except DamagedError:
            connection, aside = repair(self._path, today)
        self.notices += (Notice(NoticeKind.SET_ASIDE, aside.name),)
        return connection

    def _memory_after(self, fault: Exception, source: sqlite3.Connection) -> sqlite3.Connection:
        """A database in memory that holds what can be read of ``source``; the file is not touched any more."""
        self.is_keeping = False
        self.notices += (Notice(self._kind_of(fault), str(self._path)),)
        memory = sqlite3.connect(":memory:", isolation_level=None)
        with transaction(memory):
            salvage(source, memory)
        return memory

    def _readable(self, fault: Exception) -> tuple[sqlite3.Connection, bool]:
        """The file that can not be opened for keeping, to be read at least, and whether that is all of it.

        An empty one if it is not ours to read.
        """
        if self._kind_of(fault) is NoticeKind.LOCKED:
            with suppress(OSError, *FAULTS):
                return snapshot(self._path), True
        if not isinstance(fault, NewerError):
            # What a killed game has left in its log is not seen: reading that takes a place to write an index to.
            with suppress(sqlite3.Error, ValueError):
                return open_to_read(self._path), False
        return sqlite3.connect(":memory:"), False

    def _kind_of(self, fault: Exception) -> NoticeKind:
        match fault:
            case NewerError():
                return NoticeKind.NEWER
            case OSError():
                return _KIND_OF_ERRNO.get(fault.errno or 0, NoticeKind.UNREACHABLE)
            case sqlite3.Error():
                return _KIND_OF_CODE.get(error_code(fault)) or self._kind_of_file()
        return NoticeKind.UNREACHABLE

    def _kind_of_file(self) -> NoticeKind:
        """What the system says of the file: on a read-only disk SQLite can fail to open its log, and says just that."""
        is_writable = all(os.access(path, os.W_OK) for path in (self._path, self._path.parent))
        return NoticeKind.READ_ONLY if self._path.is_file() and not is_writable else NoticeKind.UNREACHABLE
