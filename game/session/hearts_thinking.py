"""Thinking in slices, so that no frame is late because somebody thinks.

Why no thread: Python runs one thread at a time, and one that thinks takes turns of five milliseconds with the one
that draws. Measured with frames of four milliseconds' drawing, nine in ten came late, and one in three where the
turns were a tenth as long. A slice ends when the screen says so, stops for good when the game is left, and thinks
the same each time, however long its slices are.
"""

from collections.abc import Callable, Generator
from time import perf_counter
from typing import Generic, TypeAlias, TypeVar

T = TypeVar("T")

# What thinks gives way after every bit of work, a millisecond at most, and returns what it came to.
Slices: TypeAlias = Generator[None, None, T]


class Thinking(Generic[T]):
    """Something being thought about. ``run`` it in the time that frames leave until it ``is_done``."""

    def __init__(self, slices: Slices[T], now: Callable[[], float] = perf_counter) -> None:
        """Begin with nothing done yet; ``now`` gives seconds, from a clock that is never set back."""
        self._slices = slices
        self._now = now
        self._found: list[T] = []
        self.is_cancelled = False

    @property
    def is_done(self) -> bool:
        """Whether there is a result."""
        return bool(self._found)

    @property
    def result(self) -> T:
        """What it came to. Raises LookupError before it is done, and after it was cancelled."""
        if not self._found:
            raise LookupError("nothing has been found yet")
        return self._found[0]

    def run(self, seconds: float) -> bool:
        """Think for so long, or to the end. Whether there is a result; never when it was cancelled."""
        deadline = self._now() + seconds
        while not self._found and not self.is_cancelled:
            try:
                next(self._slices)
            except StopIteration as end:
                self._found.append(end.value)
            if self._now() >= deadline:
                break
        return self.is_done

    def finish(self) -> T:
        """Think to the end, however long it takes: for tools and tests. Raises LookupError when it was cancelled."""
        while not self.run(1.0) and not self.is_cancelled:
            pass
        return self.result

    def cancel(self) -> None:
        """Stop for good; what was found is dropped. Nothing runs on behind."""
        self.is_cancelled = True
        self._found.clear()
        self._slices.close()
