"""Controllers: whatever their make, their buttons become intents.

SDL knows most of them by a mapping, which may also come from SDL_GAMECONTROLLERCONFIG; of the
others the numbers of buttons, hats and sticks are taken as most of them count. A controller may
come and go in the middle of a game, so it is known by its instance, never by its place.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import pygame

from game.shell.held import Held
from game.shell.intents import Command, Intent
from game.table.focus import Direction

# Mapped buttons go by pygame's names for them.
_MAPPED: dict[int, Command | Direction] = {
    pygame.CONTROLLER_BUTTON_A: Command.CONFIRM,
    pygame.CONTROLLER_BUTTON_B: Command.CANCEL,
    pygame.CONTROLLER_BUTTON_X: Command.DRAW,
    pygame.CONTROLLER_BUTTON_Y: Command.UNDO,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Command.UNDO,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Command.REDO,
    pygame.CONTROLLER_BUTTON_START: Command.MENU,
    pygame.CONTROLLER_BUTTON_BACK: Command.NEW,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Direction.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Direction.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Direction.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Direction.RIGHT,
}
# The order in which unmapped controllers mostly count theirs.
_RAW: dict[int, Command | Direction] = {
    0: Command.CONFIRM,
    1: Command.CANCEL,
    2: Command.DRAW,
    3: Command.UNDO,
    4: Command.UNDO,
    5: Command.REDO,
    6: Command.NEW,
    7: Command.MENU,
    11: Direction.UP,
    12: Direction.DOWN,
    13: Direction.LEFT,
    14: Direction.RIGHT,
}
_SWAPPED = {Command.CONFIRM: Command.CANCEL, Command.CANCEL: Command.CONFIRM}

_MAPPED_PRESS, _RAW_PRESS = pygame.CONTROLLERBUTTONDOWN, pygame.JOYBUTTONDOWN
_MAPPED_EVENTS = (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION)
_RAW_EVENTS = (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYAXISMOTION, pygame.JOYHATMOTION)
_PRESSES = (_MAPPED_PRESS, _RAW_PRESS)
_RELEASES = (pygame.CONTROLLERBUTTONUP, pygame.JOYBUTTONUP)
_STICK_AXES = (0, 1)
_FULL_MAPPED_AXIS = 32768

# A stick points somewhere from this far on, in shares of its way, and until it is back below the other.
_PUSHED, _LET_GO = 0.6, 0.4


@dataclass(slots=True)
class _Pad:
    """One controller. ``mapped`` is None where SDL has no mapping; both are kept, for they close when dropped."""

    joystick: pygame.joystick.JoystickType
    mapped: Any
    stick: list[float]
    is_centred: bool
    direction: Direction | None = None

    def push(self, axis: int, value: float) -> Direction | None:
        """Where the stick points once one of its axes is at ``value`` (−1 to 1)."""
        self.stick[axis] = value
        reach = max(map(abs, self.stick))
        if reach < _LET_GO:
            self.is_centred = True
            self.direction = None
        elif reach > _PUSHED and self.is_centred and self.direction is None:
            self.direction = self._pointing()
        elif self.direction is not None and self._along(self.direction) < _LET_GO:
            self.direction = self._pointing() if reach > _PUSHED else None
        return self.direction

    def _pointing(self) -> Direction:
        return max(Direction, key=self._along)

    def _along(self, direction: Direction) -> float:
        return self.stick[0] * direction.value[0] + self.stick[1] * direction.value[1]


class Pads:
    """All controllers. ``now`` gives monotonic nanoseconds; ``is_swapped`` tells whether A and B change places."""

    def __init__(self, now: Callable[[], int], is_swapped: Callable[[], bool] = lambda: False) -> None:
        self._held = Held(now)
        self._is_swapped = is_swapped
        self._pads: dict[int, _Pad] = {}
        self._mapping: Any = None

    def open(self) -> None:
        """Begin to listen; what is plugged in already is reported as if it came now.

        It takes a while on some systems, so the first picture should be on the screen before.
        """
        with suppress(pygame.error):
            pygame.joystick.init()
        # pygame calls this module unfinished; without it all controllers go by their numbers.
        with suppress(ImportError, pygame.error):
            mapping = import_module("pygame._sdl2.controller")
            mapping.init()
            self._mapping = mapping

    def read(self, event: pygame.Event) -> Iterator[Intent]:
        """The intents in an event; none in one that is not of a controller."""
        if event.type == pygame.JOYDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._remove(event.instance_id)
        elif event.type in _MAPPED_EVENTS or event.type in _RAW_EVENTS:
            pad = self._pads.get(event.instance_id)
            # Of a mapped controller SDL tells everything twice, by name and by number.
            if pad is not None and (pad.mapped is not None) == (event.type in _MAPPED_EVENTS):
                yield from self._use(event, pad)

    def repeats(self) -> Iterator[Intent]:
        """What is meant by a direction that is still held."""
        yield from self._held.repeats()

    def forget(self) -> None:
        """Nothing is held any more."""
        self._held.release()

    def _add(self, device_index: int) -> None:
        with suppress(pygame.error):
            joystick = pygame.joystick.Joystick(device_index)
            instance = joystick.get_instance_id()
            if instance not in self._pads:
                self._pads[instance] = self._new_pad(joystick, device_index)

    def _new_pad(self, joystick: pygame.joystick.JoystickType, device_index: int) -> _Pad:
        mapped = None
        if self._mapping is not None and self._mapping.is_controller(device_index):
            mapped = self._mapping.Controller.from_joystick(joystick)
        stick = [joystick.get_axis(axis) for axis in _STICK_AXES if axis < joystick.get_numaxes()]
        # An axis that rests at its end, as a pedal or a broken stick does, points nowhere.
        return _Pad(joystick, mapped, [0.0, 0.0], all(abs(value) < _LET_GO for value in stick))

    def _remove(self, instance: int) -> None:
        self._pads.pop(instance, None)
        self._held.release(lambda source: isinstance(source, tuple) and source[0] == instance)

    def _use(self, event: pygame.Event, pad: _Pad) -> Iterator[Intent]:
        if event.type in _PRESSES or event.type in _RELEASES:
            yield from self._button(event)
        elif event.type == pygame.JOYHATMOTION:
            yield from self._hat(event)
        elif event.axis in _STICK_AXES:
            value = event.value / _FULL_MAPPED_AXIS if event.type == pygame.CONTROLLERAXISMOTION else event.value
            yield from self._held.hold((event.instance_id, "stick"), pad.push(event.axis, value))

    def _button(self, event: pygame.Event) -> Iterator[Intent]:
        is_press = event.type in _PRESSES
        meant = (_MAPPED if event.type in _MAPPED_EVENTS else _RAW).get(event.button)
        if isinstance(meant, Direction):
            yield from self._held.hold((event.instance_id, event.button), meant if is_press else None)
        elif meant is not None and is_press:
            yield _SWAPPED.get(meant, meant) if self._is_swapped() else meant

    def _hat(self, event: pygame.Event) -> Iterator[Intent]:
        across, up = event.value
        instance = event.instance_id
        yield from self._held.hold((instance, "across"), {-1: Direction.LEFT, 1: Direction.RIGHT}.get(across))
        yield from self._held.hold((instance, "up"), {-1: Direction.DOWN, 1: Direction.UP}.get(up))
