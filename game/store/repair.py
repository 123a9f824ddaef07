"""Setting a damaged file aside, and carrying on with what can be read of it.

At whatever point this is killed, the damaged file is still there under its own name or the repaired
one already is, and a copy of the damaged one lies beside it: the next start finds one or the other.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import date
from functools import partial
from pathlib import Path

from game.store.file import open_file
from game.store.salvage import open_to_read, salvage

# What SQLite may have left beside a file, and reads together with it.
_LOG_SUFFIXES = ("-wal", "-journal")

_INDEX_SUFFIX = "-shm"


def repair(path: Path, today: date) -> tuple[sqlite3.Connection, Path]:
    """Set the damaged file at ``path`` aside, and put one in its place that holds what can be read of it.

    Gives the new file and where the old one is now. Raises what ``open_file`` raises.
    """
    aside = set_aside(path, today)
    repaired = path.with_name(f"{path.stem}.repaired{path.suffix}")
    _remove_with_log(repaired)
    # SQLite would throw away the log of a file that is empty, and read nothing of it.
    with closing(open_to_read(aside, with_log=aside.stat().st_size > 0)) as source:
        open_file(repaired, partial(salvage, source)).close()
    _sweep(aside)
    _remove_log(path)
    repaired.replace(path)
    return open_file(path), aside


def set_aside(path: Path, today: date) -> Path:
    """Copy a file, with its log, to a name with the date that no other file has. Raises OSError."""
    aside = next(name for name in _names_aside(path, today) if not name.exists())
    try:
        for suffix in ("", *_LOG_SUFFIXES):
            if suffix == "" or Path(f"{path}{suffix}").exists():
                _copy(Path(f"{path}{suffix}"), Path(f"{aside}{suffix}"))
    except OSError:
        _remove_with_log(aside)
        raise
    return aside


def _names_aside(path: Path, today: date) -> Iterator[Path]:
    name = f"{path.stem}.damaged-{today.isoformat()}"
    yield path.with_name(f"{name}{path.suffix}")
    number = 2
    while True:
        yield path.with_name(f"{name}-{number}{path.suffix}")
        number += 1


def _copy(source: Path, target: Path) -> None:
    """Copy a file, and wait until the copy is on the disk."""
    with target.open("xb") as file:
        file.write(source.read_bytes())
        file.flush()
        os.fsync(file.fileno())


def _sweep(aside: Path) -> None:
    """Remove what reading has left beside the file: the index of its log, and a log that holds nothing."""
    log = Path(f"{aside}-wal")
    with suppress(OSError):
        Path(f"{aside}{_INDEX_SUFFIX}").unlink(missing_ok=True)
        if log.exists() and log.stat().st_size == 0:
            log.unlink()


def _remove_log(path: Path) -> None:
    for suffix in (*_LOG_SUFFIXES, _INDEX_SUFFIX):
        Path(f"{path}{suffix}").unlink(missing_ok=True)


def _remove_with_log(path: Path) -> None:
    path.unlink(missing_ok=True)
    _remove_log(path)
