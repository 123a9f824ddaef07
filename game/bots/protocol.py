"""What a computer player is: it is shown a view and says what its seat does."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Protocol, TypeVar

from game.bots.thought import Thought, concluded
from game.hearts.actions import Action
from game.hearts.turns import Turn
from game.hearts.view import View

T = TypeVar("T")


class RandomSource(Protocol):
    """Where chance comes from: a ``random.Random`` of the caller's own, so that a seed repeats a game."""

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""

    def choice(self, seq: Sequence[T], /) -> T:
        """One of some things, each equally likely."""

    def sample(self, population: Sequence[T], /, k: int) -> list[T]:
        """Some of them, each place at most once, in random order."""


class Bot(Protocol):
    """A computer player. It keeps nothing in mind: all it knows is in the view, so any game can be gone on with."""

    @abstractmethod
    def thinking(self, view: View, random: RandomSource) -> Thought:
        """Think what the seat of ``view`` does: bit by bit, to one of the actions of ``view.turn``.

        Raises ValueError, when it is begun, if the seat need not act.
        """

    def act(self, view: View, random: RandomSource) -> Action:
        """What the seat of ``view`` does, thought to the end at once. Raises ValueError when the seat need not act."""
        return concluded(self.thinking(view, random))


def turn_of(view: View) -> Turn:
    """What the seat may do. Raises ValueError when it need not act."""
    if view.turn is None:
        raise ValueError("it is not this seat's turn")
    return view.turn
