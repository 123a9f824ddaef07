"""Finds the constant of the dealing method that makes deal number 0 the example deal.

Prints the smallest constant, from 0 up, with which the deal HH1-N-AAAAAAM has everything that is
told of it: see `is_example`. That takes a minute or so; `--check` only tests the constant in force.
"""

import argparse
import sys
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.cards import Rank
from game.deals import below
from game.heart_to_heart.deal import DEALING_CONSTANT, NEW_DECK, deal_code, deck_of, words_of
from game.heart_to_heart.shape import POSITIONS, TIP
from game.heart_to_heart.state import dealt
from tools.solver import is_winnable

EXAMPLE = deal_code(0)
DRAWS_TO_THE_FOUR = 9


def is_example(deck: tuple[Rank, ...]) -> bool:
    """Whether the deal is as the players know it.

    The heart begins with a 10 and a 6 and ends with a 4, and the first waste card is an ace. The
    ninth stock card is the first 4 of the stock, and the eighth, which lies on top of the waste
    once that 4 is played, is a king. The deal can be won.
    """
    heart, stock, waste = deck[: len(POSITIONS)], deck[len(POSITIONS) : -1], deck[-1]
    if (*heart[:2], heart[TIP - 1], waste) != (Rank.TEN, Rank.SIX, Rank.FOUR, Rank.ACE):
        return False
    drawn = stock[:DRAWS_TO_THE_FOUR]
    if Rank.FOUR in drawn[:-1] or drawn[-2:] != (Rank.KING, Rank.FOUR):
        return False
    return is_winnable(dealt(deck))


def has_ace_on_waste(constant: int) -> bool:
    """Whether the first waste card is an ace: shuffling settles the last place first, so this takes one number."""
    return NEW_DECK[below(len(NEW_DECK), words_of(EXAMPLE, constant))] is Rank.ACE


def smallest_constant() -> int:
    """The smallest constant that makes deal number 0 the example deal."""
    promising = filter(has_ace_on_waste, count())
    return next(constant for constant in promising if is_example(deck_of(EXAMPLE, constant)))


def main(words: list[str] | None = None) -> int:
    """Prints the constant, or whether the one in force does."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="test the constant in force instead of searching")
    if not parser.parse_args(words).check:
        print(smallest_constant())
        return 0
    if is_example(deck_of(EXAMPLE)):
        print(f"{DEALING_CONSTANT} makes {EXAMPLE} the example deal")
        return 0
    print(f"{DEALING_CONSTANT} does not make {EXAMPLE} the example deal", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
