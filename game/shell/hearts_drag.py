"""A card of a hand of Hearts that a finger or the mouse holds."""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from game.table.box import Point
from game.table.layout import CARD_HEIGHT
from game.table.motion import Figure, Mote

_MEANT_FROM = 12  # pixels


class Dragged(NamedTuple):
    """The ``place`` of the card in the hand, where the finger came down, and where it is."""

    place: int
    start: Point
    point: Point

    @property
    def is_away(self) -> bool:
        """Whether the finger has moved so far that it means it."""
        return hypot(self.point[0] - self.start[0], self.point[1] - self.start[1]) > _MEANT_FROM

    def moved_to(self, point: Point) -> Dragged:
        """The card with the finger elsewhere."""
        return self._replace(point=point)

    def mote(self, card: str, width: int) -> Mote:
        """The card under the finger."""
        return Mote(Figure.CARD, card, self.point, width, round(width * CARD_HEIGHT))
