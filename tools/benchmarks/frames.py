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
from game.table.motion import Flight
from tools.player import Player

_ROUNDS = 150


def frame_ratios(size: tuple[int, int]) -> dict[str, float]:
    """The median cost of frames with 12 and 2 moving cards, of a pair's burst and of a win, over the bare frame's."""
    with tempfile.TemporaryDirectory() as folder:
        player = Player(Path(folder), size)
        ratios = {
            "12 moving": _moving(player, 12),
            "2 moving": _moving(player, 2),
            "pair": _ratio(player, _pair(player)),
            "win": _ratio(player, _win(player)),
        }
        player.store.close()
        return ratios


def _sit_down(player: Player, moves: int) -> None:
    words = tuple(map(str, EXAMPLE_MOVES[:moves]))
    player.sit_down_to(replace(record_of_code(EXAMPLE_CODE), moves=words))
    player.turn(3)


def _moving(player: Player, count: int) -> float:
    _sit_down(player, 0)
    table = player.table
    flights = [
        Flight(f"{rank}H", table.layout.stock, table.layout.heart[position], 60_000)
        for rank, position in zip("23456789TJQK"[:count], range(1, 26, 2), strict=False)
    ]
    table.motions.begin(flights)
    return _ratio(player, lambda: None)


def _pair(player: Player) -> Callable[[], None]:
    def again() -> None:
        if not player.table.is_moving:
            player.table.undo()
            player.table.motions.clear()
            player.table.tap(25)
            player.table.tap(Pile.WASTE)

    _sit_down(player, 10)
    return again


def _win(player: Player) -> Callable[[], None]:
    def again() -> None:
        if not player.table.is_moving:
            player.table.motions.begin(player.table.choreography.win())

    _sit_down(player, len(EXAMPLE_MOVES) - 1)
    return again


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
        middle = perf_counter_ns()
        # The bare frame leaves the screen as it was, so that the next frame of the game finds its own pixels.
        full.blit(screen.surface, (0, 0))
        before = perf_counter_ns()
        screen.surface.blit(full, (0, 0))
        screen.show()
        ours.append(middle - start)
        bare.append(perf_counter_ns() - before)
    return median(ours) / median(bare)
