"""The same deal once more, from the same seat or another, and how one fares against whoever sat there before.

A deal that is played again begins a game of its own. Its cards, its dealer and its passing are those of the first
time; only the players have moved on, and all totals begin with nothing. The record says what the deal
came to before, under the key ``before``.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.hearts.actions import StartDeal
from game.hearts.game import apply, new_game
from game.hearts.rules import Rules, make_rules
from game.hearts.scores import Score, parse_score, score_json
from game.hearts.seats import Seat
from game.session import hearts_seats
from game.session.hearts_record import HeartsRecord
from game.session.hearts_seats import Players, parse_players, players_json, seats_json
from game.session.hearts_sides import scorer_of, size_of

KEY = "before"


@dataclass(frozen=True, slots=True)
class Comparison:
    """What a deal came to for one seat: ``before``, for ``name``, and ``now``; complex scores by absolute value."""

    name: str
    before: float
    now: float

    @property
    def gain(self) -> float:
        """How many points better the seat fared than before; less than 0 when it fared worse."""
        return self.before - self.now


def duplicate(record: HeartsRecord, number: int, turn: int = 0) -> HeartsRecord:
    """A new game that begins with deal ``number`` of ``record``, finished there, its players ``turn`` seats on.

    Raises LookupError when the record has no such finished deal.
    """
    deal = record.deals[number - 1] if 0 < number <= len(record.deals) else None
    if deal is None or deal.outcome is None:
        raise LookupError(f"the record has no finished deal {number}")
    players = parse_players(record)
    rules = _with_passing_from(record.rules, number)
    preparation = deal.preparation
    # What a mix gave back then is no part of the deal: other cards may be put into it now.
    dealt = replace(preparation.dealt, mixed=None)
    begun = apply(new_game(rules), StartDeal(dealt, preparation.dealer)).deal
    moved = _moved_on(players, turn)
    before = {
        "names": [player.name for player in players],
        "scores": [score_json(score) for score in deal.outcome.scores],
    }
    extra = {hearts_seats.KEY: players_json(moved), KEY: before}
    return HeartsRecord(rules, seats_json(moved), (begun,) if begun else (), extra)


def comparison(record: HeartsRecord, seat: Seat) -> Comparison | None:
    """How ``seat`` fared in a deal played again, once it is finished; None in any other game."""
    outcome = record.deals[0].outcome if record.deals else None
    earlier = _parse_before(record)
    if outcome is None or earlier is None:
        return None
    names, scores = earlier
    scorer = scorer_of(record.rules, seat)
    return Comparison(names[seat], size_of(scores[scorer]), size_of(outcome.scores[scorer]))


def _with_passing_from(rules: Rules, number: int) -> Rules:
    """The rules with a cycle of passing that begins where deal ``number`` stood in it."""
    cycle = rules.options.passing
    start = (number - 1) % len(cycle) if cycle else 0
    return make_rules(rules.rule_set, replace(rules.options, passing=cycle[start:] + cycle[:start]))


def _moved_on(players: Players, turn: int) -> Players:
    return tuple(players[(seat - turn) % len(players)] for seat in range(len(players)))


def _parse_before(record: HeartsRecord) -> tuple[list[str], list[Score]] | None:
    """The names and scores of the first time; None where the record has none that make sense."""
    data = record.extra.get(KEY)
    names, scores = (data.get("names"), data.get("scores")) if isinstance(data, Mapping) else (None, None)
    if not isinstance(names, list) or not isinstance(scores, list):
        return None
    if len(names) != record.rules.players or len(scores) != len(record.rules.scorers):
        return None
    try:
        return [str(name) for name in names], [parse_score(score) for score in scores]
    except ValueError:
        return None
