"""A child process that shows its first picture, says how much memory it holds, and ends.

``bare`` imports pygame, opens display and font, and flips once; ``game`` is the game.
"""

import os
import sys
from io import BytesIO
from pathlib import Path

import pygame

_SIZE = (1280, 720)


def _resident_mib() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def _report(*_: object) -> list[pygame.Event]:
    print(_resident_mib() if sys.platform == "linux" else 0.0, flush=True)
    os._exit(0)


def _bare(font: str) -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.font.Font(BytesIO(Path(font).read_bytes()), 30)
    if pygame.display.get_driver() == "x11":
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    pygame.display.set_mode(_SIZE)
    pygame.display.flip()
    _report()


def _game(folder: str, flips: int, turns: int) -> None:
    from game.__main__ import main  # noqa: PLC0415 - the bare program may not pay for it

    # The game is stopped from within pygame, where it flips or asks for events the last time.
    if turns:
        left = iter(range(turns))
        vars(pygame.event)["get"] = lambda: [] if next(left, None) is not None else _report()
    else:
        flip, flipped = pygame.display.flip, iter(range(flips - 1))
        vars(pygame.display)["flip"] = lambda: _report(flip()) if next(flipped, None) is None else flip()
    main(["--data", folder, "--size", "1280x720", "--deal", "HH1-N-AAAAAAM", "--mute"])


if __name__ == "__main__":
    if sys.argv[1] == "bare":
        _bare(sys.argv[2])
    else:
        _game(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
