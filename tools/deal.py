"""Prints deals of Heart to Heart in full, or codes of deals picked at random."""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.cards import Rank
from game.deals import CodeError
from game.heart_to_heart.deal import deal, parse_typed_deal_code
from game.heart_to_heart.shape import PLACES, ROW_COUNT
from game.heart_to_heart.state import State
from game.session.solitaire import new_deal_code
from tools.arguments import positive
from tools.output import exit_code

# The leftmost cards stand two and a half card widths left of the middle of the heart.
_MIDDLE = 2.5
_CARD_COLUMNS = 4


def main(words: list[str] | None = None) -> int:
    """Prints what the command line asks for; 1 when a code is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    wanted = parser.add_mutually_exclusive_group(required=True)
    wanted.add_argument("codes", nargs="*", default=[], metavar="CODE", help="a deal code")
    wanted.add_argument("--random", type=positive, metavar="N", help="print N codes, none of them dead at the deal")
    arguments = parser.parse_args(words)
    if arguments.random:
        for _ in range(arguments.random):
            print(new_deal_code())
        return 0
    return max([_print_deal(text) for text in arguments.codes])


def _print_deal(text: str) -> int:
    try:
        code = parse_typed_deal_code(text)
    except CodeError as error:
        print(error, file=sys.stderr)
        return 1
    print(code, *described(deal(code)), "", sep="\n")
    return 0


def described(state: State) -> list[str]:
    """Lines that show the heart in its shape, the stock in drawing order and the waste, its top card last."""
    rows = [_row(state, row) for row in range(ROW_COUNT)]
    return ["", *rows, "", f"stock  {_labels(state.stock)}", f"waste  {_labels(state.waste)}"]


def _row(state: State, row: int) -> str:
    line = ""
    for position, place in PLACES.items():
        if place.row == row:
            card = state.at(position)
            column = round((place.x + _MIDDLE) * _CARD_COLUMNS)
            line = line.ljust(column) + (card.label if card else ".").rjust(2)
    return line


def _labels(cards: tuple[Rank, ...]) -> str:
    return " ".join(card.label for card in cards)


if __name__ == "__main__":
    sys.exit(exit_code(main))
