"""What single cards count in Hearts, in words: card by card, and suits in one go where their cards are alike."""

from collections import Counter
from collections.abc import Iterator, Mapping

from game.cards import RANKS, SUITS, Card, Suit
from game.hearts.option_kinds import CardValues
from game.hearts.scores import Score
from game.shell.hearts_words import card_name
from game.shell.language import _
from game.table.hearts_numbers import score_text

USUAL_FACTOR = 1  # what a card multiplies by that is not said to multiply

_MANY = 7  # cards of a suit that are told in one go


def cards_text(name: str, values: CardValues) -> str:
    """What each card counts by an option."""
    counted = dict(values)
    parts = [part for suit in reversed(SUITS) for part in _suit_parts(name, suit, counted)]
    return ", ".join(parts)


def worth_text(name: str, score: Score) -> str:
    """A card's points, or its factor, in figures."""
    sign = "×" if name == "multiplier" else ""
    return f"{sign}{score_text(score)}"


def _suit_parts(name: str, suit: Suit, counted: Mapping[Card, Score]) -> Iterator[str]:
    cards = [Card(suit, rank) for rank in reversed(RANKS)]
    usual, count = Counter(counted.get(card) for card in cards).most_common(1)[0]
    if usual is None or count < _MANY:
        yield from (_part(name, card_name(card), counted[card]) for card in cards if card in counted)
        return
    others = [card for card in cards if counted.get(card) != usual]
    yield from (_part(name, card_name(card), counted.get(card, _nothing(name))) for card in others)
    yield _part(name, (_every_other if others else _every)(suit), usual)


def _part(name: str, what: str, score: Score) -> str:
    return f"{what} {worth_text(name, score)}"


def _nothing(name: str) -> int:
    return USUAL_FACTOR if name == "multiplier" else 0


def _every(suit: Suit) -> str:
    return {
        # Translators: before a number of points, as in "each heart 1".
        Suit.CLUBS: _("each club"),
        Suit.DIAMONDS: _("each diamond"),
        Suit.SPADES: _("each spade"),
        Suit.HEARTS: _("each heart"),
    }[suit]


def _every_other(suit: Suit) -> str:
    return {
        # Translators: before a number of points, as in "queen of hearts 13, each remaining heart 1".
        Suit.CLUBS: _("each remaining club"),
        Suit.DIAMONDS: _("each remaining diamond"),
        Suit.SPADES: _("each remaining spade"),
        Suit.HEARTS: _("each remaining heart"),
    }[suit]
