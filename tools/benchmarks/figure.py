"""One measured figure, beside the limit it should keep."""

from typing import NamedTuple


class Figure(NamedTuple):
    """What ``name`` says came to ``value``, in ``unit``; ``limit`` is the most it should be, or the least."""

    name: str
    value: float
    limit: float | None = None
    unit: str = "×"
    is_least: bool = False

    @property
    def is_kept(self) -> bool:
        """Whether the limit is kept, if there is one."""
        if self.limit is None:
            return True
        return self.value >= self.limit if self.is_least else self.value <= self.limit

    def __str__(self) -> str:
        limit = "" if self.limit is None else f"{'≥' if self.is_least else '≤'} {self.limit:g}"
        return f"{self.name:<52}{self.value:>9.2f} {self.unit:<3} {limit}{'' if self.is_kept else '   missed'}"
