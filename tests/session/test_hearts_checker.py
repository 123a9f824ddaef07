"""Cautions before a card is played."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.cards import parse_card
from game.hearts.actions import PlayCard
from game.hearts.game import apply
from game.hearts.play import taken_cards
from game.hearts.rules import parse_rules
from game.hearts.scales import SPADE_QUEEN
from game.hearts.turns import PlayTurn
from game.hearts.view import view_of
from game.hearts.vocabulary import Phase
from game.session.hearts_checker import Caution, cautions
from tests.hearts.tables import all_but, played, rules_of, started
from tests.session.hearts_tables import new_table, some_rules, step_at_random


def cautions_after(hands: tuple[str, ...], plays: str, card: str, **options: object) -> set[Caution]:
    """The cautions before ``card``, eldest having led to the first trick."""
    eldest = {"passing": [], "opening": "eldest", "hearts_lead": "any"}
    rules = parse_rules({"set": "american", "players": len(hands), "removed": all_but(*hands), **eldest, **options})
    game = played(started(rules, *hands), plays)
    return set(cautions(view_of(game, game.waiting[0]), parse_card(card)))


QUEEN = ("QS 2C 2H", "3S 3C 3H", "KS 4S 4H")


def test_taking_the_queen() -> None:
    """To take her is cautioned against while another card would not take her."""
    assert cautions_after(QUEEN, "QS 3S", "KS") == {Caution.TAKES_QUEEN}
    assert cautions_after(QUEEN, "QS 3S", "4S") == set()


def test_the_queen_that_must_be_taken() -> None:
    """Where every card takes her there is nothing to be cautioned against."""
    assert cautions_after(("QS 2C 2H", "3S 3C 3H", "KS AS 4H"), "QS 3S", "KS") == set()


def test_a_queen_that_costs_nothing() -> None:
    """Where she is no penalty card she may be taken."""
    assert cautions_after(QUEEN, "QS 3S", "KS", points={"2H": 1}) == set()


def test_who_shoots_is_not_cautioned() -> None:
    """Who has all penalty cards so far may want her."""
    hands = ("2H 3C QS 5D", "3H 2D 3S 6D", "AH 2C KS 4S")
    assert cautions_after(hands, "2H 3H AH 2C 3C 2D QS 3S", "KS") == set()


def test_calling_for_the_queen() -> None:
    """The ace and king of spades are cautioned against while she may fall on them and a lower spade would not do."""
    hands = ("3S 2C 2H", "KS 4S 3H", "QS 5S 4H")
    assert cautions_after(hands, "3S", "KS") == {Caution.CALLS_QUEEN}
    assert cautions_after(hands, "3S", "4S") == set()
    assert cautions_after(("AS 2C 2S", "3S 3C 3H", "QS 5S 4H"), "", "AS") == {Caution.CALLS_QUEEN}


def test_a_spade_that_is_safe() -> None:
    """No caution for the last to play, when she is gone, when it does not win, or when there is no lower spade."""
    assert cautions_after(("3S 2C 2H", "5S QS 4H", "KS 4S 3H"), "3S 5S", "KS") == set()
    assert cautions_after(("3S 2C 2H", "KS 4S 3H", "6S 5S 4H"), "3S", "KS", points={"2H": 1, "QS": 13}) == set()
    assert cautions_after(("AS 2C 2H", "KS 4S 3H", "QS 5S 4H"), "AS", "KS") == set()
    assert cautions_after(("3S 2C 2H", "KS 4D 3H", "QS 5S 4H"), "3S", "KS") == set()


def test_letting_a_moon_go() -> None:
    """To leave the trick to who has all penalty cards so far is cautioned against, when another card would take it."""
    hands = ("AC QD 5C", "2H 3H 6S", "3C KD 4D")
    points = {"2H": 1, "3H": 1}
    assert cautions_after(hands, "AC 2H 3C QD 3H", "4D", points=points) == {Caution.LETS_MOON_GO}
    assert cautions_after(hands, "AC 2H 3C QD 3H", "KD", points=points) == set()
    assert cautions_after(hands, "AC 2H 3C QD 6S", "4D", points=points) == set()


def test_the_queen_for_a_partner() -> None:
    """In teams the queen is cautioned against in a partner's trick; a caution less in an opponent's."""
    hands = ("2C 2S", "3C 3S", "AC 4S", "QS 5D")
    assert cautions_after(hands, "2C 3C AC", "QS", teams="merged") == set()
    hands = ("2C 2S", "AC 3S", "3C 4S", "QS 5D")
    assert cautions_after(hands, "2C AC 3C", "QS", teams="merged") == {Caution.QUEEN_TO_PARTNER}
    assert cautions_after(hands, "2C AC 3C", "5D", teams="merged") == set()
    assert cautions_after(hands, "2C AC 3C", "QS") == set()


def test_giving_a_good_card_away() -> None:
    """The jack that lowers a score is cautioned against where it goes to another, and something else could go."""
    hands = ("AC 2D 2H", "JD 3D 3H", "3C 4D 4H")
    bonus = {"JD": -10}
    assert cautions_after(hands, "AC", "JD", bonus=bonus) == {Caution.BONUS_AWAY}
    assert cautions_after(hands, "AC", "3H", bonus=bonus) == set()
    assert cautions_after(hands, "AC", "JD") == set()
    hands = ("2D AC 2H", "JD 3D 3H", "4D 3C 4H")
    assert cautions_after(hands, "2D", "JD", bonus=bonus) == set()
    hands = ("KD AC 2H", "JD 3D 3H", "4D 3C 4H")
    assert cautions_after(hands, "KD", "JD", bonus=bonus) == {Caution.BONUS_AWAY}


@settings(max_examples=30)
@given(seed=st.integers(0, 2**32))
def test_cautions_come_true(seed: int) -> None:
    """Whoever is cautioned as the last to play takes the queen, or gives her to a partner; a single card has none."""
    random = Random(seed)
    game = new_table(some_rules(random))
    step_at_random(game, random)
    while game.state.waiting:
        view = game.view(game.state.waiting[0])
        if isinstance(view.turn, PlayTurn) and view.trick is not None:
            found = {card: cautions(view, card) for card in view.turn.cards}
            assert len(found) > 1 or not any(found.values())
            if len(view.trick.cards) == view.rules.players - 1:
                for card in view.turn.cards:
                    after = apply(game.state, PlayCard(view.seat, card)).deal
                    assert after is not None
                    assert after.play is not None
                    if Caution.TAKES_QUEEN in found[card] and len(after.play.tricks) > len(view.tricks):
                        assert SPADE_QUEEN in taken_cards(after.play)[view.seat]
        step_at_random(game, random)


def test_nothing_is_said_of_other_phases() -> None:
    """While cards are passed there are no cautions."""
    game = new_table(rules_of())
    game.deal()
    assert game.state.phase is Phase.PASS
    assert cautions(game.view(0), game.view(0).hand[0]) == ()
