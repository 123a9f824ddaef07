"""Things that are shown one after the other, each with a wait for the eye after it."""

from collections import deque
from collections.abc import Callable

from game.table.motions import STEP


class Beats:
    """A queue of things to do, and the wait after the last one done; times are milliseconds."""

    def __init__(self) -> None:
        self._queue: deque[tuple[Callable[[], None], float]] = deque()
        self._left = 0.0

    @property
    def is_busy(self) -> bool:
        """Whether something is still to be shown, or looked at."""
        return bool(self._queue) or self._left > 0

    def add(self, do: Callable[[], None], wait: float) -> None:
        """Have ``do`` done after all that is queued, and then ``wait``; at once where nothing is."""
        self._queue.append((do, wait))
        if self._left <= 0:
            self._next()

    def step(self) -> None:
        """Let a sixtieth of a second pass."""
        if self._left > 0:
            self._left -= STEP
        if self._left <= 0:
            self._next()

    def hurry(self) -> None:
        """Look no longer at what is shown: go on to what comes next."""
        self._left = 0.0
        self._next()

    def finish(self) -> None:
        """Do all that is left at once."""
        while self.is_busy:
            self.hurry()

    def clear(self) -> None:
        """Do nothing of what is left."""
        self._queue.clear()
        self._left = 0.0

    def _next(self) -> None:
        if self._queue:
            do, wait = self._queue.popleft()
            # It waits from the beginning, so that what is added meanwhile queues up behind it.
            self._left = wait
            do()
