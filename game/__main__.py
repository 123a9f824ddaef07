"""The way in: reads the command line and starts what it asks for."""

import os
import sys
import traceback
from pathlib import Path

from game.command_line import parse_command_line
from game.shell.ending import Ending
from game.shell.start import PROGRAM, Start

_FAULT = "a fault in the game has ended it. Every move is kept: start the game again to go on."


def main(arguments: list[str] | None = None) -> int:
    """Play the game; the exit code is 0, or 1 without a display or after a fault.

    Raises SystemExit with code 2 for a wrong command line.
    """
    line = parse_command_line(arguments)
    if line.export:
        return _export(line.export, line.start.data)
    return _play(line.start)


# Only a right command line is worth loading pygame or SQLite for, so the two ways on load what they need.


def _play(start: Start) -> int:
    # While the game is still being loaded nothing has to be put in order.
    ending = Ending()
    ending.heed(lambda: sys.exit(0))
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.shell.opening import play  # noqa: PLC0415
    from game.shell.screen import NoDisplayError  # noqa: PLC0415

    try:
        play(start, ending)
    except NoDisplayError as reason:
        print(f"{PROGRAM}: {reason}", file=sys.stderr)
        return 1
    except Exception:
        traceback.print_exc()
        print(f"{PROGRAM}: {_FAULT}", file=sys.stderr)
        return 1
    return 0


def _export(form: str, folder: Path | None) -> int:
    from game.store.export import export_csv, export_json  # noqa: PLC0415
    from game.store.store import Store  # noqa: PLC0415

    store = Store.open(folder)
    if store.is_keeping or not store.is_whole:
        # That a running game holds the file does not matter here.
        for notice in store.notices:
            print(f"{PROGRAM}: {notice}", file=sys.stderr)
    if not store.is_whole:
        # Half of what is kept would pass for the whole.
        return 1
    text = {"csv": export_csv, "json": export_json}[form](store)
    store.close()
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        # Who reads has had enough; Python would complain once more when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


if __name__ == "__main__":
    sys.exit(main())
