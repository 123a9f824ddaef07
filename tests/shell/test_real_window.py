"""The running program in a real window of a virtual X server, played with a real mouse pointer."""

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

from game.heart_to_heart.example import EXAMPLE_MOVES
from game.heart_to_heart.moves import HeartPair
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
    """The game's window, with a pointer over it; without a window manager it lies in the corner of the screen."""

    def __init__(self, display: str, folder: Path, *arguments: str) -> None:
        self._environment = {**os.environ, "DISPLAY": display}
        self._environment.pop("SDL_VIDEODRIVER", None)
        command = [sys.executable, "-m", "game", "--data", str(folder), "--size", "1280x720", *arguments]
        self.process = subprocess.Popen(command, env=self._environment, stderr=subprocess.PIPE, text=True)
        self._wait_until_focused()

    def _wait_until_focused(self) -> None:
        deadline = time.monotonic() + 30
        while self._xdotool("getwindowfocus", "getwindowpid").strip() != str(self.process.pid):
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
        x, y = box.centre
        self._xdotool("mousemove", str(round(x)), str(round(y)), "click", "1")

    def key(self, name: str) -> None:
        """Press and release a key."""
        self._xdotool("key", name)

    def end(self) -> int:
        """Let it take in what was done, then ask it to end, as a system does that shuts down; its exit code."""
        time.sleep(1)
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=10)


@contextmanager
def kept_in(folder: Path) -> Iterator[Store]:
    """What a game that has ended left behind."""
    store = Store.open(folder)
    yield store
    store.close()


def test_the_example_deal_is_played_with_a_real_pointer(display: str, tmp_path: Path) -> None:
    """Clicks play the example deal up to its last move; what was saved replays to that, and is won in a second run."""
    layout = table_layout(SIZE)
    window = Window(display, tmp_path, "--deal", "HH1-N-AAAAAAM")
    for move in EXAMPLE_MOVES[:-1]:
        for target in targets_of(move):
            window.click(layout.box_of(target))
    assert window.end() == 0
    with kept_in(tmp_path) as store:
        record = parse_solitaire_record(store.running(GAME))
        assert record.moves == tuple(map(str, EXAMPLE_MOVES[:-1]))
        *_, last = replay(record)
        assert last.score == 250 - (20 if isinstance(EXAMPLE_MOVES[-1], HeartPair) else 10)
    window = Window(display, tmp_path)
    window.key("Return")
    for target in targets_of(EXAMPLE_MOVES[-1]):
        window.click(layout.box_of(target))
    assert window.end() == 0
    with kept_in(tmp_path) as store:
        assert store.statistics(GAME).won == 1
        assert store.running(GAME) is None
    assert window.process.stderr is not None
    assert window.process.stderr.read() == ""


def test_a_key_reaches_the_window(display: str, tmp_path: Path) -> None:
    """Draws by the D key are played and kept, and the closing signal ends the program with exit code 0."""
    window = Window(display, tmp_path, "--deal", "HH1-N-AAAAAAM")
    for _ in range(3):
        window.key("d")
    assert window.end() == 0
    with kept_in(tmp_path) as store:
        assert parse_solitaire_record(store.running(GAME)).moves == ("d", "d", "d")
