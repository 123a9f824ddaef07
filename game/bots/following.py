"""Which card to play when suit can be followed."""

from game.bots.danger import LATER, relief
from game.bots.odds import trick_cost
from game.bots.reading import Reading
from game.cards import Card


def follow_cost(card: Card, reading: Reading) -> float:
    """What following suit with ``card`` is likely to cost, here and later: it is best to go high where it is safe."""
    return trick_cost(card, reading) - LATER * relief(card, reading)
