"""Seats and the cards that lie before them.

Seats are numbered from 0, clockwise: seat 1 sits on the left of seat 0.
"""

from collections.abc import Iterator
from typing import TypeAlias

from game.cards import Card

Seat: TypeAlias = int
Cards: TypeAlias = tuple[Card, ...]


def seats_from(first: Seat, players: int) -> Iterator[Seat]:
    """All seats once, clockwise, beginning with ``first``."""
    return ((first + step) % players for step in range(players))


def sorted_cards(cards: Cards) -> Cards:
    """``cards`` in the order in which hands are held: clubs, diamonds, spades, hearts, each from 2 to ace."""
    return tuple(sorted(cards))


def without(cards: Cards, gone: Cards) -> Cards:
    """``cards`` less each of ``gone`` once. Raises ValueError when one of them is not there."""
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return tuple(rest)


def holds_all(cards: Cards, wanted: Cards) -> bool:
    """Whether every one of ``wanted`` is among ``cards``, identical cards as often as they are wanted."""
    return all(wanted.count(card) <= cards.count(card) for card in wanted)


def distinct(cards: Cards) -> Cards:
    """``cards`` with identical cards named once, in the order of their first coming."""
    return tuple(dict.fromkeys(cards))
