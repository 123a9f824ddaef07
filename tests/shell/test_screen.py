"""The window, on a desktop of any size; and the program as the system sees it."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest

from game.heart_to_heart.example import EXAMPLE_CODE
from game.session.solitaire_record import GAME
from game.shell.screen import NoDisplayError, Screen
from game.store.store import Store
from game.table.box import Box

# The dummy driver's desktop.
DESKTOP = (1024, 768)


def desktop(monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]) -> None:
    """Pretend that the desktop has a size."""
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [size])


@pytest.mark.parametrize(
    ("size", "window"),
    [
        ((320, 240), (320, 240)),
        ((480, 320), (432, 288)),
        ((800, 480), (720, 432)),
        ((720, 720), (648, 648)),
        ((1280, 720), (1152, 648)),
        ((1920, 1080), (1280, 720)),
        ((3840, 2160), (2304, 1296)),
        ((160, 120), (320, 240)),
    ],
)
def test_the_window_leaves_room_and_is_not_lost(
    size: tuple[int, int], window: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is no larger than nine tenths of the desktop, and on a large one not tiny."""
    desktop(monkeypatch, size)
    assert Screen().size == window


def test_a_window_asked_for_is_opened_as_it_is() -> None:
    """Its pixels are its own: no scaling."""
    assert Screen((640, 480)).size == (640, 480)


def test_the_full_screen_is_the_whole_desktop_and_the_window_comes_back() -> None:
    """Every row and column is used, and the window has its size again, however often, and can be resized."""
    screen = Screen((640, 480))
    for _ in range(3):
        screen.toggle_fullscreen()
        assert screen.size == DESKTOP
        assert screen.is_fullscreen
        screen.toggle_fullscreen()
        assert screen.size == (640, 480)
        assert not screen.is_fullscreen
        assert screen.surface.get_flags() & pygame.RESIZABLE


def test_a_size_given_by_hand_comes_back_too() -> None:
    """What counts is the window as it was last."""
    screen = Screen((640, 480))
    pygame.display.set_mode((700, 500), pygame.RESIZABLE)
    screen.toggle_fullscreen()
    screen.toggle_fullscreen()
    assert screen.size == (700, 500)


def test_whoever_begins_full_screen_finds_a_window_when_leaving_it() -> None:
    """The window then has the size asked for."""
    screen = Screen((640, 480), is_fullscreen=True)
    assert screen.size == DESKTOP
    screen.toggle_fullscreen()
    assert screen.size == (640, 480)


def test_showing_nothing_or_something_is_no_fault() -> None:
    """Whole, in parts, and not at all, also beyond the edge."""
    screen = Screen((640, 480))
    for boxes in (None, [], [Box(0, 0, 10, 10)], [Box(630, 470, 100, 100), Box(-5, -5, 10, 10)]):
        screen.show(boxes)


def test_the_pointer_hides_on_the_full_screen_until_the_mouse_moves() -> None:
    """In a window it always shows; after a finger, a key or a controller it is in the way on the full screen."""
    screen = Screen((640, 480))
    screen.note_use(by_mouse=False)
    assert pygame.mouse.get_visible()
    screen.toggle_fullscreen()
    assert not pygame.mouse.get_visible()
    screen.note_use(by_mouse=True)
    assert pygame.mouse.get_visible()
    screen.note_use(by_mouse=False)
    assert not pygame.mouse.get_visible()
    screen.toggle_fullscreen()
    assert pygame.mouse.get_visible()


def test_a_kiosk_shows_no_pointer() -> None:
    """Not in any case."""
    screen = Screen((640, 480), has_pointer=False)
    for by_mouse in (True, False, True):
        screen.note_use(by_mouse)
        assert not pygame.mouse.get_visible()
    pygame.mouse.set_visible(True)


