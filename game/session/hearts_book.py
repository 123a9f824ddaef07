"""The book kept of a running game of Hearts, from which its record is written."""

from game.hearts.deal import Deal
from game.hearts.game import Game
from game.session import hearts_choices, hearts_seats
from game.session.hearts_record import Extra, HeartsRecord
from game.session.hearts_seats import Players, players_json, seats_json


class HeartsBook:
    """What has to be written down besides the present deal: finished deals, players, keys of other programs."""

    def __init__(self, record: HeartsRecord, players: Players) -> None:
        """Go on from ``record``, played by ``players``."""
        self._begun = record
        self._seats = seats_json(players)
        self._extra = {**record.extra, hearts_seats.KEY: players_json(players)}
        self._finished: tuple[Deal, ...] = ()

    def close(self, game: Game) -> None:
        """The next deal is about to begin: the present one of ``game``, if any, is finished."""
        if game.deal is not None:
            self._finished = (*self._finished, game.deal)

    def record(self, game: Game) -> HeartsRecord:
        """The record of ``game``, the state reached."""
        deals = self._finished if game.deal is None else (*self._finished, game.deal)
        extras = [self._extra_of(number) for number in range(1, len(deals))]
        if game.deal is not None:
            extras.append(self._extra_now(game.number, game.deal))
        return HeartsRecord(game.rules, self._seats, deals, self._extra, tuple(extras))

    def _extra_now(self, number: int, deal: Deal) -> Extra:
        chosen = hearts_choices.chosen_json(deal)
        kept = {key: value for key, value in self._extra_of(number).items() if key != hearts_choices.KEY}
        return kept if chosen is None else {**kept, hearts_choices.KEY: chosen}

    def _extra_of(self, number: int) -> Extra:
        extras = self._begun.deal_extras
        return extras[number - 1] if 0 < number <= len(extras) else {}
