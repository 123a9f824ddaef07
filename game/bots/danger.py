"""What it is likely to cost to hold a card: the danger of having to take a trick with it."""

import math
from collections.abc import Iterable, Sequence

from game.bots.reading import Reading, remembered
from game.cards import SUITS, Card, Suit
from game.hearts.seats import Cards, without

# Each lower card of the suit in the hand halves the danger that a high card has to be played.
_GUARD = 0.5

# In units: what is good about having no card of a suit, and one alone, before the first lead.
_VOID, _SINGLETON = 1.6, 0.5

# In units: a small card of a suit in which a heavy card is about, to be played while others lead the suit.
_COVER = 0.35

# How much less it is to be rid of a danger of later tricks than to be spared the same cost in this one.
LATER = 0.6


def hand_danger(hand: Cards, reading: Reading) -> float:
    """The danger of all cards of a hand."""
    return sum(suit_danger(suit, hand, reading) for suit in SUITS)


def shape_danger(hand: Cards, reading: Reading) -> float:
    """The danger of a hand that is still to be formed: suits that are short let other cards go."""
    stakes = reading.stakes
    danger = hand_danger(hand, reading)
    for suit in SUITS:
        own = [card for card in hand if card.suit is suit]
        danger -= stakes.unit * {0: _VOID, 1: _SINGLETON}.get(len(own), 0.0)
        heaviest = _highest_heavy(reading, suit)
        if heaviest is not None:
            danger -= stakes.unit * _COVER * sum(card < heaviest for card in own)
    return danger


def suit_danger(suit: Suit, hand: Iterable[Card], reading: Reading) -> float:
    """The danger of the cards of one suit."""
    own = sorted(card for card in hand if card.suit is suit)
    return sum(math.pow(_GUARD, lower) * _danger(reading, card) for lower, card in enumerate(own))


def relief(card: Card, reading: Reading) -> float:
    """How much less dangerous the hand is without ``card``."""
    hand = reading.view.hand
    rest = without(hand, (card,))
    return suit_danger(card.suit, hand, reading) - suit_danger(card.suit, rest, reading)


@remembered
def _danger(reading: Reading, card: Card) -> float:
    """The danger of a card that stands alone in its suit."""
    unseen, stakes = reading.memory.unseen[card.suit], reading.stakes
    dumped = _dumped(reading, card.suit)
    if not unseen:
        return 0.3 * (max(0.0, stakes.worth(card)) + dumped)
    lower = [other for other in unseen if other < card]
    takes = math.pow(len(lower) / len(unseen), 1.3)
    return takes * (stakes.worth(card) + _caught(lower, reading) + 0.25 * dumped)


def _caught(lower: Sequence[Card], reading: Reading) -> float:
    """What a trick taken in the suit brings of the ``lower`` cards: heavy ones wait for it, good ones flee."""
    stakes = reading.stakes
    chance = 0.8 * min(1.0, (reading.view.rules.players - 1) / len(lower)) if lower else 0.0
    caught = 0.0
    for card in lower:
        worth = stakes.worth(card)
        caught += worth * (0.55 if stakes.is_heavy(card) else 0.4 if worth < 0 else chance)
    return caught


@remembered
def _dumped(reading: Reading, suit: Suit) -> float:
    """What a trick of ``suit`` brings when all others are void in it: the worst cards of other suits."""
    stakes, unseen = reading.stakes, reading.memory.unseen
    costs = [stakes.worth(card) for other in SUITS if other is not suit for card in unseen[other]]
    costs.sort(reverse=True)
    return 0.6 * sum(max(0.0, cost) for cost in costs[: reading.view.rules.players - 1])


@remembered
def _highest_heavy(reading: Reading, suit: Suit) -> Card | None:
    """The highest heavy card of ``suit`` in other hands."""
    return max((card for card in reading.memory.unseen[suit] if reading.stakes.is_heavy(card)), default=None)
