"""From pygame's events to what a person wants."""

from string import printable
from typing import Any

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.shell.chord import Chord, parse_chord
from game.shell.inputs import Inputs, waiting_events
from game.shell.intents import Command, Hover, Idle, Intent, Lift, Presence, Resized, Tap, Typed
from game.table.focus import Direction

SIZE = (800, 480)
SECOND = 1_000_000_000


class Desk:
    """Inputs with a clock that a test sets; notes whether the mouse was used last."""

    def __init__(self, exit_keys: Chord | None = None) -> None:
        self.time = 0
        self.by_mouse: list[bool] = []
        self.inputs = Inputs(lambda: self.time, lambda: SIZE, None, exit_keys, self.by_mouse.append)

    def read(self, *events: pygame.Event, is_typing: bool = False) -> list[Intent]:
        """What the events mean."""
        return list(self.inputs.read(events, is_typing))

    def wait(self, seconds: float) -> list[Intent]:
        """Let time pass without an event."""
        self.time += round(seconds * SECOND)
        return self.read()


def finger(kind: str, number: int = 1, x: float = 0.5, y: float = 0.5) -> pygame.Event:
    """A report of a finger: "DOWN", "UP" or "MOTION"."""
    return pygame.Event(getattr(pygame, f"FINGER{kind}"), finger_id=number, x=x, y=y, dx=0, dy=0, pressure=0)


def mouse(kind: str, pos: tuple[int, int] = (400, 240), button: int = 1, **more: Any) -> pygame.Event:
    """A report of the mouse: "DOWN", "UP" or "MOTION"."""
    if kind == "MOTION":
        return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0), **more)
    return pygame.Event(getattr(pygame, f"MOUSEBUTTON{kind}"), pos=pos, button=button, **more)


def key(code: int, mod: int = 0) -> pygame.Event:
    """A key pressed."""
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)


def text(letters: str) -> pygame.Event:
    """Text typed."""
    return pygame.Event(pygame.TEXTINPUT, text=letters)


def taps(intents: list[Intent]) -> list[Tap]:
    """The taps among some intents."""
    return [intent for intent in intents if isinstance(intent, Tap)]


# Fingers and mouse


def test_a_touch_as_sdl_reports_it_is_one_tap() -> None:
    """The motion and the click made from a finger are dropped; the finger's place counts."""
    reports = [mouse("MOTION", touch=True), mouse("DOWN", touch=True), finger("DOWN"), finger("UP")]
    reports += [mouse("UP", touch=True)]
    assert Desk().read(*reports) == [Tap((399.5, 239.5)), Lift()]


def test_a_touch_whose_click_is_not_marked_is_one_tap() -> None:
    """Before or after its finger, the click is the same touch, wherever it says it was."""
    for reports in (
        [mouse("DOWN", touch=False), finger("DOWN")],
        [finger("DOWN"), mouse("DOWN", pos=(3, 3))],
        [mouse("DOWN"), finger("DOWN"), mouse("DOWN")],
    ):
        assert len(taps(Desk().read(*reports))) == 1


def test_the_hand_s_own_events_are_not_seen_twice_when_it_goes() -> None:
    """One touch ends once, and leaves no pointer hovering where it was."""
    reports = [finger("DOWN"), mouse("MOTION"), finger("UP"), mouse("UP"), mouse("MOTION")]
    assert Desk().read(*reports) == [Tap((399.5, 239.5)), Lift()]


@given(st.floats(allow_nan=True, allow_infinity=True), st.floats(allow_nan=True, allow_infinity=True))
def test_every_tap_lies_inside_the_window(x: float, y: float) -> None:
    """Wherever a finger is reported, the tap is at a pixel that exists."""
    (tap,) = taps(Desk().read(finger("DOWN", x=x, y=y)))
    assert 0 <= tap.point[0] <= SIZE[0] - 1
    assert 0 <= tap.point[1] <= SIZE[1] - 1


def test_places_just_outside_are_at_the_edge() -> None:
    """A finger at -0.1 or at 15.98 touches the first or the last pixel."""
    assert taps(Desk().read(finger("DOWN", x=-0.1, y=15.98))) == [Tap((0, 479))]


