"""What a sensible player makes of a view before it decides anything."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, TypeVar, TypeVarTuple

from game.bots.memory import Memory, memory_of
from game.bots.moon_watch import MoonWatch, moon_watch_of
from game.bots.stakes import Stakes, stakes_of
from game.hearts.view import View

T = TypeVar("T")
About = TypeVarTuple("About")


@dataclass(frozen=True, slots=True)
class Reading:
    """A view, and what follows from it: the cards unseen, what is at stake, who may be shooting the moon.

    ``estimates`` are what was found already, by the functions that are ``remembered``.
    """

    view: View
    memory: Memory
    stakes: Stakes
    watch: MoonWatch
    estimates: dict[Hashable, Any] = field(default_factory=dict)


def reading_of(view: View) -> Reading:
    """What the seat of ``view`` makes of it."""
    stakes = stakes_of(view)
    return Reading(view, memory_of(view), stakes, moon_watch_of(view, stakes))


def remembered(estimate: Callable[[Reading, *About], T]) -> Callable[[Reading, *About], T]:
    """Let a reading keep what ``estimate`` finds: much is the same whichever of the cards in hand is weighed."""

    @wraps(estimate)
    def recalled(reading: Reading, *about: *About) -> T:
        key = (estimate, about)
        if key not in reading.estimates:
            reading.estimates[key] = estimate(reading, *about)
        found: T = reading.estimates[key]
        return found

    return recalled
