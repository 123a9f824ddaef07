"""A word from the table, such as why two cards are no pair: it is there for a moment and does not move."""

from collections.abc import Callable

from game.table.layout import TableLayout
from game.table.motion import Figure, Mote

_STAYS = 1_600_000_000  # nanoseconds
_HEIGHT = 0.3  # of a line, in card widths
_LEAST, _MOST = 15, 34  # pixels


class TableMessage:
    """Shows one message at a time over the heart; ``now`` gives monotonic nanoseconds."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._text = ""
        self._until = 0

    def show(self, text: str) -> None:
        """Show ``text`` from now on for a moment."""
        self._text, self._until = text, self._now() + _STAYS

    def hide(self) -> None:
        """Take the message away."""
        self._text = ""

    def motes(self, layout: TableLayout) -> tuple[Mote, ...]:
        """The message, while it stays."""
        if not self._text or self._now() >= self._until:
            return ()
        size = min(_MOST, max(_LEAST, _HEIGHT * layout.card_width))
        x, _ = layout.heart_box.centre
        return (Mote(Figure.MESSAGE, self._text, (x, layout.felt.y + 2 * size), layout.size[0], size),)
