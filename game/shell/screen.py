"""The window: opened, kept at its native size, and brought up to date where something changed.

Presenting goes through here alone, so that another way of presenting touches no other file.
"""

import os
import warnings
from collections.abc import Sequence

import pygame

from game.table.box import Box

TITLE = "Heart to Heart"
SMALLEST = (320, 240)
_USUAL = (1280, 720)
# A window should leave room for the desktop's bars, and on a large desktop it should not be lost.
_MOST_OF_DESKTOP = 0.9
_LEAST_OF_DESKTOP = 0.6
_AWAKE_SECONDS = 600
# Drivers that SDL falls back to when there is nothing to see; each shows nothing to anybody.
_BLIND_DRIVERS = ("offscreen", "dummy", "evdev")


class NoDisplayError(RuntimeError):
    """There is nothing to show a window on; the text is one line that says what to do."""


class Screen:
    """The display surface and the way to show what was drawn on it."""

    def __init__(
        self, size: tuple[int, int] | None = None, is_fullscreen: bool = False, has_pointer: bool = True
    ) -> None:
        """Open the window, of ``size`` pixels when it is one. Raises NoDisplayError.

        Without ``has_pointer`` nobody ever sees the mouse pointer.
        """
        _open_display()
        self._window_size = size or _fitting_size()
        self._window_place: tuple[int, int] | None = None
        self._has_pointer = has_pointer
        self._is_mouse_used = True
        self._is_held = False
        self.is_fullscreen = is_fullscreen
        pygame.display.set_caption(TITLE)
        self._set_mode()
        self.keep_awake(True)
        # Held keys and the on-screen cursor behave as on a table: one press is one wish.
        pygame.key.set_repeat()

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on, of the window's native size."""
        surface = pygame.display.get_surface()
        assert surface is not None, "the window is open as long as the screen lives"
        return surface

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.surface.get_size()

    def show(self, boxes: Sequence[Box] | None = None) -> None:
        """Bring the drawn ``boxes`` to the window, or all of it."""
        if boxes is None:
            pygame.display.flip()
        elif boxes:
            pygame.display.update(list(boxes))

    def toggle_fullscreen(self) -> None:
        """Go from the window to the full screen or back to the window as it was, unless held."""
        if self._is_held:
            return
        if not self.is_fullscreen:
            self._window_size, self._window_place = self.size, pygame.display.get_window_position()
            _go_to_corner()
        self.is_fullscreen = not self.is_fullscreen
        self._set_mode()

    def set_icon(self, icon: pygame.Surface) -> None:
        """Give the window its picture, which window lists and docks show."""
        pygame.display.set_icon(icon)

    def hold(self) -> None:
        """Stay as it is, and have keys that the desktop would take for itself, such as Alt+Tab, come to the game."""
        # SDL grabs the mouse alone if not told otherwise, and makes an exception of Alt+Tab.
        os.environ["SDL_GRAB_KEYBOARD"] = "1"
        os.environ["SDL_ALLOW_ALT_TAB_WHILE_GRABBED"] = "0"
        os.environ["SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS"] = "0"
        pygame.event.set_grab(True)
        self._is_held = True
        self._show_pointer()

    def note_use(self, by_mouse: bool) -> None:
        """Somebody is here: stay awake. On the full screen the pointer shows only while the mouse is used."""
        self.keep_awake(True)
        if by_mouse != self._is_mouse_used:
            self._is_mouse_used = by_mouse
            self._show_pointer()

    def note_idle(self, seconds: int) -> None:
        """Nobody has done anything for so long; after ten minutes the system may blank the screen."""
        if seconds >= _AWAKE_SECONDS:
            self.keep_awake(False)

    def keep_awake(self, is_awake: bool) -> None:
        """Keep the system from blanking the screen, or leave it to the system's own settings."""
        if pygame.display.get_allow_screensaver() == is_awake:
            pygame.display.set_allow_screensaver(not is_awake)

    def close(self) -> None:
        """Give the screen back, so that what is printed next can be seen."""
        pygame.display.quit()

    def _set_mode(self) -> None:
        if self.is_fullscreen:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            self._set_window()
        self._show_pointer()

    def _set_window(self) -> None:
        with warnings.catch_warnings():
            # pygame warns where the system gives the window another size, which is dealt with here.
            warnings.simplefilter("ignore", RuntimeWarning)
            pygame.display.set_mode(self._window_size, pygame.RESIZABLE)
            # A window manager may answer the first wish while it is still leaving the full screen.
            if self.size != self._window_size:
                pygame.display.set_mode(self._window_size, pygame.RESIZABLE)
        if self._window_place is not None:
            pygame.display.set_window_position(self._window_place)

    def _show_pointer(self) -> None:
        pygame.mouse.set_visible(self._has_pointer and (self._is_mouse_used or not self.is_fullscreen))
        # Hidden in a window that holds it, the mouse would no longer say where it is.
        pygame.mouse.set_relative_mode(False)


def _go_to_corner() -> None:
    # Where no window manager moves it, a full screen begins where the window was. Of several desktops, however, the
    # window should fill the one it is on, and those that have several have a window manager.
    if len(pygame.display.get_desktop_sizes()) == 1:
        pygame.display.set_window_position((0, 0))


def _open_display() -> None:
    wished = os.environ.get("SDL_VIDEODRIVER", "")
    # The desktop finds the window's icon and group by this name.
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "heart-to-heart")
    os.environ.setdefault("SDL_TOUCH_MOUSE_EVENTS", "0")
    try:
        pygame.display.init()
    except pygame.error as fault:
        raise NoDisplayError(_no_display(str(fault))) from fault
    driver = pygame.display.get_driver()
    if driver in _BLIND_DRIVERS and driver not in wished:
        pygame.display.quit()
        raise NoDisplayError(_no_display(f"only the driver {driver!r} is left"))
    if driver == "x11":
        # With it SDL would put a GL texture behind the window, and each small update would cost a whole frame.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _no_display(why: str) -> str:
    return (
        f"There is no display to play on ({why}). "
        "On a desktop, start the game inside it; on a bare console, join the groups video and input."
    )


def _fitting_size() -> tuple[int, int]:
    desktop = pygame.display.get_desktop_sizes()[0]
    width, height = (
        max(smallest, min(max(usual, int(full * _LEAST_OF_DESKTOP)), int(full * _MOST_OF_DESKTOP)))
        for usual, full, smallest in zip(_USUAL, desktop, SMALLEST, strict=True)
    )
    return width, height
