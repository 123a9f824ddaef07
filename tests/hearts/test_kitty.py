"""Who gets the kitty, and what they do with it."""

import pytest

from game.cards import parse_cards
from game.hearts.actions import PutAway
from game.hearts.game import apply, legal_actions, why_not
from game.hearts.play import taken_cards, why_not_put_away, with_put_away
from game.hearts.refusals import Refusal
from game.hearts.turns import PutAwayTurn
from game.hearts.vocabulary import Phase
from tests.hearts.tables import after, all_but, finished, played, rules_of, started, table, texts, with_kitty

PENALTY = rules_of("kitty")
FIRST = rules_of("three-kitty")
EXCHANGE = rules_of("three-exchange")


def test_kitty_goes_with_the_first_penalty() -> None:
    """The kitty of ``first_penalty`` stays out until a trick holds a penalty card, then its taker has captured it."""
    play = with_kitty(table(PENALTY, "3C 2D", "4C 3D", "5C 4D", "6C 5H"), "JD TC QS 2H")
    play = after(play, "3C 4C 5C 6C")
    assert play.kitty.is_out
    play = after(play, "5H 2D 3D 4D")
    assert play.kitty.taker == 3
    assert texts(taken_cards(play))[3] == "3C 4C 5C 6C 5H 2D 3D 4D JD TC QS 2H"


def test_kitty_goes_with_the_first_trick() -> None:
    """The kitty of ``first_trick`` goes to the taker of the first trick, whatever it holds."""
    play = after(with_kitty(table(FIRST, "3C 2D", "4C 3D", "5C 4D"), "JD"), "3C 4C 5C")
    assert play.kitty.taker == 2


def test_penalty_on_the_table_counts() -> None:
    """A penalty card that lay on the table from a cancelled trick brings the kitty with the next trick."""
    rules = rules_of("cancellation", players=4, kitty_to="first_penalty")
    play = with_kitty(table(rules, "KC 2D", "KC 3D", "2H 4D", "3H 5D"), "JD")
    play = after(play, "KC KC 2H 3H")
    assert play.kitty.is_out
    assert after(play, "2D 3D 4D 5D").kitty.taker == 3


def test_table_without_penalty_does_not_bring_the_kitty() -> None:
    """Cards on the table without a penalty card do not bring a kitty of ``first_penalty``."""
    rules = rules_of("cancellation", players=4, kitty_to="first_penalty")
    play = with_kitty(table(rules, "KC 2D 2H", "KC 3D 3H", "5C 4D 4H", "5C 5D 5H"), "JD")
    assert after(play, "KC KC 5C 5C 2D 3D 4D 5D").kitty.is_out


def test_cancelled_first_trick_keeps_the_kitty_out() -> None:
    """When nobody can take the first trick, the next taker gets the kitty."""
    play = with_kitty(table(rules_of("cancellation", players=4), "KC 2D", "KC 3D", "5C 4D", "5C 5D"), "JD QD")
    play = after(play, "KC KC 5C 5C")
    assert play.kitty.is_out
    assert after(play, "2D 3D 4D 5D").kitty.taker == 3


def test_cancelled_last_trick_brings_the_kitty_to_the_last_taker() -> None:
    """A last trick without a taker counts as the last taker's for the kitty, too."""
    rules = rules_of("cancellation", players=4, kitty_to="first_penalty")
    past = (finished(0, "3C 4C 5C 6C", 3),)
    play = with_kitty(table(rules, "KC", "KC", "2H", "3H", past=past), "JD")
    assert after(play, "KC KC 2H 3H").kitty.taker == 3


def test_kitty_that_nobody_takes() -> None:
    """A kitty that nobody takes is in nobody's taken cards."""
    play = after(with_kitty(table(PENALTY, "3C", "4C", "5C", "6C"), "JD TC QS 2H"), "3C 4C 5C 6C")
    assert play.is_over
    assert texts(taken_cards(play)) == ["", "", "", "3C 4C 5C 6C"]


def test_exchange_takes_the_kitty_into_the_hand() -> None:
    """Under ``exchange`` the kitty goes into the taker's hand, and as many cards are put among its taken cards."""
    play = after(with_kitty(table(EXCHANGE, "3C 2D", "4C 3D", "5C 4D"), "QS"), "3C 4C 5C")
    assert play.exchanging == 2
    assert texts(play.hands) == ["2D", "3D", "4D QS"]
    assert texts(taken_cards(play))[2] == "3C 4C 5C"
    play = with_put_away(play, parse_cards("QS"))
    assert play.exchanging is None
    assert texts(play.hands) == ["2D", "3D", "4D"]
    assert texts(taken_cards(play))[2] == "3C 4C 5C QS"


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("QS", None),
        ("4D", None),
        ("2D", Refusal.NOT_IN_HAND),
        ("", Refusal.WRONG_COUNT),
        ("4D QS", Refusal.WRONG_COUNT),
    ],
)
def test_what_may_be_put_away(cards: str, reason: Refusal | None) -> None:
    """Any cards of the hand may be put away, the kitty's own among them, as many as the kitty had."""
    play = after(with_kitty(table(EXCHANGE, "3C 2D", "4C 3D", "5C 4D"), "QS"), "3C 4C 5C")
    assert why_not_put_away(play, parse_cards(cards)) is reason


def test_exchange_in_the_last_trick() -> None:
    """A kitty that comes with the last trick is put away again, and only then is the deal over."""
    play = after(with_kitty(table(EXCHANGE, "3C", "4C", "5C"), "QS"), "3C 4C 5C")
    assert play.exchanging == 2
    assert not play.is_over
    play = with_put_away(play, parse_cards("QS"))
    assert play.is_over
    assert texts(taken_cards(play))[2] == "3C 4C 5C QS"


def test_exchange_is_a_phase_of_its_own() -> None:
    """Between the trick that brought the kitty and the next lead only its taker may act."""
    hands = ("JC QC KC AC", "JD QD KD AD", "JS QS KS AS")
    rules = rules_of("three-exchange", passing=[], removed=all_but("2H", *hands))
    game = played(started(rules, *hands, kitty="2H"), "JC JD JS")
    assert game.phase is Phase.EXCHANGE
    assert legal_actions(game) == (PutAwayTurn(0, parse_cards("QC KC AC 2H"), 1),)
    assert why_not(game, PutAway(1, parse_cards("QD"))) is Refusal.NOT_YOUR_TURN
    assert apply(game, PutAway(0, parse_cards("2H"))).phase is Phase.PLAY
