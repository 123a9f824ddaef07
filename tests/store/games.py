"""Games and files for the tests of the store."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date, datetime, timedelta
from pathlib import Path
from tempfile import mkdtemp

from game.store.file import FILE_NAME
from game.store.results import Result
from game.store.store import Store

GAME = "heart-to-heart"
CODE = "HH1-N-AAAAAAM"
NOON = datetime(2026, 11, 29, 12)
TODAY = NOON.date()

MEMORY_DISK = Path("/dev/shm")


def record(moves: int, seconds: float = 60.0, code: str = CODE) -> dict[str, object]:
    """The record of a game with a number of moves."""
    return {"game": GAME, "code": code, "moves": " ".join(["d"] * moves), "seconds": seconds}


def opened(folder: Path) -> Store:
    """The store in ``folder``, on a day that never changes."""
    return Store.open(folder, lambda: TODAY)


def play(store: Store, result: Result, moves: int = 80, seconds: float = 60.0, code: str = CODE) -> str | None:
    """Begin and finish one game."""
    store.begin(record(0, code=code), NOON)
    return store.finish(record(moves, seconds, code), result, NOON)


def fill(folder: Path, games: int) -> bytes:
    """Play some games at different times, leave one running, close, and give the bytes of the file."""
    store = opened(folder)
    for number in range(games):
        store.begin(record(0), NOON)
        store.finish(record(50 + number, 100.0 + number), list(Result)[number % 3], NOON + timedelta(hours=number))
    store.begin(record(0), NOON)
    store.keep_running(record(17))
    store.close()
    return (folder / FILE_NAME).read_bytes()


@contextmanager
def new_folder() -> Iterator[Path]:
    """A folder that is gone afterwards, for properties, which run many times in one test: in memory where it can be."""
    folder = Path(mkdtemp(dir=MEMORY_DISK if MEMORY_DISK.is_dir() else None))
    try:
        yield folder
    finally:
        shutil.rmtree(folder)


def names(folder: Path) -> list[str]:
    """The names of the files in a folder, sorted."""
    return sorted(path.name for path in folder.iterdir())


def aside_name(day: date = TODAY, number: int = 1) -> str:
    """The name a damaged file gets."""
    return f"heart-to-heart.damaged-{day}{'' if number == 1 else f'-{number}'}.db"
