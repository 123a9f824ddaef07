"""What a person wants, whatever device it was said with."""

from dataclasses import dataclass
from enum import Enum

from game.table.box import Point
from game.table.focus import Direction


class Command(Enum):
    """Wishes that a single key or button can say."""

    CONFIRM = "confirm"
    CANCEL = "cancel"
    ADVANCE = "advance"  # the space bar: draws at the table, confirms elsewhere
    NEXT = "next"
    PREVIOUS = "previous"
    EARLIER = "earlier"  # turns a page back
    LATER = "later"
    DRAW = "draw"
    UNDO = "undo"
    REDO = "redo"
    NEW = "new"
    MENU = "menu"
    HELP = "help"
    HINT = "hint"  # where nobody gives hints, a wish for help
    MUTE = "mute"
    ERASE = "erase"
    FULLSCREEN = "fullscreen"
    LEAVE = "leave"  # a player's wish, which a kiosk does not grant
    EXIT = "exit"  # the word of the system or of the kiosk's keeper


@dataclass(frozen=True, slots=True)
class Tap:
    """A finger or the mouse was put down at a point, in pixels."""

    point: Point


@dataclass(frozen=True, slots=True)
class Lift:
    """The finger or the mouse was taken up again."""


@dataclass(frozen=True, slots=True)
class Drag:
    """The finger that is down has moved to a point, in pixels."""

    point: Point


@dataclass(frozen=True, slots=True)
class Hover:
    """The mouse is over a point, in pixels."""

    point: Point


@dataclass(frozen=True, slots=True)
class Typed:
    """Text was typed or pasted."""

    text: str


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has a new size, in pixels."""

    size: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Idle:
    """Nobody has done anything for so many whole seconds; said once each second, and never while somebody plays."""

    seconds: int


class Presence(Enum):
    """What became of the window: who is away can not see or reach it, and exposed pixels are lost."""

    UNFOCUSED = "unfocused"
    FOCUSED = "focused"
    HIDDEN = "hidden"
    SHOWN = "shown"
    EXPOSED = "exposed"


Intent = Command | Direction | Tap | Lift | Drag | Hover | Typed | Resized | Idle | Presence
