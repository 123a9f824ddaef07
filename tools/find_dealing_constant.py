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
from game.heart_to_heart.deal import DEALING_CONSTANT, deal_code, deck_of
from game.heart_to_heart.shape import POSITIONS, TIP
from game.heart_to_heart.state import dealt
from tools.solver import is_winnable

EXAMPLE = deal_code(0)
DRAWS_TO_THE_FOUR = 9


def is_example(deck: tuple[Rank, ...]) -> bool:
    """Whether the deal is as the players know it.

    Position 1 is a 10, the tip a 4, the first waste card an ace. The ninth stock card is the first
    4 of the stock. The deal can be won.
    """
    if deck[-1] != Rank.ACE or deck[0] != Rank.TEN or deck[TIP - 1] != Rank.FOUR:
        return False
    stock = deck[len(POSITIONS) : -1]
    if Rank.FOUR not in stock or stock.index(Rank.FOUR) != DRAWS_TO_THE_FOUR - 1:
        return False
    return is_winnable(dealt(deck))


def smallest_constant() -> int:
    """The smallest constant that makes deal number 0 the example deal."""
    return next(constant for constant in count() if is_example(deck_of(EXAMPLE, constant)))


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
