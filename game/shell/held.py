"""A direction that is held: one step at once, and more after a while."""

from collections.abc import Callable, Hashable, Iterator

from game.table.focus import Direction

_MILLISECOND = 1_000_000
_FIRST_WAIT = 400 * _MILLISECOND
_NEXT_WAIT = 150 * _MILLISECOND


class Held:
    """What is held of each source, such as the stick of one controller; ``now`` gives monotonic nanoseconds.

    The direction pressed last is the one that repeats.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._held: dict[Hashable, Direction] = {}
        self._next = 0

    def hold(self, source: Hashable, direction: Direction | None) -> Iterator[Direction]:
        """Note that a source now says ``direction``, or nothing; a step when that is news."""
        if self._held.get(source) is direction:
            return
        self._held.pop(source, None)
        self._next = self._now() + _FIRST_WAIT
        if direction is not None:
            self._held[source] = direction
            yield direction

    def repeats(self) -> Iterator[Direction]:
        """A step when what is held is due to repeat; never more than one, however long nobody asked."""
        if self._held and self._now() >= self._next:
            self._next = self._now() + _NEXT_WAIT
            yield next(reversed(self._held.values()))

    def release(self, sources: Callable[[Hashable], bool] = lambda _: True) -> None:
        """Let go of all ``sources`` for which that is true."""
        self._held = {source: direction for source, direction in self._held.items() if not sources(source)}
