"""What a frame costs, next to one bare full-screen blit and flip of the same window.

*By hand* is what pygame itself needs for so many moving rectangles of the size of a card: each is taken off and laid
on again a pixel further, by a few lines that know of no game.
"""

import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import perf_counter_ns

import pygame

from game.heart_to_heart.example import EXAMPLE_CODE, EXAMPLE_MOVES
from game.heart_to_heart.taps import Pile
from game.session.solitaire_record import record_of_code
from game.table.motion import Motion
from game.table.paths import Flight
from tools.benchmarks.figure import Figure
from tools.player import Player

_ROUNDS = 200
_PAIR_MOVE = 9  # the move of the example game that removes the first pair

_BY_HAND: dict[str, float | None] = {"12 by hand": None, "2 by hand": None}

# The most that a frame may cost, by kind of frame, for each driver and window.
LIMITS: dict[tuple[str, tuple[int, int]], dict[str, float | None]] = {
    ("x11", (1280, 720)): {"12 moving": 0.6, "2 moving": 0.12, "pair": 1.5, "win": 1.5, **_BY_HAND},
    ("x11", (1920, 1080)): {"12 moving": 0.4, "2 moving": 0.12, "pair": 1.5, "win": 1.5, **_BY_HAND},
    ("dummy", (1280, 720)): {"12 moving": 1.5, "pair": 1.5, "win": 1.5},
}


def frame_figures(driver: str, size: tuple[int, int]) -> list[Figure]:
    """The median cost of each kind of frame over that of the bare frame, in a window of ``driver``."""
    with tempfile.TemporaryDirectory() as folder:
        player = Player(Path(folder), size)
        costs = {
            "12 moving": lambda: _moving(player, 12),
            "2 moving": lambda: _moving(player, 2),
            "12 by hand": lambda: _by_hand(player, 12),
            "2 by hand": lambda: _by_hand(player, 2),
            "pair": lambda: _pair(player),
            "win": lambda: _win(player),
        }
        figures = [
            Figure(f"frame, {name}, {driver} {size[0]}×{size[1]}", costs[name](), limit)
            for name, limit in LIMITS[driver, size].items()
        ]
        player.store.close()
        return figures


def _sit_down(player: Player, moves: int) -> None:
    words = tuple(map(str, EXAMPLE_MOVES[:moves]))
    player.sit_down_to(replace(record_of_code(EXAMPLE_CODE), moves=words))
    player.turn(3)


def _moving(player: Player, count: int) -> float:
    _sit_down(player, 0)
    layout = player.table.layout
    flights = [
        Motion(Flight(f"{rank}H", layout.stock, layout.heart[position]), 60_000)
        for rank, position in zip("23456789TJQK"[:count], range(1, 26, 2), strict=False)
    ]
    player.table.motions.begin(flights)
    return _ratio(player, lambda: _frame(player), player.table.motions.step)


def _by_hand(player: Player, count: int) -> float:
    surface, box = player.screen.surface, player.table.layout.stock
    board = surface.copy()
    card = pygame.Surface(box[2:]).convert()
    places = [pygame.Rect(number * surface.get_width() // 16, box.y, *box[2:]) for number in range(count)]

    def frame() -> None:
        touched = []
        for place in places:
            surface.blit(board, place, place)
            left = place.copy()
            place.x += 1
            touched.append(surface.blit(card, place).union(left))
        pygame.display.update(touched)

    return _ratio(player, frame)


def _pair(player: Player) -> float:
    def again() -> None:
        table = player.table
        table.motions.step()
        if not table.is_moving:
            table.undo()
            table.motions.clear()
            table.tap(25)
            table.tap(Pile.WASTE)

    _sit_down(player, _PAIR_MOVE + 1)
    return _ratio(player, lambda: _frame(player), again)


def _win(player: Player) -> float:
    def again() -> None:
        player.table.motions.step()
        if not player.table.is_moving:
            (heartbeat,) = player.table.choreography.win()
            player.table.motions.begin([heartbeat._replace(begins=0.0)])

    _sit_down(player, len(EXAMPLE_MOVES) - 1)
    return _ratio(player, lambda: _frame(player), again)


def _frame(player: Player) -> None:
    player.screen.show(player.table.repaint(player.screen.surface, 0.0))


def _ratio(player: Player, frame: Callable[[], None], prepare: Callable[[], None] = lambda: None) -> float:
    """Frames and bare frames by turns, what ``prepare`` does left out; the ratio of their medians."""
    screen = player.screen
    full = screen.surface.copy()
    ours, bare = [], []
    for _ in range(_ROUNDS):
        prepare()
        start = perf_counter_ns()
        frame()
        ours.append(perf_counter_ns() - start)
        # The bare frame shows what is there, so that the next frame finds its own pixels.
        full.blit(screen.surface, (0, 0))
        start = perf_counter_ns()
        screen.surface.blit(full, (0, 0))
        screen.show()
        bare.append(perf_counter_ns() - start)
    return median(ours) / median(bare)
