"""What the game costs while nothing moves, as the operating system counts it."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tools.benchmarks.figure import Figure

_ROOT = Path(__file__).resolve().parent.parent.parent
_SETTLING, _MEASURED = 4.0, 20.0  # seconds


def rest_figures(driver: str) -> list[Figure]:
    """The share of one processor that the running game takes over twenty seconds of nothing but its clock."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "game", "--data", folder, "--size", "1280x720"]
        environment = {**os.environ, "PYTHONPATH": str(_ROOT), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        with subprocess.Popen([*command, "--deal", "HH1-N-AAAAAAM"], env=environment) as game:
            time.sleep(_SETTLING)
            before = _processor_seconds(game.pid)
            time.sleep(_MEASURED)
            used = _processor_seconds(game.pid) - before
            game.terminate()
    return [Figure(f"processor while nothing moves, {driver}", 100 * used / _MEASURED, 0.5, "%")]


def _processor_seconds(process: int) -> float:
    """Seconds of processor time that all threads of a process have used so far, the system's for them included."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(thread.read_text(encoding="ascii").split()[0]) for thread in threads) / 1e9
