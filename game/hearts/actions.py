"""What seats do: the actions of a game."""

from dataclasses import dataclass
from typing import TypeAlias

from game.cards import Card
from game.hearts.dealing import Dealt
from game.hearts.seats import Cards, Seat
from game.hearts.vocabulary import Direction, MoonChoice


@dataclass(frozen=True, slots=True)
class StartDeal:
    """The cards of the next deal are given out. ``dealer`` is set only where the deal does not pass to the left."""

    dealt: Dealt
    dealer: Seat | None = None


@dataclass(frozen=True, slots=True)
class Call:
    """The dealer calls where cards are passed."""

    seat: Seat
    direction: Direction


@dataclass(frozen=True, slots=True)
class Pass:
    """A seat puts down the cards it passes, in the order in which they go round; or, blind, hands on what it gets."""

    seat: Seat
    cards: Cards = ()
    blind: bool = False


@dataclass(frozen=True, slots=True)
class Charge:
    """A seat turns up some of its cards, or none."""

    seat: Seat
    cards: Cards = ()


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A seat plays a card to the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PutAway:
    """The kitty's taker puts as many cards as it had face down among its taken cards."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class ChooseMoon:
    """Whoever shot the moon says how it counts."""

    seat: Seat
    choice: MoonChoice


Action: TypeAlias = StartDeal | Call | Pass | Charge | PlayCard | PutAway | ChooseMoon
