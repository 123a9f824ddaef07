"""Rank, Suit and Card: what both games are played with.

A card's text is its rank and its suit, ten as ``T``, and it parses back:

>>> parse_card("QS")
Card(suit=<Suit.SPADES: 2>, rank=<Rank.QUEEN: 12>)
>>> str(parse_card("th"))
'TH'
"""

from enum import IntEnum
from typing import NamedTuple


class Rank(IntEnum):
    """One of the thirteen ranks, ordered from 2 up to the ace."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """The one letter that stands for this rank in a card's text; ten is ``T``."""
        return "23456789TJQKA"[self - 2]

    @property
    def label(self) -> str:
        """The index as it is printed on a card; ten is ``10``."""
        return "10" if self is Rank.TEN else self.letter


class Suit(IntEnum):
    """One of the four suits, in the order in which records list cards."""

    CLUBS = 0
    DIAMONDS = 1
    SPADES = 2
    HEARTS = 3

    @property
    def letter(self) -> str:
        """The one letter that stands for this suit in a card's text."""
        return "CDSH"[self]


class Card(NamedTuple):
    """A playing card. Cards sort by suit, then by rank."""

    suit: Suit
    rank: Rank

    def __str__(self) -> str:
        """Rank letter, then suit letter: ``QS``."""
        return self.rank.letter + self.suit.letter


RANKS = tuple(Rank)
SUITS = tuple(Suit)
PACK = tuple(Card(suit, rank) for suit in SUITS for rank in RANKS)

_BY_TEXT = {str(card): card for card in PACK}
_BY_LABEL = {rank.label: rank for rank in RANKS}


def parse_card(text: str) -> Card:
    """The card that ``text`` names, in capital or small letters.

    Raises ValueError when it names none.
    """
    try:
        return _BY_TEXT[text.upper()]
    except KeyError:
        raise ValueError(f"{text!r} is not a card") from None


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards that ``text`` names, separated by white space. Raises ValueError."""
    return tuple(parse_card(word) for word in text.split())


def parse_rank(label: str) -> Rank:
    """The rank printed on a card as ``label``: ``10``, ``A``. Raises ValueError."""
    try:
        return _BY_LABEL[label]
    except KeyError:
        raise ValueError(f"{label!r} is not a rank") from None
