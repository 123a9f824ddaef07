"""The full screen and the kiosk on a real screen that has no window manager."""

import time
from pathlib import Path

from game.session.solitaire_record import GAME, parse_solitaire_record
from game.table.box import Box
from game.table.layout import table_layout
from tests.shell.window import NEEDS_WINDOW, SIZE, Window, kept_in

pytestmark = NEEDS_WINDOW

SCREEN = Box(0, 0, *SIZE)


def settled(window: Window, box: Box) -> Box:
    """Where the window is once it lies at ``box``, or after two seconds wherever it is then."""
    deadline = time.monotonic() + 2
    while window.box() != box and time.monotonic() < deadline:
        time.sleep(0.05)
    return window.box()


def test_the_full_screen_fills_the_screen_from_corner_to_corner(display: str, tmp_path: Path) -> None:
    """However often F11 is pressed, nothing of it lies beyond an edge, and the window comes back to its place."""
    window = Window(display, tmp_path, "--size", "640x480")
    before = window.box()
    assert (before.width, before.height) == (640, 480)
    assert before.x > 0
    for _ in range(2):
        window.key("F11")
        assert settled(window, SCREEN) == SCREEN
        window.key("F11")
        assert settled(window, before) == before
    assert window.end() == 0
    assert window.complaints() == ""


def test_a_kiosk_is_played_by_whoever_comes_and_left_by_its_keeper(display: str, tmp_path: Path) -> None:
    """Three clicks on the stock are three draws; no way out works but the exit keys, and they end it with code 0."""
    layout = table_layout(SIZE)
    window = Window(display, tmp_path, "--kiosk", "--kiosk-exit-keys", "Ctrl+Shift+F12", "--deal", "HH1-N-AAAAAAM")
    assert window.box() == SCREEN
    for way_out in ("alt+F4", "F11", "alt+Return", "alt+Tab", "ctrl+q", "ctrl+alt+q"):
        window.key(way_out)
    for _ in range(3):
        window.click(layout.stock)
    time.sleep(1)
    assert window.box() == SCREEN
    assert window.process.poll() is None
    window.key("ctrl+shift+F12")
    assert window.process.wait(timeout=10) == 0
    assert window.complaints() == ""
    with kept_in(tmp_path) as store:
        assert parse_solitaire_record(store.running(GAME)).moves == ("d", "d", "d")
