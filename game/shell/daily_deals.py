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
        """The moves a good player needs."""
        ...

    @property
    def difficulty(self) -> int:
        """From 1, easy, to 3."""
        ...


DailyDeals = Callable[[date], DailyDeal]


def hearts_won(moves: int, par: int) -> int:
    """Three hearts for a win at par or below, two for one within a quarter more, else one."""
    if moves <= par:
        return 3
    return 2 if moves <= par * 1.25 else 1
