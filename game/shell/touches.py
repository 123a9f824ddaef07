"""Which of all reported touches counts: one finger at a time, and each touch once."""

from collections.abc import Callable
from math import dist

from game.table.box import Point

_MILLISECOND = 1_000_000
# A finger that was never reported up, or a palm that rests on the glass, blocks others no longer than this.
_STALE_AFTER = 2000 * _MILLISECOND
# The mouse event made from a touch comes at about its time and place.
_DOUBLE_WITHIN = 300 * _MILLISECOND
_DOUBLE_NEAR = 12.0


class Touches:
    """Remembers the fingers that are down and the last tap; ``now`` gives monotonic nanoseconds."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._down: dict[int, int] = {}
        self._last: tuple[Point, bool, int] | None = None

    def forget(self) -> None:
        """No finger is down any more."""
        self._down.clear()

    def put_down(self, finger: int) -> bool:
        """Note that a finger is down. True when it is the only one, and was not down before."""
        now = self._now()
        self._down = {other: since for other, since in self._down.items() if now - since < _STALE_AFTER}
        is_alone = not self._down
        self._down.setdefault(finger, now)
        return is_alone

    def lift(self, finger: int) -> bool:
        """Note that a finger is up. True when no other is left."""
        self._down.pop(finger, None)
        return not self._down

    def is_first_report(self, point: Point, by_finger: bool) -> bool:
        """Whether a tap is news, and not the double of one just reported by the other kind of device."""
        now = self._now()
        if self._last is not None:
            last_point, last_by_finger, since = self._last
            is_other_kind = last_by_finger != by_finger
            if is_other_kind and now - since < _DOUBLE_WITHIN and dist(point, last_point) < _DOUBLE_NEAR:
                return False
        self._last = point, by_finger, now
        return True
