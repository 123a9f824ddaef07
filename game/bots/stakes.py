"""What cards are worth to a seat under the options, as one number: how much worse its score gets."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from game.cards import Card
from game.hearts.moon import moon_rule
from game.hearts.rules import Rules
from game.hearts.scores import Score
from game.hearts.scoring import card_points, factor_of_cards, piles_of, points_of_cards
from game.hearts.seats import Cards, Seat
from game.hearts.teams import group_of
from game.hearts.view import View, known_taken
from game.hearts.vocabulary import Moon

# A penalty card is heavy when it alone is such a part of all that can be taken.
_HEAVY = 0.12

# Points onto an opponent are worth less than the same points off one's own score: there are several opponents.
_GIFT = 0.2


@dataclass(frozen=True)
class Stakes:
    """What a seat plays for.

    ``side`` are the seats that win together with ``seat``. ``total`` is the seat's score before the deal,
    ``points`` what its taken cards count, ``factor`` by what they multiply, ``outlook`` what it may expect to take yet.
    """

    rules: Rules
    seat: Seat
    side: frozenset[Seat]
    charged: Cards
    total: Score
    points: Score
    factor: Score
    outlook: float

    def cost(self, cards: Iterable[Card]) -> float:
        """How much worse the seat's score gets when its side takes ``cards``; less than 0 for cards that are good."""
        cards = tuple(cards)
        if not self.rules.multipliers and not self.rules.options.complex:
            return float(sum(self.worth(card) for card in cards))
        points = self.points + points_of_cards(self.rules, cards, self.charged)
        factor = self.factor * factor_of_cards(self.rules, cards, self.charged)
        return self._badness(points, factor) - self._badness(self.points, self.factor)

    def cost_to(self, seat: Seat, cost: float) -> float:
        """What it is to this seat that ``seat`` takes cards of ``cost``: bad on its own side, rather good elsewhere."""
        return cost if seat in self.side else -_GIFT * cost

    def worth(self, card: Card) -> float:
        """What ``card`` counts by itself, as in ``cost``; remembered."""
        worth = self._worths.get(card)
        if worth is None:
            worth = self._worths[card] = self._worth(card)
        return worth

    def is_heavy(self, card: Card) -> bool:
        """Whether ``card`` alone decides a trick, as the queen of spades does."""
        return 0 < _HEAVY * self.sum <= self.worth(card)

    @cached_property
    def sum(self) -> float:
        """What all penalty cards cost together."""
        return sum(max(0.0, self.worth(card)) for card in self.rules.pack)

    @cached_property
    def unit(self) -> float:
        """A twenty-sixth of ``sum``: what a heart costs in the base game."""
        return self.sum / 26 or 1.0

    @cached_property
    def moon_loss(self) -> float:
        """What another's moon costs."""
        amount = abs(self.rules.moon_amount)
        match moon_rule(self.rules):
            case Moon.WINS_GAME:
                return 2.0 * self.sum
            case Moon.SUBTRACT:
                return 0.5 * amount
            case _:
                return amount

    @cached_property
    def _worths(self) -> dict[Card, float]:
        return {}

    def _worth(self, card: Card) -> float:
        if card in self.rules.multipliers or self.rules.options.complex:
            return self.cost([card])
        return float(card_points(self.rules, card, self.charged).real)

    def _badness(self, points: Score, factor: Score) -> float:
        score = (points + self.outlook) * factor
        if self.rules.options.complex:
            return abs(self.total + score)
        return float(score.real)


def stakes_of(view: View) -> Stakes:
    """What the seat of ``view`` plays for."""
    rules = view.rules
    charged = tuple(card for cards in view.charges for card in cards)
    scorer = group_of(rules.scorers, view.seat)
    taken = known_taken(view)
    pile = piles_of(rules, taken)[scorer]
    left = len(view.hand) / rules.hand_size
    return Stakes(
        rules,
        view.seat,
        side_of(rules, view.seat),
        charged,
        view.totals[scorer],
        points_of_cards(rules, pile, charged),
        factor_of_cards(rules, pile, charged),
        left * len(rules.penalties) / len(rules.scorers),
    )


def side_of(rules: Rules, seat: Seat) -> frozenset[Seat]:
    """The seats that win together with ``seat``, itself among them."""
    contender = rules.contenders[group_of(rules.contenders, group_of(rules.scorers, seat))]
    return frozenset(member for scorer in contender for member in rules.scorers[scorer])
