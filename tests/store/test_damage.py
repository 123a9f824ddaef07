"""Files that are damaged, cut short, or not ours: the game starts, and nothing that could be read is lost."""

import errno
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.store import repair
from game.store.file import FILE_NAME
from game.store.notices import Notice, NoticeKind
from game.store.settings import Settings
from game.store.store import Store
from tests.store.games import GAME, NOON, TODAY, aside_name, fill, names, new_folder, opened, record

PAGE = 4096

# The first page with finished games; before it come the tables' definitions and whatever is empty or small.
GAMES_FROM = 10

# Enough for several pages in the table of results.
GAMES = 60


@cache
def sound() -> bytes:
    """The bytes of a file with many finished games and one running."""
    with new_folder() as folder:
        return fill(folder, GAMES)


def open_with(folder: Path, data: bytes) -> Store:
    """A store whose file holds ``data``."""
    (folder / FILE_NAME).write_bytes(data)
    return opened(folder)


def assert_set_aside(store: Store, folder: Path, data: bytes) -> None:
    """The file is under its new name, unchanged; a new one is kept from now on; one notice says so."""
    assert store.notices == (Notice(NoticeKind.SET_ASIDE, aside_name()),)
    assert store.is_keeping
    assert (folder / aside_name()).read_bytes() == data
    store.keep_settings(Settings(muted=True))
    store.close()
    again = opened(folder)
    assert (again.notices, again.settings().muted) == ((), True)
    again.close()
    assert names(folder) == sorted([FILE_NAME, aside_name()])


UNREADABLE = {
    "one byte": b"S",
    "text": b"Once upon a time" * 1000,
    "zeros": bytes(3 * PAGE),
    "a header alone": b"SQLite format 3\0",
}


@pytest.mark.parametrize("data", UNREADABLE.values(), ids=UNREADABLE)
def test_what_is_no_database_is_set_aside(tmp_path: Path, data: bytes) -> None:
    """A file overwritten with something else is set aside, and the game begins anew."""
    store = open_with(tmp_path, data)
    assert (store.running(GAME), store.finished_games()) == (None, ())
    assert_set_aside(store, tmp_path, data)


def test_an_empty_file_is_a_new_one(tmp_path: Path) -> None:
    """So a game leaves it that is killed in its first moment: nothing is said, nothing set aside, and all is kept."""
    store = open_with(tmp_path, b"")
    assert (store.notices, store.is_keeping) == ((), True)
    store.keep_settings(Settings(muted=True))
    store.close()
    again = opened(tmp_path)
    assert (again.notices, again.settings().muted) == ((), True)
    again.close()
    assert names(tmp_path) == [FILE_NAME]


def test_a_database_of_another_program_is_set_aside(tmp_path: Path) -> None:
    """A database that is none of this game's is set aside untouched, tables and all."""
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection, connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.execute("INSERT INTO recipes VALUES ('jam')")
    data = (tmp_path / FILE_NAME).read_bytes()
    assert_set_aside(opened(tmp_path), tmp_path, data)


@pytest.mark.parametrize("pages", [1, 4, GAMES_FROM + 2, GAMES_FROM + 4])
def test_a_file_cut_short_gives_what_is_left(tmp_path: Path, pages: int) -> None:
    """Of a file cut short the games in the pages that are left are kept."""
    assert len(sound()) > (GAMES_FROM + 4) * PAGE
    data = sound()[: pages * PAGE + 100]
    store = open_with(tmp_path, data)
    kept = store.finished_games()
    assert len(kept) == len({game.token for game in kept})
    assert 0 <= len(kept) < GAMES
    assert pages < GAMES_FROM + 2 or len(kept) > 0
    assert_set_aside(store, tmp_path, data)


