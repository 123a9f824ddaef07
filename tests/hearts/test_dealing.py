"""A code fixes all that is random of a deal, for ever; and another program could do the same."""

from hashlib import sha256

import pytest

from game.deals import CodeError
from game.hearts.dealing import (
    Share,
    deal_code,
    deal_from_code,
    deal_from_hands,
    mixed_pile,
    parse_deal_code,
    parse_typed_deal_code,
    rule_set_of,
    why_not_deal,
)
from game.hearts.refusals import Refusal
from game.hearts.rule_sets import RULE_SETS, RuleSet
from tests.hearts.tables import hands_of, rules_of, texts

PLAIN = [rank + suit for suit in "CDSH" for rank in "23456789TJQKA"]


def by_the_book(seed: str, cards: list[str]) -> list[str]:
    """The documented shuffle, written a second time from its description."""
    words: list[int] = []
    block = 0
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        while True:
            if not words:
                digest = sha256(f"{seed}/{block}".encode()).digest()
                words = [int.from_bytes(digest[start : start + 4], "big") for start in range(0, 32, 4)]
                block += 1
            word = words.pop(0)
            if word < 2**32 // (last + 1) * (last + 1):
                break
        chosen = word % (last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return order


@pytest.mark.parametrize("number", [0, 1, 4711, 26**6 - 1])
def test_deal_can_be_made_by_another_program(number: int) -> None:
    """The pack is sorted, shuffled with the code's seed, and given out seat by seat, the kitty last."""
    rules = rules_of("five-kitty")
    dealt = deal_from_code(rules, deal_code(rules, number))
    order = by_the_book(f"HR1-FK-{number}", PLAIN)
    groups = [order[start : start + 10] for start in range(0, 50, 10)]
    expected = [" ".join(sorted(group, key=PLAIN.index)) for group in (*groups, order[50:])]
    assert texts((*dealt.share.hands, dealt.share.kitty)) == expected


def test_mix_can_be_made_by_another_program() -> None:
    """The pile is sorted, shuffled with the code's seed for the mix, and given back seat by seat, the kitty last."""
    rules = rules_of(passing=["mix"])
    dealt = deal_from_code(rules, deal_code(rules, 7))
    pile = Share(hands_of("2C 3C", "2H 3H", "2D 3D", "2S 3S"), hands_of("AH")[0])
    mixed = mixed_pile(dealt, pile)
    order = by_the_book("HR1-A-7-mix", ["2C", "3C", "2D", "3D", "2S", "3S", "2H", "3H", "AH"])
    assert [str(card) for card in mixed.cards] == order
    assert [len(hand) for hand in mixed.hands] == [2, 2, 2, 2]


@pytest.mark.parametrize(
    ("name", "number", "hand", "kitty"),
    [
        ("american", 0, "5C 6C 7C 9C TC KC AC 4D 5S JS 6H TH JH", ""),
        ("cancellation", 1, "9C TC KC 4D 5D 6D 7D AD 3S 6S 7S 9S 2H 6H 6H QH KH", "2C AC"),
        ("three-exchange", 26**6 - 1, "2C 3C 5C 7C 9C TC JC 3D 4D TD JD JS KS 6H TH JH AH", "4H"),
    ],
)
def test_deals_stay_the_same(name: str, number: int, hand: str, kitty: str) -> None:
    """A code deals the same cards in every release."""
    rules = rules_of(name)
    share = deal_from_code(rules, deal_code(rules, number)).share
    assert texts((share.hands[0], share.kitty)) == [hand, kitty]


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=lambda rule_set: rule_set.id)
def test_every_rule_set_deals_its_pack(rule_set: RuleSet) -> None:
    """A code of any rule set deals the whole pack, in hands of the right size."""
    rules = rules_of(rule_set.id)
    dealt = deal_from_code(rules, deal_code(rules, 12345))
    assert why_not_deal(rules, dealt) is None


@pytest.mark.parametrize("players", range(6, 11))
def test_two_packs_for_many_players(players: int) -> None:
    """Codes deal two packs to six up to ten players."""
    rules = rules_of("cancellation", players=players)
    assert why_not_deal(rules, deal_from_code(rules, deal_code(rules, 3))) is None


def test_codes_parse_back() -> None:
    """A code is written with the rule set's letters and parses back; another set's code is refused."""
    rules = rules_of("three-kitty")
    code = deal_code(rules, 4711)
    assert str(code).startswith("HR1-TK-")
    assert parse_deal_code(rules, str(code)) == code
    with pytest.raises(CodeError):
        parse_deal_code(rules_of(), str(code))


@pytest.mark.parametrize(("typed", "code"), [("aaaaaam", "HR1-TK-AAAAAAM"), ("hr1 fe aaaaaam", "HR1-FE-AAAAAAM")])
def test_typed_codes(typed: str, code: str) -> None:
    """Seven letters name a deal of the present rule set, a whole code also one of another."""
    found = parse_typed_deal_code(typed, rules_of("three-kitty").rule_set)
    assert str(found) == code
    assert rule_set_of(found).letters == found.variant


@pytest.mark.parametrize(
    ("hands", "kitty"),
    [
        (("2C 3C", "4C 5C", "6C 7C"), "8C"),
        (("2C 3C", "4C 5C", "6C 7C", "8C 9C"), ""),
    ],
)
def test_cards_must_be_the_pack(hands: tuple[str, ...], kitty: str) -> None:
    """Hands that are not the pack, or not of the right number and size, are refused."""
    assert why_not_deal(rules_of(), deal_from_hands(hands_of(*hands), hands_of(kitty)[0])) is Refusal.NOT_THE_PACK
