"""Draw each motion of the table as a strip of frames, for looking at it without a display."""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.heart_to_heart.example import EXAMPLE_CODE, EXAMPLE_MOVES
from game.heart_to_heart.moves import Redeal
from game.heart_to_heart.taps import Pile
from game.session.solitaire_record import record_of_code
from tools.player import Player

_SIZE = (640, 480)
_FRAMES, _ACROSS = 12, 4
_WORDS = tuple(map(str, EXAMPLE_MOVES))
_PAIR = 10  # the first pair of the example game is its tenth move


def _sit_down(player: Player, moves: int) -> None:
    player.sit_down_to(replace(record_of_code(EXAMPLE_CODE), moves=_WORDS[:moves]))


def _deal(player: Player) -> None:
    player.director.play_code(EXAMPLE_CODE)


def _draw(player: Player) -> None:
    _sit_down(player, 0)
    player.table.tap(Pile.STOCK)


def _redeal(player: Player) -> None:
    _sit_down(player, EXAMPLE_MOVES.index(Redeal()))
    player.table.tap(Pile.STOCK)


def _pair(player: Player) -> None:
    _sit_down(player, _PAIR - 1)
    player.table.tap(25)
    player.table.tap(Pile.WASTE)


def _undo(player: Player) -> None:
    _sit_down(player, _PAIR)
    player.table.undo()


def _mismatch(player: Player) -> None:
    player.context.change(replace(player.context.settings, move_errors=True))
    _sit_down(player, 0)
    player.table.tap(25)
    player.table.tap(Pile.WASTE)


def _win(player: Player) -> None:
    _sit_down(player, len(_WORDS) - 1)
    move = EXAMPLE_MOVES[-1]
    for position in player.game.state.free:
        player.table.tap(position)
    if not player.game.is_won:
        player.table.tap(Pile.WASTE)
    assert player.game.is_won, f"{move} wins the example game"


MOTIONS: dict[str, tuple[Callable[[Player], None], float]] = {
    "deal": (_deal, 1.0),
    "draw": (_draw, 0.22),
    "redeal": (_redeal, 0.28),
    "pair": (_pair, 0.95),
    "undo": (_undo, 0.26),
    "mismatch": (_mismatch, 0.3),
    "win": (_win, 3.2),
}


def film(motion: str) -> pygame.Surface:
    """Twelve frames of a motion, evenly spread over its time, four in a row."""
    begin, seconds = MOTIONS[motion]
    with tempfile.TemporaryDirectory() as folder:
        player = Player(Path(folder), _SIZE)
        begin(player)
        rows = -(-_FRAMES // _ACROSS)
        strip = pygame.Surface((_SIZE[0] * _ACROSS // 2, _SIZE[1] * rows // 2))
        for frame in range(_FRAMES):
            player.wait(seconds / _FRAMES)
            small = pygame.transform.smoothscale_by(player.screen.surface, 0.5)
            strip.blit(small, (frame % _ACROSS * _SIZE[0] // 2, frame // _ACROSS * _SIZE[1] // 2))
        player.store.close()
        return strip


def main(arguments: list[str] | None = None) -> int:
    """Draw the motions named on the command line, or all, each into a file of its name."""
    parser = argparse.ArgumentParser(description="Draw motions of the table as strips of frames.")
    parser.add_argument("motions", nargs="*", metavar="MOTION", help=", ".join(MOTIONS))
    parser.add_argument("--out", type=Path, default=Path(), metavar="DIR")
    options = parser.parse_args(arguments)
    unknown = set(options.motions) - set(MOTIONS)
    if unknown:
        parser.error(f"there is no motion {min(unknown)!r}; there are {', '.join(MOTIONS)}")
    options.out.mkdir(parents=True, exist_ok=True)
    for motion in options.motions or MOTIONS:
        pygame.image.save(film(motion), options.out / f"{motion}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
