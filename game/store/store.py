"""The one door to everything that is kept."""

from collections.abc import Callable, Iterable, Mapping
from datetime import date, datetime
from pathlib import Path

from game.session.hearts_tally import Tally
from game.store import achievements, last_setup, running, settings
from game.store.achievements import Achieved
from game.store.best import Best, fastest, fewest_moves
from game.store.daily import DailyResult, daily_results, days_won
from game.store.database import Database
from game.store.hearts_statistics import HeartsStatistics, hearts_statistics, rule_sets_played
from game.store.notices import Notice
from game.store.results import FinishedGame, Result, all_games, last_games, sign
from game.store.running import Daily, Record
from game.store.settings import Settings
from game.store.statistics import Statistics, statistics


class Store:
    """The running games, the finished ones, and the settings. Nothing here raises because of the disk.

    A game is told of in three steps: ``begin`` when it is dealt, ``keep_running`` after every move, ``finish`` when
    it is won. One that is left is finished by the ``begin`` of the next.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    def open(cls, folder: Path | None = None, today: Callable[[], date] = date.today) -> "Store":
        """The store in ``folder``, or in the platform's data folder. A damaged file is set aside under ``today``."""
        return cls(Database(folder, today()))

    def close(self) -> None:
        """Give the file free; to be called when the game ends, though nothing is lost when it is not."""
        self._database.close()

    @property
    def notices(self) -> tuple[Notice, ...]:
        """What the player should be told, so far: look again after every call that keeps something."""
        return self._database.notices

    @property
    def is_keeping(self) -> bool:
        """Whether what is kept outlasts this run of the game."""
        return self._database.is_keeping

    @property
    def is_whole(self) -> bool:
        """Whether all that was ever kept can be read, as it can be while another game holds the file."""
        return self._database.is_whole

    def begin(self, record: Record, now: datetime, daily: Daily | None = None) -> None:
        """A new game was dealt: a new deal, a typed one, the same one again. A game left behind ends ``now``."""
        self._database.do(lambda connection: running.begin(connection, record, now, daily))

    def keep_running(
        self,
        record: Record,
        left_as: Result = Result.ABANDONED,
        tally: Tally | None = None,
        is_started: bool | None = None,
    ) -> None:
        """Keep the running game after a move, an undo or a redo; of Hearts with its ``tally`` so far.

        ``left_as`` is what it would count as if the player left now: DEAD_END in a dead end, WON after the last
        pair. A game that is over, or was never begun, is not kept. It counts at all once it ``is_started``, which
        without a word it is after its first move; where bots play too, only who keeps it knows.
        """
        self._database.do(lambda connection: running.keep(connection, record, left_as, tally, is_started))

    def running(self, game: str) -> dict[str, object] | None:
        """The record of the running game of a kind, to be resumed."""
        return self._database.do(lambda connection: running.record_of(connection, game))

    def running_daily(self, game: str) -> Daily | None:
        """The day whose deal the running game is; None when it is an ordinary one."""
        return self._database.do(lambda connection: running.daily_of(connection, game))

    def clear_running(self, game: str) -> None:
        """Forget the running game without counting it: for a record that turns out to be wrong."""
        self._database.do(lambda connection: running.clear(connection, game))

    def finish(self, record: Record, result: Result, ended: datetime, tally: Tally | None = None) -> str | None:
        """The running game is over, with ``record`` as its last state, and of Hearts its ``tally``.

        Gives the token of the result, for ``sign``; None when the game had no move and leaves no result. Whatever is
        kept or finished after that, before the next ``begin``, changes nothing.
        """
        return self._database.do(lambda connection: running.finish(connection, record, result, ended, tally))

    def leave_all(self, now: datetime) -> bool:
        """The player has gone: every running game ends as it was last kept. Whether there was any."""
        return self._database.do(lambda connection: running.settle_all(connection, now))

    def sign(self, token: str, initials: str) -> None:
        """Put three letters A–Z to a result. Raises ValueError for anything else."""
        if not settings.is_initials(initials):
            raise ValueError(f"{initials!r} are not three letters A–Z")
        self._database.do(lambda connection: sign(connection, token, initials))

    def statistics(self, game: str, code: str | None = None) -> Statistics:
        """The figures of all games of a kind, or of one deal alone."""
        return self._database.do(lambda connection: statistics(connection, game, code))

    def hearts_statistics(self, rules: str | None = None) -> HeartsStatistics:
        """The figures of all games of Hearts, or of those by one rule set."""
        return self._database.do(lambda connection: hearts_statistics(connection, rules))

    def rule_sets_played(self) -> tuple[str, ...]:
        """The rule sets of Hearts by which a game was finished or left, the one played most first."""
        return self._database.do(rule_sets_played)

    def achieve(self, deal: int, names: Iterable[str], code: str | None, now: datetime) -> None:
        """Note what was memorable about a deal of the running game of Hearts: to be called before ``finish``.

        Told twice, or once more after the deal's end was taken back, it counts once.
        """
        self._database.do(lambda connection: achievements.achieve(connection, deal, tuple(names), code, now))

    def achievements(self) -> tuple[Achieved, ...]:
        """All that was ever achieved in Hearts, each with how often, and when first and last."""
        return self._database.do(achievements.achieved)

    def fastest(self, code: str, count: int = 10) -> tuple[Best, ...]:
        """The won games of a deal that took the least time."""
        return self._database.do(lambda connection: fastest(connection, code, count))

    def fewest_moves(self, code: str, count: int = 10) -> tuple[Best, ...]:
        """The won games of a deal that took the fewest moves."""
        return self._database.do(lambda connection: fewest_moves(connection, code, count))

    def daily_results(self, game: str, count: int) -> tuple[DailyResult, ...]:
        """The last ``count`` days whose deal was won, the newest first, each with its best win."""
        return self._database.do(lambda connection: daily_results(connection, game, count))

    def days_won(self, game: str, year: int, month: int) -> frozenset[int]:
        """The days 1–31 of a month whose deal was won, for a calendar."""
        return self._database.do(lambda connection: days_won(connection, game, year, month))

    def finished_games(self) -> tuple[FinishedGame, ...]:
        """Every finished game of every kind, in the order they ended."""
        return self._database.do(all_games)

    def last_games(self, game: str, count: int) -> tuple[FinishedGame, ...]:
        """The last ``count`` finished games of a kind, in the order they ended."""
        return self._database.do(lambda connection: last_games(connection, game, count))

    def settings(self) -> Settings:
        """The settings as they were kept."""
        return self._database.do(settings.load)

    def keep_settings(self, changed: Settings) -> None:
        """Keep the settings."""
        self._database.do(lambda connection: settings.keep(connection, changed))

    def hearts_setup(self) -> object:
        """How the last game of Hearts was set up, as it was kept; None before the first."""
        return self._database.do(last_setup.last_setup)

    def keep_hearts_setup(self, setup: Mapping[str, object]) -> None:
        """Keep how a game of Hearts is set up."""
        self._database.do(lambda connection: last_setup.keep_setup(connection, setup))
