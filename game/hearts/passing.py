"""Passing: how the chosen cards change hands once every seat has chosen."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from game.hearts.actions import Pass
from game.hearts.dealing import Dealt, Share, mixed_pile, why_not_mixed
from game.hearts.directions import is_single, pass_size, receiver, shares
from game.hearts.refusals import IllegalActionError, Refusal
from game.hearts.rules import Rules
from game.hearts.seats import Cards, Seat, holds_all, sorted_cards, without
from game.hearts.vocabulary import Direction


@dataclass(frozen=True, slots=True)
class Gift:
    """Cards that went from one seat to another."""

    giver: Seat
    receiver: Seat
    cards: Cards


def may_pass_blind(rules: Rules, direction: Direction) -> bool:
    """Whether a seat may hand on unseen the cards that it receives."""
    return rules.options.blind_pass and is_single(direction)


def kitty_is_mixed(rules: Rules) -> bool:
    """Whether the kitty goes into a mix and comes out of it again."""
    return rules.options.mix_kitty


def why_not_pass(rules: Rules, direction: Direction, hand: Cards, action: Pass) -> Refusal | None:
    """Why the holder of ``hand`` may not pass so, or None."""
    if action.blind:
        if not may_pass_blind(rules, direction):
            return Refusal.NO_BLIND_PASS
        return Refusal.WRONG_COUNT if action.cards else None
    if not holds_all(hand, action.cards):
        return Refusal.NOT_IN_HAND
    return None if len(action.cards) == pass_size(rules.options, direction) else Refusal.WRONG_COUNT


def gifts(rules: Rules, direction: Direction, passes: Sequence[Pass]) -> Iterator[Gift]:
    """Who gets what from whom in the end, in every direction but a mix.

    Cards that come to a blind seat go on to its receiver, as far as the next seat that looks, which may be
    the one they came from.
    """
    blind = {action.seat for action in passes if action.blind}
    for action in passes:
        if action.blind:
            continue
        for to, cards in shares(direction, action.seat, action.cards, rules.players):
            while to in blind:
                to = receiver(direction, to, rules.players)  # noqa: PLW2901 — the cards wander on
            yield Gift(action.seat, to, cards)


def after_passes(rules: Rules, direction: Direction, passes: Sequence[Pass], dealt: Dealt) -> tuple[Share, Dealt]:
    """How the cards lie after all seats have passed, and the deal with what its mix gave back.

    Raises IllegalActionError when the deal foretells a mix that this pile can not give.
    """
    kept = tuple(without(hand, action.cards) for hand, action in zip(dealt.share.hands, passes, strict=True))
    if direction is Direction.MIX:
        return _mixed(rules, passes, kept, dealt)
    received = [list(cards) for cards in kept]
    for gift in gifts(rules, direction, passes):
        received[gift.receiver] += gift.cards
    return Share(tuple(tuple(sorted(cards)) for cards in received), dealt.share.kitty), dealt


def _mixed(rules: Rules, passes: Sequence[Pass], kept: Sequence[Cards], dealt: Dealt) -> tuple[Share, Dealt]:
    pile = Share(tuple(action.cards for action in passes), dealt.share.kitty if kitty_is_mixed(rules) else ())
    mixed = mixed_pile(dealt, pile)
    refusal = why_not_mixed(mixed, pile)
    if refusal is not None:
        raise IllegalActionError(refusal)
    hands = tuple(sorted_cards(rest + back) for rest, back in zip(kept, mixed.hands, strict=True))
    kitty = sorted_cards(mixed.kitty) if kitty_is_mixed(rules) else dealt.share.kitty
    return Share(hands, kitty), replace(dealt, mixed=mixed)
