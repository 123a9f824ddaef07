"""The system's wish that the program end, heeded from its first line to its last."""

import signal
from collections.abc import Callable

# SIGHUP says that the terminal the game was started from is gone; Windows knows neither it nor a true SIGTERM.
_SIGNALS = ("SIGTERM", "SIGINT", "SIGHUP")


class Ending:
    """Whether the system has asked the program to end, and what is done when it does.

    What is done may come to nothing: an exception that a signal raises while modules are being loaded can land where
    Python only prints it. So the wish is kept, and whoever takes over afterwards fulfils it.
    """

    def __init__(self) -> None:
        self._is_asked = False

    def heed(self, end: Callable[[], object]) -> None:
        """Have ``end`` called when the system asks, or now, when it has asked already."""
        for name in _SIGNALS:
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), lambda *_: self._ask(end))
        if self._is_asked:
            end()

    def _ask(self, end: Callable[[], object]) -> None:
        self._is_asked = True
        end()
