"""Charging: special cards turned up before the first lead count double."""

from collections.abc import Iterable

from game.cards import Card, Suit, parse_card
from game.hearts.refusals import Refusal
from game.hearts.rules import Rules
from game.hearts.scales import SPADE_QUEEN
from game.hearts.seats import Cards, holds_all

CLUB_TEN, DIAMOND_JACK, HEART_ACE = parse_card("TC"), parse_card("JD"), parse_card("AH")


def may_charge(rules: Rules) -> bool:
    """Whether cards may be charged at all."""
    return rules.options.charging


def chargeable_cards(rules: Rules, hand: Cards) -> Cards:
    """The cards of ``hand`` that may be charged: those whose charge has a meaning under the rules."""
    if not may_charge(rules):
        return ()
    return tuple(card for card in hand if _has_meaning(rules, card))


def why_not_charge(rules: Rules, hand: Cards, cards: Cards) -> Refusal | None:
    """Why the holder of ``hand`` may not charge ``cards``, or None."""
    if not holds_all(hand, cards):
        return Refusal.NOT_IN_HAND
    return None if holds_all(chargeable_cards(rules, hand), cards) else Refusal.NOT_CHARGEABLE


def is_doubled(card: Card, charged: Iterable[Card]) -> bool:
    """Whether the charges double what ``card`` counts: its own, or the ace's for every heart."""
    if card.suit is Suit.HEARTS:
        return HEART_ACE in charged
    return card in (SPADE_QUEEN, DIAMOND_JACK) and card in charged


def is_squared(card: Card, charged: Iterable[Card]) -> bool:
    """Whether the charges square the multiplier of ``card``: that of the ten of clubs alone."""
    return card == CLUB_TEN and card in charged


def _has_meaning(rules: Rules, card: Card) -> bool:
    if card == CLUB_TEN:
        return card in rules.multipliers
    if card == HEART_ACE:
        return any(is_counted(rules, other) for other in rules.pack if other.suit is Suit.HEARTS)
    return card in (SPADE_QUEEN, DIAMOND_JACK) and is_counted(rules, card)


def is_counted(rules: Rules, card: Card) -> bool:
    """Whether ``card`` counts anything, good or bad."""
    return rules.points.get(card, 0) != 0 or rules.bonus.get(card, 0) != 0