def test_losing_the_focus_forgets_the_fingers() -> None:
    """After coming back the first finger counts, whatever was down before."""
    desk = Desk()
    desk.read(finger("DOWN", 1))
    assert desk.read(pygame.Event(pygame.WINDOWFOCUSLOST)) == [Presence.UNFOCUSED]
    assert len(taps(desk.read(finger("DOWN", 2)))) == 1


@pytest.mark.parametrize("button", [2, 3, 4, 5, 6, 7])
def test_only_the_left_button_taps(button: int) -> None:
    """Other buttons and the wheel do nothing."""
    assert Desk().read(mouse("DOWN", button=button), mouse("UP", button=button)) == []


def test_the_mouse_taps_hovers_and_lifts() -> None:
    """What a mouse does is taken as it is."""
    reports = [mouse("MOTION", (1, 2)), mouse("DOWN", (1, 2)), mouse("UP", (1, 2))]
    assert Desk().read(*reports) == [Hover((1, 2)), Tap((1, 2)), Lift()]


# Keys

PLAIN_KEYS: dict[int, Intent] = {
    pygame.K_LEFT: Direction.LEFT,
    pygame.K_RIGHT: Direction.RIGHT,
    pygame.K_UP: Direction.UP,
    pygame.K_DOWN: Direction.DOWN,
    pygame.K_RETURN: Command.CONFIRM,
    pygame.K_KP_ENTER: Command.CONFIRM,
    pygame.K_ESCAPE: Command.CANCEL,
    pygame.K_AC_BACK: Command.CANCEL,
    pygame.K_TAB: Command.NEXT,
    pygame.K_BACKSPACE: Command.ERASE,
    pygame.K_F1: Command.HELP,
    pygame.K_F10: Command.MENU,
    pygame.K_F11: Command.FULLSCREEN,
}
LETTER_KEYS: dict[int, Intent] = {
    pygame.K_SPACE: Command.ADVANCE,
    pygame.K_d: Command.DRAW,
    pygame.K_u: Command.UNDO,
    pygame.K_r: Command.REDO,
    pygame.K_y: Command.REDO,
    pygame.K_n: Command.NEW,
    pygame.K_m: Command.MENU,
    pygame.K_h: Command.HINT,
    pygame.K_s: Command.MUTE,
}
CHORDS: dict[tuple[int, int], Intent] = {
    (pygame.K_RETURN, pygame.KMOD_LALT): Command.FULLSCREEN,
    (pygame.K_TAB, pygame.KMOD_RSHIFT): Command.PREVIOUS,
    (pygame.K_z, pygame.KMOD_LCTRL): Command.UNDO,
    (pygame.K_z, pygame.KMOD_LMETA): Command.UNDO,
    (pygame.K_y, pygame.KMOD_RCTRL): Command.REDO,
    (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT): Command.REDO,
    (pygame.K_n, pygame.KMOD_LCTRL): Command.NEW,
    (pygame.K_q, pygame.KMOD_LCTRL): Command.LEAVE,
    (pygame.K_LEFT, pygame.KMOD_LSHIFT): Direction.LEFT,
    (pygame.K_d, pygame.KMOD_LSHIFT): Command.DRAW,
    (pygame.K_d, pygame.KMOD_CAPS | pygame.KMOD_NUM): Command.DRAW,
}


@pytest.mark.parametrize(("code", "meant"), [*PLAIN_KEYS.items(), *LETTER_KEYS.items()])
def test_one_key_says_it(code: int, meant: Intent) -> None:
    """Every wish that a key can say is one press away."""
    assert Desk().read(key(code)) == [meant]


@pytest.mark.parametrize(("chord", "meant"), CHORDS.items())
def test_keys_held_with_others_say_it_too(chord: tuple[int, int], meant: Intent) -> None:
    """The chords people know from elsewhere; the locks of the keyboard change nothing."""
    assert Desk().read(key(*chord)) == [meant]


@pytest.mark.parametrize("code", LETTER_KEYS)
def test_while_typing_letters_are_text(code: int) -> None:
    """The key of a letter says nothing, its letter is typed, and all other keys keep their meaning."""
    assert Desk().read(key(code), text("x"), is_typing=True) == [Typed("x")]
    for other, meant in PLAIN_KEYS.items():
        assert Desk().read(key(other), is_typing=True) == [meant]


