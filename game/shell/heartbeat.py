"""The beat of a heart: two quick swells, then a rest."""

from math import pi, sin

from game.shell.ticker import SECOND

_BEAT = 0.9  # seconds that two swells take
_REST = 1.9  # seconds of rest between them
_SWELLS = ((0.0, 0.38, 0.085), (0.4, 0.5, 0.05))  # begin and length in seconds, and how much larger


class Heartbeat:
    """Tells how large a heart is. It beats with the steps, and rests by the clock, so that a rest costs nothing."""

    def __init__(self) -> None:
        self._time = _BEAT
        self._rested_since: int | None = None

    @property
    def is_beating(self) -> bool:
        """Whether the size changes with the steps."""
        return self._time < _BEAT

    @property
    def swell(self) -> float:
        """How many times as large as at rest, from 1 up."""
        return 1.0 + sum(
            most * sin(pi * (self._time - begin) / lasts)
            for begin, lasts, most in _SWELLS
            if begin <= self._time <= begin + lasts
        )

    def step(self) -> None:
        """Advance by a sixtieth of a second."""
        self._time += 1 / 60

    def wake(self, now: int) -> None:
        """Begin the next beat when ``now``, in monotonic nanoseconds, the rest has been long enough."""
        if self.is_beating:
            self._rested_since = None
        elif self._rested_since is None:
            self._rested_since = now
        elif now - self._rested_since >= _REST * SECOND:
            self._time = 0.0
            self._rested_since = None
