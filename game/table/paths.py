"""The ways things go across a table, as functions of the share of time that has passed, 0–1."""

from math import cos, pi, sin
from typing import NamedTuple

from game.table.box import Box, Point
from game.table.motion import Figure, Mote


def eased(share: float) -> float:
    """A share of the way, 0–1, for a quick start and a soft stop."""
    return 1 - (1 - share) ** 3


class Flight(NamedTuple):
    """One card on its way from one box to another, growing or shrinking as they do.

    With ``turns`` it turns about its upright axis half-way: it starts with the other side up.
    ``card`` is the side that lands; with ``is_face_down`` that is the back.
    """

    card: str
    start: Box
    end: Box
    turns: bool = False
    is_face_down: bool = False

    def at(self, share: float) -> tuple[Mote, ...]:
        """The card on its way."""
        gone = eased(share)
        x, y, width, height = self.start
        end_x, end_y, end_width, end_height = self.end
        width_now, height_now = width + (end_width - width) * gone, height + (end_height - height) * gone
        centre = x + (end_x - x) * gone + width_now / 2, y + (end_y - y) * gone + height_now / 2
        is_back = self.is_face_down
        if self.turns:
            width_now *= abs(cos(pi * gone))
            is_back = is_back != (gone < 0.5)
        return (Mote(Figure.CARD, "" if is_back else self.card, centre, width_now, height_now),)


class Shake(NamedTuple):
    """A card that shakes its head in place."""

    card: str
    box: Box

    def at(self, share: float) -> tuple[Mote, ...]:
        """The card, a little aside."""
        aside = 0.08 * self.box.width * sin(share * 5 * pi) * (1 - share)
        x, y = self.box.centre
        return (Mote(Figure.CARD, self.card, (x + aside, y), self.box.width, self.box.height),)


class Meeting(NamedTuple):
    """A card of a pair: it lifts and goes to meet the other one, and is gone when they touch."""

    card: str
    start: Box
    meets: Point

    def at(self, share: float) -> tuple[Mote, ...]:
        """The card, a little larger in the middle of its way."""
        larger = 1 + 0.1 * sin(share * pi)
        x, y = self.start.centre
        centre = x + (self.meets[0] - x) * share * share, y + (self.meets[1] - y) * share * share
        return (Mote(Figure.CARD, self.card, centre, larger * self.start.width, larger * self.start.height),)


_SPARKS = 12
_GOLDEN_ANGLE = 2.399963


class Burst(NamedTuple):
    """Small hearts that fly apart from a point and fall; ``reach`` in pixels."""

    centre: Point
    reach: float

    def at(self, share: float) -> tuple[Mote, ...]:
        """The hearts, fainter and fainter."""
        return tuple(self._spark(number, share) for number in range(_SPARKS))

    def _spark(self, number: int, share: float) -> Mote:
        # Turning by the golden angle spreads any number of hearts evenly, without a random source.
        angle, speed = number * _GOLDEN_ANGLE, 0.55 + 0.45 * (number % 3) / 2
        distance = self.reach * speed * eased(share)
        fall = 0.5 * self.reach * share * share
        size = self.reach * (0.2 + 0.07 * (number % 3))
        centre = self.centre[0] + cos(angle) * distance, self.centre[1] + sin(angle) * distance + fall
        return Mote(Figure.HEART, "", centre, size, size, 1 - share * share)


class RisingPoints(NamedTuple):
    """Points that rise from a card and fade; with ``rises`` 0 they only fade. ``height`` is that of the letters."""

    text: str
    start: Point
    rises: float
    height: float

    def at(self, share: float) -> tuple[Mote, ...]:
        """The lettering; its width follows from the text."""
        centre = self.start[0], self.start[1] - self.rises * eased(share)
        return (Mote(Figure.POINTS, self.text, centre, 0, self.height, 1 - share**3),)


class Brightening(NamedTuple):
    """Light that falls on a card that has just come free, and fades."""

    box: Box

    def at(self, share: float) -> tuple[Mote, ...]:
        """The light, fainter and fainter."""
        return (Mote(Figure.LIGHT, "", self.box.centre, self.box.width, self.box.height, 0.6 * (1 - share)),)


class Heartbeat(NamedTuple):
    """The empty heart fills with light and beats; with ``beats`` 0 it only fills. Nothing else moves meanwhile."""

    box: Box
    beats: int

    def at(self, share: float) -> tuple[Mote, ...]:
        """The heart of light."""
        swell = 1 + 0.07 * abs(sin(share * pi * self.beats)) * (1 - 0.5 * share)
        width, height = swell * self.box.width, swell * self.box.height
        return (Mote(Figure.BIG_HEART, "", self.box.centre, width, height, min(1, 2.5 * share)),)
