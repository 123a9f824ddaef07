"""The title: what it offers, its heart, and the demonstration."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.heart_to_heart.example import EXAMPLE_CODE, EXAMPLE_MOVES
from game.shell.heartbeat import Heartbeat
from game.shell.manner import Manner
from game.shell.scenes.demo import Demo
from game.shell.scenes.title import Title
from game.shell.ticker import SECOND
from tests.shell.test_pages import control_of, controls_of
from tools.player import Player

Size = tuple[int, int]


def keys_of(player: Player) -> list[object]:
    """The buttons of the title."""
    assert isinstance(player.scene, Title)
    return [member.key for member in player.scene.controls.members]


def test_a_first_start_offers_a_new_deal(player: Player) -> None:
    """Nothing is kept yet, so there is nothing to continue."""
    assert keys_of(player) == ["new", "hearts", "daily", "code", "help", "statistics", "settings", "quit"]


def test_a_kept_game_is_continued(player: Player) -> None:
    """The title offers it first, with its code and its time."""
    player.director.play_code(EXAMPLE_CODE)
    player.press(pygame.K_d)
    player.wait(5.0)
    player.press(pygame.K_d)
    player.director.title()
    player.turn()
    assert keys_of(player)[0] == "continue"
    note = control_of(player, "continue").note or ""
    assert note.startswith("HH1-N-AAAAAAM")
    assert note.endswith("0:05")
    player.press(pygame.K_RETURN)
    assert player.game.state.moves == 2


def test_a_kiosk_has_no_way_out(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Where nobody may leave, nothing offers to."""
    player = Player(tmp_path_factory.mktemp("kiosk"), manner=Manner(is_kiosk=True))
    assert "quit" not in keys_of(player)
    player.store.close()


# The heart


def test_a_heart_rests_and_beats() -> None:
    """It is larger in a beat, as large as ever in a rest, and begins again by the clock alone."""
    heart = Heartbeat()
    assert heart.swell == 1.0
    heart.wake(0)
    heart.wake(SECOND)
    assert not heart.is_beating
    heart.wake(2 * SECOND)
    assert heart.is_beating
    swells = []
    while heart.is_beating:
        swells.append(heart.swell)
        heart.step()
    assert 1.05 < max(swells) < 1.1
    assert min(swells) >= 1.0
    assert len(swells) < 60
    assert heart.swell == 1.0


def test_the_heart_beats_in_bursts(player: Player) -> None:
    """Most of the time nothing moves; in a beat only the heart is drawn."""
    moved = []
    for _ in range(400):
        player.turn()
        moved.append(player.scene.is_moving)
    assert any(moved)
    assert sum(moved) < 0.6 * len(moved)
    scene = player.scene
    assert isinstance(scene, Title)
    while not scene.is_moving:
        player.turn()
    scene.step()
    boxes = scene.repaint(player.screen.surface, 0.0)
    assert len(boxes) == 1
    assert boxes[0].width * boxes[0].height < 0.1 * 1280 * 720


@pytest.mark.parametrize("size", [(320, 240), (480, 320), (640, 480), (480, 800)])
def test_the_beating_heart_leaves_the_buttons_whole(tmp_path_factory: pytest.TempPathFactory, size: Size) -> None:
    """Once a beat is over, the title looks as it did before, however near the heart is to the buttons."""
    player = Player(tmp_path_factory.mktemp("low"), size)
    player.turn()
    scene, surface = player.scene, player.screen.surface
    before = pygame.image.tobytes(surface, "RGB")
    while not scene.is_moving:
        player.turn()
    while scene.is_moving:
        player.turn()
    player.turn(2)
    assert pygame.image.tobytes(surface, "RGB") == before
    player.store.close()


def test_the_first_arrow_moves_on_from_the_yellow_button(player: Player) -> None:
    """It looks chosen from the start, so down and Enter press the button below it."""
    player.press(pygame.K_DOWN)
    assert controls_of(player).shows_focus
    assert controls_of(player).focus == "daily"


@pytest.mark.parametrize("motion", ["off", "reduced"])
def test_the_heart_stands_still_where_motion_is_not_wanted(player: Player, motion: str) -> None:
    """The settings of motion hold for the title too."""
    player.context.settings = replace(player.context.settings, motion=motion)
    for _ in range(200):
        player.turn()
        assert not player.scene.is_moving


# The demonstration


def test_the_demo_begins_after_half_a_minute(player: Player) -> None:
    """Not a second earlier, and it plays by itself."""
    player.wait(29)
    assert isinstance(player.scene, Title)
    player.wait(2)
    assert isinstance(player.scene, Demo)
    player.wait(10)
    assert player.scene.table.state.moves > 3


def test_input_puts_the_demo_off(player: Player) -> None:
    """The wait begins anew with everything a person does."""
    player.wait(20)
    player.press(pygame.K_DOWN)
    player.wait(20)
    assert isinstance(player.scene, Title)
    player.wait(11)
    assert isinstance(player.scene, Demo)


ENDS: dict[str, Callable[[Player], None]] = {
    "click": lambda player: player.click((640, 600)),
    "key": lambda player: player.press(pygame.K_RETURN),
    "escape": lambda player: player.press(pygame.K_ESCAPE),
    "arrow": lambda player: player.press(pygame.K_DOWN),
}


@pytest.mark.parametrize("end", ENDS)
def test_any_input_ends_the_demo_and_does_nothing_else(player: Player, end: str) -> None:
    """The title is there again, and no button was pressed by the same input."""
    player.director.demo()
    player.wait(3)
    ENDS[end](player)
    assert isinstance(player.scene, Title)
    player.turn(3)
    assert isinstance(player.scene, Title)
    assert player.stage.is_open


def test_the_demo_plays_to_the_win_and_returns(player: Player) -> None:
    """The whole example game is shown, unhurried, and the title follows."""
    player.director.demo()
    demo = player.scene
    assert isinstance(demo, Demo)
    seconds = 0
    while player.scene is demo:
        player.wait(1)
        seconds += 1
        assert seconds < 200
    assert demo.table.state.moves == len(EXAMPLE_MOVES)
    assert demo.table.state.score == 250
    assert seconds > 60
    assert isinstance(player.scene, Title)


def test_nothing_is_played_by_the_demo(player: Player) -> None:
    """It leaves no game and no figures behind."""
    player.director.demo()
    player.wait(30)
    assert player.store.running("heart-to-heart") is None
    assert player.store.statistics("heart-to-heart").started == 0
