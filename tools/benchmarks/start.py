"""Time from the start of the program to its first picture, and the memory it then holds."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib.resources import as_file, files
from pathlib import Path
from statistics import median
from time import perf_counter

from tools.benchmarks.figure import Figure

_ROOT = Path(__file__).resolve().parent.parent.parent
_CHILD = Path(__file__).with_name("first_flip.py")
_ROUNDS = 15
_SETTLED = 40  # turns after which the table lies still and everything has been drawn


def start_figures(driver: str) -> list[Figure]:
    """The game's first picture with a warm and a cold art cache over the bare program's, and its memory above it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run_game(folder, turns=_SETTLED)
        bare, warm, cold, table = [], [], [], []
        for _ in range(_ROUNDS):
            bare.append(_seconds(run_bare))
            warm.append(_seconds(lambda: run_game(folder)))
            table.append(_seconds(lambda: run_game(folder, flips=2)))
            with tempfile.TemporaryDirectory() as fresh:
                cold.append(_seconds(lambda: run_game(Path(fresh))))
        memory = run_game(folder, turns=_SETTLED) - run_bare()
    return [
        Figure(f"start to first picture, {driver}", median(warm) / median(bare), 2.0),
        Figure(f"start to first picture, nothing kept, {driver}", median(cold) / median(bare), 4.0),
        Figure(f"start to the table dealt, {driver}", median(table) / median(bare)),
        Figure(f"memory above the bare program, {driver}", memory, 60, "MiB"),
    ]


def run_bare() -> float:
    """Run the bare program to its end; the MiB it held."""
    font = files("fontpkg_atkinson_hyperlegible") / "files" / "AtkinsonHyperlegible-Regular.ttf"
    with as_file(font) as path:
        return _run("bare", str(path))


def run_game(folder: Path, flips: int = 1, turns: int = 0) -> float:
    """Run the game until its first pictures, or for some turns of its loop; the MiB it held.

    The first picture is the name of the game, the second the table.
    """
    return _run("game", str(folder), str(flips), str(turns))


def _run(*arguments: str) -> float:
    environment = {**os.environ, "PYTHONPATH": str(_ROOT), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [sys.executable, str(_CHILD), *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=60)
    return float(done.stdout.split()[-1])


def _seconds(run: Callable[[], object]) -> float:
    start = perf_counter()
    run()
    return perf_counter() - start


def has_virtual_screen() -> bool:
    """Whether a virtual X server can be started here."""
    return shutil.which("Xvfb") is not None