def test_letters_without_a_key_are_typed() -> None:
    """Č and other letters of dead keys and input methods come as text alone."""
    assert Desk().read(text("Č"), text("ddž"), is_typing=True) == [Typed("Č"), Typed("ddž")]


def test_what_is_typed_while_nobody_asked_is_no_text() -> None:
    """A shortcut that opens a page for text does not type itself there."""
    assert Desk().read(key(pygame.K_n), text("n")) == [Command.NEW]


def test_third_signs_are_no_chords() -> None:
    """Keyboards that report Ctrl and Alt for a sign such as @ end or undo nothing by it."""
    both = pygame.KMOD_LCTRL | pygame.KMOD_RALT
    for code in (pygame.K_q, pygame.K_z, pygame.K_n, pygame.K_v):
        for is_typing in (False, True):
            assert Desk().read(key(code, both), is_typing=is_typing) == []


def test_alt_with_a_letter_is_the_desktop_s() -> None:
    """Menus and window managers use these."""
    assert [Desk().read(key(ord(letter), pygame.KMOD_LALT)) for letter in "dunm"] == [[]] * 4


PASTES = [
    (pygame.K_v, pygame.KMOD_LCTRL),
    (pygame.K_v, pygame.KMOD_LMETA),
    (pygame.K_INSERT, pygame.KMOD_LSHIFT),
]


@pytest.mark.parametrize("chord", PASTES)
def test_text_is_pasted_while_typing(chord: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """What the clipboard holds is typed at once, as far as anything typed here can reach."""
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "HH1-N-AAAAAAM" + " " * 1000)
    (pasted,) = Desk().read(key(*chord), is_typing=True)
    assert isinstance(pasted, Typed)
    assert pasted.text.strip() == "HH1-N-AAAAAAM"
    assert len(pasted.text) <= 200
    assert Desk().read(key(*chord)) == []


def test_a_machine_without_a_clipboard_pastes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither an empty clipboard nor none at all disturbs the game."""

    def none() -> str:
        raise pygame.error("no clipboard")

    for get_text in (none, lambda: ""):
        monkeypatch.setattr(pygame.scrap, "get_text", get_text)
        assert Desk().read(key(pygame.K_v, pygame.KMOD_LCTRL), is_typing=True) == []


# The window, leaving, and time


def test_what_becomes_of_the_window_is_told() -> None:
    """Size and presence go on as they are; closing the window is the player's wish to leave."""
    events = {
        pygame.QUIT: Command.LEAVE,
        pygame.WINDOWSIZECHANGED: Resized(SIZE),
        pygame.WINDOWFOCUSGAINED: Presence.FOCUSED,
        pygame.WINDOWMINIMIZED: Presence.HIDDEN,
        pygame.WINDOWHIDDEN: Presence.HIDDEN,
        pygame.WINDOWRESTORED: Presence.SHOWN,
        pygame.WINDOWSHOWN: Presence.SHOWN,
        pygame.WINDOWEXPOSED: Presence.EXPOSED,
    }
    assert Desk().read(*map(pygame.Event, events)) == list(events.values())


def test_an_interruption_says_exit() -> None:
    """What a signal asks for comes before everything else."""
    desk = Desk()
    desk.inputs.interrupt()
    assert desk.read(key(pygame.K_d))[0] is Command.EXIT


def test_exit_keys_say_exit_and_nothing_else_does() -> None:
    """Just the keys of the chord, on whichever side of the keyboard, while typing too."""
    exit_keys = parse_chord("Ctrl+Alt+Q")
    held = pygame.KMOD_RCTRL | pygame.KMOD_LALT
    for is_typing in (False, True):
        assert Desk(exit_keys).read(key(pygame.K_q, held), is_typing=is_typing) == [Command.EXIT]
    assert Desk(exit_keys).read(key(pygame.K_q, held | pygame.KMOD_LSHIFT)) == []
    assert Desk(exit_keys).read(key(pygame.K_q, pygame.KMOD_LCTRL)) == [Command.LEAVE]
    assert Desk(parse_chord("shift+f12")).read(key(pygame.K_F12, pygame.KMOD_LSHIFT)) == [Command.EXIT]


