"""Controllers of every make, coming and going."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.shell.inputs import Inputs
from game.shell.intents import Command, Idle, Intent
from game.shell.pads import Pads
from game.table.focus import Direction

MILLISECOND = 1_000_000


class Stick:
    """Stands in for pygame's joystick at a place; its axes rest at ``rest``."""

    rest = 0.0
    is_broken = False

    def __init__(self, place: int) -> None:
        if self.is_broken:
            raise pygame.error("it has gone already")
        self.place = place

    def get_instance_id(self) -> int:
        """Ten more than the place, so that the two can not be taken for one another."""
        return self.place + 10

    def get_numaxes(self) -> int:
        """Two."""
        return 2

    def get_axis(self, _: int) -> float:
        """Where it rests."""
        return self.rest


class Mapping:
    """Stands in for pygame's mappings: controllers at even places have one."""

    class Controller:
        """An opened one."""

        from_joystick = staticmethod(lambda stick: stick)

    @staticmethod
    def init() -> None:
        """Nothing to do."""

    @staticmethod
    def is_controller(place: int) -> bool:
        """Whether there is a mapping."""
        return place % 2 == 0


MAPPED, RAW = 10, 11


class Desk:
    """Two controllers, one with a mapping and one without, and a clock that a test sets."""

    def __init__(self, is_swapped: bool = False) -> None:
        self.time = 0
        self.pads = Pads(lambda: self.time, lambda: is_swapped)
        self.inputs = Inputs(lambda: self.time, lambda: (640, 480), self.pads)
        self.pads.open()
        self.read(*(pygame.Event(pygame.JOYDEVICEADDED, device_index=place, guid="") for place in (0, 1)))

    def read(self, *events: pygame.Event) -> list[Intent]:
        """What the events mean, through the one way in."""
        return [intent for intent in self.inputs.read(events, is_typing=False) if not isinstance(intent, Idle)]

    def wait(self, milliseconds: int) -> list[Intent]:
        """Let time pass."""
        self.time += milliseconds * MILLISECOND
        return self.read()


