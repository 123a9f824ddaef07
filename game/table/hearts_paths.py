"""Ways that things go only on a table of Hearts, as functions of the share of time that has passed, 0–1."""

from math import pi, sin
from typing import NamedTuple

from game.table.box import Point
from game.table.motion import Figure, Mote
from game.table.paths import eased


class Moonrise(NamedTuple):
    """A moon that rises to ``centre`` and fades; with ``rises`` 0 it only fades. ``side`` is its size in pixels."""

    centre: Point
    side: float
    rises: float

    def at(self, share: float) -> tuple[Mote, ...]:
        """The moon; it is brightest half-way."""
        centre = self.centre[0], self.centre[1] + self.rises * (1 - eased(share))
        return (Mote(Figure.MOON, "", centre, self.side, self.side, min(1.0, 1.6 * sin(share * pi))),)


class RisingNews(NamedTuple):
    """A few words on a plate that rise from ``start`` and fade; with ``rises`` 0 they only fade.

    ``height`` is that of the letters, ``widest`` the most that the plate may take; both are pixels.
    """

    text: str
    start: Point
    rises: float
    height: float
    widest: float

    def at(self, share: float) -> tuple[Mote, ...]:
        """The words, which are to be read on any card."""
        centre = self.start[0], self.start[1] - self.rises * eased(share)
        return (Mote(Figure.MESSAGE, self.text, centre, self.widest, self.height, 1 - share**3),)
