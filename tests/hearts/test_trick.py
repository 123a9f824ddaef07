"""Who takes a trick: plain, boosted, cancelled."""

import pytest

from game.cards import parse_cards
from game.hearts.play import played_cards, taken_cards
from game.hearts.trick import Trick, owned_tricks, taker_of
from tests.hearts.tables import after, finished, legal, rules_of, table, texts

PAST = (finished(0, "3C 4C 5C 6C", 3),)


@pytest.mark.parametrize(
    ("cards", "taker"), [("5C 9C 2C AD", 3), ("5C AH KH QS", 2), ("KD 2D AD AS", 0), ("9H TH JH QH", 1)]
)
def test_highest_card_of_the_suit_led_takes(cards: str, taker: int) -> None:
    """The highest card of the suit led takes the trick, whatever else lies there."""
    assert taker_of(rules_of(), Trick(2, parse_cards(cards))) == taker


def test_first_of_two_identical_highest_takes() -> None:
    """With two packs and no cancellation the first played of two identical highest cards takes."""
    assert taker_of(rules_of(decks=2), Trick(0, parse_cards("5C KC KC 2C"))) == 1


def test_taker_leads_the_next_trick() -> None:
    """Whoever takes a trick gets its cards and leads to the next."""
    play = after(table(rules_of(), "3C 2D", "KC 3D", "5C 4D", "6C 5D", past=PAST), "3C KC 5C 6C")
    assert play.turn == 1
    assert texts(taken_cards(play)) == ["", "3C KC 5C 6C", "", "3C 4C 5C 6C"]


BOOST = rules_of("booster-nines")


def test_led_nine_brings_second_cards() -> None:
    """When a nine is led, all play a second card in the same order, and the highest of the suit led takes all."""
    play = table(BOOST, "9C 2C 2D", "3C 4C 3D", "5C QC 4D", "6C 7C 5D", past=PAST)
    play = after(play, "9C 3C 5C 6C")
    assert play.turn == 0
    assert len(play.tricks) == 1
    assert legal(play) == "2C"
    play = after(play, "2C 4C QC 7C")
    assert play.turn == 2
    assert play.tricks[-1].cards == parse_cards("9C 3C 5C 6C 2C 4C QC 7C")


def test_nine_following_suit_boosts() -> None:
    """A nine of the suit led boosts the trick whoever played it."""
    play = after(table(BOOST, "3C 2D", "9C 3D", "5C 4D", "6C 5D", past=PAST), "3C 9C 5C 6C")
    assert len(play.tricks) == 1
    play = after(play, "2D 3D 4D 5D")
    assert [trick.taker for trick in play.tricks] == [3, 1]


def test_discarded_nine_does_not_boost() -> None:
    """A nine of another suit than the one led does nothing."""
    play = after(table(BOOST, "3C 2D", "9S 3D", "5C 4D", "6C 5D", past=PAST), "3C 9S 5C 6C")
    assert len(play.tricks) == 2


def test_one_boost_a_trick() -> None:
    """A nine among the second cards does not boost again."""
    play = table(BOOST, "9C 2D 3S", "3C 3D 4S", "5C 4D 5S", "6C 9D 6S", past=PAST)
    play = after(play, "9C 3C 5C 6C 2D 3D 4D 9D")
    assert len(play.tricks) == 2


def test_no_boost_when_the_hands_are_empty() -> None:
    """A nine in the last trick brings no second card: there is none."""
    play = after(table(BOOST, "9C", "3C", "5C", "6C", past=PAST), "9C 3C 5C 6C")
    assert play.is_over


def test_first_trick_binds_the_second_card() -> None:
    """What the first trick bars is barred from both cards of a boosted trick."""
    rules = rules_of("booster-nines", first_trick="no_points")
    play = table(rules, "2C 2D QS", "9C 3D 2H", "5C 4D 3H", "6C 5D 4H")
    play = after(play, "2C 9C 5C 6C")
    assert legal(play) == "2D"
    assert legal(after(play, "2D")) == "3D"


def test_queen_is_discharged_as_second_card() -> None:
    """A second card is a card like any other: void in the suit led, the queen must go; also under one's own ace."""
    rules = rules_of("booster-nines", must_discharge_queen=True)
    play = table(rules, "9C 2D QS", "3C 3D", "5C 4D", "6C 5D", past=PAST)
    assert legal(after(play, "9C 3C 5C 6C")) == "QS"


CANCEL = rules_of("cancellation", players=4)


def test_identical_cards_cancel() -> None:
    """Of two identical highest cards neither takes the trick, the next highest does."""
    assert taker_of(CANCEL, Trick(0, parse_cards("5C KC KC 7C"))) == 3
    assert taker_of(CANCEL, Trick(0, parse_cards("5C KC KC AD"))) == 0


def test_trick_without_taker_stays_on_the_table() -> None:
    """When all cards of the suit led cancel, nobody takes them, the same player leads, the next taker gets all."""
    play = table(CANCEL, "KC 2D", "5C 3D", "KC 4D", "5C 5D", past=PAST)
    play = after(play, "KC 5C KC 5C")
    assert play.turn == 0
    assert texts(taken_cards(play)) == ["", "", "", "3C 4C 5C 6C"]
    play = after(play, "2D 3D 4D 5D")
    assert texts(taken_cards(play)) == ["", "", "", "3C 4C 5C 6C KC 5C KC 5C 2D 3D 4D 5D"]


def test_last_trick_without_taker_goes_to_the_last_taker() -> None:
    """A last trick that nobody can take, and all on the table, is the last taker's."""
    play = table(CANCEL, "KC QC", "5C 8C", "KC QC", "5C 8C", past=PAST)
    play = after(play, "KC 5C KC 5C QC 8C QC 8C")
    assert [owner for _, owner in owned_tricks(play.tricks)] == [3, 3, 3]


def test_nobody_ever_takes() -> None:
    """If nobody took a trick in the whole deal, the cards are nobody's."""
    play = after(table(CANCEL, "KC", "5C", "KC", "5C"), "KC 5C KC 5C")
    assert play.is_over
    assert texts(taken_cards(play)) == ["", "", "", ""]


def test_cards_are_listed_in_the_order_played() -> None:
    """The cards played so far are those of all tricks in order."""
    play = after(table(rules_of(), "7C", "8C", "9C", "TC", past=PAST), "7C 8C")
    assert played_cards(play) == parse_cards("3C 4C 5C 6C 7C 8C")
