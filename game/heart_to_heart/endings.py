"""How a game of Heart to Heart ends: won, or in a dead end."""

from collections import Counter
from typing import NamedTuple

from game.cards import Rank
from game.heart_to_heart.state import State


def is_won(state: State) -> bool:
    """Whether all 25 heart cards are gone, whatever is left in stock and waste."""
    return not any(state.heart)


def is_dead_end(state: State) -> bool:
    """Whether no free heart card has a partner: free in the heart, or anywhere in stock or waste.

    Redeals are unlimited, so every card outside the heart can come to the top of the waste, and
    drawing can neither cause nor cure a dead end.
    """
    return not is_won(state) and len(blocked(state)) == len(state.free)


class Blocked(NamedTuple):
    """A free card that no card can be paired with: its rank, and how many of the rank lie in the heart.

    All the others of the rank that are left, ``covered``, lie in the heart under other cards.
    """

    rank: Rank
    in_heart: int

    @property
    def covered(self) -> int:
        """How many cards of the rank lie covered in the heart."""
        return self.in_heart - 1


def blocked(state: State) -> tuple[Blocked, ...]:
    """The free cards without a partner, in the order of their positions, told from open cards only."""
    in_heart = Counter(rank for rank in state.heart if rank)
    outside = Counter(state.stock + state.waste)
    free = [rank for rank in map(state.at, state.free) if rank]
    return tuple(Blocked(rank, in_heart[rank]) for rank in free if free.count(rank) == 1 and not outside[rank])
