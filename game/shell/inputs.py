"""The one place that reads pygame's events: touch, mouse and keys all become intents.

Nothing after it knows the device. The facts about touch that it answers to: SDL makes mouse
events from touches, not always marked as such and before or after them; a finger may say twice
that it is down, or never that it is up; its place may lie outside the window.
"""

from collections.abc import Callable, Iterable, Iterator

import pygame

from game.shell.intents import Command, Hover, Intent, Lift, Presence, Resized, Tap, Typed
from game.shell.touches import Touches
from game.table.focus import Direction

_KEYS: dict[int, Command | Direction] = {
    pygame.K_LEFT: Direction.LEFT,
    pygame.K_RIGHT: Direction.RIGHT,
    pygame.K_UP: Direction.UP,
    pygame.K_DOWN: Direction.DOWN,
    pygame.K_RETURN: Command.CONFIRM,
    pygame.K_KP_ENTER: Command.CONFIRM,
    pygame.K_ESCAPE: Command.CANCEL,
    pygame.K_AC_BACK: Command.CANCEL,
    pygame.K_SPACE: Command.ADVANCE,
    pygame.K_TAB: Command.NEXT,
    pygame.K_BACKSPACE: Command.ERASE,
    pygame.K_F1: Command.HELP,
    pygame.K_F10: Command.MENU,
    pygame.K_F11: Command.FULLSCREEN,
}
_LETTERS: dict[int, Command] = {
    pygame.K_d: Command.DRAW,
    pygame.K_u: Command.UNDO,
    pygame.K_r: Command.REDO,
    pygame.K_y: Command.REDO,
    pygame.K_n: Command.NEW,
    pygame.K_m: Command.MENU,
    pygame.K_h: Command.HELP,
    pygame.K_s: Command.MUTE,
}
_WITH_CTRL: dict[int, Command] = {
    pygame.K_z: Command.UNDO,
    pygame.K_y: Command.REDO,
    pygame.K_n: Command.NEW,
    pygame.K_q: Command.LEAVE,
}
_PRESENCE = {
    pygame.WINDOWFOCUSLOST: Presence.UNFOCUSED,
    pygame.WINDOWFOCUSGAINED: Presence.FOCUSED,
    pygame.WINDOWHIDDEN: Presence.HIDDEN,
    pygame.WINDOWMINIMIZED: Presence.HIDDEN,
    pygame.WINDOWSHOWN: Presence.SHOWN,
    pygame.WINDOWRESTORED: Presence.SHOWN,
    pygame.WINDOWEXPOSED: Presence.EXPOSED,
}
_LEFT_BUTTON = 1


class Inputs:
    """Turns events into intents; ``now`` gives monotonic nanoseconds."""

    def __init__(self, now: Callable[[], int], size: Callable[[], tuple[int, int]]) -> None:
        self._touches = Touches(now)
        self._size = size

    def read(self, events: Iterable[pygame.Event], is_typing: bool) -> Iterator[Intent]:
        """The intents in ``events``, in order. While ``is_typing``, letters are text and no commands."""
        for event in events:
            if event.type == pygame.QUIT:
                yield Command.LEAVE
            elif event.type in _PRESENCE:
                yield from self._presence(_PRESENCE[event.type])
            elif event.type == pygame.WINDOWSIZECHANGED:
                yield Resized(self._size())
            elif event.type == pygame.KEYDOWN:
                yield from _key(event, is_typing)
            elif event.type == pygame.TEXTINPUT:
                yield Typed(event.text)
            else:
                yield from self._pointer(event)

    def _presence(self, presence: Presence) -> Iterator[Intent]:
        if presence in (Presence.UNFOCUSED, Presence.HIDDEN):
            self._touches.forget()
        yield presence

    def _pointer(self, event: pygame.Event) -> Iterator[Intent]:
        if event.type in (pygame.FINGERDOWN, pygame.FINGERUP):
            yield from self._finger(event)
        elif getattr(event, "touch", False):
            return
        elif event.type == pygame.MOUSEMOTION:
            yield Hover(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == _LEFT_BUTTON:
            if self._touches.is_first_report(event.pos, by_finger=False):
                yield Tap(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == _LEFT_BUTTON:
            yield Lift()

    def _finger(self, event: pygame.Event) -> Iterator[Intent]:
        if event.type == pygame.FINGERUP:
            if self._touches.lift(event.finger_id):
                yield Lift()
            return
        width, height = self._size()
        point = _inside(event.x) * (width - 1), _inside(event.y) * (height - 1)
        if self._touches.put_down(event.finger_id) and self._touches.is_first_report(point, by_finger=True):
            yield Tap(point)


def _inside(share: float) -> float:
    return min(1.0, max(0.0, share))


def _key(event: pygame.Event, is_typing: bool) -> Iterator[Intent]:
    modifiers = event.mod
    if event.key == pygame.K_RETURN and modifiers & pygame.KMOD_ALT:
        yield Command.FULLSCREEN
    elif event.key == pygame.K_TAB and modifiers & pygame.KMOD_SHIFT:
        yield Command.PREVIOUS
    elif modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META):
        yield from _chord(event.key, bool(modifiers & pygame.KMOD_SHIFT))
    elif modifiers & pygame.KMOD_ALT:
        return
    elif event.key in _KEYS:
        yield _KEYS[event.key]
    elif event.key in _LETTERS and not is_typing:
        yield _LETTERS[event.key]


def _chord(key: int, with_shift: bool) -> Iterator[Intent]:
    if key == pygame.K_v:
        yield Typed(pygame.scrap.get_text())
    elif key == pygame.K_z and with_shift:
        yield Command.REDO
    elif key in _WITH_CTRL:
        yield _WITH_CTRL[key]
