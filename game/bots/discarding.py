"""Which card to throw away when the suit led is none of one's own."""

from game.bots.danger import relief
from game.bots.odds import trick_cost
from game.bots.reading import Reading
from game.cards import Card

# In units: what a card less is worth towards having none of its suit.
_SHORTEN = 0.3


def discard_cost(card: Card, reading: Reading) -> float:
    """What throwing ``card`` away is likely to cost: dangerous cards go, good ones stay, a partner is spared."""
    length = sum(own.suit is card.suit for own in reading.view.hand)
    return trick_cost(card, reading) - relief(card, reading) - reading.stakes.unit * _SHORTEN / length
