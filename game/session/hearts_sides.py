"""Who shares a score at a table of Hearts, who wins together, and how the game stood after each deal."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.hearts.deal import Deal
from game.hearts.ending import Scores, new_totals, winners_of
from game.hearts.rules import Rules
from game.hearts.scores import Score, weight
from game.hearts.seats import Seat
from game.hearts.teams import group_of


@dataclass(frozen=True, slots=True)
class Standing:
    """The totals of all scorers after a deal, and the contenders who then had won."""

    totals: Scores
    winners: tuple[int, ...]


def standings(rules: Rules, deals: Sequence[Deal]) -> Iterator[Standing]:
    """How the game stood after each finished deal of ``deals``."""
    totals: Scores = (rules.zero,) * len(rules.scorers)
    for deal in deals:
        if deal.outcome is not None:
            scores = deal.outcome.scores
            totals = new_totals(rules, totals, scores)
            yield Standing(totals, winners_of(rules, totals, scores, deal.outcome.shot))


def scorer_of(rules: Rules, seat: Seat) -> int:
    """The scorer to which ``seat`` belongs."""
    return group_of(rules.scorers, seat)


def contender_of(rules: Rules, seat: Seat) -> int:
    """The contender to which ``seat`` belongs."""
    return group_of(rules.contenders, scorer_of(rules, seat))


def side_of(rules: Rules, seat: Seat) -> frozenset[Seat]:
    """The seats that win together with ``seat``, itself among them."""
    return frozenset(
        member for scorer in rules.contenders[contender_of(rules, seat)] for member in rules.scorers[scorer]
    )


def contenders_totals(rules: Rules, totals: Scores) -> Scores:
    """What each contender is ranked by: its total, those of partners added."""
    return tuple(sum((totals[scorer] for scorer in group), rules.zero) for group in rules.contenders)


def place_of(rules: Rules, standing: Standing, contender: int) -> int:
    """The place of a contender, 1 for the winners however they won; equal totals share a place."""
    if contender in standing.winners:
        return 1
    weights = [weight(total) for total in contenders_totals(rules, standing.totals)]
    better = {other for other, found in enumerate(weights) if found < weights[contender]}
    return 1 + len(better.union(standing.winners))


def size_of(score: Score) -> float:
    """A score as one number: itself, or the absolute value of a complex one."""
    return abs(score) if isinstance(score, complex) else float(score)
