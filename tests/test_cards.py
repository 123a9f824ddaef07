"""Cards: their texts and their order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards import PACK, RANKS, SUITS, Card, Rank, Suit, parse_card, parse_cards, parse_rank


def test_a_pack_has_52_different_cards() -> None:
    """A pack holds each of the 13 ranks in each of the four suits once."""
    assert len(PACK) == len(set(PACK)) == len(RANKS) * len(SUITS) == 52


@pytest.mark.parametrize("card", PACK, ids=str)
def test_every_card_parses_back(card: Card) -> None:
    """The text of a card names that card again, in capital or small letters."""
    assert parse_card(str(card)) == parse_card(str(card).lower()) == card


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("QS", Card(Suit.SPADES, Rank.QUEEN)),
        ("TH", Card(Suit.HEARTS, Rank.TEN)),
        ("2C", Card(Suit.CLUBS, Rank.TWO)),
        ("AD", Card(Suit.DIAMONDS, Rank.ACE)),
    ],
)
def test_a_card_is_written_rank_then_suit(text: str, card: Card) -> None:
    """A card's text is one letter for the rank, ten being T, and one for the suit."""
    assert str(card) == text


@given(st.lists(st.sampled_from(PACK)))
def test_lists_of_cards_parse_back(cards: list[Card]) -> None:
    """Cards written with white space between them are read back in the same order."""
    assert parse_cards(" ".join(map(str, cards))) == tuple(cards)


@pytest.mark.parametrize("text", ["", "Q", "SQ", "10H", "1H", "QSS", "Q S", " QS"])
def test_what_is_no_card_is_refused(text: str) -> None:
    """A text that names no card is refused with the text in the message."""
    with pytest.raises(ValueError, match="is not a card"):
        parse_card(text)


def test_cards_sort_by_suit_and_then_from_two_to_ace() -> None:
    """Sorted cards run clubs, diamonds, spades, hearts, each from the 2 up to the ace."""
    assert " ".join(map(str, sorted(PACK)[:14])) == "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2D"
    assert [str(card) for card in sorted(parse_cards("AH 2H AS 2D AC"))] == ["AC", "2D", "AS", "2H", "AH"]


@pytest.mark.parametrize("rank", RANKS)
def test_every_rank_label_parses_back(rank: Rank) -> None:
    """The index printed on a card names its rank."""
    assert parse_rank(rank.label) is rank


def test_labels_write_ten_in_full() -> None:
    """On cards ten is written 10, while in texts of cards it is T."""
    assert " ".join(rank.label for rank in RANKS) == "2 3 4 5 6 7 8 9 10 J Q K A"


@pytest.mark.parametrize("label", ["", "1", "T", "11", "a", "j", "10 "])
def test_what_is_no_rank_is_refused(label: str) -> None:
    """A label that is printed on no card is refused."""
    with pytest.raises(ValueError, match="is not a rank"):
        parse_rank(label)
