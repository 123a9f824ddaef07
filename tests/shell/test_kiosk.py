"""The game in a public place."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.heart_to_heart.example import EXAMPLE_CODE
from game.heart_to_heart.taps import Pile
from game.hearts.rule_sets import find_rule_set
from game.session.hearts_setup import usual_setup
from game.session.solitaire_record import GAME
from game.shell.intents import Command
from game.shell.kiosk import COUNT_DOWN
from game.shell.manner import EXIT_KEYS, Manner
from game.shell.scenes.demo import Demo
from game.shell.scenes.enter_code import EnterCode
from game.shell.scenes.kiosk_code import KioskCode
from game.shell.scenes.kiosk_still_there import StillThere
from game.shell.scenes.settings import SettingsPage
from game.shell.scenes.solitaire_table import SolitaireTable
from game.shell.scenes.title import Title
from game.store.results import Result
from game.store.settings import Settings
from tools.player import Player

PATIENCE = 40
OPEN = Manner(is_kiosk=True, idle_seconds=PATIENCE, exit_keys=EXIT_KEYS)
LOCKED = replace(OPEN, code="2468")


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Player]:
    """Somebody before a kiosk without a code."""
    player = Player(tmp_path, (800, 480), OPEN)
    yield player
    player.store.close()


@pytest.fixture
def keeper(tmp_path: Path) -> Iterator[Player]:
    """Somebody before a kiosk with a code."""
    player = Player(tmp_path, (800, 480), LOCKED)
    yield player
    player.store.close()


def sit_down(player: Player) -> None:
    """Begin a game and make a move."""
    player.director.play_code(EXAMPLE_CODE)
    player.turn()
    player.table.tap(Pile.STOCK)
    player.turn()


# No way out


def test_no_key_and_no_closing_ends_it(visitor: Player) -> None:
    """Escape, Alt+F4, Ctrl+Q, the window's closing: all as if nothing had been said."""
    for key, mod in ((pygame.K_ESCAPE, 0), (pygame.K_F4, pygame.KMOD_LALT), (pygame.K_q, pygame.KMOD_LCTRL)):
        visitor.press(key, mod)
    visitor.post(pygame.Event(pygame.QUIT), pygame.Event(pygame.WINDOWCLOSE))
    visitor.turn()
    assert visitor.stage.is_open
    assert isinstance(visitor.scene, Title)


def test_the_title_offers_no_way_out(visitor: Player) -> None:
    """There is no Quit button in a kiosk, and there is one at home."""
    assert isinstance(visitor.scene, Title)
    assert "quit" not in [control.key for control in visitor.scene.controls.members]


def test_the_exit_keys_end_it(visitor: Player) -> None:
    """The keeper knows them."""
    visitor.press(pygame.K_q, pygame.KMOD_LCTRL | pygame.KMOD_LALT)
    assert not visitor.stage.is_open


def test_the_screen_stays_full(visitor: Player) -> None:
    """F11 does nothing."""
    before = visitor.screen.is_fullscreen
    visitor.press(pygame.K_F11)
    assert visitor.screen.is_fullscreen == before


# Whoever goes away


def test_a_visitor_who_does_nothing_is_asked(visitor: Player) -> None:
    """After the patience of the kiosk, not before, and the clock of the game stands still meanwhile."""
    sit_down(visitor)
    visitor.wait(PATIENCE - 1)
    assert isinstance(visitor.scene, SolitaireTable)
    visitor.wait(2)
    assert isinstance(visitor.scene, StillThere)
    seconds = visitor.game.clock.seconds
    visitor.wait(3)
    assert visitor.game.clock.seconds == seconds


def test_the_question_counts_down(visitor: Player) -> None:
    """Each second is shown."""
    sit_down(visitor)
    visitor.wait(PATIENCE + 0.5)
    shown = []
    while isinstance(visitor.scene, StillThere):
        shown.append(visitor.scene.seconds)
        visitor.wait(1)
    assert shown == list(range(COUNT_DOWN, 0, -1))


