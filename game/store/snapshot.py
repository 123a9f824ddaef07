"""A look at a file that a running game holds: SQLite lets nobody in, so its bytes are copied and read elsewhere."""

import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

_TRIES = 10


def snapshot(path: Path) -> sqlite3.Connection:
    """What the file at ``path`` holds at this moment, with all that lies in its log, in memory.

    Raises OSError or sqlite3.Error.
    """
    with TemporaryDirectory() as folder:
        copy = Path(folder, path.name)
        _copy_at_rest(path, copy)
        memory = sqlite3.connect(":memory:", isolation_level=None)
        with closing(sqlite3.connect(copy)) as source:
            source.backup(memory)
    return memory


def _copy_at_rest(path: Path, copy: Path) -> None:
    """Copy a file and its log as they belong together.

    The log moves on before the file takes anything over from it: as long as it stays, so does what both say.
    """
    log = _log_of(path)
    for _ in range(_TRIES):
        logged = _bytes_of(log)
        copy.write_bytes(path.read_bytes())
        if _bytes_of(log) == logged:
            _log_of(copy).write_bytes(logged)
            return
    raise OSError(f"{path} never rests")


def _log_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def _bytes_of(path: Path) -> bytes:
    # A game that ends in this moment takes its log away.
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return b""
