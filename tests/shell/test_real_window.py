"""The running program in a real window of a virtual X server, played with a real mouse pointer."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.heart_to_heart.example import EXAMPLE_MOVES
from game.session.solitaire_record import GAME, parse_solitaire_record, replay
from game.store.store import Store
from game.table.box import Box
from game.table.layout import table_layout
from tests.shell.ways import targets_of

SIZE = (1280, 720)

pytestmark = [
    pytest.mark.xdist_group("window"),
    pytest.mark.skipif(
        not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="a real window needs Xvfb and xdotool"
    ),
]


@pytest.fixture
def display() -> Iterator[str]:
    """A virtual screen of the window's size; its name."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL) as server:
        os.close(writer)
        with os.fdopen(reader) as lines:
            yield f":{lines.readline().strip()}"
        server.terminate()


class Window:
    """The game's window, with a pointer over it."""

    def __init__(self, display: str, folder: Path, *arguments: str) -> None:
        self._environment = {**os.environ, "DISPLAY": display}
        self._environment.pop("SDL_VIDEODRIVER", None)
        command = [sys.executable, "-m", "game", "--data", str(folder), "--size", "1280x720", *arguments]
        self.process = subprocess.Popen(command, env=self._environment, stderr=subprocess.PIPE, text=True)
        self._id = self._xdotool("search", "--sync", "--onlyvisible", "--name", "Heart to Heart").split()[0]

    def _xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self._environment, check=True, timeout=30, capture_output=True, text=True
        )
        return done.stdout

    def click(self, box: Box) -> None:
        """Move the pointer to the middle of a box and click."""
        x, y = box.centre
        self._xdotool("mousemove", "--window", self._id, str(round(x)), str(round(y)), "click", "1")

    def key(self, name: str) -> None:
        """Press and release a key."""
        self._xdotool("key", "--window", self._id, name)

    def end(self) -> int:
        """Ask the program to end, as a system does that shuts down; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=10)


def kept_moves(folder: Path) -> tuple[str, ...]:
    """The moves of the game kept in a folder; none before the first is kept."""
    store = Store.open(folder)
    kept = store.running(GAME)
    store.close()
    return parse_solitaire_record(kept).moves if kept else ()


def wait_for_moves(folder: Path, count: int) -> tuple[str, ...]:
    """The kept moves once there are ``count`` of them."""
    deadline = time.monotonic() + 20
    while len(moves := kept_moves(folder)) < count:
        assert time.monotonic() < deadline, f"only {len(moves)} moves were kept"
        time.sleep(0.05)
    return moves


def test_the_example_deal_is_played_with_a_real_pointer(display: str, tmp_path: Path) -> None:
    """Clicks on the running program play the example deal up to its last move, and what it saved replays to that."""
    window = Window(display, tmp_path, "--deal", "HH1-N-AAAAAAM")
    layout = table_layout(SIZE)
    for move in EXAMPLE_MOVES[:-1]:
        for target in targets_of(move):
            window.click(layout.box_of(target))
    moves = wait_for_moves(tmp_path, len(EXAMPLE_MOVES) - 1)
    assert moves == tuple(map(str, EXAMPLE_MOVES[:-1]))
    store = Store.open(tmp_path)
    *_, last = replay(parse_solitaire_record(store.running(GAME)))
    assert last.score == 240
    for target in targets_of(EXAMPLE_MOVES[-1]):
        window.click(layout.box_of(target))
    deadline = time.monotonic() + 20
    while not store.statistics(GAME).won:
        assert time.monotonic() < deadline, "the win was not kept"
        time.sleep(0.05)
    store.close()
    assert window.end() == 0
    assert window.process.stderr is not None
    assert window.process.stderr.read() == ""


def test_a_key_reaches_the_window(display: str, tmp_path: Path) -> None:
    """Draws by the D key are played and kept, and the closing signal ends the program with exit code 0."""
    window = Window(display, tmp_path, "--deal", "HH1-N-AAAAAAM")
    for _ in range(3):
        window.key("d")
    assert wait_for_moves(tmp_path, 3) == ("d", "d", "d")
    assert window.end() == 0
