"""Which cards may be played, in the order of the rule book."""

from dataclasses import replace

import pytest

from game.cards import parse_card
from game.hearts.opening import opening_lead
from game.hearts.refusals import Refusal
from tests.hearts.tables import after, finished, hands_of, legal, refusal, rules_of, table

PAST = (finished(0, "3C 4C 5C 6C", 3),)


def test_two_of_clubs_is_led_first() -> None:
    """The holder of the two of clubs must lead it."""
    play = table(rules_of(), "2C KS", "3C 4S", "4C 5S", "5C 6S")
    play = play._replace(terms=replace(play.terms, opening=parse_card("2C")))
    assert legal(play) == "2C"
    assert refusal(play, "KS") is Refusal.OPENING_CARD


@pytest.mark.parametrize(
    ("hands", "lead"),
    [
        (("3C", "AS", "2C", "4S"), (2, "2C")),
        (("5C", "AS", "3C", "4C"), (2, "3C")),
        (("AS", "2S", "3S", "4S"), (1, None)),
    ],
)
def test_opening_lead(hands: tuple[str, ...], lead: tuple[int, str | None]) -> None:
    """The two of clubs leads; without it in a hand the lowest club; without any club eldest leads anything."""
    seat, card = opening_lead(rules_of(), hands_of(*hands), eldest=1)
    assert (seat, card and str(card)) == lead