def test_nobody_there_makes_room_for_the_next_visitor(visitor: Player) -> None:
    """The title comes back without the game, which counts as left; best lists are kept."""
    sit_down(visitor)
    visitor.wait(PATIENCE + COUNT_DOWN + 1)
    assert isinstance(visitor.scene, Title)
    assert visitor.store.running(GAME) is None
    assert [game.result for game in visitor.store.last_games(GAME, 5)] == [Result.ABANDONED]
    assert "continue" not in [control.key for control in visitor.scene.controls.members]


@pytest.mark.parametrize(
    "events",
    [
        [pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0)],
        [pygame.Event(pygame.KEYDOWN, key=pygame.K_F5, mod=0)],
        [pygame.Event(pygame.FINGERDOWN, finger_id=1, x=0.01, y=0.01)],
        [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 3), button=1, touch=False)],
        [pygame.Event(pygame.MOUSEMOTION, pos=(3, 3), rel=(1, 0), buttons=(0, 0, 0), touch=False)],
    ],
    ids=["key", "unused key", "finger", "click", "mouse"],
)
def test_anything_a_visitor_does_takes_the_question_away(visitor: Player, events: list[pygame.Event]) -> None:
    """The game goes on as it was, and is asked about again only after the whole patience."""
    sit_down(visitor)
    moves = visitor.game.state.moves
    visitor.wait(PATIENCE + 4)
    assert isinstance(visitor.scene, StillThere)
    visitor.post(*events)
    visitor.wait(1.1)
    assert isinstance(visitor.scene, SolitaireTable)
    assert visitor.game.state.moves == moves
    visitor.wait(PATIENCE - 2)
    assert isinstance(visitor.scene, SolitaireTable)
    visitor.wait(2)
    assert isinstance(visitor.scene, StillThere)


def test_what_was_typed_goes_with_who_typed_it(visitor: Player) -> None:
    """A page left behind with text on it is closed."""
    visitor.director.enter_code()
    visitor.type("AAA")
    assert isinstance(visitor.scene, EnterCode)
    visitor.wait(PATIENCE + COUNT_DOWN + 1)
    visitor.director.enter_code()
    assert isinstance(visitor.scene, EnterCode)
    assert visitor.scene.text == ""


def test_settings_go_with_who_changed_them(visitor: Player) -> None:
    """Without a code everybody may change them for their own time; the kiosk's own are what is kept."""
    visitor.store.keep_settings(Settings(cloth="midnight"))
    visitor.context.restore()
    visitor.director.settings()
    visitor.turn()
    assert isinstance(visitor.scene, SettingsPage)
    visitor.context.change(replace(visitor.context.settings, cloth="green", initials="ABC"))
    assert visitor.store.settings() == Settings(cloth="midnight")
    visitor.wait(PATIENCE + COUNT_DOWN + 1)
    assert visitor.context.settings == Settings(cloth="midnight")


def test_a_set_up_of_hearts_goes_with_who_made_it(visitor: Player) -> None:
    """It stays as long as its visitor does; the next finds the usual game, and nothing of it is kept."""
    wished = usual_setup().with_rule_set(find_rule_set("turbo"))
    visitor.director.hearts_pages.home()
    visitor.director.hearts_pages.wish(wished)
    assert visitor.director.hearts_pages.last_setup() == wished
    visitor.wait(PATIENCE + COUNT_DOWN + 1)
    assert visitor.director.hearts_pages.last_setup() == usual_setup()
    assert visitor.store.hearts_setup() is None


def test_whoever_leaves_at_the_title_leaves_nothing_either(visitor: Player) -> None:
    """When the demonstration begins, the game that could be continued is over, and play goes on from there."""
    sit_down(visitor)
    visitor.director.title()
    visitor.context.settings = replace(visitor.context.settings, left_handed=True)
    visitor.wait(33)
    assert isinstance(visitor.scene, Demo)
    assert visitor.store.running(GAME) is None
    assert not visitor.context.settings.left_handed
    visitor.press(pygame.K_RETURN)
    assert isinstance(visitor.scene, Title)
    assert visitor.scene.saved is None


def test_the_demonstration_runs_for_as_long_as_nobody_comes(visitor: Player) -> None:
    """The title and the demonstration take turns, and nobody is asked anything."""
    seen = set()
    for _ in range(20):
        visitor.wait(10)
        seen.add(type(visitor.scene))
    assert seen == {Title, Demo}


