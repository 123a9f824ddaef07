"""Games of Heart to Heart, begun, resumed and kept."""

from collections.abc import Callable
from datetime import datetime

from game.session.faults import RecordError
from game.session.solitaire import Solitaire
from game.session.solitaire_record import GAME, SolitaireRecord, parse_solitaire_record
from game.store.results import Result
from game.store.running import Daily
from game.store.store import Store


class SolitaireGames:
    """Tells the store of every game: when it is begun, after every move, and when it is won.

    ``now`` gives monotonic nanoseconds, for the games' clocks.
    """

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._daily: Daily | None = None

    def saved(self) -> SolitaireRecord | None:
        """The game in progress, as it was left; a record that does not replay is forgotten."""
        kept = self._store.running(GAME)
        if kept is None:
            return None
        try:
            record = parse_solitaire_record(kept)
            Solitaire(record, self._now)
        except RecordError:
            self._store.clear_running(GAME)
            return None
        return record

    def begin(self, record: SolitaireRecord, daily: Daily | None = None) -> Solitaire:
        """A new game; the one left for it is settled."""
        self._store.begin(record.as_json(), datetime.now(), daily)
        return self.resume(record)

    def begin_again(self, game: Solitaire) -> Solitaire:
        """The deal of a game once more; the deal of a day stays that day's."""
        return self.begin(game.restarted(), self._daily)

    def resume(self, record: SolitaireRecord) -> Solitaire:
        """A game to go on with. Raises RecordError when a move in its record is wrong."""
        self._daily = self._store.running_daily(GAME)
        return Solitaire(record, self._now, self._keep)

    def _keep(self, game: Solitaire) -> None:
        record = game.record.as_json()
        if game.is_won:
            self._store.finish(record, Result.WON, datetime.now())
        else:
            self._store.keep_running(record, Result.DEAD_END if game.is_dead_end else Result.ABANDONED)
