"""The running program in a real window of a virtual X server, with a real mouse pointer and real keys."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.store.store import Store
from game.table.box import Box, Point

SIZE = (1280, 720)

# What tests with a window are marked with: they share a screen, and not every machine has one.
NEEDS_WINDOW = [
    pytest.mark.xdist_group("window"),
    pytest.mark.skipif(
        not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="a real window needs Xvfb and xdotool"
    ),
]


@contextmanager
def virtual_display() -> Iterator[str]:
    """A virtual screen of the window's size; its name."""
    reader, writer = os.pipe()
    # Unless told otherwise the server starts anew whenever its last client goes, and turns away who comes meanwhile:
    # each look of xdotool before there is a window is such a client.
    screen = f"{SIZE[0]}x{SIZE[1]}x24"
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", screen, "-nolisten", "tcp", "-noreset"]
    with subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL) as server:
        os.close(writer)
        with os.fdopen(reader) as lines:
            yield f":{lines.readline().strip()}"
        server.terminate()


class Window:
    """The game's window, with a pointer over it; without a window manager it lies in the corner of the screen.

    What the program prints is written to ``said``.
    """

    def __init__(self, display: str, folder: Path, *arguments: str) -> None:
        self._environment = {**os.environ, "DISPLAY": display}
        self._environment.pop("SDL_VIDEODRIVER", None)
        self.said = folder / "said.txt"
        command = [sys.executable, "-m", "game", "--data", str(folder), "--size", "1280x720", *arguments]
        with self.said.open("w") as output:
            self.process = subprocess.Popen(
                command, env=self._environment, stdout=output, stderr=subprocess.PIPE, text=True
            )
        self._wait_until_focused()

    def _wait_until_focused(self) -> None:
        deadline, process = time.monotonic() + 30, str(self.process.pid)
        while self._xdotool("getwindowfocus", "getwindowpid").strip() != process:
            # Where no window manager gives the focus, SDL takes it itself, sometimes before it is to be had.
            for window in self._xdotool("search", "--onlyvisible", "--pid", process).split():
                self._xdotool("windowfocus", window)
            assert self.process.poll() is None, self.complaints()
            assert time.monotonic() < deadline, "the window never came"
            time.sleep(0.1)
        # The window has the focus before the program has drawn anything that could be tapped.
        time.sleep(2)

    def _xdotool(self, *words: str) -> str:
        # Before there is a window nothing has the focus, and xdotool says so by failing.
        done = subprocess.run(
            ["xdotool", *words], env=self._environment, check=False, timeout=30, capture_output=True, text=True
        )
        return done.stdout

    def click(self, box: Box) -> None:
        """Move the pointer to the middle of a box and click."""
        self._xdotool(*_move_to(box.centre), "click", "1")

    def drag(self, start: Point, end: Point) -> None:
        """Press the button at one point, and let it go at another."""
        self._xdotool(
            *_move_to(start), "mousedown", "1", "sleep", "0.1", *_move_to(end), "sleep", "0.1", "mouseup", "1"
        )

    def key(self, name: str) -> None:
        """Press and release a key."""
        self._xdotool("key", name)

    def box(self) -> Box:
        """Where it lies on the screen, as the server has it."""
        lines = self._xdotool("getwindowfocus", "getwindowgeometry", "--shell").splitlines()
        found = {name: int(value) for name, _, value in (line.partition("=") for line in lines)}
        return Box(found["X"], found["Y"], found["WIDTH"], found["HEIGHT"])

    def end(self) -> int:
        """Let it take in what was done, then ask it to end, as a system does that shuts down; its exit code."""
        time.sleep(1)
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=10)

    def kill(self) -> None:
        """End it without a word, as a power cut does."""
        self.process.kill()
        self.process.wait(timeout=10)

    def complaints(self) -> str:
        """What it has said went wrong, once it has ended."""
        assert self.process.stderr is not None
        return self.process.stderr.read()


def _move_to(point: Point) -> tuple[str, ...]:
    return "mousemove", str(round(point[0])), str(round(point[1]))


@contextmanager
def kept_in(folder: Path) -> Iterator[Store]:
    """What is kept in a folder in which no game runs now."""
    store = Store.open(folder)
    yield store
    store.close()