@pytest.mark.parametrize(("eldest", "seat"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_of_two_low_clubs_the_one_nearest_eldest_leads(eldest: int, seat: int) -> None:
    """Where two hands hold the two of clubs, the one nearest eldest, clockwise, leads it."""
    rules = rules_of(decks=2)
    assert opening_lead(rules, hands_of("3C", "2C", "4C", "2C"), eldest) == (seat, parse_card("2C"))


def test_eldest_leads_anything_but_hearts() -> None:
    """Where eldest opens, it may lead spades, but no heart while leading hearts is restricted."""
    rules = rules_of(opening="eldest")
    assert opening_lead(rules, hands_of("2C", "3C", "4C", "5C"), 3) == (3, None)
    play = table(rules, "2C 3D KS 4H", "3C", "4C", "5C")
    assert legal(play) == "2C 3D KS"


def test_suit_must_be_followed() -> None:
    """A hand with cards of the suit led plays one of them."""
    play = table(rules_of(), "3C", "4C 9C KS 2H", "5C", "6C", trick="3C", past=PAST)
    assert legal(play) == "4C 9C"
    assert refusal(play, "KS") is Refusal.FOLLOW_SUIT
    assert refusal(play, "AS") is Refusal.NOT_IN_HAND


def test_void_hand_discards_anything() -> None:
    """A hand without the suit led may play any card."""
    play = table(rules_of(), "3C", "4D KS 2H", "5C", "6C", trick="3C", past=PAST)
    assert legal(play) == "4D KS 2H"


def test_hearts_are_led_once_broken() -> None:
    """A heart is led only after one was played to an earlier trick."""
    hand = "4D QS 2H"
    assert legal(table(rules_of(), hand, "", "", "", past=PAST)) == "4D QS"
    assert refusal(table(rules_of(), hand, "", "", "", past=PAST), "2H") is Refusal.HEARTS_NOT_BROKEN
    assert legal(table(rules_of(), hand, "", "", "", past=PAST, broken=True)) == "4D QS 2H"
    assert legal(table(rules_of(hearts_lead="any"), hand, "", "", "", past=PAST)) == "4D QS 2H"


def test_hand_of_hearts_leads_a_heart() -> None:
    """A hand of hearts alone leads one, broken or not."""
    assert legal(table(rules_of(), "2H 5H", "", "", "", past=PAST)) == "2H 5H"


def test_hearts_and_the_queen_lead_her() -> None:
    """A hand of hearts and the queen of spades leads the queen, or where the rules say so either."""
    assert legal(table(rules_of(), "QS 2H 5H", "", "", "", past=PAST)) == "QS"
    assert legal(table(rules_of(hearts_before_queen=True), "QS 2H 5H", "", "", "", past=PAST)) == "QS 2H 5H"
    assert legal(table(rules_of(hearts_before_queen=True), "KS 2H 5H", "", "", "", past=PAST)) == "KS"


@pytest.mark.parametrize("breaks", [False, True])
def test_queen_breaks_hearts_only_where_said(breaks: bool) -> None:
    """The queen of spades breaks hearts as she falls under the option, else she does not."""
    play = table(rules_of(queen_breaks_hearts=breaks), "3C", "QS", "5C", "6C", trick="3C", past=PAST, leader=0)
    assert after(play, "QS").broken is breaks


def test_heart_breaks_hearts_as_it_falls() -> None:
    """Hearts are broken as soon as a heart lies in the trick."""
    play = table(rules_of(), "3C", "5H 6D", "5C", "6C", trick="3C", past=PAST)
    assert after(play, "5H").broken
    assert not after(play, "6D").broken


def test_points_may_fall_to_the_first_trick() -> None:
    """In the base game a void hand may throw points on the first trick."""
    assert legal(table(rules_of(), "3C", "3D QS 2H", "4C", "5C", trick="2C")) == "3D QS 2H"


def test_no_points_on_the_first_trick() -> None:
    """Under ``no_points`` no penalty card falls to the first trick while another may be played."""
    play = table(rules_of(first_trick="no_points"), "3C", "3D QS 2H", "4C", "5C", trick="2C")
    assert legal(play) == "3D"
    assert refusal(play, "QS") is Refusal.FIRST_TRICK


def test_only_penalty_cards_on_the_first_trick() -> None:
    """A void hand of penalty cards alone may play any of them to the first trick, the queen included."""
    assert legal(table(rules_of(first_trick="no_points"), "3C", "QS 2H 3H", "4C", "5C", trick="2C")) == "QS 2H 3H"


def test_bonus_card_is_no_penalty_card() -> None:
    """A bonus card may be thrown on a first trick without points."""
    rules = rules_of(first_trick="no_points", bonus={"JD": -10})
    assert legal(table(rules, "3C", "JD QS", "4C", "5C", trick="2C")) == "JD"


def test_no_queen_on_the_first_trick() -> None:
    """Under ``no_queen`` hearts may fall to the first trick, the queen only if there is nothing else."""
    rules = rules_of(first_trick="no_queen")
    assert legal(table(rules, "3C", "3D QS 2H", "4C", "5C", trick="2C")) == "3D 2H"
    assert legal(table(rules, "3C", "QS", "4C", "5C", trick="2C")) == "QS"


def test_first_trick_binds_the_leader() -> None:
    """A free first lead may not be a penalty card where the first trick bars them."""
    rules = rules_of("black-maria", points="maria43", first_trick="no_points")
    assert legal(table(rules, "3C KS 2H", "4C", "5C")) == "3C"


def test_all_restrictions_are_dropped_at_once() -> None:
    """A leader whom the restrictions leave no card may play any: here hearts and the queen, both barred."""
    for bar in ("no_points", "no_queen"):
        rules = rules_of(opening="eldest", first_trick=bar)
        assert legal(table(rules, "QS 2H 5H", "", "", "")) == "QS 2H 5H"


def test_following_suit_stays_when_restrictions_are_dropped() -> None:
    """A follower with nothing but barred cards of the suit still follows."""
    rules = rules_of("black-maria", points="maria43", first_trick="no_points")
    assert legal(table(rules, "3S", "QS KS 4D", "5C", trick="3S")) == "QS KS"


def test_second_trick_is_free() -> None:
    """What the first trick bars may be played to the second, also when nobody could take the first."""
    rules = rules_of(first_trick="no_points", decks=2, cancellation=True)
    past = (finished(0, "3C 3C 4C 4C", None),)
    assert legal(table(rules, "5C", "3D QS 2H", "", "", trick="5C", past=past)) == "3D QS 2H"


DISCHARGE = rules_of(must_discharge_queen=True)


def test_queen_is_discharged_when_void() -> None:
    """The queen must go as soon as the hand is void in the suit led."""
    play = table(DISCHARGE, "3C", "3D QS 2H", "4C", "5C", trick="3C", past=PAST)
    assert legal(play) == "QS"
    assert refusal(play, "2H") is Refusal.DISCHARGE_QUEEN


@pytest.mark.parametrize(("trick", "expected"), [("AS", "QS"), ("KS", "QS"), ("JS", "2S QS")])
def test_queen_is_discharged_under_ace_or_king(trick: str, expected: str) -> None:
    """In a spade trick the queen must go when the ace or king lies there already."""
    assert legal(table(DISCHARGE, "", "2S QS 4H", "", "", trick=trick, past=PAST)) == expected


def test_queen_need_not_be_led() -> None:
    """A leader is not made to discharge the queen."""
    assert legal(table(DISCHARGE, "2S QS", "", "", "", past=PAST)) == "2S QS"


def test_queen_is_not_discharged_on_a_first_trick_that_bars_her() -> None:
    """A first trick that bars the queen does not ask for her, even from a hand that may play her."""
    rules = rules_of(must_discharge_queen=True, first_trick="no_points")
    assert legal(table(rules, "3C", "QS 2H", "4C", "5C", trick="2C")) == "QS 2H"
    free = rules_of(must_discharge_queen=True)
    assert legal(table(free, "3C", "QS 2H 3D", "4C", "5C", trick="2C")) == "QS"


def test_charged_queen_is_not_discharged() -> None:
    """While a charge bars the queen she need not be discharged; afterwards she must."""
    rules = rules_of("turbo", must_discharge_queen=True)
    assert legal(table(rules, "", "2S QS", "", "", trick="KS", past=PAST, charged="QS")) == "2S"
    spades = (*PAST, finished(0, "3S 4S 5S 6S", 3))
    assert legal(table(rules, "", "2S QS", "", "", trick="KS", past=spades, charged="QS")) == "QS"


TURBO = rules_of("turbo")


def test_charged_card_waits_for_its_suit() -> None:
    """A charged card is neither led nor played to the first trick in its suit."""
    assert legal(table(TURBO, "2S QS 4D", "", "", "", past=PAST, charged="QS")) == "4D 2S"
    play = table(TURBO, "", "2S QS 4D", "", "", trick="3S", past=PAST, charged="QS")
    assert legal(play) == "2S"
    assert refusal(play, "QS") is Refusal.CHARGED


def test_charged_card_is_free_afterwards() -> None:
    """After its suit was led once, a charged card is like any other."""
    spades = (*PAST, finished(0, "3S 4S 5S 6S", 3))
    assert legal(table(TURBO, "2S QS 4D", "", "", "", past=spades, charged="QS")) == "4D 2S QS"


def test_only_card_of_its_suit_is_free() -> None:
    """A charged card that is the hand's only one of the suit may be led, and follows suit."""
    assert legal(table(TURBO, "QS 4D", "", "", "", past=PAST, charged="QS")) == "4D QS"
    assert legal(table(TURBO, "", "QS 4D", "", "", trick="3S", past=PAST, charged="QS")) == "QS"


def test_charged_card_may_be_discarded() -> None:
    """A charged card may be thrown on another suit's trick."""
    assert legal(table(TURBO, "", "2S QS", "", "", trick="3D", past=PAST, charged="QS")) == "2S QS"


def test_charged_ten_waits_in_the_opening_trick() -> None:
    """The charged ten of clubs stays out of the trick that the two of clubs opens."""
    assert legal(table(TURBO, "", "5C TC", "", "", trick="2C", charged="TC")) == "5C"


def test_charges_and_hearts_drop_together() -> None:
    """A leader with hearts and two spades, the queen charged, leads the other spade; with nothing left, anything."""
    assert legal(table(TURBO, "2S QS 4H", "", "", "", past=PAST, charged="QS")) == "2S"
    assert legal(table(TURBO, "4H AH", "", "", "", past=PAST, charged="AH")) == "4H"
    barred = rules_of("turbo", first_trick="no_points", opening="eldest", hearts_lead="any")
    assert legal(table(barred, "4H AH", "", "", "", charged="AH")) == "4H AH"


def test_identical_cards_are_named_once() -> None:
    """Of two identical cards one is named."""
    rules = rules_of("cancellation")
    assert legal(table(rules, "2S 2S 4D", "", "", "", "", "", past=(finished(0, "3C 4C 5C 6C 7C 8C", 5),))) == "4D 2S"
