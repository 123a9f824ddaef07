"""Motions that only a table of Hearts has, as data; times are milliseconds since the motion was begun."""

from math import pi, sin
from typing import NamedTuple

from game.table.box import Point
from game.table.motion import Figure, Mote, Slot, eased


class Moonrise(NamedTuple):
    """A moon that rises to ``centre`` and fades; with ``rises`` 0 it only fades. ``side`` is its size in pixels."""

    centre: Point
    side: float
    rises: float
    lasts: float
    begins: float = 0.0
    lands: Slot | None = None
    leaves: Slot | None = None

    @property
    def ends(self) -> float:
        """When it has faded."""
        return self.begins + self.lasts

    def at(self, time: float) -> tuple[Mote, ...]:
        """The moon at ``time``; it is brightest half-way."""
        share = min(1.0, max(0.0, (time - self.begins) / self.lasts))
        if share <= 0:
            return ()
        centre = self.centre[0], self.centre[1] + self.rises * (1 - eased(share))
        return (Mote(Figure.MOON, "", centre, self.side, self.side, min(1.0, 1.6 * sin(share * pi))),)
