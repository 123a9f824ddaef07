"""An upright rectangle of whole pixels that nothing can change."""

from collections.abc import Iterable
from functools import reduce
from typing import NamedTuple

Point = tuple[float, float]


class Box(NamedTuple):
    """A rectangle in pixels: its left top corner and its size. pygame takes it wherever it takes a Rect."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The x just past the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The y just past the lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """The middle, x and y."""
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, point: Point) -> bool:
        """Whether ``point`` lies inside."""
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def meets(self, other: "Box") -> bool:
        """Whether the two share at least one pixel."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def grown(self, by: int) -> "Box":
        """The box with its edges moved outwards by ``by`` pixels (inwards when below 0)."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def joined(self, other: "Box") -> "Box":
        """The smallest box that holds both."""
        left, top, width, height = self
        x, y, other_width, other_height = other
        right, bottom = max(left + width, x + other_width), max(top + height, y + other_height)
        return Box(min(left, x), min(top, y), right - min(left, x), bottom - min(top, y))

    def moved(self, dx: int, dy: int) -> "Box":
        """The box shifted by so many pixels."""
        return self._replace(x=self.x + dx, y=self.y + dy)

    def cut_to(self, frame: "Box") -> "Box":
        """The part of the box inside ``frame``; of no size when there is none."""
        x, y = max(self.x, frame.x), max(self.y, frame.y)
        right, bottom = min(self.right, frame.right), min(self.bottom, frame.bottom)
        return Box(x, y, max(0, right - x), max(0, bottom - y))


def centred(centre: Point, width: int, height: int) -> Box:
    """The box of a size around a centre."""
    return Box(round(centre[0] - width / 2), round(centre[1] - height / 2), width, height)


def around(boxes: Iterable[Box]) -> Box:
    """The smallest box that holds all of ``boxes``. Raises TypeError when there are none."""
    return reduce(Box.joined, boxes)
