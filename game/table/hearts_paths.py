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
