"""Tells whether deals of Heart to Heart can be won, and how.

Prints the record of a won game for each deal that can be won, one a line; what there is to say goes
to standard error.
"""

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.deals import CodeError, DealCode
from game.heart_to_heart.deal import deal, parse_typed_deal_code
from game.heart_to_heart.moves import Move
from tools.arguments import positive
from tools.output import exit_code
from tools.solver import fewest_moves, greedy_share, winning_moves


def main(words: list[str] | None = None) -> int:
    """Solves the deals named on the command line; 1 when a code is wrong."""
    arguments = _parser().parse_args(words)
    status = 0
    for text in arguments.codes:
        try:
            code = parse_typed_deal_code(text)
        except CodeError as error:
            print(error, file=sys.stderr)
            status = 1
        else:
            _answer(code, arguments)
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("codes", nargs="+", metavar="CODE", help="a deal code")
    question = parser.add_mutually_exclusive_group()
    question.add_argument("--fewest", action="store_true", help="win in the fewest moves")
    question.add_argument("--traps", action="store_true", help="print how often who takes any pair at once wins")
    parser.add_argument("--playouts", type=positive, default=200, metavar="N", help="games for --traps (200)")
    parser.add_argument("--seed", type=int, default=0, help="for the chances of --traps (0)")
    return parser


def _answer(code: DealCode, arguments: argparse.Namespace) -> None:
    if arguments.traps:
        share = greedy_share(deal(code), arguments.playouts, arguments.seed)
        print(f"{code}: {share:.1%} of {arguments.playouts} games won by taking any pair at once", flush=True)
        return
    moves = (fewest_moves if arguments.fewest else winning_moves)(deal(code))
    if moves is None:
        print(f"{code} can not be won", file=sys.stderr)
        return
    at_best = ", and in no fewer" if arguments.fewest else ""
    print(f"{code} can be won in {len(moves)} moves{at_best}", file=sys.stderr)
    print(_record(code, moves), flush=True)


def _record(code: DealCode, moves: tuple[Move, ...]) -> str:
    return json.dumps({"game": "heart-to-heart", "code": str(code), "moves": " ".join(map(str, moves))})


if __name__ == "__main__":
    sys.exit(exit_code(main))
