"""Files of older versions, each of which was once in a player's hands."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from game.store import schema
from game.store.file import FILE_NAME, open_file
from game.store.notices import Notice, NoticeKind
from game.store.results import Result
from game.store.schema import APPLICATION_ID
from game.store.settings import Settings
from game.store.store import Store
from tests.store.games import GAME, TODAY, aside_name, names, opened, record

VERSIONS = Path(__file__).parent / "versions"

# What a version after the newest one might do: a column more, a table filled from another one.
NEXT: schema.Migration = (
    "ALTER TABLE results ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'",
    "CREATE TABLE moods (number INTEGER PRIMARY KEY, mood TEXT NOT NULL)",
    "INSERT INTO moods (number, mood) SELECT number, mood FROM results",
)


def write_version(folder: Path, version: int) -> None:
    """Make the file as that version of the game left it."""
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        connection.executescript((VERSIONS / f"{version}.sql").read_text(encoding="utf-8"))


def assert_holds_everything(store: Store) -> None:
    """All that every dump holds can be read."""
    won, dead, left, lost = store.finished_games()
    assert (won.result, won.moves, won.seconds, won.initials) == (Result.WON, 3, 61.5, "ADA")
    assert (dead.result, dead.day, dead.par) == (Result.DEAD_END, TODAY, 78)
    assert (left.result, left.code) == (Result.ABANDONED, None)
    assert (lost.result, lost.rules, lost.place, lost.deals, lost.moons) == (
        Result.LOST,
        "american",
        3,
        "[26.0, -26.0]",
        1,
    )
    assert [(one.name, one.times, one.code) for one in store.achievements()] == [("moon_shot", 1, "HR1-A-AAAAAAM")]
    assert store.hearts_statistics().mean_points == 0
    assert store.running(GAME) == record(4)
    assert store.settings() == Settings(cloth="green", volume=40)
    assert store.statistics(GAME).started == 4


def test_every_version_has_its_dump() -> None:
    """Each version of the tables has a file as it was left by that version."""
    assert {path.stem for path in VERSIONS.iterdir()} == {str(n + 1) for n in range(schema.newest_version())}


@pytest.mark.parametrize("version", range(1, schema.newest_version() + 1))
def test_a_file_of_any_version_opens_with_everything(tmp_path: Path, version: int) -> None:
    """A file of any version so far is brought up to date, and nothing in it is lost."""
    write_version(tmp_path, version)
    store = opened(tmp_path)
    assert store.notices == ()
    assert_holds_everything(store)
    store.close()
    assert names(tmp_path) == [FILE_NAME]


def test_the_dump_of_the_newest_version_has_its_tables(tmp_path: Path) -> None:
    """The tables a new file gets are those in the dump of the newest version, to the letter."""
    opened(tmp_path).close()
    with closing(sqlite3.connect(":memory:")) as dumped, closing(sqlite3.connect(tmp_path / FILE_NAME)) as made:
        dumped.executescript((VERSIONS / f"{schema.newest_version()}.sql").read_text(encoding="utf-8"))
        query = "SELECT name, sql FROM sqlite_master ORDER BY name"
        assert dumped.execute(query).fetchall() == made.execute(query).fetchall()
        assert schema.version_of(dumped) == schema.version_of(made) == schema.newest_version()
        application = "PRAGMA application_id"
        assert dumped.execute(application).fetchone() == made.execute(application).fetchone() == (APPLICATION_ID,)


def with_next(monkeypatch: pytest.MonkeyPatch, migration: schema.Migration) -> int:
    """Let there be one more version than there is."""
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, migration))
    return schema.newest_version()


def test_a_migration_carries_everything_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An older file is led to the next version, rows and all, and stays there."""
    write_version(tmp_path, 1)
    version = with_next(monkeypatch, NEXT)
    store = opened(tmp_path)
    assert_holds_everything(store)
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        assert schema.version_of(connection) == version
        assert connection.execute("SELECT mood FROM moods").fetchall() == [("calm",)] * 4
    assert_holds_everything(opened(tmp_path))


def test_the_version_before_refuses_a_migrated_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a file was led to a newer version, the older game leaves it alone."""
    with_next(monkeypatch, NEXT)
    opened(tmp_path).close()
    monkeypatch.undo()
    assert [notice.kind for notice in opened(tmp_path).notices] == [NoticeKind.NEWER]


def test_a_damaged_older_file_is_led_on_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What can be read of a damaged file of an older version goes through the migrations as well."""
    write_version(tmp_path, 1)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection, connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("UPDATE results SET moves = -1 WHERE number = 1")
    with_next(monkeypatch, NEXT)
    store = opened(tmp_path)
    assert store.notices == (Notice(NoticeKind.SET_ASIDE, aside_name()),)
    assert [game.result for game in store.finished_games()] == [Result.DEAD_END, Result.ABANDONED, Result.LOST]
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        assert connection.execute("SELECT count(*) FROM moods").fetchone() == (3,)


def test_a_migration_is_done_wholly_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A migration that breaks off leaves the old version in place, so that a kill in the middle of it is harmless."""
    write_version(tmp_path, 1)

    class KilledError(BaseException):
        """The end of the process."""

    def killed_migrate(connection: sqlite3.Connection) -> None:
        schema.migrate(connection)
        raise KilledError

    with_next(monkeypatch, NEXT)
    with pytest.raises(KilledError):
        open_file(tmp_path / FILE_NAME, killed_migrate)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        assert schema.version_of(connection) == 1
    assert_holds_everything(opened(tmp_path))
