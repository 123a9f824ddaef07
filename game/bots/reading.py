"""What a sensible player makes of a view before it decides anything."""

from dataclasses import dataclass
from functools import cached_property

from game.bots.memory import Memory, memory_of
from game.bots.moon_watch import MoonWatch, moon_watch_of
from game.bots.stakes import Stakes, stakes_of
from game.cards import SUITS, Suit
from game.hearts.view import View


@dataclass(frozen=True)
class Reading:
    """A view, and what follows from it: the cards unseen, what is at stake, who may be shooting the moon."""

    view: View
    memory: Memory
    stakes: Stakes
    watch: MoonWatch

    @cached_property
    def dumped(self) -> dict[Suit, float]:
        """For each suit, what its trick brings when all others are void in it: the worst cards of other suits."""
        return {suit: self._dumped(suit) for suit in SUITS}

    def _dumped(self, suit: Suit) -> float:
        costs = [self.stakes.worth(card) for other in SUITS if other is not suit for card in self.memory.unseen[other]]
        costs.sort(reverse=True)
        return 0.6 * sum(max(0.0, cost) for cost in costs[: self.view.rules.players - 1])


def reading_of(view: View) -> Reading:
    """What the seat of ``view`` makes of it."""
    stakes = stakes_of(view)
    return Reading(view, memory_of(view), stakes, moon_watch_of(view, stakes))
