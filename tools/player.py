"""A player made of posted events: plays the whole game without a window and without waiting.

Tests and pictures are made with it.
"""

from pathlib import Path

import pygame

from game.session.solitaire import Solitaire
from game.session.solitaire_record import SolitaireRecord
from game.shell.context import Context
from game.shell.director import Director
from game.shell.inputs import Inputs
from game.shell.kiosk import played
from game.shell.loop import Loop
from game.shell.manner import AT_HOME, Manner
from game.shell.scene import Scene
from game.shell.scenes.solitaire_table import SolitaireTable
from game.shell.screen import Screen
from game.shell.stage import Stage
from game.store.store import Store
from game.table.box import Point


class NullTicker:
    """Time that passes only when it is slept away."""

    def __init__(self) -> None:
        self.time = 0

    def now(self) -> int:
        """Nanoseconds slept so far."""
        return self.time

    def sleep_until(self, deadline: int) -> None:
        """Be there at once."""
        self.time = max(self.time, deadline)


class Player:
    """Sits before a whole game. Every wish is made of pygame events, as a window would report them."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 720), manner: Manner = AT_HOME) -> None:
        self.ticker = NullTicker()
        self.store = Store.open(folder)
        self.screen = Screen(size)
        self.context = Context(self.store, self.ticker.now, None, self.store.settings(), manner=manner)
        self.stage = Stage(self.screen)
        self.director = Director(self.stage, self.context)
        self._queue: list[pygame.Event] = []
        self._fingers = 0
        inputs = Inputs(self.ticker.now, lambda: self.screen.size, None, manner.exit_keys, self.screen.note_use)
        self.loop = Loop(played(self.stage, self.director), self.ticker, inputs, self._events)
        self.director.title()
        self.turn()

    def _events(self) -> list[pygame.Event]:
        events, self._queue = self._queue, []
        return events

    @property
    def scene(self) -> Scene:
        """The topmost scene."""
        return self.stage.top

    @property
    def table(self) -> SolitaireTable:
        """The table, wherever it lies in the pile."""
        return next(scene for scene in self.stage.scenes if isinstance(scene, SolitaireTable))

    @property
    def game(self) -> Solitaire:
        """The game on the table."""
        return self.table.game

    def turn(self, times: int = 1) -> None:
        """Let the loop turn."""
        for _ in range(times):
            self.loop.turn()

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        end = self.ticker.time + round(seconds * 1_000_000_000)
        while self.ticker.time < end and self.stage.is_open:
            self.turn()

    def post(self, *events: pygame.Event) -> None:
        """Report events, to be handled in the next turn."""
        self._queue += events

    def click(self, point: Point) -> None:
        """Click with the mouse."""
        place = round(point[0]), round(point[1])
        self.post(
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1, touch=False),
            pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=1, touch=False),
        )
        self.turn()

    def next_finger(self) -> int:
        """The number of the next finger to touch; it only ever grows."""
        self._fingers += 1
        return self._fingers

    def press(self, key: int, mod: int = 0) -> None:
        """Press a key."""
        self.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod), pygame.Event(pygame.KEYUP, key=key, mod=mod))
        self.turn()

    def type(self, text: str) -> None:
        """Type text."""
        self.post(*(pygame.Event(pygame.TEXTINPUT, text=letter) for letter in text))
        self.turn()

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        self.turn()

    def sit_down_to(self, record: SolitaireRecord) -> None:
        """Begin the game of a record at its deal, then its moves."""
        self.director.resume(record)
        self.turn()
