"""Identical cards of one trick that cancel each other: they lie side by side, in the place of the one played first."""

from game.hearts.trick import nines_boost, twins_cancel
from game.table.box import Box
from game.table.hearts_layout import HeartsLayout, Slot, Where
from game.table.hearts_sight import Sight

# How far the second one lies aside, in card widths; rank and suit of both still show.
_ASIDE = 0.46


def trick_slot(sight: Sight, number: int) -> Slot:
    """The place of the player who played the card of the trick with that ``number``, counted from 0."""
    trick = sight.trick
    leader = sight.bottom if trick is None else trick.leader
    place = sight.place_of((leader + number) % sight.players)
    return Slot(Where.TRICK, place, number // sight.players)


def cancelled(sight: Sight) -> dict[int, int]:
    """The cards of the trick that are cancelled, by their numbers, each with that of the first one like it."""
    trick = sight.trick
    if trick is None or not twins_cancel(sight.view.rules):
        return {}
    # Of two that have not come together yet, nothing is to be seen.
    cards = trick.cards[:-1] if sight.is_apart else trick.cards
    return {number: cards.index(card) for number, card in enumerate(cards) if cards.count(card) > 1}


def trick_box(layout: HeartsLayout, sight: Sight, number: int) -> Box:
    """Where a card of the trick lies: before its player, or, cancelled, beside the one it is like."""
    first = cancelled(sight).get(number, number)
    own, place = _box(layout, trick_slot(sight, number)), trick_slot(sight, first)
    if first == number or nines_boost(sight.view.rules):
        # Where players have two cards in a trick there is no room beside them.
        return own
    there = _box(layout, place)
    return there.moved(round(_ASIDE * there.width) * _side(layout, sight, place), 0)


def _box(layout: HeartsLayout, slot: Slot) -> Box:
    return (layout.ring.seconds if slot.number else layout.ring.cards)[slot.place]


def _side(layout: HeartsLayout, sight: Sight, slot: Slot) -> int:
    """1 for the right, −1 for the left, as on the right side, and beside one's own card where no pile lies there."""
    if slot.place == 0:
        return 1 if sight.has_kitty else -1
    rightmost = max(box.x for box in layout.ring.cards)
    return -1 if _box(layout, slot).x == rightmost else 1