def test_a_held_screen_stays_full(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for a window, by a key or in the settings: a kiosk has none."""
    for name in ("SDL_GRAB_KEYBOARD", "SDL_ALLOW_ALT_TAB_WHILE_GRABBED", "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS"):
        monkeypatch.delenv(name, raising=False)
    screen = Screen((640, 480), is_fullscreen=True)
    screen.hold()
    screen.toggle_fullscreen()
    assert screen.is_fullscreen
    assert screen.size == DESKTOP
    assert pygame.event.get_grab()
    pygame.event.set_grab(False)


def test_a_hidden_mouse_in_a_held_window_says_where_it_is() -> None:
    """On a kiosk the pointer does not show, and what it clicks is still what is clicked."""
    screen = Screen((640, 480), is_fullscreen=True, has_pointer=False)
    screen.hold()
    screen.note_use(by_mouse=True)
    assert not pygame.mouse.get_relative_mode()
    pygame.event.set_grab(False)
    pygame.mouse.set_visible(True)


def test_the_screen_stays_awake_while_somebody_is_here() -> None:
    """The system may blank it ten minutes after the last input, and not while one thinks about a move."""
    screen = Screen((640, 480))
    screen.note_idle(599)
    assert not pygame.display.get_allow_screensaver()
    screen.note_idle(600)
    assert pygame.display.get_allow_screensaver()
    screen.note_use(by_mouse=True)
    assert not pygame.display.get_allow_screensaver()


@pytest.mark.parametrize("driver", ["offscreen", "dummy", "evdev"])
def test_a_driver_that_shows_nothing_is_refused(driver: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One line says why and what to do, unless the environment asks for the driver."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    with pytest.raises(NoDisplayError) as refusal:
        Screen((640, 480))
    assert driver in str(refusal.value)
    assert "\n" not in str(refusal.value)
    monkeypatch.setenv("SDL_VIDEODRIVER", driver)
    pygame.display.quit()
    monkeypatch.undo()
    Screen((640, 480))


def test_a_fault_of_the_display_is_told_as_one() -> None:
    """An unknown driver is no traceback."""
    told = subprocess.run(
        [sys.executable, "-m", "game"],
        env={**os.environ, "SDL_VIDEODRIVER": "nothing"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert told.returncode == 1
    assert told.stderr.startswith("heart-to-heart: There is no display to play on (")
    assert told.stderr.count("\n") == 1


@pytest.mark.parametrize("driver", ["x11", "wayland", "KMSDRM"])
def test_only_x11_goes_without_its_window_texture(driver: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Elsewhere there is no other way to show a window; a wish in the environment stands."""
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    Screen((640, 480))
    assert os.environ.get("SDL_FRAMEBUFFER_ACCELERATION") == ("0" if driver == "x11" else None)
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "opengl")
    Screen((640, 480))
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "opengl"


# The program


