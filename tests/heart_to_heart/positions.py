"""Small positions for tests of one rule at a time."""

from collections.abc import Mapping

from game.cards import Rank, parse_rank
from game.heart_to_heart.shape import POSITIONS
from game.heart_to_heart.state import State


def position(heart: Mapping[int, str], stock: str = "", waste: str = "") -> State:
    """A state with the few heart cards of ``heart``; ``stock`` and ``waste`` in drawing order."""
    cards = tuple(parse_rank(heart[place]) if place in heart else None for place in POSITIONS)
    return State(cards, ranks(stock), ranks(waste))


def ranks(labels: str) -> tuple[Rank, ...]:
    """The ranks written with white space between them."""
    return tuple(parse_rank(label) for label in labels.split())
