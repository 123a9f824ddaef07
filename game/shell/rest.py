"""How often the loop turns while nothing moves, which is what the game costs when nobody plays.

Right after anything happened it turns as often as a hand can tell. Then it dozes: the longer nothing happens, the less
often it looks for events, and only some looks become whole turns, for the clock and whatever else goes by time. What a
look finds is answered at once.
"""

from game.shell.ticker import SECOND

_AWAKE = 3 * SECOND
# After how long a rest there are how many looks a second: the touch that ends it waits 50 or 100 ms at most.
_LOOKS = ((10 * SECOND, 10), (_AWAKE, 20))
_TURNS = 2  # in a second of dozing, so that the seconds of a clock come evenly


class Rest:
    """Knows since when nothing has happened. Times are monotonic nanoseconds."""

    def __init__(self, turns: int, now: int) -> None:
        """``turns`` in a second are made while awake."""
        self._turns = turns
        self._since = now
        self._looked = 0

    def disturb(self, now: int) -> None:
        """Something happens."""
        self._since = now
        self._looked = 0

    def may_skip(self, now: int) -> bool:
        """Whether a look that found nothing may do without its turn."""
        if now - self._since < _AWAKE:
            return False
        self._looked = (self._looked + 1) % (self._looks(now) // _TURNS)
        return self._looked != 0

    def length(self, now: int) -> int:
        """From one look to the next."""
        return SECOND // self._looks(now)

    def _looks(self, now: int) -> int:
        rested = now - self._since
        return next((min(looks, self._turns) for since, looks in _LOOKS if rested >= since), self._turns)
