"""Where the focus is at the solitaire's table: on a card, a pile or a button."""

from collections.abc import Mapping

from game.heart_to_heart.taps import Pile, Target
from game.table.box import Box, Point
from game.table.focus import Direction, nearest, next_focus
from game.table.layout import Tool

Focus = Target | Tool
Boxes = Mapping[Focus, Box]


class TableFocus:
    """The thing that Enter would tap. It is shown once a key or a controller was used, until a finger or mouse is."""

    def __init__(self) -> None:
        self.place: Focus = Pile.STOCK
        self.is_shown = False

    @property
    def tool(self) -> Tool | None:
        """The button in focus."""
        return self.place if isinstance(self.place, Tool) else None

    @property
    def target(self) -> Target | None:
        """The card or pile in focus."""
        return None if isinstance(self.place, Tool) else self.place

    def move(self, boxes: Boxes, direction: Direction) -> None:
        """Go to the nearest of ``boxes`` that way."""
        self._go(next_focus(boxes, self.place, direction))

    def cycle(self, boxes: Boxes, by: int) -> None:
        """Go ``by`` places on in the order of ``boxes``."""
        order = list(boxes)
        self._go(order[(order.index(self.place) + by) % len(order)])

    def mend(self, boxes: Boxes, gone: Point) -> None:
        """When the thing in focus, which was at ``gone``, is no more: go to the nearest card, never to a button."""
        if self.place not in boxes:
            self.place = nearest({key: box for key, box in boxes.items() if not isinstance(key, Tool)}, gone)

    def _go(self, place: Focus) -> None:
        # The first key only shows where the focus is; the next one moves it.
        if self.is_shown:
            self.place = place
        self.is_shown = True
