"""Which card to lead."""

from game.bots.danger import LATER, relief
from game.bots.odds import trick_cost
from game.bots.reading import Reading
from game.cards import Card

# In units: what it is worth to lead a suit in which a heavy card of somebody else's is about, from below it.
_FLUSH = 1.0


def lead_cost(card: Card, reading: Reading) -> float:
    """What leading ``card`` is likely to cost, here and later. The least is the best lead."""
    return trick_cost(card, reading) - LATER * relief(card, reading) - _flushing(card, reading)


def _flushing(card: Card, reading: Reading) -> float:
    """Low spades are led to bring out the queen, by who neither holds her nor a card that she would fall on."""
    stakes = reading.stakes
    heavy = [other for other in reading.memory.unseen[card.suit] if stakes.is_heavy(other)]
    if not heavy or any(own > min(heavy) or stakes.is_heavy(own) for own in reading.view.hand if own.suit is card.suit):
        return 0.0
    return _FLUSH * stakes.unit
