"""The command line."""

import argparse
import sys
from pathlib import Path


def main(arguments: list[str] | None = None) -> int:
    """Play the game; the exit code is 0, or 2 for a wrong command line, or 1 without a display."""
    parser = argparse.ArgumentParser(prog="heart-to-heart", description="Heart to Heart, a solitaire.")
    parser.add_argument("--size", metavar="WxH", type=_size, help="size of the window in pixels")
    parser.add_argument("--fullscreen", action="store_true", help="play full screen")
    parser.add_argument("--data", metavar="DIR", type=Path, help="keep games and settings in this folder")
    options = parser.parse_args(arguments)
    # Only a right command line is worth loading pygame for.
    from game.shell.app import play  # noqa: PLC0415

    play(options.size, options.fullscreen, options.data)
    return 0


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    return int(width), int(height)


if __name__ == "__main__":
    sys.exit(main())
