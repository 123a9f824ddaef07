"""How to count a moon that one may choose to count."""

from game.bots.reading import Reading
from game.hearts.actions import ChooseMoon
from game.hearts.ending import leaders_of, new_totals, winners_of
from game.hearts.scores import weight
from game.hearts.scoring import deal_scores, piles_of, points_of_cards
from game.hearts.teams import group_of
from game.hearts.turns import MoonTurn
from game.hearts.view import known_taken
from game.hearts.vocabulary import MoonChoice


def choose_moon(turn: MoonTurn, reading: Reading) -> ChooseMoon:
    """The way that wins now; else the one that does not lose now; else the one that leaves the larger lead."""
    return ChooseMoon(turn.seat, max(turn.choices, key=lambda choice: _merit(choice, reading)))


def _merit(choice: MoonChoice, reading: Reading) -> tuple[int, float]:
    """Whether the game is won, goes on or is lost by counting so, and how far in front one would be."""
    view, rules, charged = reading.view, reading.view.rules, reading.stakes.charged
    piles = piles_of(rules, known_taken(view))
    points = tuple(points_of_cards(rules, cards, charged) for cards in piles)
    scores = deal_scores(rules, piles, points, charged, view.shot, choice)
    totals = new_totals(rules, view.totals, scores)
    winners = winners_of(rules, totals, scores, view.shot)
    own = group_of(rules.contenders, group_of(rules.scorers, view.seat))
    ended = 0 if not winners else 1 if own in winners else -1
    return ended, _lead(totals, reading) + 0.001 * (own in leaders_of(rules, totals)) * (choice is MoonChoice.ADD)


def _lead(totals: tuple[int | complex, ...], reading: Reading) -> float:
    scorer = group_of(reading.view.rules.scorers, reading.view.seat)
    others = [weight(total) for place, total in enumerate(totals) if place != scorer]
    return float(min(others) - weight(totals[scorer]))
