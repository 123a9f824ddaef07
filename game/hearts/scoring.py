"""What taken cards count.

The points of cards are their scale and bonus values, charges counted. A deal's score is the points of one's
cards, times every multiplier among them; whoever shot the moon has the penalty cards left out and, if they choose to
subtract, the amount taken off before multiplying; an amount that another's moon brings is added last.
"""

from game.cards import Card
from game.hearts.charging import is_doubled, is_squared
from game.hearts.moon import Shot
from game.hearts.rules import Rules
from game.hearts.scores import Score, is_penalty
from game.hearts.seats import Cards
from game.hearts.vocabulary import MoonChoice


def piles_of(rules: Rules, taken: tuple[Cards, ...]) -> tuple[Cards, ...]:
    """The taken cards of each scorer, merged teams' in one pile."""
    if len(rules.scorers) == len(taken):
        return taken
    return tuple(tuple(card for seat in seats for card in taken[seat]) for seats in rules.scorers)


def card_points(rules: Rules, card: Card, charged: Cards, *, with_penalty: bool = True) -> Score:
    """What ``card`` counts; without its penalty, only what is left of a penalty card to whoever shot the moon."""
    points = rules.worth.get(card, 0)
    if not with_penalty and is_penalty(rules.points.get(card, 0)):
        points = rules.bonus.get(card, 0)
    return 2 * points if charged and is_doubled(card, charged) else points


def points_of_cards(rules: Rules, cards: Cards, charged: Cards, *, with_penalty: bool = True) -> Score:
    """What ``cards`` count together, multipliers left out."""
    worth = rules.worth
    counted = [card for card in cards if card in worth]
    if with_penalty and not charged:
        return sum([worth[card] for card in counted], rules.zero)
    return rules.zero + sum([card_points(rules, card, charged, with_penalty=with_penalty) for card in counted])


def factor_of_cards(rules: Rules, cards: Cards, charged: Cards) -> Score:
    """By what ``cards`` multiply their taker's score; the charged ten of clubs counts squared."""
    factor: Score = 1
    for card in cards:
        if card in rules.multipliers:
            factor *= rules.multipliers[card] ** (2 if is_squared(card, charged) else 1)
    return factor


def deal_scores(
    rules: Rules,
    piles: tuple[Cards, ...],
    points: tuple[Score, ...],
    charged: Cards,
    shot: Shot | None,
    choice: MoonChoice | None,
) -> tuple[Score, ...]:
    """What the deal adds to each scorer's total. ``points`` are those of the ``piles``.

    ``choice`` is how the moon counts, None where it brings no amount.
    """
    scores = []
    for scorer, cards in enumerate(piles):
        shooter = shot is not None and scorer == shot.scorer
        score = points_of_cards(rules, cards, charged, with_penalty=False) if shooter else points[scorer]
        if shot is not None and shooter and choice is MoonChoice.SUBTRACT:
            score -= shot.amount
        if rules.multipliers:
            score *= factor_of_cards(rules, cards, charged)
        if shot is not None and not shooter and choice is MoonChoice.ADD:
            score += shot.amount
        scores.append(score)
    return tuple(scores)
