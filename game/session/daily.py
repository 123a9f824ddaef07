"""The deal of the day: one deal for each day, the same for everyone.

The deals were chosen, and won in the fewest moves, long before they are played: the game has no solver.
They fill whole weeks, from easy on Monday to hard on Sunday, and after the last week the first one comes
again. Which day it is, the player's own calendar says.
"""

from dataclasses import dataclass
from datetime import date
from enum import IntEnum
from functools import cache
from importlib.resources import files

from game.deals import DealCode
from game.heart_to_heart.deal import parse_deal_code

# The file has a line for each day from here on, written by tools/choose_daily_deals.py.
FILE = "daily_deals.txt"
FIRST_MONDAY = date(2025, 12, 29)


class Difficulty(IntEnum):
    """How much the choices between pairs matter in a deal.

    ``EASY``: who takes any pair at once wins, though others may not. ``MIDDLING``: that player loses,
    and who pairs by chance now and then wins. ``HARD``: both lose.
    """

    EASY = 1
    MIDDLING = 2
    HARD = 3


# How hard the deals of a week are, Monday first.
RHYTHM = (*[Difficulty.EASY] * 2, *[Difficulty.MIDDLING] * 3, *[Difficulty.HARD] * 2)


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The deal of one day; ``par`` is the fewest moves that win it."""

    code: DealCode
    par: int
    difficulty: Difficulty

    def __str__(self) -> str:
        """The line of the file: ``HH1-N-AAAAAAM 82 1``."""
        return f"{self.code} {self.par} {self.difficulty:d}"


def parse_daily_deal(line: str) -> DailyDeal:
    """The deal in a line of the file. Raises ValueError."""
    code, par, difficulty = line.split(" ")
    return DailyDeal(parse_deal_code(code), int(par), Difficulty(int(difficulty)))


def daily_deal(day: date) -> DailyDeal:
    """The deal of ``day``, whichever day that is."""
    lines = _lines()
    return parse_daily_deal(lines[(day - FIRST_MONDAY).days % len(lines)])


def daily_deals() -> tuple[DailyDeal, ...]:
    """All deals, from that of the first Monday on."""
    return tuple(map(parse_daily_deal, _lines()))


@cache
def _lines() -> tuple[str, ...]:
    return tuple(files(__package__).joinpath(FILE).read_text("ascii").splitlines())
