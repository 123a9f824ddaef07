"""Games of Hearts, begun, resumed and kept."""

from datetime import datetime

from game.hearts.rules import Rules
from game.session.faults import RecordError
from game.session.hearts import HeartsGame, resumed
from game.session.hearts_achievements import achievements
from game.session.hearts_record import GAME, HeartsRecord
from game.session.hearts_seats import Players
from game.session.hearts_tallying import tally_of
from game.store.results import Result
from game.store.store import Store


class HeartsGames:
    """Tells the store of every game: when it is begun, after every action, and when somebody has won."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def saved(self) -> HeartsGame | None:
        """The game in progress, exactly as it was left; a record that does not replay is forgotten."""
        kept = self._store.running(GAME)
        if kept is None:
            return None
        try:
            return resumed(kept, self._keep)
        except RecordError:
            self._store.clear_running(GAME)
            return None

    def begin(self, rules: Rules, players: Players) -> HeartsGame:
        """A new game, which waits for its first deal; the one left for it is settled."""
        return self._begun(HeartsGame(HeartsRecord(rules), players, self._keep))

    def begin_from(self, record: HeartsRecord) -> HeartsGame:
        """A new game that begins as ``record`` stands, such as one deal once more. Raises RecordError."""
        return self._begun(resumed(record.as_json(), self._keep))

    def _begun(self, game: HeartsGame) -> HeartsGame:
        self._store.begin(game.record.as_json(), datetime.now())
        return game

    def _keep(self, game: HeartsGame) -> None:
        record, now = game.record, datetime.now()
        tally, deal = tally_of(record, game.owner), game.state.deal
        if deal is not None and deal.outcome is not None:
            code = deal.preparation.dealt.code
            names = achievements(record, game.owner)
            self._store.achieve(game.state.number, names, None if code is None else str(code), now)
        if game.state.is_over:
            result = Result.WON if game.is_won else Result.LOST
            self._store.finish(record.as_json(), result, now, tally)
        else:
            # What bots have played by themselves is nobody's game yet; cards that a person passed on are.
            self._store.keep_running(record.as_json(), Result.ABANDONED, tally, game.is_begun)
