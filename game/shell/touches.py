"""Which of all reported touches counts: one finger at a time, and each touch once."""

from collections.abc import Callable
from dataclasses import dataclass

_MILLISECOND = 1_000_000
# A finger that was never reported up, or a palm that rests on the glass, blocks others no longer than this.
_STALE_AFTER = 2000 * _MILLISECOND
# A mouse event made from a touch comes this soon before or after it; no hand goes from glass to mouse so quickly.
_DOUBLE_WITHIN = 300 * _MILLISECOND


@dataclass(slots=True)
class _Finger:
    """When a finger came down, and when it was last heard of."""

    since: int
    seen: int


class Touches:
    """Remembers the fingers that are down and the last click; ``now`` gives monotonic nanoseconds."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._down: dict[int, _Finger] = {}
        self._primary: int | None = None
        self._last_touch: int | None = None
        self._last_click: int | None = None

    def forget(self) -> None:
        """No finger is down any more."""
        self._down.clear()
        self._primary = None

    def put_down(self, finger: int) -> bool:
        """Note that a finger is down. True when this is a tap: a new touch, by the only finger, not yet clicked."""
        now = self._hear(finger)
        if finger in self._down:
            return False
        is_alone = all(now - other.since >= _STALE_AFTER for other in self._down.values())
        self._down[finger] = _Finger(now, now)
        if is_alone:
            self._primary = finger
        was_clicked, self._last_click = _is_recent(self._last_click, now), None
        return is_alone and not was_clicked

    def move(self, finger: int) -> bool:
        """Note that a finger is still down. True when it is the one that counts."""
        self._hear(finger)
        return finger == self._primary

    def lift(self, finger: int) -> bool:
        """Note that a finger is up. True when it is the one that counted."""
        self._hear(finger)
        self._down.pop(finger, None)
        if finger != self._primary:
            return False
        self._primary = None
        return True

    @property
    def is_touching(self) -> bool:
        """Whether mouse events are made from touches just now."""
        now = self._now()
        is_held = any(now - finger.since < _STALE_AFTER for finger in self._down.values())
        return is_held or _is_recent(self._last_touch, now)

    def click(self) -> bool:
        """Note a click of the mouse. True when a mouse made it and not a finger."""
        if self.is_touching:
            return False
        self._last_click = self._now()
        return True

    def _hear(self, finger: int) -> int:
        # Some devices give a finger's number to the next one: silence for long means that it went up unseen.
        now = self._last_touch = self._now()
        self._down = {key: held for key, held in self._down.items() if now - held.seen < _STALE_AFTER}
        if finger in self._down:
            self._down[finger].seen = now
        return now


def _is_recent(moment: int | None, now: int) -> bool:
    return moment is not None and now - moment < _DOUBLE_WITHIN
