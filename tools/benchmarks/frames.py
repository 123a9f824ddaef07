"""What a frame costs, next to one bare full-screen blit and flip of the same window."""

import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import perf_counter_ns

from game.heart_to_heart.example import EXAMPLE_CODE, EXAMPLE_MOVES
from game.heart_to_heart.taps import Pile
from game.session.solitaire_record import record_of_code
from game.table.motion import Motion
from game.table.paths import Flight
from tools.benchmarks.figure import Figure
from tools.player import Player

_ROUNDS = 200
_PAIR_MOVE = 9  # the move of the example game that removes the first pair

# The most that a frame may cost, by kind of frame, for each driver and window.
LIMITS = {
    ("x11", (1280, 720)): {"12 moving": 0.6, "2 moving": 0.12, "pair": 1.5, "win": 1.5},
    ("x11", (1920, 1080)): {"12 moving": 0.4, "2 moving": 0.12, "pair": 1.5, "win": 1.5},
    ("dummy", (1280, 720)): {"12 moving": 1.5, "pair": 1.5, "win": 1.5},
}


def frame_figures(driver: str, size: tuple[int, int]) -> list[Figure]:
    """The median cost of each kind of frame over that of the bare frame, in a window of ``driver``."""
    with tempfile.TemporaryDirectory() as folder:
        player = Player(Path(folder), size)
        costs = {
            "12 moving": lambda: _moving(player, 12),
            "2 moving": lambda: _moving(player, 2),
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
    return _ratio(player, lambda: None)


def _pair(player: Player) -> float:
    def again() -> None:
        table = player.table
        if not table.is_moving:
            table.undo()
            table.motions.clear()
            table.tap(25)
            table.tap(Pile.WASTE)

    _sit_down(player, _PAIR_MOVE + 1)
    return _ratio(player, again)


def _win(player: Player) -> float:
    def again() -> None:
        if not player.table.is_moving:
            (heartbeat,) = player.table.choreography.win()
            player.table.motions.begin([heartbeat._replace(begins=0.0)])

    _sit_down(player, len(EXAMPLE_MOVES) - 1)
    return _ratio(player, again)


def _ratio(player: Player, prepare: Callable[[], None]) -> float:
    """Frames of the game and bare frames by turns; the ratio of their medians."""
    screen, table = player.screen, player.table
    full = screen.surface.copy()
    ours, bare = [], []
    for _ in range(_ROUNDS):
        prepare()
        table.motions.step()
        start = perf_counter_ns()
        screen.show(table.repaint(screen.surface, 0.0))
        ours.append(perf_counter_ns() - start)
        # The bare frame shows what is there, so that the next frame of the game finds its own pixels.
        full.blit(screen.surface, (0, 0))
        start = perf_counter_ns()
        screen.surface.blit(full, (0, 0))
        screen.show()
        bare.append(perf_counter_ns() - start)
    return median(ours) / median(bare)
