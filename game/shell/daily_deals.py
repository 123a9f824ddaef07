"""What the shell needs to know of the deals of the day, whoever makes them."""

from collections.abc import Callable
from datetime import date
from typing import Protocol

from game.deals import DealCode


class DailyDeal(Protocol):
    """The deal of one day."""

    @property
    def code(self) -> DealCode:
        """Which deal it is."""
        ...

    @property
    def par(self) -> int:
        """The fewest moves that win it."""
        ...

    @property
    def difficulty(self) -> int:
        """From 1, easy, to 3."""
        ...


DailyDeals = Callable[[date], DailyDeal]


def hearts_won(moves: int, par: int) -> int:
    """Three hearts for a win within a twentieth of par, two within a fifth, else one.

    Of players who win by taking what comes, about two in five have three hearts, and as many have two.
    """
    if moves <= par * 1.05:
        return 3
    return 2 if moves <= par * 1.2 else 1
