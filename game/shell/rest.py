"""How often the loop turns while nothing moves, which is what the game costs when nobody plays.

For a few seconds after anything happened it turns as often as a hand can tell. Then it dozes: it looks for events
a little less often, and turns in full, for the clock and whatever else goes by time, with every fourth look only. What
a look finds is answered at once.
"""

from game.shell.ticker import SECOND

_AWAKE = 3 * SECOND
_DOZING_LOOKS = 20  # in a second: the first touch of a rested screen waits 50 ms at most
_LOOKS_IN_A_TURN = 4  # five turns a second, so that a clock's seconds come evenly


class Rest:
    """Knows since when nothing has happened. Times are monotonic nanoseconds."""

    def __init__(self, turns: int, now: int) -> None:
        """``turns`` in a second are made while awake."""
        self._turns = turns
        self._since = now
        self._looks = 0

    def disturb(self, now: int) -> None:
        """Something happens."""
        self._since = now
        self._looks = 0

    def is_dozing(self, now: int) -> bool:
        """Whether nothing has happened for a while."""
        return now - self._since >= _AWAKE

    def may_skip(self, now: int) -> bool:
        """Whether a look that found nothing may do without its turn."""
        if not self.is_dozing(now):
            return False
        self._looks = (self._looks + 1) % _LOOKS_IN_A_TURN
        return self._looks != 0

    def length(self, now: int) -> int:
        """From one look to the next."""
        return SECOND // (min(self._turns, _DOZING_LOOKS) if self.is_dozing(now) else self._turns)