def test_the_screen_may_blank_in_the_demonstration_alone(visitor: Player) -> None:
    """Not in the middle of a game, however long somebody thinks."""
    visitor.wait(5)
    assert not pygame.display.get_allow_screensaver()
    visitor.wait(30)
    assert isinstance(visitor.scene, Demo)
    assert pygame.display.get_allow_screensaver()
    visitor.press(pygame.K_RETURN)
    sit_down(visitor)
    visitor.wait(PATIENCE - 2)
    assert not pygame.display.get_allow_screensaver()


# The keeper


def enter(player: Player, code: str) -> None:
    """Go to the settings and type a code."""
    player.director.settings()
    player.turn()
    assert isinstance(player.scene, KioskCode)
    player.type(code)


def test_the_code_opens_the_settings_and_keeps_them(keeper: Player) -> None:
    """What the keeper changes outlasts the keeper, who is gone with the page."""
    enter(keeper, "2468")
    assert isinstance(keeper.scene, SettingsPage)
    keeper.context.change(replace(keeper.context.settings, cloth="green"))
    assert keeper.store.settings().cloth == "green"
    keeper.press(pygame.K_ESCAPE)
    assert isinstance(keeper.scene, Title)
    keeper.context.change(replace(keeper.context.settings, cloth="rose"))
    assert keeper.store.settings().cloth == "green"


def test_the_code_can_be_tapped(keeper: Player) -> None:
    """On a screen of glass there is no keyboard."""
    keeper.director.settings()
    keeper.turn()
    scene = keeper.scene
    assert isinstance(scene, KioskCode)
    boxes = {control.key: control.box for control in scene.controls.members}
    for digit in "9":
        keeper.click(boxes[digit].centre)
    keeper.click(boxes["erase"].centre)
    for digit in "2468":
        keeper.click(boxes[digit].centre)
        keeper.wait(0.5)
    assert isinstance(keeper.scene, SettingsPage)


def test_a_wrong_code_opens_nothing(keeper: Player) -> None:
    """It is told, and after the third one the page closes."""
    enter(keeper, "1234")
    assert isinstance(keeper.scene, KioskCode)
    assert keeper.scene.text == ""
    keeper.type("24")
    keeper.press(pygame.K_BACKSPACE)
    keeper.press(pygame.K_BACKSPACE)
    keeper.type("0000")
    assert isinstance(keeper.scene, KioskCode)
    keeper.type("9999")
    assert isinstance(keeper.scene, Title)
    assert not keeper.context.is_keeper_here


def test_a_keeper_called_away_leaves_nothing_open(keeper: Player) -> None:
    """The settings close by themselves like everything else."""
    enter(keeper, "2468")
    keeper.wait(PATIENCE + COUNT_DOWN + 1)
    assert isinstance(keeper.scene, Title)
    keeper.director.settings()
    assert isinstance(keeper.scene, KioskCode)


def test_the_keypad_fits_every_window(tmp_path: Path) -> None:
    """Keys lie inside the window and beside one another, from a handheld to a wall."""
    player = Player(tmp_path, (640, 480), LOCKED)
    player.director.settings()
    for size in ((320, 240), (480, 320), (720, 720), (480, 800), (1280, 720), (3840, 2160)):
        player.resize(size)
        assert isinstance(player.scene, KioskCode)
        boxes = [control.box for control in player.scene.controls.members]
        for number, box in enumerate(boxes):
            assert box.x >= 0
            assert box.y >= 0
            assert box.right <= size[0]
            assert box.bottom <= size[1]
            assert min(box.width, box.height) >= 36
            assert not any(box.meets(other) for other in boxes[number + 1 :])
    player.store.close()


# At home


def test_at_home_nobody_is_asked(tmp_path: Path) -> None:
    """A game may lie on the table for hours, the wish to leave is granted, and settings are kept."""
    player = Player(tmp_path, (800, 480))
    sit_down(player)
    player.wait(1000)
    assert isinstance(player.scene, SolitaireTable)
    player.context.change(replace(player.context.settings, cloth="green"))
    assert player.store.settings().cloth == "green"
    player.stage.handle(Command.LEAVE)
    assert not player.stage.is_open
    player.store.close()