@pytest.fixture(autouse=True)
def devices(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No real device is asked."""
    monkeypatch.setattr(pygame.joystick, "Joystick", Stick)
    monkeypatch.setattr(pygame.joystick, "init", lambda: None)
    monkeypatch.setitem(sys.modules, "pygame._sdl2.controller", Mapping)
    yield
    Stick.rest, Stick.is_broken = 0.0, False


def button(number: int, is_down: bool = True, pad: int = MAPPED) -> pygame.Event:
    """A button pressed or let go."""
    if pad % 2 == 0:
        kind = pygame.CONTROLLERBUTTONDOWN if is_down else pygame.CONTROLLERBUTTONUP
        return pygame.Event(kind, instance_id=pad, button=number)
    return pygame.Event(pygame.JOYBUTTONDOWN if is_down else pygame.JOYBUTTONUP, joy=1, instance_id=pad, button=number)


def push(axis: int, value: float, pad: int = MAPPED) -> pygame.Event:
    """The stick moved."""
    if pad % 2 == 0:
        return pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=axis, value=round(value * 32767))
    return pygame.Event(pygame.JOYAXISMOTION, joy=1, instance_id=pad, axis=axis, value=value)


def hat(x: int, y: int) -> pygame.Event:
    """A D-pad that is a hat."""
    return pygame.Event(pygame.JOYHATMOTION, joy=1, instance_id=RAW, hat=0, value=(x, y))


BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: Command.CONFIRM,
    pygame.CONTROLLER_BUTTON_B: Command.CANCEL,
    pygame.CONTROLLER_BUTTON_X: Command.DRAW,
    pygame.CONTROLLER_BUTTON_Y: Command.UNDO,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Command.UNDO,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Command.REDO,
    pygame.CONTROLLER_BUTTON_START: Command.MENU,
    pygame.CONTROLLER_BUTTON_BACK: Command.NEW,
}
DPAD = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: Direction.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Direction.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Direction.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Direction.RIGHT,
}


@pytest.mark.parametrize(("number", "meant"), [*BUTTONS.items(), *DPAD.items()])
def test_each_button_says_one_thing_once(number: int, meant: Intent) -> None:
    """Pressing says it, letting go says nothing, and it is known by the mapping's names."""
    assert Desk().read(button(number), button(number, False)) == [meant]


def test_confirm_and_cancel_change_places_on_request() -> None:
    """Where the right-hand button confirms, the setting swaps the two and nothing else."""
    a, b, x = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_X
    assert Desk(True).read(button(a), button(b), button(x)) == [Command.CANCEL, Command.CONFIRM, Command.DRAW]
    assert Desk(True).read(button(0, pad=RAW), button(1, pad=RAW)) == [Command.CANCEL, Command.CONFIRM]


def test_buttons_that_are_not_used_do_nothing() -> None:
    """The guide button and those SDL has no name for are left to the system."""
    unused = (pygame.CONTROLLER_BUTTON_GUIDE, pygame.CONTROLLER_BUTTON_LEFTSTICK, 19, 99)
    assert Desk().read(*(button(number, pad=pad) for number in unused for pad in (MAPPED, RAW) if number > 14)) == []
    assert Desk().read(*map(button, unused)) == []


def test_a_mapped_controller_is_not_heard_twice() -> None:
    """SDL tells of its buttons by name and by number; only the names count."""
    by_number = pygame.Event(pygame.JOYBUTTONDOWN, joy=0, instance_id=MAPPED, button=0)
    axis = pygame.Event(pygame.JOYAXISMOTION, joy=0, instance_id=MAPPED, axis=0, value=1.0)
    assert Desk().read(button(0), by_number) == [Command.CONFIRM]
    assert Desk().read(axis) == []


def test_a_controller_without_a_mapping_goes_by_numbers() -> None:
    """Buttons as most count them, and the D-pad as a hat or as buttons."""
    desk = Desk()
    assert desk.read(button(0, pad=RAW), button(1, pad=RAW)) == [Command.CONFIRM, Command.CANCEL]
    pressed = [button(number, is_down, RAW) for number in (11, 12, 13, 14) for is_down in (True, False)]
    assert desk.read(*pressed) == [Direction.UP, Direction.DOWN, Direction.LEFT, Direction.RIGHT]
    hats = [hat(0, 1), hat(0, 0), hat(0, -1), hat(0, 0), hat(-1, 0), hat(0, 0), hat(1, 0), hat(0, 0)]
    assert desk.read(*hats) == [Direction.UP, Direction.DOWN, Direction.LEFT, Direction.RIGHT]


def test_a_hat_rolled_over_a_corner_says_each_direction_once() -> None:
    """Up, then up and right, then right: two steps."""
    assert Desk().read(hat(0, 1), hat(1, 1), hat(1, 0), hat(0, 0)) == [Direction.UP, Direction.RIGHT]


@pytest.mark.parametrize("pad", [MAPPED, RAW])
def test_a_push_of_the_stick_is_one_step(pad: int) -> None:
    """From the middle to the end and back, whatever values lie between, is one step in that direction."""
    desk = Desk()
    way = [0.1, 0.3, 0.55, 0.65, 0.9, 1.0, 0.8, 0.62, 0.58, 0.61, 0.45, 0.2, 0.0]
    assert desk.read(*(push(0, value, pad) for value in way)) == [Direction.RIGHT]
    assert desk.read(*(push(0, -value, pad) for value in way)) == [Direction.LEFT]
    assert desk.read(*(push(1, value, pad) for value in way)) == [Direction.DOWN]
    assert desk.read(*(push(1, -value, pad) for value in way)) == [Direction.UP]


def test_a_slanted_push_goes_the_way_that_is_meant_most() -> None:
    """The other axis does not make a second step."""
    assert Desk().read(push(1, -0.5), push(0, 0.9), push(1, -0.6), push(1, 0), push(0, 0)) == [Direction.RIGHT]


@given(st.lists(st.tuples(st.integers(0, 1), st.floats(-0.39, 0.39)), max_size=30))
def test_a_stick_that_trembles_in_the_middle_points_nowhere(moves: list[tuple[int, float]]) -> None:
    """Drift within the dead zone does nothing, and does not count as somebody being there."""
    desk = Desk()
    assert desk.read(*(push(axis, value) for axis, value in moves)) == []
    desk.time += 5000 * MILLISECOND
    assert list(desk.inputs.read([], is_typing=False)) == [Idle(5)]


@given(st.lists(st.tuples(st.integers(0, 1), st.floats(-1, 1)), max_size=40))
def test_however_a_stick_is_stirred_it_comes_to_rest(moves: list[tuple[int, float]]) -> None:
    """Back in the middle it points nowhere, and repeats nothing."""
    desk = Desk()
    desk.read(*(push(axis, value) for axis, value in moves), push(0, 0), push(1, 0))
    assert desk.wait(5000) == []


def test_an_axis_that_rests_at_its_end_points_nowhere() -> None:
    """A pedal, or a stick that is stuck, does not move the focus until it has been in the middle."""
    Stick.rest = -1.0
    desk = Desk()
    assert desk.read(push(0, -1.0), push(0, -0.9)) == []
    assert desk.wait(1000) == []
    assert desk.read(push(0, 0.0), push(0, -1.0)) == [Direction.LEFT]


def test_a_direction_that_is_held_repeats_after_a_while() -> None:
    """Once after 400 ms, then every 150 ms, until it is let go."""
    desk = Desk()
    right = pygame.CONTROLLER_BUTTON_DPAD_RIGHT
    assert desk.read(button(right)) == [Direction.RIGHT]
    assert desk.wait(399) == []
    assert desk.wait(1) == [Direction.RIGHT]
    assert desk.wait(149) == []
    assert desk.wait(1) == [Direction.RIGHT]
    assert desk.wait(150) == [Direction.RIGHT]
    desk.read(button(right, False))
    assert desk.wait(5000) == []


def test_a_stall_does_not_make_the_focus_race() -> None:
    """However long a turn took, what is held repeats once in it."""
    desk = Desk()
    desk.read(push(0, 1.0))
    assert desk.wait(10_000) == [Direction.RIGHT]


def test_the_direction_pressed_last_is_the_one_that_repeats() -> None:
    """Rolling from one to another and back holds what is still down."""
    desk = Desk()
    up, left = pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_LEFT
    assert desk.read(button(up), button(left)) == [Direction.UP, Direction.LEFT]
    assert desk.wait(400) == [Direction.LEFT]
    desk.read(button(left, False))
    assert desk.wait(400) == [Direction.UP]


def test_buttons_do_not_repeat() -> None:
    """A confirm that is held is one confirm."""
    desk = Desk()
    desk.read(button(pygame.CONTROLLER_BUTTON_A))
    assert desk.wait(5000) == []


def test_a_controller_pulled_out_lets_go_of_everything() -> None:
    """What it held ends, what it still says is not heard, and another one goes on."""
    desk = Desk()
    desk.read(push(0, 1.0))
    assert desk.read(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=MAPPED)) == []
    assert desk.wait(5000) == []
    assert desk.read(button(0), push(1, 1.0)) == []
    assert desk.read(button(0, pad=RAW)) == [Command.CONFIRM]
    assert desk.read(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=77)) == []