@pytest.mark.parametrize("page", range(GAMES_FROM, GAMES_FROM + 5))
def test_one_bad_page_loses_only_its_own_games(tmp_path: Path, page: int) -> None:
    """When one page of the table of results is unreadable, the games in all others are kept."""
    data = sound()[: page * PAGE] + b"\xff" * PAGE + sound()[(page + 1) * PAGE :]
    store = open_with(tmp_path, data)
    kept = store.finished_games()
    assert GAMES - PAGE // 250 <= len(kept) < GAMES
    assert store.running(GAME) == record(17)
    assert_set_aside(store, tmp_path, data)


def test_a_second_damaged_file_does_not_overwrite_the_first(tmp_path: Path) -> None:
    """Files set aside on one day have numbers."""
    for number in (1, 2, 3):
        store = open_with(tmp_path, b"damage %d" % number)
        assert store.notices == (Notice(NoticeKind.SET_ASIDE, aside_name(number=number)),)
        store.close()
    assert [(tmp_path / aside_name(number=number)).read_bytes()[-1:] for number in (1, 2, 3)] == [b"1", b"2", b"3"]


def test_the_notice_is_one_line() -> None:
    """A notice reads as a sentence with the new name in it."""
    line = str(Notice(NoticeKind.SET_ASIDE, aside_name()))
    assert str(TODAY) in line
    assert "\n" not in line


def killed_with_a_log(folder: Path) -> None:
    """Leave a file with its log beside it, as a kill does."""
    store = opened(folder)
    store.begin(record(0), NOON)
    store.keep_running(record(5))
    copies = {name: (folder / name).read_bytes() for name in names(folder)}
    store.close()
    for name, data in copies.items():
        (folder / name).write_bytes(data)


def test_an_empty_file_beside_a_log_is_damaged(tmp_path: Path) -> None:
    """Something was kept there, so the log is not thrown away with a word to nobody: it goes aside."""
    killed_with_a_log(tmp_path)
    log = (tmp_path / f"{FILE_NAME}-wal").read_bytes()
    (tmp_path / FILE_NAME).write_bytes(b"")
    store = opened(tmp_path)
    assert store.notices == (Notice(NoticeKind.SET_ASIDE, aside_name()),)
    assert (tmp_path / f"{aside_name()}-wal").read_bytes() == log
    store.close()


def test_a_log_beside_a_damaged_file_is_read_too(tmp_path: Path) -> None:
    """What a killed game had in its log is kept though the file itself is cut short, and the log goes aside with it."""
    killed_with_a_log(tmp_path)
    data = (tmp_path / FILE_NAME).read_bytes()
    (tmp_path / FILE_NAME).write_bytes(data[:PAGE] + b"\xff" * PAGE + data[2 * PAGE :])
    store = opened(tmp_path)
    assert store.running(GAME) == record(5)


