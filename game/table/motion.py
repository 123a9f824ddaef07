"""Motions as data: what is drawn of a moving thing at any moment.

The state of a game is final before anything moves, so a motion decides nothing; it only tells
what is to be seen on the way. Times are milliseconds since the motion was begun.
"""

from collections.abc import Hashable
from enum import Enum
from math import cos, pi, sin
from typing import NamedTuple, Protocol

from game.table.box import Box, Point

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


class Motion(Protocol):
    """Something that moves for a while."""

    @property
    def ends(self) -> float:
        """When it is over."""
        ...

    @property
    def lands(self) -> Slot | None:
        """Where its card will lie afterwards, None when it will lie nowhere."""
        ...

    @property
    def leaves(self) -> Slot | None:
        """Where its card was taken from, None when it was not taken from the table."""
        ...

    def at(self, time: float) -> tuple[Mote, ...]:
        """What is drawn of it at ``time``."""
        ...


def eased(share: float) -> float:
    """A share of the way, 0–1, for a quick start and a soft stop."""
    return 1 - (1 - share) ** 3


def _share(time: float, begins: float, lasts: float) -> float:
    return min(1.0, max(0.0, (time - begins) / lasts))


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


class Flight(NamedTuple):
    """One card on its way from one box to another, growing or shrinking as they do.

    Until ``begins`` it is not seen, as part of a pile.
    With ``turns`` it turns about its upright axis half-way: it starts with the other side up.
    ``card`` is the side that lands; with ``is_face_down`` that is the back.
    """

    card: str
    start: Box
    end: Box
    lasts: float
    begins: float = 0.0
    turns: bool = False
    is_face_down: bool = False
    lands: Slot | None = None
    leaves: Slot | None = None

    @property
    def ends(self) -> float:
        """When the card lies at its end."""
        return self.begins + self.lasts

    def at(self, time: float) -> tuple[Mote, ...]:
        """The card at ``time``; nothing before it flies."""
        if time < self.begins:
            return ()
        share = eased(_share(time, self.begins, self.lasts))
        narrowed = abs(cos(pi * share)) if self.turns else 1.0
        is_back = self.is_face_down != (self.turns and share < 0.5)
        width, height = _between(self.start[2:], self.end[2:], share)
        centre = _between(self.start.centre, self.end.centre, share)
        card = Mote(Figure.CARD, "" if is_back else self.card, centre, narrowed * width, height)
        return (card,)


class Shake(NamedTuple):
    """A card that shakes its head in place."""

    card: str
    box: Box
    lasts: float
    lands: Slot | None
    leaves: Slot | None = None

    @property
    def ends(self) -> float:
        """When it stands still again."""
        return self.lasts

    def at(self, time: float) -> tuple[Mote, ...]:
        """The card at ``time``."""
        share = _share(time, 0, self.lasts)
        aside = 0.08 * self.box.width * sin(share * 5 * pi) * (1 - share)
        x, y = self.box.centre
        return (Mote(Figure.CARD, self.card, (x + aside, y), self.box.width, self.box.height),)


class Meeting(NamedTuple):
    """A card of a pair: it lifts and goes to meet the other one, and is gone when they touch."""

    card: str
    start: Box
    meets: Point
    lasts: float
    leaves: Slot | None
    lands: Slot | None = None

    @property
    def ends(self) -> float:
        """When the two have met."""
        return self.lasts

    def at(self, time: float) -> tuple[Mote, ...]:
        """The card at ``time``, a little larger in the middle of its way."""
        share = _share(time, 0, self.lasts)
        larger = 1 + 0.1 * sin(share * pi)
        centre = _between(self.start.centre, self.meets, share * share)
        return (Mote(Figure.CARD, self.card, centre, larger * self.start.width, larger * self.start.height),)


_SPARKS = 12
_GOLDEN_ANGLE = 2.399963


class Burst(NamedTuple):
    """Small hearts that fly apart from a point and fall; ``reach`` in pixels."""

    centre: Point
    reach: float
    begins: float
    lasts: float
    lands: Slot | None = None
    leaves: Slot | None = None

    @property
    def ends(self) -> float:
        """When the last heart has faded."""
        return self.begins + self.lasts

    def at(self, time: float) -> tuple[Mote, ...]:
        """The hearts at ``time``; none before they fly."""
        share = _share(time, self.begins, self.lasts)
        return tuple(self._spark(number, share) for number in range(_SPARKS)) if 0 < share < 1 else ()

    def _spark(self, number: int, share: float) -> Mote:
        # Turning by the golden angle spreads any number of hearts evenly, without a random source.
        angle, speed = number * _GOLDEN_ANGLE, 0.55 + 0.45 * (number % 3) / 2
        distance = self.reach * speed * eased(share)
        fall = 0.5 * self.reach * share * share
        size = self.reach * (0.2 + 0.07 * (number % 3))
        centre = self.centre[0] + cos(angle) * distance, self.centre[1] + sin(angle) * distance + fall
        return Mote(Figure.HEART, "", centre, size, size, 1 - share * share)


class RisingPoints(NamedTuple):
    """Points that rise from a card and fade; with ``rises`` 0 they only fade."""

    text: str
    start: Point
    rises: float
    height: float
    lasts: float
    begins: float = 0.0
    lands: Slot | None = None
    leaves: Slot | None = None

    @property
    def ends(self) -> float:
        """When they have faded."""
        return self.begins + self.lasts

    def at(self, time: float) -> tuple[Mote, ...]:
        """The lettering at ``time``; its width follows from the text."""
        share = _share(time, self.begins, self.lasts)
        centre = self.start[0], self.start[1] - self.rises * eased(share)
        return (Mote(Figure.POINTS, self.text, centre, 0, self.height, 1 - share**3),) if share > 0 else ()


class Brightening(NamedTuple):
    """Light that falls on a card that has just come free, and fades."""

    box: Box
    begins: float
    lasts: float
    lands: Slot | None = None
    leaves: Slot | None = None

    @property
    def ends(self) -> float:
        """When the light is gone."""
        return self.begins + self.lasts

    def at(self, time: float) -> tuple[Mote, ...]:
        """The light at ``time``."""
        share = _share(time, self.begins, self.lasts)
        light = Mote(Figure.LIGHT, "", self.box.centre, self.box.width, self.box.height, 0.6 * (1 - share))
        return (light,) if share > 0 else ()


class Heartbeat(NamedTuple):
    """The empty heart fills with light and beats; with ``beats`` 0 it only fills. Nothing else moves meanwhile."""

    box: Box
    beats: int
    lasts: float
    begins: float = 0.0
    lands: Slot | None = None
    leaves: Slot | None = None

    @property
    def ends(self) -> float:
        """When it has come to rest."""
        return self.begins + self.lasts

    def at(self, time: float) -> tuple[Mote, ...]:
        """The heart of light at ``time``."""
        share = _share(time, self.begins, self.lasts)
        swell = 1 + 0.07 * abs(sin(share * pi * self.beats)) * (1 - 0.5 * share)
        heart = Mote(
            Figure.BIG_HEART, "", self.box.centre, swell * self.box.width, swell * self.box.height, min(1, 2.5 * share)
        )
        return (heart,) if share > 0 else ()