@pytest.mark.parametrize(
    "name", ["f1", "escape", "return", "tab", "space", "7", "pause", "backspace", "home", "insert"]
)
def test_every_key_of_a_chord_is_one_of_pygame_s(name: str) -> None:
    """What the command line takes as a key can be pressed."""
    code = getattr(pygame, f"K_{name if len(name) == 1 else name.upper()}")
    assert Desk(parse_chord(f"ctrl+{name}")).read(key(code, pygame.KMOD_LCTRL)) == [Command.EXIT]


def wheel(up: int) -> pygame.Event:
    """A turn of the wheel, away from the hand or towards it."""
    return pygame.Event(pygame.MOUSEWHEEL, x=0, y=up, touch=False)


def test_the_wheel_turns_pages() -> None:
    """Away from the hand back, towards it on; sideways nothing."""
    desk = Desk()
    assert desk.read(wheel(1)) == [Command.EARLIER]
    desk.wait(0.5)
    assert desk.read(wheel(-2)) == [Command.LATER]
    desk.wait(0.5)
    assert desk.read(wheel(0)) == []


def test_a_touchpad_turns_one_page_at_a_time() -> None:
    """The many reports of one stroke are not as many pages."""
    desk = Desk()
    assert desk.read(*[wheel(-1)] * 9) == [Command.LATER]
    desk.wait(0.2)
    assert desk.read(wheel(-1)) == [Command.LATER]


def test_each_second_without_input_is_told_once() -> None:
    """Seconds are counted from the last thing a person did; turns in between say nothing."""
    desk = Desk()
    assert desk.wait(0.9) == []
    assert desk.wait(0.2) == [Idle(1)]
    assert desk.wait(0.2) == []
    assert desk.wait(2) == [Idle(3)]
    desk.read(key(pygame.K_F5))
    assert desk.wait(0.9) == []
    assert desk.wait(0.1) == [Idle(1)]


@pytest.mark.parametrize(
    "event",
    [key(pygame.K_F5), text("a"), mouse("MOTION"), mouse("DOWN", button=3), finger("DOWN"),
     pygame.Event(pygame.MOUSEWHEEL, x=0, y=1, touch=False)],
)  # fmt: skip
def test_whatever_a_person_does_ends_the_idle_time(event: pygame.Event) -> None:
    """Even what means nothing to the game shows that somebody is there."""
    desk = Desk()
    desk.wait(10)
    desk.read(event)
    assert desk.wait(1) == [Idle(1)]


@pytest.mark.parametrize("kind", [pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED, pygame.QUIT, pygame.USEREVENT])
def test_what_no_person_does_does_not_end_it(kind: int) -> None:
    """The system's own events wake nobody."""
    desk = Desk()
    desk.wait(10)
    desk.read(pygame.Event(kind))
    assert Idle(11) in desk.wait(1)


def test_the_pointer_follows_the_hand_in_use() -> None:
    """It is told whether the mouse was used last; a mouse event made from a touch is no use of the mouse."""
    desk = Desk()
    desk.read(mouse("MOTION"), key(pygame.K_d), mouse("DOWN"))
    assert desk.by_mouse == [True, False, True]
    desk.by_mouse.clear()
    desk.read(finger("DOWN"), mouse("MOTION"), mouse("DOWN", touch=True))
    assert desk.by_mouse == [False]


@given(st.lists(st.sampled_from(printable)), st.booleans())
def test_no_event_stops_the_game(letters: list[str], is_typing: bool) -> None:
    """Every key with every modifier is read without a fault."""
    desk = Desk(parse_chord("Ctrl+Alt+Q"))
    for letter in letters:
        for mod in (0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_CTRL | pygame.KMOD_SHIFT):
            if (ord(letter), mod) != (pygame.K_v, pygame.KMOD_CTRL):
                desk.read(key(ord(letter), mod), text(letter), is_typing=is_typing)


def test_a_controller_that_confuses_pygame_costs_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """What pygame raises as a controller is plugged in or out is passed over."""

    def stumble() -> list[pygame.Event]:
        raise SystemError("returned a result with an exception set")

    monkeypatch.setattr(pygame.event, "get", stumble)
    assert waiting_events() == []