def test_a_controller_plugged_in_during_the_game_is_heard() -> None:
    """It is known by its instance, and being reported twice changes nothing."""
    desk = Desk()
    assert desk.read(button(0, pad=12)) == []
    new = pygame.Event(pygame.JOYDEVICEADDED, device_index=2, guid="")
    assert desk.read(new, new, button(0, pad=12)) == [Command.CONFIRM]


def test_a_controller_that_has_gone_before_it_could_be_opened_is_passed_over() -> None:
    """A loose plug costs nothing."""
    desk = Desk()
    Stick.is_broken = True
    assert desk.read(pygame.Event(pygame.JOYDEVICEADDED, device_index=4, guid="")) == []


def test_losing_the_window_lets_go() -> None:
    """What was held when the player went elsewhere does not go on without them."""
    desk = Desk()
    desk.read(push(0, 1.0))
    desk.read(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert desk.wait(5000) == []


def test_without_mappings_all_controllers_go_by_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pygame without that unfinished module still plays."""
    monkeypatch.setitem(sys.modules, "pygame._sdl2.controller", None)
    desk = Desk()
    by_number = pygame.Event(pygame.JOYBUTTONDOWN, joy=0, instance_id=MAPPED, button=0)
    assert desk.read(by_number) == [Command.CONFIRM]


# SDL itself can be given controllers that exist in memory alone.

SDL = next(iter(Path(pygame.__file__).parent.parent.glob("pygame_ce.libs/libSDL2-2*")), None)
VIRTUAL = """
import ctypes, os, sys, time
os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"
import pygame
from game.shell.inputs import Inputs, waiting_events
from game.shell.pads import Pads
pygame.display.init()
pygame.display.set_mode((320, 240))
sdl = ctypes.CDLL(sys.argv[1])
sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
pads = Pads(time.monotonic_ns)
inputs = Inputs(time.monotonic_ns, lambda: (320, 240), pads)
pads.open()
def said():
    return [intent.name for intent in inputs.read(waiting_events(), False) if hasattr(intent, "name")]
said()
kind, hats, up = int(sys.argv[2]), int(sys.argv[3]), 11
for _ in range(2):
    place = sdl.SDL_JoystickAttachVirtual(kind, 6, 15, hats)
    said()
    stick = ctypes.c_void_p(sdl.SDL_JoystickOpen(place))
    pressed = []
    for number in (0, up):
        sdl.SDL_JoystickSetVirtualButton(stick, number, 1)
        pressed += said()
        sdl.SDL_JoystickSetVirtualButton(stick, number, 0)
        pressed += said()
    sdl.SDL_JoystickSetVirtualAxis(stick, 0, -30000)
    pressed += said()
    if hats:
        sdl.SDL_JoystickSetVirtualHat(stick, 0, 4)
        pressed += said()
    sdl.SDL_JoystickClose(stick)
    sdl.SDL_JoystickDetachVirtual(place)
    pressed += said()
    print(*pressed)
"""


@pytest.mark.skipif(SDL is None, reason="this pygame does not bring its own SDL")
@pytest.mark.parametrize(
    ("kind", "hats", "said"), [(1, 0, "CONFIRM UP LEFT"), (0, 1, "CONFIRM UP LEFT DOWN")], ids=["mapped", "raw"]
)
def test_sdl_s_own_controllers_are_heard_and_hot_plugged(kind: int, hats: int, said: str) -> None:
    """A controller of SDL's making is plugged in, used, pulled out, and plugged in again."""
    told = subprocess.run(
        [sys.executable, "-c", VIRTUAL, str(SDL), str(kind), str(hats)],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert told.stdout.splitlines()[-2:] == [said, said]
    assert told.stderr == ""
