"""The loop: fixed steps whatever the frames are like, and rest when nothing moves."""

from collections.abc import Iterable, Iterator
from itertools import cycle

import pygame
import pytest

from game.shell.inputs import Inputs
from game.shell.intents import Command, Idle, Intent
from game.shell.loop import STEP, Loop
from game.shell.pads import Pads
from game.shell.ticker import SECOND
from game.table.focus import Direction


class Stage:
    """Notes what the loop has it do; moves for some steps after each intent."""

    def __init__(self, lasts: int) -> None:
        self.is_open = True
        self.is_typing = False
        self.steps = 0
        self.drawn: list[float] = []
        self.handled: list[Intent] = []
        self._lasts = lasts
        self._ends = 0

    @property
    def is_moving(self) -> bool:
        """Whether the last intent is not long ago."""
        return self.steps < self._ends

    def handle(self, intent: Intent) -> None:
        """Move for a while; the closing wish closes, and that nobody did anything changes nothing."""
        if isinstance(intent, Idle):
            return
        self.handled.append(intent)
        self._ends = self.steps + self._lasts
        self.is_open = intent is not Command.LEAVE

    def step(self) -> None:
        """Count."""
        self.steps += 1

    def draw(self, fraction: float) -> None:
        """Note the fraction."""
        self.drawn.append(fraction)


class UnevenTicker:
    """Wakes up late, each time by another amount."""

    def __init__(self, delays: Iterable[int]) -> None:
        self._delays = cycle(delays)
        self.time = 0
        self.sleeps: list[int] = []

    def now(self) -> int:
        """The time so far."""
        return self.time

    def sleep_until(self, deadline: int) -> None:
        """Sleep, and then some."""
        self.sleeps.append(deadline - self.time)
        self.time = max(self.time, deadline) + next(self._delays)


class HeldAside(Pads):
    """A controller whose stick points to the left for ever."""

    def repeats(self) -> Iterator[Intent]:
        """The first step, then what the held stick repeats."""
        yield from self._held.hold("stick", Direction.LEFT)
        yield from super().repeats()


def loop_of(stage: Stage, ticker: UnevenTicker, events: list[list[pygame.Event]]) -> Loop:
    """A loop over events that come turn by turn, then none."""
    source = iter(events)
    return Loop(stage, ticker, Inputs(ticker.now, lambda: (320, 240)), lambda: next(source, []))


DRAW = pygame.Event(pygame.KEYDOWN, key=pygame.K_d, mod=0)


@pytest.mark.parametrize("delays", [[0], [7_000_000], [0, 0, 90_000_000], [16_000_000, 1_000_000, 40_000_000]])
def test_every_pattern_of_frame_times_gives_the_same_steps(delays: list[int]) -> None:
    """Ninety steps are ninety steps, and take a second and a half, whether frames come evenly or not."""
    stage, ticker = Stage(lasts=90), UnevenTicker(delays)
    loop = loop_of(stage, ticker, [[DRAW]])
    loop.turn()
    while stage.is_moving:
        loop.turn()
    assert stage.steps == 90
    assert ticker.time == pytest.approx(1.5 * SECOND, abs=0.2 * SECOND)


def test_a_stall_is_not_made_up_for() -> None:
    """After three seconds of nothing the game goes on with at most a quarter of a second of steps."""
    stage, ticker = Stage(lasts=1000), UnevenTicker([0])
    loop = loop_of(stage, ticker, [[DRAW]])
    loop.turn()
    loop.turn()
    before = stage.steps
    ticker.time += 3 * SECOND
    loop.turn()
    assert stage.steps - before <= 16


def test_fractions_lie_within_a_step() -> None:
    """Drawing is told how far the next step has come, from 0 up to 1."""
    stage, ticker = Stage(lasts=60), UnevenTicker([3_100_000, 11_000_000, 1_700_000, 0, 6_900_000])
    loop = loop_of(stage, ticker, [[DRAW]])
    for _ in range(60):
        loop.turn()
    assert all(0 <= fraction < 1 for fraction in stage.drawn)
    assert len(set(stage.drawn)) >= 5


def test_nothing_moving_is_looked_after_thirty_times_a_second() -> None:
    """At rest the loop sleeps a thirtieth of a second at a time and takes no step."""
    stage, ticker = Stage(lasts=0), UnevenTicker([0])
    loop = loop_of(stage, ticker, [])
    for _ in range(30):
        loop.turn()
    assert stage.steps == 0
    assert ticker.time == pytest.approx(SECOND, rel=0.05)


@pytest.mark.parametrize(("rested", "looks"), [(1, 30), (4, 20), (12, 10)])
def test_the_longer_nothing_happens_the_less_often_it_looks(rested: int, looks: int) -> None:
    """After some seconds most looks end where they found nothing: two turns a second are left, for the clock."""
    stage, ticker = Stage(lasts=0), UnevenTicker([0])
    loop = loop_of(stage, ticker, [])
    while ticker.time < rested * SECOND:
        loop.turn()
    stage.drawn.clear()
    begun = ticker.time
    for _ in range(looks):
        loop.turn()
    assert ticker.time - begun == pytest.approx(SECOND, rel=0.05)
    assert len(stage.drawn) == (30 if rested < 3 else 2)


def test_what_a_dozing_look_finds_is_answered_at_once() -> None:
    """An event is handled by the look that found it, and the turns after it are as often as ever."""
    stage, ticker = Stage(lasts=0), UnevenTicker([0])
    loop = loop_of(stage, ticker, [[] for _ in range(200)] + [[DRAW]])
    while not stage.handled:
        stage.drawn.clear()
        loop.turn()
    begun = ticker.time
    assert len(stage.drawn) == 1
    for _ in range(30):
        loop.turn()
    assert len(stage.drawn) == 31
    assert ticker.time - begun == pytest.approx(SECOND, rel=0.05)


def test_a_direction_that_is_held_keeps_it_awake() -> None:
    """A stick held aside goes on moving the focus at its own pace, though no event comes."""
    stage, ticker = Stage(lasts=0), UnevenTicker([0])
    loop = Loop(stage, ticker, Inputs(ticker.now, lambda: (320, 240), HeldAside(ticker.now)), list)
    while ticker.time < 10 * SECOND:
        loop.turn()
    assert len(stage.handled) >= 50


def test_moving_is_drawn_sixty_times_a_second() -> None:
    """In motion the loop turns every sixtieth of a second."""
    stage, ticker = Stage(lasts=10_000), UnevenTicker([0])
    loop = loop_of(stage, ticker, [[DRAW]])
    loop.turn()
    start = ticker.time
    for _ in range(60):
        loop.turn()
    assert ticker.time - start == pytest.approx(60 * STEP, rel=0.05)


def test_run_ends_when_the_stage_closes() -> None:
    """Closing the window ends the loop in the same turn."""
    stage, ticker = Stage(lasts=0), UnevenTicker([0])
    loop_of(stage, ticker, [[], [pygame.Event(pygame.QUIT)]]).run()
    assert stage.handled == [Command.LEAVE]
