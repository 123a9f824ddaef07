"""What the shell needs to know of the deals of the day, whoever makes them."""

from collections.abc import Callable
from datetime import date
from typing import Protocol

from game.deals import DealCode
from game.shell.language import _


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


_MOST_OVER_PAR = {3: 1.05, 2: 1.2}


def most_moves(hearts: int, par: int) -> int:
    """How many moves a win may take for three or two hearts: within a twentieth of par, within a fifth.

    Of players who win by taking what comes, about two in five have three hearts, and as many have two.
    """
    return int(par * _MOST_OVER_PAR[hearts])


def hearts_won(moves: int, par: int) -> int:
    """One heart for any win, two or three for one of few moves."""
    return next((hearts for hearts in (3, 2) if moves <= most_moves(hearts, par)), 1)


def hearts_text(par: int) -> str:
    """What the hearts stand for, in a sentence."""
    # Translators: three small hearts are a prize, like stars; {three} and {two} are numbers of moves.
    sentence = _("Moves for three hearts: {three} at most; for two hearts: {two}.")
    return sentence.format(three=most_moves(3, par), two=most_moves(2, par))
