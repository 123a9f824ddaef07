"""Cards as numbers, and sets of cards as bits, for code that plays thousands of deals.

A card's number is its place in the pack: 0 is the two of clubs, 51 the ace of hearts; in one suit the larger number is
the higher card. A holding is the cards of one suit, one bit for each rank, the lowest for the two. A mask is four
holdings in the order of the suits. Neither can hold two identical cards.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from game.cards import PACK, RANKS, SUITS, Card

Number: TypeAlias = int
Numbers: TypeAlias = tuple[Number, ...]
Holding: TypeAlias = int
Mask: TypeAlias = list[Holding]

NUMBER_OF = {card: number for number, card in enumerate(PACK)}
SUIT_OF = tuple(int(card.suit) for card in PACK)
BIT_OF = tuple(1 << number % len(RANKS) for number in range(len(PACK)))

_BITS = {card: 1 << number for number, card in enumerate(PACK)}
_SUIT = 2 ** len(RANKS) - 1


def _held(suit: int) -> tuple[Numbers, ...]:
    """The numbers of the cards in each holding of a suit."""
    held: list[Numbers] = [()]
    for holding in range(1, 2 ** len(RANKS)):
        lowest = holding & -holding
        held.append((suit * len(RANKS) + lowest.bit_length() - 1, *held[holding ^ lowest]))
    return tuple(held)


HELD = tuple(_held(suit) for suit in SUITS)
_CLUBS, _DIAMONDS, _SPADES, _HEARTS = HELD


def mask_of(cards: Iterable[Card]) -> Mask:
    """The mask of ``cards``, which must be distinct."""
    bits = sum(map(_BITS.__getitem__, cards))
    return [bits & _SUIT, bits >> 13 & _SUIT, bits >> 26 & _SUIT, bits >> 39]


def numbers_in(mask: Mask) -> Numbers:
    """The numbers of the cards of a mask, in order."""
    clubs, diamonds, spades, hearts = mask
    return _CLUBS[clubs] + _DIAMONDS[diamonds] + _SPADES[spades] + _HEARTS[hearts]


def numbers_of(cards: Iterable[Card]) -> list[Number]:
    """The numbers of ``cards``, in their order."""
    return list(map(NUMBER_OF.__getitem__, cards))


def cards_of(numbers: Sequence[Number]) -> tuple[Card, ...]:
    """The cards that have these numbers."""
    return tuple([PACK[number] for number in numbers])
