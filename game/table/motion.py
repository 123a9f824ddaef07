"""Motions as data: what is drawn of a moving thing at any moment.

The state of a game is final before anything moves, so a motion decides nothing; it only tells
what is to be seen on the way. Times are milliseconds since the motion was begun.
"""

from collections.abc import Hashable
from enum import Enum
from typing import NamedTuple, Protocol

from game.table.box import Point

# What names a place for a card; each table has its own.
Slot = Hashable


class Figure(Enum):
    """The kinds of things that move."""

    CARD = "card"
    ENLARGED = "enlarged card"
    HEART = "heart"
    POINTS = "points"
    MESSAGE = "message"
    LIGHT = "light"
    BIG_HEART = "big heart"
    MOON = "moon"


class Mote(NamedTuple):
    """One thing to draw at one moment.

    ``text`` is the card (empty for its back) or the lettering; ``width`` and ``height`` are pixels,
    narrower than at rest while a card turns; ``opacity`` goes from 0 to 1.
    """

    figure: Figure
    text: str
    centre: Point
    width: float
    height: float
    opacity: float = 1.0


class Path(Protocol):
    """What is seen of something on its way."""

    def at(self, share: float) -> tuple[Mote, ...]:
        """What is drawn when ``share`` (0–1) of the time has passed."""
        ...


class Motion(NamedTuple):
    """Something that goes along a path: not seen before it ``begins``, it is under way for as long as it ``lasts``.

    Its card ``leaves`` a slot of the table and ``lands`` in one; None where it was or will be nowhere.
    """

    path: Path
    lasts: float
    begins: float = 0.0
    lands: Slot | None = None
    leaves: Slot | None = None

    @property
    def ends(self) -> float:
        """When it is over."""
        return self.begins + self.lasts

    def at(self, time: float) -> tuple[Mote, ...]:
        """What is drawn of it at ``time``."""
        if time < self.begins:
            return ()
        return self.path.at(min(1.0, (time - self.begins) / self.lasts))
