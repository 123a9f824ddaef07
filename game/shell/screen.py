"""The window: opened, kept at its native size, and brought up to date where something changed.

Presenting goes through here alone, so that another way of presenting touches no other file.
"""

import os
from collections.abc import Sequence

import pygame

from game.table.box import Box

TITLE = "Heart to Heart"
SMALLEST = (320, 240)
_USUAL = (1280, 720)
# A window should leave room for the desktop's bars.
_SHARE_OF_DESKTOP = 0.9
# Drivers that SDL falls back to when there is nothing to see; each shows nothing to anybody.
_BLIND_DRIVERS = ("offscreen", "dummy", "evdev")


class NoDisplayError(RuntimeError):
    """There is nothing to show a window on; the text is one line that says what to do."""


class Screen:
    """The display surface and the way to show what was drawn on it."""

    def __init__(self, size: tuple[int, int] | None = None, is_fullscreen: bool = False) -> None:
        """Open the window. Raises NoDisplayError."""
        _open_display()
        self._window_size = size or _fitting_size()
        self.is_fullscreen = is_fullscreen
        pygame.display.set_caption(TITLE)
        self._set_mode()
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
        """Go from the window to the full screen or back to the window as it was."""
        if not self.is_fullscreen:
            self._window_size = self.size
        self.is_fullscreen = not self.is_fullscreen
        self._set_mode()

    def _set_mode(self) -> None:
        if self.is_fullscreen:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            pygame.display.set_mode(self._window_size, pygame.RESIZABLE)


def _open_display() -> None:
    wished = os.environ.get("SDL_VIDEODRIVER", "")
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
        max(least, min(usual, int(full * _SHARE_OF_DESKTOP)))
        for usual, full, least in zip(_USUAL, desktop, SMALLEST, strict=True)
    )
    return width, height
