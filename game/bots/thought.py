"""How a computer player thinks: bit by bit, so that a screen can draw in between and nobody has to wait for the end.

A thought gives way after every small bit of work, well below a millisecond, and says each time what the player would
do if it had to act now. What it returns is what it does when it is given the time.
"""

from collections.abc import Callable, Generator, Iterable
from typing import TypeAlias, TypeVar

from game.hearts.actions import Action

T = TypeVar("T")
Choice = TypeVar("Choice")

Bits: TypeAlias = Generator[Action, None, T]
Thought: TypeAlias = Bits[Action]


def concluded(bits: Bits[T]) -> T:
    """What is thought in the end, however long it takes."""
    while True:
        try:
            next(bits)
        except StopIteration as end:
            found: T = end.value
            return found


def weighed(
    choices: Iterable[Choice], cost: Callable[[Choice], float], action: Callable[[Choice], Action]
) -> Bits[dict[Choice, float]]:
    """What each of ``choices`` costs. Until all are weighed, one would do the ``action`` of the least so far."""
    costs: dict[Choice, float] = {}
    best: tuple[float, Action] | None = None
    for choice in choices:
        costs[choice] = cost(choice)
        if best is None or costs[choice] < best[0]:
            best = costs[choice], action(choice)
        yield best[1]
    return costs
