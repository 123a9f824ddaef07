"""Every page is reached from the title, by mouse and by keys alone, and left again."""

from collections.abc import Callable, Hashable

import pygame
import pytest

from game.shell.scene import Scene
from game.shell.scenes.best_games import BestGames
from game.shell.scenes.calendar import CalendarPage
from game.shell.scenes.daily import DailyPage
from game.shell.scenes.enter_code import EnterCode
from game.shell.scenes.examples import Examples
from game.shell.scenes.help import Help
from game.shell.scenes.page import Page
from game.shell.scenes.pause import Pause
from game.shell.scenes.rules import Rules
from game.shell.scenes.settings import SettingsPage
from game.shell.scenes.statistics import StatisticsPage
from game.shell.scenes.strategy import Strategy
from game.shell.scenes.title import Title
from game.shell.widgets.control import Control
from game.shell.widgets.controls import Controls
from tools.player import Player
from tools.screenshot_pages import with_daily_deals, with_history

# The buttons to press one after the other, and the scene that is on top after the last one.
WAYS: dict[str, tuple[tuple[str, ...], type[Scene]]] = {
    "code": (("code",), EnterCode),
    "settings": (("settings",), SettingsPage),
    "statistics": (("statistics",), StatisticsPage),
    "help": (("help",), Help),
    "rules": (("help", "rules"), Rules),
    "examples": (("help", "examples"), Examples),
    "strategy": (("help", "strategy"), Strategy),
    "daily": (("daily",), DailyPage),
    "calendar": (("daily", "calendar"), CalendarPage),
    "best games": (("statistics", "next", "next", "HH1-N-AAAAAAM"), BestGames),
}

Press = Callable[[Player, Hashable], None]


def controls_of(player: Player) -> Controls:
    """The buttons of the topmost scene."""
    controls: Controls = player.scene.controls  # type: ignore[attr-defined] # every page has some
    return controls


def control_of(player: Player, key: Hashable) -> Control:
    """One button of the topmost scene."""
    return next(member for member in controls_of(player).members if member.key == key)


def by_mouse(player: Player, key: Hashable) -> None:
    """Click the button."""
    player.click(control_of(player, key).box.centre)


def by_keys(player: Player, key: Hashable) -> None:
    """Go to the button with Tab, and press Return."""
    for _ in range(60):
        player.press(pygame.K_TAB)
        if controls_of(player).focus == key:
            break
    assert controls_of(player).focus == key
    player.press(pygame.K_RETURN)


@pytest.fixture
def visitor(player: Player) -> Player:
    """A player with some games behind and daily deals to play, at the title."""
    with_daily_deals(player)
    with_history(player)
    player.director.title()
    player.turn()
    return player


@pytest.mark.parametrize("press", [by_mouse, by_keys])
@pytest.mark.parametrize("way", WAYS)
def test_a_page_is_opened_and_left(visitor: Player, way: str, press: Press) -> None:
    """Its buttons lead there; the back button, and Escape as often as needed, lead back to the title."""
    keys, scene = WAYS[way]
    for key in keys:
        press(visitor, key)
    assert type(visitor.scene) is scene
    press(visitor, "back")
    assert type(visitor.scene) is not scene
    for _ in keys:
        if not isinstance(visitor.scene, Title):
            visitor.press(pygame.K_ESCAPE)
    assert type(visitor.scene) is Title


@pytest.mark.parametrize("direction", [pygame.K_DOWN, pygame.K_RIGHT, pygame.K_UP, pygame.K_LEFT])
@pytest.mark.parametrize("way", WAYS)
def test_a_direction_always_finds_a_focus(visitor: Player, way: str, direction: int) -> None:
    """Whatever page is open, arrow keys move a focus that is there, and never fail."""
    keys, _scene = WAYS[way]
    for key in keys:
        by_mouse(visitor, key)
    scene = visitor.scene
    for _ in range(12):
        visitor.press(direction)
    assert visitor.scene is scene
    assert controls_of(visitor).shows_focus or isinstance(scene, Strategy)


