"""Starts the game: `python3 tools/play.py`, from any folder; the first start makes .venv and installs what is missing.

Arguments go to the game.
"""

import sys
from pathlib import Path

if not __package__:
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

from tools.environment import become, ready_or_exit


def main() -> None:
    """Become the game."""
    # -P keeps a folder called "game" in the player's current folder from being taken for this one.
    become(ready_or_exit(), "-P", "-m", "game", *sys.argv[1:])


if __name__ == "__main__":
    main()
