"""How long a window of a new size takes to show its first right picture."""

import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from game.heart_to_heart.example import EXAMPLE_CODE
from tools.benchmarks.figure import Figure
from tools.player import Player

_SIZES = [(1280, 720), (1000, 700), (1920, 1080), (480, 800), (720, 720), (1366, 768), (640, 480)]


def resize_figures(driver: str) -> list[Figure]:
    """The slowest change to a size not seen before, and the median of those to a size that was."""
    with tempfile.TemporaryDirectory() as folder:
        player = Player(Path(folder), (800, 600))
        player.director.play_code(EXAMPLE_CODE)
        player.wait(2)
        first = [_milliseconds(player, size) for size in _SIZES]
        again = [_milliseconds(player, size) for size in _SIZES]
        player.store.close()
    return [
        Figure(f"resize to a new size, slowest, {driver}", max(first), 150, "ms"),
        Figure(f"resize to a size seen before, {driver}", median(again), 150, "ms"),
    ]


def _milliseconds(player: Player, size: tuple[int, int]) -> float:
    start = perf_counter()
    player.resize(size)
    return 1000 * (perf_counter() - start)
