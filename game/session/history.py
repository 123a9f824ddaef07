"""Undo and redo over immutable states."""

from collections import deque
from typing import Generic, NamedTuple, TypeVar

S = TypeVar("S")
M = TypeVar("M")

LIMIT = 100


class Step(NamedTuple, Generic[S, M]):
    """One move with the state before it and the state after it."""

    before: S
    move: M
    after: S


class History(Generic[S, M]):
    """The last 100 steps of a game, and the steps taken back that can be played again.

    States are values, so a step is its own snapshot and taking it back can not go wrong by a detail.
    """

    def __init__(self) -> None:
        self._done: deque[Step[S, M]] = deque(maxlen=LIMIT)
        self._undone: list[Step[S, M]] = []

    @property
    def can_undo(self) -> bool:
        """Whether a step can be taken back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether a step taken back can be played again."""
        return bool(self._undone)

    def add(self, step: Step[S, M]) -> None:
        """Remember a new step; what could be played again is forgotten, and so is the 101st step back."""
        self._done.append(step)
        self._undone.clear()

    def undo(self) -> Step[S, M] | None:
        """Take the last step back: the game returns to its ``before``. None when there is none."""
        if not self._done:
            return None
        step = self._done.pop()
        self._undone.append(step)
        return step

    def redo(self) -> Step[S, M] | None:
        """Play the step last taken back again: the game goes on to its ``after``. None when there is none."""
        if not self._undone:
            return None
        step = self._undone.pop()
        self._done.append(step)
        return step
