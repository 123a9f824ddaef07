"""The loop: intents in, fixed steps of a sixtieth of a second, pixels out.

While something moves, each turn advances whole steps and draws between two of them. While
nothing does, the loop only looks for events, some thirty times a second, and draws what they change;
when that has lasted for a while, most looks that find nothing end there.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from game.shell.inputs import Inputs
from game.shell.intents import Idle, Intent
from game.shell.rest import Rest
from game.shell.ticker import SECOND, Ticker

STEP = SECOND // 60
_IDLE_TURNS = 30  # in a second
# After a stall the game goes on from where it was; it does not race to make up for lost time.
_LONGEST_TURN = SECOND // 4


class Played(Protocol):
    """What the loop drives: the stage with its scenes."""

    @property
    def is_open(self) -> bool:
        """Whether the game goes on."""
        ...

    @property
    def is_moving(self) -> bool:
        """Whether something changes with the steps."""
        ...

    @property
    def is_typing(self) -> bool:
        """Whether letters are text."""
        ...

    def handle(self, intent: Intent) -> None:
        """Do what a person wants."""
        ...

    def step(self) -> None:
        """Advance everything that moves by one step."""
        ...

    def draw(self, fraction: float) -> None:
        """Show what changed, ``fraction`` (0–1) of a step after the last one."""
        ...


class Loop:
    """Runs a stage. Ticker and event source are handed in, so that a test needs neither time nor window."""

    def __init__(
        self,
        stage: Played,
        ticker: Ticker,
        inputs: Inputs,
        events: Callable[[], Sequence[pygame.Event]],
        idle_turns: int = _IDLE_TURNS,
        chores: Callable[[bool], None] = lambda is_moving: None,
    ) -> None:
        """``chores`` is called once a turn, and told whether anything moves."""
        self._stage = stage
        self._ticker = ticker
        self._inputs = inputs
        self._events = events
        self._chores = chores
        self._before = ticker.now()
        self._rest = Rest(idle_turns, self._before)
        self._owed = 0
        self._deadline = self._before

    def run(self) -> None:
        """Turn until the stage closes."""
        while self._stage.is_open:
            self.turn()

    def turn(self) -> None:
        """Handle what came in, step, draw, and wait for the next turn; or only wait, when there is nothing to do."""
        events, was_moving = self._events(), self._stage.is_moving
        if events or was_moving:
            self._rest.disturb(self._ticker.now())
        elif self._rest.may_skip(self._ticker.now()):
            self._wait()
            return
        self._handle(events)
        self._step(was_moving)
        self._stage.draw(self._owed / STEP)
        self._chores(self._stage.is_moving)
        self._wait()

    def _handle(self, events: Sequence[pygame.Event]) -> None:
        for intent in self._inputs.read(events, self._stage.is_typing):
            # A direction that is held down repeats without an event.
            if not isinstance(intent, Idle):
                self._rest.disturb(self._ticker.now())
            self._stage.handle(intent)

    def _step(self, was_moving: bool) -> None:
        now = self._ticker.now()
        passed, self._before = min(now - self._before, _LONGEST_TURN), now
        if not self._stage.is_moving:
            self._owed = 0
            return
        # What begins to move in this turn begins now: the time slept before it is not its own.
        self._owed += passed if was_moving else 0
        while self._owed >= STEP:
            self._owed -= STEP
            self._stage.step()

    def _wait(self) -> None:
        now = self._ticker.now()
        length = STEP if self._stage.is_moving else self._rest.length(now)
        # Deadlines follow one another, so that a late turn does not make all later ones late.
        self._deadline = min(max(self._deadline + length, now), now + length)
        self._ticker.sleep_until(self._deadline)
