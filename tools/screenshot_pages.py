"""The pages that tools/screenshot.py draws besides the table, with a little history behind them."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta

import pygame

from game.deals import DealCode
from game.heart_to_heart.deal import deal_code
from game.heart_to_heart.example import EXAMPLE_CODE, EXAMPLE_MOVES
from game.heart_to_heart.moves import HeartPair, WastePair
from game.heart_to_heart.taps import Pile, Target
from game.session.solitaire_record import record_of_code
from game.shell.rules_text import RULE_COUNT
from game.shell.scenes.examples import Examples
from game.shell.scenes.page import Page
from game.shell.scenes.strategy import Strategy
from game.store.results import Result
from game.store.running import Daily
from tools.player import Player

TODAY = date.today()
_WORDS = tuple(map(str, EXAMPLE_MOVES))


@dataclass(frozen=True, slots=True)
class _Deal:
    """A daily deal for pictures and tests."""

    code: DealCode
    par: int = 80
    difficulty: int = 2


def with_daily_deals(player: Player) -> None:
    """Let there be daily deals, as many as there are days."""
    player.context.daily_deals = lambda day: _Deal(EXAMPLE_CODE if day == TODAY else deal_code(day.toordinal()))


def with_history(player: Player) -> None:
    """Let games have been played: some won, some not, one of them a daily deal."""
    now = datetime(2026, 5, 1, 18, 0)
    plan = (24, 30, 78, 50, 78, 12, 66, 78, 40, 78, 71, 78, 78, 20, 60, 78)
    for number, moves in enumerate(plan):
        is_won = moves == 78
        ended = now + timedelta(days=number)
        played = _WORDS if is_won else _WORDS[:moves]
        record = replace(record_of_code(EXAMPLE_CODE), moves=played, seconds=180.0 + 7 * number)
        daily = Daily(TODAY.replace(day=1), 80) if number == 2 else None
        result = Result.WON if is_won else (Result.DEAD_END, Result.ABANDONED)[number % 2]
        player.store.begin(record.as_json(), ended, daily)
        token = player.store.finish(record.as_json(), result, ended)
        if token and number % 3 == 0:
            player.store.sign(token, "ANA")


def _page(show: str, number: int = 0) -> Callable[[Player], None]:
    def scene(player: Player) -> None:
        with_daily_deals(player)
        with_history(player)
        getattr(player.director, show)()
        for _ in range(number):
            assert isinstance(player.scene, Page)
            player.scene.turn(1)

    return scene


def _examples(steps: int, episode: int = 0) -> Callable[[Player], None]:
    def scene(player: Player) -> None:
        player.director.examples()
        assert isinstance(player.scene, Examples)
        for _ in range(episode):
            player.scene.turn(1)
        for _ in range(steps):
            player.scene.go_on()
        player.wait(2.5)

    return scene


def _strategy(number: int, *taps: int) -> Callable[[Player], None]:
    def scene(player: Player) -> None:
        player.director.strategy()
        assert isinstance(player.scene, Strategy)
        for _ in range(number):
            player.scene.turn(1)
        for target in taps:
            player.scene.tap(target)
        player.wait(2)

    return scene


def _won(is_daily: bool = False) -> Callable[[Player], None]:
    def scene(player: Player) -> None:
        with_daily_deals(player)
        with_history(player)
        if is_daily:
            player.director.play_daily(TODAY)
        else:
            player.director.play_code(EXAMPLE_CODE)
        win_example(player)
        player.wait(6)

    return scene


def win_example(player: Player) -> None:
    """Play the example game on the table, to its end."""
    for move in EXAMPLE_MOVES:
        match move:
            case HeartPair():
                targets: tuple[Target, ...] = (move.lower, move.higher)
            case WastePair():
                targets = (move.position, Pile.WASTE)
            case _:
                targets = (Pile.STOCK,)
        for target in targets:
            player.table.tap(target)


def _daily_page(show: str) -> Callable[[Player], None]:
    def scene(player: Player) -> None:
        with_daily_deals(player)
        with_history(player)
        player.director.daily()
        if show == "calendar":
            player.director.calendar(TODAY, lambda _day: None)

    return scene


def _full_title(player: Player) -> None:
    with_daily_deals(player)
    player.director.play_code(EXAMPLE_CODE)
    player.press(pygame.K_d)
    player.director.title()


def _best_games(player: Player) -> None:
    with_history(player)
    player.director.best_games(str(EXAMPLE_CODE))


def _demo(player: Player) -> None:
    player.director.demo()
    player.wait(16.2)


PAGES: dict[str, Callable[[Player], None]] = {
    "full-title": _full_title,
    "demo": _demo,
    "help": _page("help"),
    **{f"rules-{number + 1}": _page("rules", number) for number in range(RULE_COUNT)},
    "examples": _examples(10),
    "examples-start": _examples(0),
    "examples-end": _examples(200),
    "covered-card": _examples(1, 1),
    "another-rank": _examples(2, 2),
    "strategy-1": _strategy(0),
    "strategy-2": _strategy(1),
    "strategy-3": _strategy(2),
    "strategy-wrong": _strategy(2, 16, 17),
    "no-statistics": lambda player: player.director.statistics(),
    "statistics": _page("statistics"),
    "statistics-2": _page("statistics", 1),
    "statistics-3": _page("statistics", 2),
    "best-games": _best_games,
    "daily": _daily_page("daily"),
    "calendar": _daily_page("calendar"),
    "won-best": _won(),
    "initials": lambda player: player.director.initials(lambda _initials: None),
    "won-daily": _won(is_daily=True),
    "settings-2": _page("settings", 1),
}
