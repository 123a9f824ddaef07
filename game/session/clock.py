"""The clock of one game, which stands still whenever the game does."""

from collections.abc import Callable

_NANOSECONDS = 1_000_000_000


class PlayClock:
    """Counts the seconds of play.

    ``now`` gives monotonic nanoseconds, never the time of day, which a time service may set back.
    The clock starts when told, with the first tap or key of a game, and stands still while it is
    held, for however many reasons at once.
    """

    def __init__(self, now: Callable[[], int], seconds: float = 0.0) -> None:
        self._now = now
        self._elapsed = round(seconds * _NANOSECONDS)
        self._since: int | None = None
        self._is_started = False
        self._holds: set[str] = set()

    @property
    def seconds(self) -> float:
        """Seconds of play so far."""
        running = 0 if self._since is None else self._now() - self._since
        return (self._elapsed + running) / _NANOSECONDS

    @property
    def is_running(self) -> bool:
        """Whether the clock counts at this moment."""
        return self._since is not None

    def start(self) -> None:
        """Begin to count, unless the clock is held; does nothing when it has begun."""
        self._is_started = True
        self._run_or_stand()

    def hold(self, reason: str) -> None:
        """Stand still until ``reason`` and every other one is released."""
        self._holds.add(reason)
        self._run_or_stand()

    def release(self, reason: str) -> None:
        """Take back a ``hold`` for the same reason; does nothing when there is none."""
        self._holds.discard(reason)
        self._run_or_stand()

    def _run_or_stand(self) -> None:
        should_run = self._is_started and not self._holds
        if should_run and self._since is None:
            self._since = self._now()
        elif not should_run and self._since is not None:
            self._elapsed += self._now() - self._since
            self._since = None