def started(folder: Path, *arguments: str, code: str | None = None) -> subprocess.Popen[str]:
    """The game in a process of its own, once it is on the screen; ``code`` runs before it."""
    program = ["-c", code] if code else ["-m", "game"]
    process = subprocess.Popen(
        [sys.executable, *program, "--data", str(folder), "--deal", "AAAAAAM", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    deadline = time.monotonic() + 30
    while not has_dealt(folder) and process.poll() is None:
        assert time.monotonic() < deadline, "the game did not start"
        time.sleep(0.02)
    return process


def has_dealt(folder: Path) -> bool:
    """Whether the deal has reached the disk; seen from outside, for the game alone may open its store."""
    return any(str(EXAMPLE_CODE).encode() in bytes_of(file) for file in folder.glob("heart-to-heart.db*"))


def bytes_of(file: Path) -> bytes:
    """What a file holds; SQLite may have taken it away again."""
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return b""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
@pytest.mark.parametrize("arguments", [(), ("--kiosk",)], ids=["home", "kiosk"])
def test_the_system_s_signals_end_the_game(name: str, arguments: tuple[str, ...], tmp_path: Path) -> None:
    """Exit code 0, without a word, and with the game kept; a kiosk obeys the system too."""
    process = started(tmp_path, *arguments)
    time.sleep(0.3)
    process.send_signal(getattr(signal, name))
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (0, "", "")
    store = Store.open(tmp_path)
    assert store.running(GAME) is not None
    store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_a_signal_during_the_start_ends_the_game_too(tmp_path: Path) -> None:
    """Whoever changes their mind need not wait for the first picture."""
    for delay in (0.05, 0.1, 0.2):
        process = subprocess.Popen(
            [sys.executable, "-c", LATE, "--data", str(tmp_path)],
            stderr=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(delay)
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=20)
        assert (process.returncode, err) == (0, "")


# The signal's handler is set before anything else is loaded; the line tells that it is.
LATE = """
import signal, sys
from game import __main__ as game
real = signal.signal
def told(*words):
    real(*words)
    print(flush=True)
signal.signal = told
sys.exit(game.main())
"""

CLOSED = """
import pygame, sys
from game.__main__ import main
real, turns = pygame.event.get, iter(range(20))
pygame.event.get = lambda: real() if next(turns, None) is not None else [pygame.Event(pygame.QUIT)]
sys.exit(main())
"""

BROKEN = """
import sys
from game.__main__ import main
from game.shell.scenes.solitaire_table import SolitaireTable
real, turns = SolitaireTable.repaint, iter(range(20))
def repaint(self, surface, fraction):
    if next(turns, None) is None:
        raise RuntimeError("the felt has a hole")
    return real(self, surface, fraction)
SolitaireTable.repaint = repaint
sys.exit(main())
"""


def test_closing_the_window_ends_the_game(tmp_path: Path) -> None:
    """Exit code 0, without a word, and with the game kept."""
    process = started(tmp_path, code=CLOSED)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (0, "", "")
    store = Store.open(tmp_path)
    assert store.running(GAME) is not None
    store.close()


def test_a_fault_in_the_game_loses_nothing(tmp_path: Path) -> None:
    """It is told with all that helps to find it and one clear line at the end; the game can be played on."""
    process = started(tmp_path, code=BROKEN)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out) == (1, "")
    assert "RuntimeError: the felt has a hole" in err
    assert err.splitlines()[-1].startswith("heart-to-heart: a fault in the game has ended it. Every move is kept")
    store = Store.open(tmp_path)
    kept = store.running(GAME)
    store.close()
    assert kept is not None
    assert kept["code"] == str(EXAMPLE_CODE)


# A real window, for which a server has to be asked, does not obey at once.

TOGGLES = """
import sys, time
import pygame
from game.shell.screen import Screen
screen = Screen((640, 480))
def settle():
    for _ in range(10):
        pygame.event.get()
        time.sleep(0.02)
    return screen.size, pygame.display.get_window_size(), pygame.display.get_window_position()
before = settle()
for _ in range(2):
    screen.toggle_fullscreen()
    assert settle()[0] == (800, 600), "the full screen is the whole desktop"
    screen.toggle_fullscreen()
    assert settle() == before, "the window comes back where and as it was"
screen.close()
screen = Screen((640, 480), is_fullscreen=True)
assert settle()[0] == (800, 600), "full screen from the start"
screen.toggle_fullscreen()
assert settle()[0] == (640, 480), "and then a window"
"""


@pytest.mark.xdist_group("window")
@pytest.mark.skipif(not shutil.which("Xvfb"), reason="a real window needs Xvfb")
def test_a_real_window_comes_back_from_the_full_screen() -> None:
    """It has its size and its place again, though the server may at first keep it large."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "800x600x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL) as server:
        os.close(writer)
        with os.fdopen(reader) as lines:
            environment = {**os.environ, "DISPLAY": f":{lines.readline().strip()}"}
        environment.pop("SDL_VIDEODRIVER", None)
        told = subprocess.run(
            [sys.executable, "-c", TOGGLES], env=environment, capture_output=True, text=True, timeout=60, check=False
        )
        server.terminate()
    assert (told.returncode, told.stderr) == (0, "")
