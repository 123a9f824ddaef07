"""The one place that reads pygame's events: touch, mouse, keys and controllers all become intents.

Nothing after it knows the device. The facts about touch that it answers to: SDL makes mouse
events from touches, not always marked as such and before or after them; a finger may say twice
that it is down, or never that it is up; its place may lie outside the window.
"""

from collections.abc import Callable, Iterable, Iterator

import pygame

from game.shell.chord import Chord
from game.shell.intents import Command, Drag, Hover, Idle, Intent, Lift, Presence, Resized, Tap, Typed
from game.shell.keys import is_pressed, key_intents
from game.shell.pads import Pads
from game.shell.ticker import SECOND
from game.shell.touches import Touches
from game.table.box import Point

_PRESENCE = {
    pygame.WINDOWFOCUSLOST: Presence.UNFOCUSED,
    pygame.WINDOWFOCUSGAINED: Presence.FOCUSED,
    pygame.WINDOWHIDDEN: Presence.HIDDEN,
    pygame.WINDOWMINIMIZED: Presence.HIDDEN,
    pygame.WINDOWSHOWN: Presence.SHOWN,
    pygame.WINDOWRESTORED: Presence.SHOWN,
    pygame.WINDOWEXPOSED: Presence.EXPOSED,
}
_FINGER = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
_KEYBOARD = (pygame.KEYDOWN, pygame.TEXTINPUT)
_LEFT_BUTTON = 1
_WHEEL_REST = SECOND // 8  # a touchpad reports far more turns of a wheel than anybody means


def waiting_events() -> list[pygame.Event]:
    """What has happened since the last time."""
    try:
        return pygame.event.get()
    except SystemError:
        # pygame stumbles over some controllers as they are plugged in or out; the next turn finds the rest.
        return []


class Inputs:
    """Turns events into intents.

    ``now`` gives monotonic nanoseconds and ``size`` that of the window. ``exit_keys`` say EXIT. ``show_pointer`` is
    told whether a mouse was used last.
    """

    def __init__(
        self,
        now: Callable[[], int],
        size: Callable[[], tuple[int, int]],
        pads: Pads | None = None,
        exit_keys: Chord | None = None,
        show_pointer: Callable[[bool], None] = lambda _: None,
    ) -> None:
        self._now = now
        self._size = size
        self._pads = pads or Pads(now)
        self._exit_keys = exit_keys
        self._show_pointer = show_pointer
        self._touches = Touches(now)
        self._is_interrupted = False
        self._used = now()
        self._idle_seconds = 0
        self._wheeled: int | None = None

    def interrupt(self) -> None:
        """Have EXIT said next, as when the system asks the program to end. Safe in a signal handler."""
        self._is_interrupted = True

    def read(self, events: Iterable[pygame.Event], is_typing: bool) -> Iterator[Intent]:
        """The intents in ``events``, in order, and what is due. While ``is_typing``, letters are text and no commands.

        What is typed at other times is nobody's text.
        """
        if self._is_interrupted:
            yield Command.EXIT
        for event in events:
            if event.type in _KEYBOARD:
                self._note_use(by_mouse=False)
                yield from self._keyboard(event, is_typing)
            elif event.type in _FINGER:
                yield from self._finger(event)
            elif event.type in _MOUSE:
                yield from self._mouse(event)
            else:
                yield from self._window(event)
                yield from self._pad(event)
        yield from self._pads.repeats()
        yield from self._idle()

    # The window

    def _window(self, event: pygame.Event) -> Iterator[Intent]:
        if event.type == pygame.QUIT:
            yield Command.LEAVE
        elif event.type == pygame.WINDOWSIZECHANGED:
            yield Resized(self._size())
        elif event.type in _PRESENCE:
            presence = _PRESENCE[event.type]
            if presence in (Presence.UNFOCUSED, Presence.HIDDEN):
                self._touches.forget()
                self._pads.forget()
            yield presence

    # Keys and controllers

    def _keyboard(self, event: pygame.Event, is_typing: bool) -> Iterator[Intent]:
        if event.type == pygame.TEXTINPUT:
            if is_typing and event.text:
                yield Typed(event.text)
        elif self._exit_keys is not None and is_pressed(self._exit_keys, event.key, event.mod):
            yield Command.EXIT
        else:
            yield from key_intents(event.key, event.mod, is_typing)

    def _pad(self, event: pygame.Event) -> Iterator[Intent]:
        for intent in self._pads.read(event):
            self._note_use(by_mouse=False)
            yield intent

    # Mouse and fingers

    def _mouse(self, event: pygame.Event) -> Iterator[Intent]:
        if getattr(event, "touch", False) or self._touches.is_touching:
            return
        self._note_use(by_mouse=True)
        if event.type == pygame.MOUSEMOTION:
            yield Hover(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == _LEFT_BUTTON and self._touches.click():
            yield Tap(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == _LEFT_BUTTON:
            yield Lift()
        elif event.type == pygame.MOUSEWHEEL:
            yield from self._wheel(event.y)

    def _wheel(self, up: int) -> Iterator[Intent]:
        now = self._now()
        if up and (self._wheeled is None or now - self._wheeled >= _WHEEL_REST):
            self._wheeled = now
            yield Command.EARLIER if up > 0 else Command.LATER

    def _finger(self, event: pygame.Event) -> Iterator[Intent]:
        if event.type == pygame.FINGERMOTION:
            if self._touches.move(event.finger_id):
                yield Drag(self._place(event))
        elif event.type == pygame.FINGERUP:
            if self._touches.lift(event.finger_id):
                yield Lift()
        else:
            self._note_use(by_mouse=False)
            if self._touches.put_down(event.finger_id):
                yield Tap(self._place(event))

    def _place(self, event: pygame.Event) -> Point:
        width, height = self._size()
        return _inside(event.x) * (width - 1), _inside(event.y) * (height - 1)

    # Use

    def _note_use(self, by_mouse: bool) -> None:
        self._used = self._now()
        self._idle_seconds = 0
        self._show_pointer(by_mouse)

    def _idle(self) -> Iterator[Idle]:
        seconds = (self._now() - self._used) // SECOND
        if seconds > self._idle_seconds:
            self._idle_seconds = seconds
            yield Idle(seconds)


def _inside(share: float) -> float:
    return min(1.0, max(0.0, share))
