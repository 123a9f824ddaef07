"""Time for the loop: monotonic nanoseconds, and a way to wait."""

import time
from typing import Protocol

SECOND = 1_000_000_000


class Ticker(Protocol):
    """What the loop needs of a clock. A test hands in one that does not wait."""

    def now(self) -> int:
        """Monotonic nanoseconds; only differences mean something."""
        ...

    def sleep_until(self, deadline: int) -> None:
        """Wait until ``now`` has reached ``deadline``; at once when it has passed."""
        ...


class RealTicker:
    """The machine's monotonic clock, which no time service sets back."""

    def now(self) -> int:
        """Nanoseconds since some moment in the past."""
        return time.monotonic_ns()

    def sleep_until(self, deadline: int) -> None:
        """Sleep; a signal handler may run in between."""
        wait = deadline - self.now()
        if wait > 0:
            time.sleep(wait / SECOND)
