"""Counting one player's game of Hearts, for the figures of all games."""

from game.hearts.seats import Seat
from game.session.hearts_record import HeartsRecord
from game.session.hearts_sides import contender_of, place_of, scorer_of, size_of, standings
from game.session.hearts_tally import Tally


def tally_of(record: HeartsRecord, seat: Seat) -> Tally:
    """How ``seat`` fared in the finished deals of a game; teams with one score count it for both partners."""
    rules, scorer = record.rules, scorer_of(record.rules, seat)
    outcomes = [deal.outcome for deal in record.deals if deal.outcome is not None]
    *_, last = (None, *standings(rules, record.deals))
    place = place_of(rules, last, contender_of(rules, seat)) if last is not None and last.winners else None
    return Tally(
        tuple(size_of(outcome.scores[scorer]) for outcome in outcomes),
        sum(outcome.shot is not None and outcome.shot.scorer == scorer for outcome in outcomes),
        place,
    )
