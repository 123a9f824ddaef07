"""A card that is held down is shown large, until it is let go."""

from collections.abc import Callable

from game.table.box import Box, Point
from game.table.layout import CARD_HEIGHT
from game.table.motion import Figure, Mote

_HELD_FOR = 500_000_000  # nanoseconds
_SHARE_OF_WINDOW = 0.62  # of its height, or of its width where that is the narrower way
_LARGEST = 420  # pixels of width


class Magnifier:
    """Knows which card is held and for how long; ``now`` gives monotonic nanoseconds."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._card: str | None = None
        self._since = 0

    def press(self, card: str | None) -> None:
        """A finger was put on a card, or on something else."""
        self._card, self._since = card, self._now()

    def lift(self) -> None:
        """The finger is gone."""
        self._card = None

    def motes(self, window: Box, finger: Point) -> tuple[Mote, ...]:
        """The large card, once it was held for half a second: on the side of the window where the finger is not."""
        if self._card is None or self._now() - self._since < _HELD_FOR:
            return ()
        height = min(window.height * _SHARE_OF_WINDOW, window.width * _SHARE_OF_WINDOW * CARD_HEIGHT)
        width = min(_LARGEST, height / CARD_HEIGHT)
        x = window.width * (0.72 if finger[0] < window.width / 2 else 0.28)
        x = min(max(x, width / 2 + 4), window.width - width / 2 - 4)
        return (Mote(Figure.ENLARGED, self._card, (x, window.height / 2), width, width * CARD_HEIGHT),)
