"""One measured figure, beside the limit it should keep."""

from typing import NamedTuple


class Figure(NamedTuple):
    """What ``name`` says came to ``value``, in ``unit``; ``limit`` is the most it should be, or the least."""

    name: str
    value: float
    limit: float
    unit: str = "×"
    is_least: bool = False

    @property
    def is_kept(self) -> bool:
        """Whether the limit is kept."""
        return self.value >= self.limit if self.is_least else self.value <= self.limit

    def __str__(self) -> str:
        sign = "≥" if self.is_least else "≤"
        kept = "" if self.is_kept else "   missed"
        return f"{self.name:<52}{self.value:>9.2f} {self.unit:<3} {sign} {self.limit:g}{kept}"
