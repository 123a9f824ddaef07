"""Charging special cards before the first lead."""

import pytest

from game.cards import parse_card, parse_cards
from game.hearts.actions import Charge
from game.hearts.charging import chargeable_cards, is_doubled
from game.hearts.game import apply, legal_actions, why_not
from game.hearts.refusals import Refusal
from game.hearts.turns import ChargeTurn
from game.hearts.vocabulary import Phase
from tests.hearts.tables import after_passes, all_but, rules_of, started, texts

FOUR = ("2C 3C TC JD", "2D 3D 4D 5D", "2S 3S QS 5S", "2H 3H 4H AH")
TURBO = rules_of("turbo", removed=all_but(*FOUR), passing=[])


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ({}, "TC JD QS AH"),
        ({"bonus": {}}, "TC QS AH"),
        ({"multiplier": {}}, "JD QS AH"),
        ({"points": {"QS": 13}}, "TC JD QS"),
        ({"points": {"2H": 1}}, "TC JD AH"),
        ({"bonus": {"TD": -10}}, "TC QS AH"),
        ({"charging": False}, ""),
    ],
)
def test_only_cards_with_a_meaning_are_charged(options: dict[str, object], cards: str) -> None:
    """A card may be charged where the rule set gives it a meaning."""
    hand = parse_cards("2C TC TD JD QS 2H AH")
    assert texts([chargeable_cards(rules_of("turbo", **options), hand)]) == [cards]


def test_ace_doubles_every_heart() -> None:
    """The ace of hearts doubles all hearts, the queen of spades and jack of diamonds each itself, the ten nothing."""
    charged = parse_cards("AH QS TC")
    assert [is_doubled(parse_card(text), charged) for text in ("2H", "AH", "QS", "JD", "TC")] == [
        True,
        True,
        True,
        False,
        False,
    ]
    assert not is_doubled(parse_card("2H"), parse_cards("2H"))


def test_all_charge_at_once() -> None:
    """Every seat says what it charges, or nothing, before the first lead."""
    game = started(TURBO, *FOUR)
    assert game.phase is Phase.CHARGE
    assert legal_actions(game)[0] == ChargeTurn(0, parse_cards("TC JD"))
    assert len(list(legal_actions(game)[0])) == 4
    for seat, text in enumerate(("TC", "", "QS", "AH")):
        game = apply(game, Charge(seat, parse_cards(text)))
    assert game.phase is Phase.PLAY
    assert game.deal is not None
    assert game.deal.play is not None
    assert texts([game.deal.play.terms.charged]) == ["TC QS AH"]


@pytest.mark.parametrize(
    ("cards", "reason"), [("TC JD", None), ("", None), ("2C", Refusal.NOT_CHARGEABLE), ("QS", Refusal.NOT_IN_HAND)]
)
def test_what_may_be_charged(cards: str, reason: Refusal | None) -> None:
    """A seat charges cards of its own hand that have a charge."""
    assert why_not(started(TURBO, *FOUR), Charge(0, parse_cards(cards))) is reason


def test_charging_is_skipped_when_nobody_could() -> None:
    """Where no hand holds a card to charge, the play begins at once."""
    hands = ("2C 3C 4C 5C", "2D 3D 4D 5D", "2S 3S 4S 5S", "2H 3H 4H 5H")
    assert started(rules_of("turbo", removed=all_but(*hands), passing=[]), *hands).phase is Phase.PLAY


def test_charging_comes_after_passing() -> None:
    """Cards are charged after passing, by who holds them then."""
    game = started(rules_of("turbo", removed=all_but(*FOUR), pass_count=2), *FOUR)
    game = after_passes(game, "TC JD", "2D 3D", "QS 5S", "4H AH")
    assert legal_actions(game)[1] == ChargeTurn(1, parse_cards("TC JD"))