@pytest.mark.parametrize("way", ["statistics", "rules", "examples", "strategy", "settings"])
def test_pages_are_turned_by_their_keys_and_by_the_wheel(visitor: Player, way: str) -> None:
    """Page Down and the wheel go on, Page Up and the wheel go back, and stop at either end."""
    visitor.resize((320, 240))
    for key in WAYS[way][0]:
        by_mouse(visitor, key)
    page = visitor.scene
    assert isinstance(page, Page)
    visitor.press(pygame.K_PAGEUP)
    assert page.number == 0
    visitor.press(pygame.K_PAGEDOWN)
    assert page.number == 1
    visitor.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1, touch=False))
    visitor.turn()
    assert page.number == 0
    for _ in range(page.pages() + 2):
        visitor.wait(1)
        visitor.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, touch=False))
        visitor.turn()
    assert visitor.scene is page
    assert page.number == page.pages() - 1


TYPED = {
    "aaaaaam": "AAAAAAM",
    "aaaaaamxyz": "AAAAAAM",
    "a1b2c3!": "ABC",
    " hh1 n aaaaaam ": "HH1NAAAAAAM",
    "hr1-tk-abcdefghij": "HR1-TK-ABCDEFG",
    "hh1--n-": "HH1-N-",
    "123": "",
}


@pytest.mark.parametrize("typed", TYPED)
def test_the_field_takes_what_a_code_can_be(visitor: Player, typed: str) -> None:
    """No more letters than a code has, and digits and dashes only where a whole code has them."""
    visitor.director.enter_code()
    visitor.turn()
    visitor.type(typed)
    assert isinstance(visitor.scene, EnterCode)
    assert visitor.scene.text == TYPED[typed]


def test_a_page_is_laid_out_again_in_another_size(visitor: Player) -> None:
    """The window may change while any page is open, and the page stays open."""
    for keys, scene in WAYS.values():
        visitor.director.title()
        visitor.turn()
        for key in keys:
            by_mouse(visitor, key)
        for size in ((320, 240), (480, 800), (1280, 720)):
            visitor.resize(size)
            assert visitor.screen.size == size
        assert type(visitor.scene) is scene


def test_the_pages_of_a_page_are_turned_to_the_last_and_back(visitor: Player) -> None:
    """Next leads on until it is switched off, previous back to the first."""
    visitor.director.rules()
    visitor.turn()
    page = visitor.scene
    assert isinstance(page, Rules)
    headings = [page.heading()]
    while control_of(visitor, "next").is_enabled:
        by_mouse(visitor, "next")
        headings.append(page.heading())
    assert len(set(headings)) == page.pages()
    for _ in headings:
        by_mouse(visitor, "previous")
    assert page.number == 0


def test_help_and_statistics_are_reached_from_a_game(visitor: Player) -> None:
    """The menu leads to them and back, and the game is as it was."""
    visitor.director.new_deal()
    visitor.turn()
    game = visitor.game
    pages: dict[str, type[Scene]] = {"help": Help, "statistics": StatisticsPage, "settings": SettingsPage}
    for key, scene in pages.items():
        visitor.press(pygame.K_ESCAPE)
        assert isinstance(visitor.scene, Pause)
        by_mouse(visitor, key)
        assert type(visitor.scene) is scene
        visitor.press(pygame.K_ESCAPE)
        visitor.press(pygame.K_ESCAPE)
    assert visitor.scene is visitor.table
    assert visitor.game is game


def test_sound_is_switched_in_the_menu(visitor: Player) -> None:
    """The button says what it will do, and the setting is kept."""
    visitor.director.new_deal()
    visitor.turn()
    visitor.press(pygame.K_ESCAPE)
    assert control_of(visitor, "sound").label == "Sound off"
    by_mouse(visitor, "sound")
    assert control_of(visitor, "sound").label == "Sound on"
    assert visitor.store.settings().muted


def test_the_screen_is_filled_from_the_menu(visitor: Player) -> None:
    """Full screen and window follow each other, and the setting is kept."""
    visitor.director.new_deal()
    visitor.turn()
    visitor.press(pygame.K_ESCAPE)
    by_mouse(visitor, "fullscreen")
    assert visitor.screen.is_fullscreen
    assert visitor.store.settings().fullscreen
    by_mouse(visitor, "fullscreen")
    assert not visitor.screen.is_fullscreen
    assert not visitor.store.settings().fullscreen
