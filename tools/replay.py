"""Replay game records and print what came of them, one JSON object a line.

Without ``--steps`` the last state of a game of Heart to Heart, the scores of each deal of Hearts;
with it every state, every point at which somebody must act. A wrong record is told in one line on
standard error, and the exit code is 1; the other files are still replayed.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.session.faults import RecordError
from game.session.hearts_record import GAME as HEARTS
from game.session.hearts_record import hearts_lines
from game.session.solitaire_record import GAME as HEART_TO_HEART
from game.session.solitaire_record import solitaire_lines
from tools.output import exit_code

LINES = {HEART_TO_HEART: solitaire_lines, HEARTS: hearts_lines}


def main(arguments: list[str] | None = None) -> int:
    """Replay the files named on the command line; the exit code tells whether all of them were right."""
    parser = argparse.ArgumentParser(description="Replay game records, one JSON object a line.")
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record, or - for standard input")
    parser.add_argument("--steps", action="store_true", help="print every step, not only the end")
    options = parser.parse_args(arguments)
    results = [_replay(name, options.steps) for name in options.files]
    return 0 if all(results) else 1


def _replay(name: str, steps: bool) -> bool:
    try:
        for line in _lines(_read(name), steps):
            print(json.dumps(line, ensure_ascii=False))
    except BrokenPipeError:
        raise
    except (OSError, ValueError, RecursionError) as fault:
        sys.stdout.flush()
        print(f"{name}: {_one_line(fault)}", file=sys.stderr)
        return False
    return True


def _read(name: str) -> object:
    content = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    try:
        return json.loads(content)
    except (ValueError, RecursionError) as fault:
        raise RecordError(f"not JSON: {fault}") from fault


def _lines(data: object, steps: bool) -> Iterator[dict[str, object]]:
    if isinstance(data, list):
        raise RecordError("a list, where a file holds one record")
    game = data.get("game") if isinstance(data, dict) else None
    if not isinstance(game, str) or game not in LINES:
        raise RecordError(f"not a record of a game known here: {json.dumps(game)}")
    return LINES[game](data, steps)


def _one_line(fault: Exception) -> str:
    if isinstance(fault, OSError):
        return (fault.strerror or str(fault)).lower()
    return " ".join(str(fault).split())


if __name__ == "__main__":
    sys.exit(exit_code(main))
