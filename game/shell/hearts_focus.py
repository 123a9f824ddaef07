"""Where the focus is at the table of Hearts: on a card of the hand, or on a button."""

from collections.abc import Mapping

from game.table.box import Box
from game.table.focus import Direction, next_focus
from game.table.hearts_tools import HeartsTool

Boxes = Mapping[object, Box]


class HeartsFocus:
    """The thing that Enter would tap: ``("card", place)`` or the key of a button.

    It is shown once a key or a controller was used, until a finger or the mouse is.
    """

    def __init__(self) -> None:
        self.key: object = ("card", 0)
        self.is_shown = False

    @property
    def place(self) -> int | None:
        """The place in the hand of the card in focus."""
        match self.key:
            case ("card", int(place)):
                return place
            case _:
                return None

    def move(self, boxes: Boxes, direction: Direction) -> None:
        """Go to the nearest of ``boxes`` that way; along a hand from card to card, however they overlap."""
        self.mend(boxes)
        following = ("card", (self.place or 0) + direction.value[0])
        if self.place is not None and direction.value[0] and following in boxes:
            self._go(following)
        elif self.key in boxes:
            self._go(self._nearest(boxes, direction))

    def cycle(self, boxes: Boxes, by: int) -> None:
        """Go ``by`` places on in the order of ``boxes``."""
        self.mend(boxes)
        order = list(boxes)
        if order:
            self._go(order[(order.index(self.key) + by) % len(order)])

    def mend(self, boxes: Boxes) -> None:
        """When the thing in focus is no more: go to the card before it, or to what there is; rather no button.

        As long as nobody sees it, it is on a card whenever there is one.
        """
        places = [key for key in boxes if isinstance(key, tuple)]
        if not self.is_shown and self.place is None and places:
            self.key = places[0]
        if self.key in boxes or not boxes:
            return
        others = [key for key in boxes if not isinstance(key, HeartsTool | tuple)]
        if self.place is not None and places:
            self.key = places[-1]
        else:
            self.key = next(iter([*others, *places, *boxes]))

    def _nearest(self, boxes: Boxes, direction: Direction) -> object:
        """What is nearest that way; up from the hand rather a button of the question than a tool far aside."""
        found = next_focus(boxes, self.key, direction)
        if self.place is not None and direction is Direction.UP and isinstance(found, HeartsTool):
            return next((key for key in boxes if not isinstance(key, HeartsTool | tuple)), found)
        return found

    def _go(self, key: object) -> None:
        # The first key only shows where the focus is; the next one moves it.
        if self.is_shown:
            self.key = key
        self.is_shown = True
