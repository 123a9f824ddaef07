"""What a seat may do now, one type for each kind of action.

Every turn can be iterated for all its actions and asked whether an action is ``in`` it. Passing has hundreds of
actions, so those who choose by thinking read ``cards`` and ``count`` instead.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

from game.hearts.actions import Action, Call, Charge, ChooseMoon, Pass, PlayCard, PutAway
from game.hearts.seats import Cards, Seat
from game.hearts.vocabulary import Direction, MoonChoice


@dataclass(frozen=True, slots=True)
class CallTurn:
    """The dealer calls one of ``directions``."""

    seat: Seat
    directions: tuple[Direction, ...]

    def __iter__(self) -> Iterator[Action]:
        """Every call."""
        return (Call(self.seat, direction) for direction in self.directions)


@dataclass(frozen=True, slots=True)
class PassTurn:
    """A seat passes any ``count`` of ``cards``, its hand; or, where ``may_be_blind``, none, handing on what comes.

    The order matters where cards go to several receivers; iterating gives each set of cards in one order.
    """

    seat: Seat
    cards: Cards
    count: int
    may_be_blind: bool

    def __iter__(self) -> Iterator[Action]:
        """Every set of cards once, then the blind pass if there is one."""
        yield from (Pass(self.seat, cards) for cards in _choices(self.cards, self.count))
        if self.may_be_blind:
            yield Pass(self.seat, blind=True)


@dataclass(frozen=True, slots=True)
class ChargeTurn:
    """A seat charges any of ``cards``, or none."""

    seat: Seat
    cards: Cards

    def __iter__(self) -> Iterator[Action]:
        """Every set of cards, the empty one first."""
        for count in range(len(self.cards) + 1):
            yield from (Charge(self.seat, cards) for cards in _choices(self.cards, count))


@dataclass(frozen=True, slots=True)
class PlayTurn:
    """A seat plays one of ``cards``, each of them legal, identical ones named once."""

    seat: Seat
    cards: Cards

    def __iter__(self) -> Iterator[Action]:
        """Every legal card."""
        return (PlayCard(self.seat, card) for card in self.cards)


@dataclass(frozen=True, slots=True)
class PutAwayTurn:
    """The kitty's taker puts away any ``count`` of ``cards``, its hand with the kitty in it."""

    seat: Seat
    cards: Cards
    count: int

    def __iter__(self) -> Iterator[Action]:
        """Every set of cards once."""
        return (PutAway(self.seat, cards) for cards in _choices(self.cards, self.count))


@dataclass(frozen=True, slots=True)
class MoonTurn:
    """Whoever shot the moon chooses one of ``choices``."""

    seat: Seat
    choices: tuple[MoonChoice, ...]

    def __iter__(self) -> Iterator[Action]:
        """Every choice."""
        return (ChooseMoon(self.seat, choice) for choice in self.choices)


Turn: TypeAlias = CallTurn | PassTurn | ChargeTurn | PlayTurn | PutAwayTurn | MoonTurn


def _choices(cards: Cards, count: int) -> Iterator[Cards]:
    return iter(dict.fromkeys(combinations(cards, count)))
