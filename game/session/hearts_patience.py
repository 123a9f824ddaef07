"""How long somebody waits for a bot."""

from collections.abc import Callable

# What is waited at one go, at most, in seconds: longer than that and the game was laid aside, or the machine slept.
_LONGEST_WAIT = 0.25


class Patience:
    """So many seconds of waiting, thinking and drawing together. Time in which nobody waits costs none of it."""

    def __init__(self, seconds: float, now: Callable[[], float]) -> None:
        """Begin to wait; ``now`` gives seconds, from a clock that is never set back."""
        self._left = seconds
        self._now = now
        self._before = now()

    def is_over(self) -> bool:
        """Whether somebody has waited long enough. To be asked after every bit of work."""
        now = self._now()
        self._left -= min(now - self._before, _LONGEST_WAIT)
        self._before = now
        return self._left <= 0
