"""Measure what the game costs, as ratios to bare programs and frames measured in the same run.

Parts: frames, start, rest, resize, hearts. The first four are measured on the driver that shows nothing, and where
Xvfb is installed in a window of a virtual X server. The last compares the rules of Hearts with OpenSpiel's, which
`python3 tools/environment.py dev openspiel` installs.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from tools.benchmarks.figure import Figure
from tools.benchmarks.frames import LIMITS, frame_figures
from tools.benchmarks.hearts import hearts_figures
from tools.benchmarks.resize import resize_figures
from tools.benchmarks.rest import rest_figures
from tools.benchmarks.start import has_virtual_screen, start_figures


def _frames(driver: str) -> list[Figure]:
    sizes = [size for limited, size in LIMITS if limited == driver]
    return [figure for size in sizes for figure in frame_figures(driver, size)]


PARTS: dict[str, Callable[[str], list[Figure]]] = {
    "frames": _frames,
    "start": start_figures,
    "rest": rest_figures,
    "resize": resize_figures,
}
HEARTS = "hearts"


def main(arguments: list[str] | None = None) -> int:
    """Measure the parts named on the command line, or all; the exit code is 1 when a limit is missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join([*PARTS, HEARTS]))
    parser.add_argument("--driver", choices=("dummy", "x11"), help="measure on one driver alone")
    options = parser.parse_args(arguments)
    unknown = set(options.parts) - {*PARTS, HEARTS}
    if unknown:
        parser.error(f"there is no part {min(unknown)!r}; there are {', '.join([*PARTS, HEARTS])}")
    parts = options.parts or [*PARTS, HEARTS]
    if options.driver:
        figures = list(_measured(options.driver, parts))
        return 0 if all(figure.is_kept for figure in figures) else 1
    drivers = ["dummy", *(["x11"] if has_virtual_screen() else [])]
    results = [_measured_apart(driver, parts) for driver in drivers if set(parts) - {HEARTS}]
    hearts = _measured_hearts() if HEARTS in parts else []
    return 0 if all(results) and all(figure.is_kept for figure in hearts) else 1


def _measured_apart(driver: str, parts: list[str]) -> bool:
    # A process knows one driver in its life, so each has one of its own.
    command = [sys.executable, str(Path(__file__).resolve()), "--driver", driver, *(set(parts) - {HEARTS})]
    return subprocess.run(command, check=False).returncode == 0


def _measured(driver: str, parts: list[str]) -> Iterator[Figure]:
    with _screen(driver):
        for part in [part for part in PARTS if part in parts]:
            for figure in PARTS[part](driver):
                print(figure, flush=True)
                yield figure


def _measured_hearts() -> list[Figure]:
    try:
        figures = hearts_figures()
    except ImportError:
        print("hearts is not measured: OpenSpiel is not installed")
        return []
    print(*figures, sep="\n")
    return figures


@contextmanager
def _screen(driver: str) -> Iterator[None]:
    """Have windows opened by ``driver``: none at all, or in a virtual X server of its own."""
    os.environ["SDL_VIDEODRIVER"] = driver
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    if driver != "x11":
        yield
        return
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL) as server, os.fdopen(reader) as lines:
        os.close(writer)
        os.environ["DISPLAY"] = f":{lines.readline().strip()}"
        try:
            yield
        finally:
            server.terminate()


if __name__ == "__main__":
    sys.exit(main())
