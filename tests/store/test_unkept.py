"""Places where nothing can be kept: the player is told once, and plays on."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from game.store import file
from game.store.file import FILE_NAME
from game.store.notices import NoticeKind
from game.store.results import Result
from game.store.settings import Settings
from game.store.store import Store
from tests.store.games import GAME, NOON, fill, names, opened, play, record


def assert_plays_on(store: Store) -> None:
    """Everything works as if it were kept."""
    before = store.statistics(GAME).won
    play(store, Result.WON)
    store.begin(record(0), NOON)
    store.keep_running(record(3))
    store.keep_settings(Settings(cloth="green"))
    assert store.statistics(GAME).won == before + 1
    assert store.running(GAME) == record(3)
    assert store.settings() == Settings(cloth="green")


def assert_tells_once(store: Store, kind: NoticeKind) -> None:
    """One notice of this kind, in one line, however much is played after it."""
    assert [notice.kind for notice in store.notices] == [kind]
    assert not store.is_keeping
    assert_plays_on(store)
    assert [notice.kind for notice in store.notices] == [kind]
    assert str(store.notices[0]).startswith("Nothing is being kept")
    assert "\n" not in str(store.notices[0])


@pytest.mark.parametrize("folder", ["/proc/heart-to-heart", "/proc/self", "/dev/null", "/dev/null/games", "a\0b"])
def test_a_folder_that_can_not_be_used(folder: str) -> None:
    """A folder that is a file, can not be made, or takes no files, is told of once."""
    store = opened(Path(folder))
    assert store.notices[0].kind in (NoticeKind.UNREACHABLE, NoticeKind.READ_ONLY)
    assert_tells_once(store, store.notices[0].kind)


def test_no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """A user without a home folder can play."""

    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr("game.store.database.data_folder", no_home)
    assert_tells_once(Store.open(None), NoticeKind.UNREACHABLE)


def test_a_folder_is_made_when_missing(tmp_path: Path) -> None:
    """A data folder that is not there yet is made, with all the folders above it."""
    store = opened(tmp_path / "one" / "two")
    assert store.is_keeping
    store.close()
    assert names(tmp_path / "one" / "two") == [FILE_NAME]


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    """A folder that has the file's name stays as it is."""
    (tmp_path / FILE_NAME).mkdir()
    (tmp_path / FILE_NAME / "photo").write_text("mine")
    assert_tells_once(opened(tmp_path), NoticeKind.UNREACHABLE)
    assert (tmp_path / FILE_NAME / "photo").read_text() == "mine"
    assert names(tmp_path) == [FILE_NAME]


def test_a_newer_file_is_not_touched(tmp_path: Path) -> None:
    """A file of a newer version keeps every byte; the game neither reads it nor puts anything beside it."""
    fill(tmp_path, games=2)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        connection.execute("PRAGMA user_version = 7")
    data = (tmp_path / FILE_NAME).read_bytes()
    store = opened(tmp_path)
    assert store.running(GAME) is None
    assert_tells_once(store, NoticeKind.NEWER)
    store.close()
    assert (tmp_path / FILE_NAME).read_bytes() == data
    assert names(tmp_path) == [FILE_NAME]


class ReadOnlyConnection(sqlite3.Connection):
    """A connection to a file on a disk that can only be read."""

    def __init__(self, path: Path, timeout: float, isolation_level: None) -> None:
        super().__init__(f"{path.as_uri()}?mode=ro", timeout=timeout, isolation_level=isolation_level, uri=True)


def test_a_read_only_disk_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was kept before can be used though nothing new can be kept: the settings, the figures, the running game."""
    fill(tmp_path, games=3)
    data = (tmp_path / FILE_NAME).read_bytes()
    connect = sqlite3.connect

    def connect_read_only(path: Path | str, **options: object) -> sqlite3.Connection:
        is_file = isinstance(path, Path)
        return ReadOnlyConnection(path, 1.0, None) if is_file else connect(path, **options)  # type: ignore

    monkeypatch.setattr(sqlite3, "connect", connect_read_only)
    monkeypatch.setattr("os.access", lambda path, mode: mode == os.R_OK)
    store = opened(tmp_path)
    assert store.running(GAME) == record(17)
    assert store.statistics(GAME).finished == 3
    assert_tells_once(store, NoticeKind.READ_ONLY)
    store.close()
    assert (tmp_path / FILE_NAME).read_bytes() == data


def limit_pages(monkeypatch: pytest.MonkeyPatch, pages: int) -> None:
    """Let the disk hold only so many pages of the file."""
    prepare = file._prepare

    def prepare_with_limit(connection: sqlite3.Connection, bring_up: Callable[[sqlite3.Connection], None]) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages}")
        prepare(connection, bring_up)

    monkeypatch.setattr(file, "_prepare", prepare_with_limit)


def test_a_disk_full_from_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk without room for a new file is told of once."""
    limit_pages(monkeypatch, 2)
    assert_tells_once(opened(tmp_path), NoticeKind.DISK_FULL)


def test_a_disk_that_gets_full_in_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the disk is full the move is played all the same, all that was kept stays at hand, and the file is whole."""
    fill(tmp_path, games=3)
    size = (tmp_path / FILE_NAME).stat().st_size
    limit_pages(monkeypatch, size // 4096 + 1)
    store = opened(tmp_path)
    finished = 3
    while store.is_keeping:
        play(store, Result.WON)
        finished += 1
        assert finished < 100
    assert store.statistics(GAME).finished == finished + 1
    assert len(store.finished_games()) == finished + 1
    assert_tells_once(store, NoticeKind.DISK_FULL)
    store.close()
    monkeypatch.undo()
    again = opened(tmp_path)
    assert again.notices == ()
    assert again.statistics(GAME).finished == finished


def test_a_file_that_breaks_in_play(tmp_path: Path) -> None:
    """A fault of the disk in the middle of a game moves it to memory with all it had."""
    fill(tmp_path, games=3)
    store = opened(tmp_path)
    store._database._connection.set_authorizer(
        lambda action, *_: sqlite3.SQLITE_DENY if action == sqlite3.SQLITE_UPDATE else sqlite3.SQLITE_OK
    )
    store.keep_running(record(18))
    assert store.running(GAME) == record(18)
    assert store.statistics(GAME).finished == 3
    assert_tells_once(store, NoticeKind.UNREACHABLE)