def test_a_disk_full_leaves_the_damaged_file_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no room to repair a file it stays as it is, is read, and is repaired when there is room again."""
    data = sound()[: (GAMES_FROM + 2) * PAGE]

    def no_room(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", no_room)
    store = open_with(tmp_path, data)
    assert [notice.kind for notice in store.notices] == [NoticeKind.DISK_FULL]
    kept = store.finished_games()
    assert kept
    assert names(tmp_path) == [FILE_NAME]
    assert (tmp_path / FILE_NAME).read_bytes() == data
    monkeypatch.undo()
    again = opened(tmp_path)
    assert again.finished_games() == kept
    assert_set_aside(again, tmp_path, data)


@pytest.mark.parametrize("step", ["set_aside", "open_file", "_sweep", "_remove_log"])
def test_a_repair_can_be_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    """Wherever a repair breaks off, the next start has everything that could be read."""

    class KilledError(BaseException):
        """The end of the process."""

    real_step = getattr(repair, step)

    def killed_step(*arguments: object) -> object:
        if step == "_remove_log" and arguments != (tmp_path / FILE_NAME,):
            return real_step(*arguments)
        real_step(*arguments)
        raise KilledError

    monkeypatch.setattr(repair, step, killed_step)
    with pytest.raises(KilledError):
        open_with(tmp_path, sound()[: (GAMES_FROM + 2) * PAGE])
    monkeypatch.undo()
    store = opened(tmp_path)
    assert len(store.finished_games()) > 0
    store.close()
    assert not any("repaired" in name for name in names(tmp_path))


def test_a_damaged_name_of_a_column_costs_nothing(tmp_path: Path) -> None:
    """A letter changed in the definition of a table, which leaves it valid, is noticed, and every row is kept."""
    place = sound().index(b"record TEXT NOT NULL")
    data = sound()[:place] + b"X" + sound()[place + 1 :]
    store = open_with(tmp_path, data)
    assert len(store.finished_games()) == GAMES
    assert store.running(GAME) == record(17)
    assert_set_aside(store, tmp_path, data)


@dataclass(frozen=True)
class Damage:
    """One way to spoil a file: cut it at a place, or overwrite bytes at places, which lie between 0 and 1."""

    kind: str
    places: list[float]
    value: int

    def done_to(self, data: bytes) -> bytes:
        """The spoilt file."""
        if self.kind == "cut":
            return data[: int(self.places[0] * len(data))]
        spoilt = bytearray(data)
        for place in self.places:
            start = int(place * (100 if self.kind == "header" else len(data)))
            length = min(700 if self.kind == "stretch" else 1, len(data) - start)
            spoilt[start : start + length] = bytes([self.value]) * length
        return bytes(spoilt)


DAMAGES = st.builds(
    Damage,
    kind=st.sampled_from(["cut", "flip", "flip", "header", "stretch"]),
    places=st.lists(st.floats(0, 1, exclude_max=True), min_size=1, max_size=6),
    value=st.integers(0, 255),
)


def readable_games(data: bytes) -> set[tuple[object, ...]]:
    """The results that plain SQLite reads of a file from the first on, before it meets the damage."""
    games: set[tuple[object, ...]] = set()
    with new_folder() as folder:
        path = folder / FILE_NAME
        path.write_bytes(data)
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
            connection.text_factory = bytes
            with suppress(sqlite3.Error, UnicodeError):
                for row in connection.execute("SELECT * FROM results NOT INDEXED"):
                    games.add(row)
    return games


@cache
def sound_games() -> set[tuple[object, ...]]:
    """The results in the sound file."""
    return readable_games(sound())


def assert_survives(damage: Damage) -> None:
    """The damaged file opens, everything can be asked for, and no readable game and no byte of the file is lost."""
    data = damage.done_to(sound())
    with new_folder() as folder:
        store = open_with(folder, data)
        kept = {game.token for game in store.finished_games()}
        store.running(GAME)
        store.settings()
        assert store.statistics(GAME).finished <= len(kept)
        kinds = [notice.kind for notice in store.notices]
        assert kinds in ([], [NoticeKind.SET_ASIDE], [NoticeKind.NEWER])
        if kinds == [NoticeKind.SET_ASIDE]:
            assert (folder / aside_name()).read_bytes() == data
        if kinds == [NoticeKind.NEWER]:
            assert (folder / FILE_NAME).read_bytes() == data
        else:
            unharmed = readable_games(data) & sound_games()
            assert {row[1] for row in unharmed} <= {token.encode() for token in kept}
        store.close()


@settings(max_examples=30, deadline=None)
@given(damage=DAMAGES)
def test_any_damage_is_survived(damage: Damage) -> None:
    """Wherever bytes are cut or overwritten, the game starts and keeps every game that can be read and is sound."""
    assert_survives(damage)


@pytest.mark.soak
@settings(max_examples=500, deadline=None)
@given(damage=DAMAGES)
def test_any_damage_is_survived_for_long(damage: Damage) -> None:
    """Hundreds of damaged files are survived like one."""
    assert_survives(damage)
