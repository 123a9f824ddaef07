"""A monkey at the table: thousands of taps, keys, resizes and focus changes, and nothing ever breaks."""

from collections import Counter
from random import Random

import pygame
import pytest

from game.heart_to_heart.state import COPIES, DECK
from game.session.solitaire_record import GAME, parse_solitaire_record, replay
from game.shell.scenes.solitaire_table import SolitaireTable
from tools.player import Player

_SIZES = [(1280, 720), (640, 480), (480, 800), (320, 240), (720, 720), (333, 777)]
_KEYS = [
    pygame.K_d,
    pygame.K_u,
    pygame.K_r,
    pygame.K_n,
    pygame.K_m,
    pygame.K_SPACE,
    pygame.K_RETURN,
    pygame.K_TAB,
    pygame.K_ESCAPE,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_BACKSPACE,
]
_AWAY_AND_BACK = [
    (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED),
    (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED),
    (pygame.WINDOWEXPOSED, pygame.WINDOWEXPOSED),
]


class Monkey:
    """Does anything at all; the same for the same seed."""

    def __init__(self, player: Player, seed: int) -> None:
        self._player = player
        self._random = Random(seed)

    def act(self) -> None:
        """One thing of many."""
        deed = self._random.choices(
            [self._click, self._click_something, self._press, self._type, self._touch, self._resize, self._leave],
            [6, 24, 8, 1, 6, 0.3, 0.5],
        )[0]
        deed()
        self._player.turn(self._random.choice([0, 0, 0, 1, 5]))

    def _point(self) -> tuple[float, float]:
        width, height = self._player.screen.size
        return self._random.uniform(0, width - 1), self._random.uniform(0, height - 1)

    def _click(self) -> None:
        self._player.click(self._point())

    def _click_something(self) -> None:
        scene = self._player.scene
        if isinstance(scene, SolitaireTable):
            boxes = list(scene.focusable.values())
        else:
            boxes = [control.box for control in scene.controls.members] if hasattr(scene, "controls") else []
        self._player.click(self._random.choice(boxes).centre if boxes else self._point())

    def _press(self) -> None:
        self._player.press(self._random.choice(_KEYS))

    def _type(self) -> None:
        self._player.type("".join(self._random.choices("AMaz -9Č", k=4)))

    def _touch(self) -> None:
        x, y = self._random.uniform(-0.1, 1.1), self._random.uniform(-0.1, 1.1)
        finger = self._player.next_finger()
        self._player.post(pygame.Event(pygame.FINGERDOWN, finger_id=finger, x=x, y=y))
        if self._random.random() < 0.9:
            self._player.post(pygame.Event(pygame.FINGERUP, finger_id=finger, x=x, y=y))
        self._player.turn()

    def _resize(self) -> None:
        self._player.resize(self._random.choice(_SIZES))

    def _leave(self) -> None:
        for event in self._random.choice(_AWAY_AND_BACK):
            self._player.post(pygame.Event(event))
            self._player.turn(2)


def check(player: Player) -> None:
    """What holds at every moment."""
    tables = [scene for scene in player.stage.scenes if isinstance(scene, SolitaireTable)]
    assert len(tables) <= 1
    for table in tables:
        state = table.game.state
        lying = Counter([*filter(None, state.heart), *state.stock, *state.waste])
        assert all(lying[rank] <= COPIES and (COPIES - lying[rank]) % 2 == 0 for rank in DECK)
        assert state.score == 10 * state.heart.count(None)
        assert len(table.game.record.moves) == state.moves
        assert table.focus.place in table.focusable


def play_on(player: Player, seed: int, deeds: int) -> None:
    """Let a monkey loose, and look after it now and then; who closes the game finds it open again."""
    monkey = Monkey(player, seed)
    for number in range(deeds):
        monkey.act()
        if not player.stage.is_open:
            player.stage.is_open = True
            player.director.title()
            player.turn()
        if number % 10 == 0:
            check(player)
    kept = player.store.running(GAME)
    if kept is not None:
        *_, last = replay(parse_solitaire_record(kept))
        assert last.moves == len(parse_solitaire_record(kept).moves)


@pytest.mark.parametrize("seed", range(3))
def test_a_monkey_breaks_nothing(player: Player, seed: int) -> None:
    """A thousand deeds of chance raise nothing and keep what always holds."""
    play_on(player, seed, 1000)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 102))
def test_a_monkey_breaks_nothing_for_long(player: Player, seed: int) -> None:
    """Nor do five thousand."""
    play_on(player, seed, 5_000)
