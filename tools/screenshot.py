"""Draw any scene of the game into a PNG file, without a display."""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.heart_to_heart.deal import deal, deal_code
from game.heart_to_heart.endings import is_dead_end
from game.heart_to_heart.example import EXAMPLE_CODE, EXAMPLE_MOVES
from game.heart_to_heart.taps import Pile
from game.session.solitaire_record import record_of_code
from game.shell.language import LANGUAGES, use_language
from game.shell.scenes.store_news import StoreNews
from game.store.notices import Notice, NoticeKind
from tools.player import Player
from tools.screenshot_hearts import HEARTS
from tools.screenshot_hearts_pages import HEARTS_PAGES
from tools.screenshot_pages import PAGES, win_example

_DEAD_DEAL = next(code for code in map(deal_code, count()) if is_dead_end(deal(code)))
_WON = tuple(map(str, EXAMPLE_MOVES))


def _play(player: Player, moves: tuple[str, ...] = _WON[:20]) -> None:
    player.sit_down_to(replace(record_of_code(EXAMPLE_CODE), moves=moves, seconds=41.0))


def _selected(player: Player) -> None:
    _play(player, _WON[:14])
    player.table.tap(player.game.state.free[0])


def _key_focus(player: Player) -> None:
    _play(player)
    player.press(pygame.K_UP)
    player.press(pygame.K_UP)


def _dealing(player: Player) -> None:
    player.director.play_code(EXAMPLE_CODE)
    player.wait(0.45)


def _pairing(player: Player) -> None:
    _play(player, _WON[:9])
    player.table.tap(25)
    player.table.tap(Pile.WASTE)
    player.wait(0.3)


def _dead_end(player: Player) -> None:
    player.director.play_code(_DEAD_DEAL)


def _win(player: Player) -> None:
    player.director.play_code(EXAMPLE_CODE)
    win_example(player)
    player.wait(5)


def _over_table(show: str) -> Callable[[Player], None]:
    def scene(player: Player) -> None:
        _play(player)
        getattr(player.director, show)(player.table)

    return scene


def _enter_code(player: Player) -> None:
    player.director.enter_code()
    player.type("AAAB")


def _wrong_code(player: Player) -> None:
    player.director.enter_code()
    player.type("AAAAAAB")
    player.press(pygame.K_RETURN)


def _title_with_game(player: Player) -> None:
    player.director.play_code(EXAMPLE_CODE)
    player.press(pygame.K_d)
    player.director.title()


def _store_news(player: Player) -> None:
    notices = (
        Notice(NoticeKind.SET_ASIDE, "heart-to-heart.damaged-2030-01-31.db"),
        Notice(NoticeKind.READ_ONLY, "/home/anna/.local/share/heart-to-heart/heart-to-heart.db"),
    )
    player.stage.push(StoreNews(player.director, notices))


SCENES: dict[str, Callable[[Player], None]] = {
    "title": lambda player: player.director.title(),
    "continue": _title_with_game,
    "deal": lambda player: _play(player, ()),
    "table": _play,
    "selected": _selected,
    "focus": _key_focus,
    "dealing": _dealing,
    "pairing": _pairing,
    "dead-end": _dead_end,
    "won": _win,
    "pause": _over_table("pause"),
    "new": _over_table("choose_deal"),
    "code": _enter_code,
    "wrong-code": _wrong_code,
    "store-news": _store_news,
    "settings": lambda player: player.director.settings(),
    **PAGES,
    **HEARTS,
    **HEARTS_PAGES,
}


def picture(scene: str, size: tuple[int, int], changes: dict[str, object] | None = None) -> pygame.Surface:
    """The scene of that name in a window of ``size`` pixels, under changed settings."""
    with tempfile.TemporaryDirectory() as folder:
        player = Player(Path(folder), size)
        if changes:
            player.context.settings = replace(player.context.settings, **changes)  # type: ignore[arg-type]
            use_language(player.context.settings.language)
        SCENES[scene](player)
        player.turn()
        player.store.close()
        return player.screen.surface.copy()


def main(arguments: list[str] | None = None) -> int:
    """Draw the scene named on the command line."""
    parser = argparse.ArgumentParser(description="Draw a scene of the game into a PNG file.")
    parser.add_argument("scene", choices=SCENES)
    parser.add_argument("--size", default="1280x720", metavar="WxH")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--out", default="screenshot.png", metavar="FILE")
    options = parser.parse_args(arguments)
    width, _, height = options.size.partition("x")
    changes: dict[str, object] = {"language": options.language}
    pygame.image.save(picture(options.scene, (int(width), int(height)), changes), options.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
