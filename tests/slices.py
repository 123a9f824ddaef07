"""How long what thinks in slices keeps the processor at one go."""

from collections.abc import Callable, Generator
from itertools import islice
from time import thread_time

_TRIES = 4


def longest_slice(begin: Callable[[], Generator[object, None, object]], bearable: float, most: int = 10_000) -> float:
    """The longest of the first slices, in seconds of this thread's own processor time, other programs left out.

    ``begin`` begins to think from the start. What seems to be more than ``bearable`` is measured again some times, and
    the least counts: the same slice is as long each time, while what gets in its way is not.
    """
    times = _slices(begin(), most)
    for _ in range(_TRIES):
        if max(times) < bearable:
            break
        times = [min(pair) for pair in zip(times, _slices(begin(), most), strict=True)]
    return max(times)


def _slices(thinking: Generator[object, None, object], most: int) -> list[float]:
    """How long each slice takes, the last one included, which only returns."""
    times = []
    begun = thread_time()
    for _ in islice(thinking, most):
        times.append(thread_time() - begun)
        begun = thread_time()
    return [*times, thread_time() - begun]
