"""Cautions before a card is played, for players who want to be warned: few, and each as good as certain.

A player who seems to be shooting the moon, with all penalty cards so far on the own side, is not warned of taking
more. Where identical cards cancel each other nothing is certain, and nothing is said.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum

from game.bots.memory import memory_of
from game.cards import Card, Suit, parse_card
from game.hearts.scales import SPADE_QUEEN
from game.hearts.seats import Cards, Seat
from game.hearts.trick import Trick, is_boosted, taker_of, twins_cancel
from game.hearts.turns import PlayTurn
from game.hearts.view import View, known_taken
from game.session.hearts_sides import side_of

_SPADE_KING, _SPADE_ACE = parse_card("KS"), parse_card("AS")

# Of all penalty cards, those that one side alone must have taken before its moon is a danger.
_MOON_SHARE = 2 / 3


class Caution(StrEnum):
    """Why a card is clearly bad."""

    TAKES_QUEEN = "takes the queen of spades, and another card would not"
    CALLS_QUEEN = "may be taken for the queen of spades, and a lower spade would not"
    LETS_MOON_GO = "leaves penalty cards to who has all of them, and another card would take them"
    QUEEN_TO_PARTNER = "gives the queen of spades to a partner"
    BONUS_AWAY = "gives a good card away, and another could go"


def cautions(view: View, card: Card) -> tuple[Caution, ...]:
    """Why playing ``card``, a legal one, is clearly bad; mostly there is no reason."""
    if not isinstance(view.turn, PlayTurn) or view.trick is None or twins_cancel(view.rules):
        return ()
    others = tuple(other for other in view.turn.cards if other != card)
    return tuple(caution for caution, is_due in _CHECKS.items() if is_due(view, view.trick, card, others))


def _takes_queen(view: View, trick: Trick, card: Card, others: Cards) -> bool:
    if SPADE_QUEEN not in trick.cards or not _queen_hurts(view) or _is_shooting(view) or _stops_moon(view, trick):
        return False
    return _would_take(view, trick, card) and not all(_would_take(view, trick, other) for other in others)


def _calls_queen(view: View, trick: Trick, card: Card, others: Cards) -> bool:
    """The ace or king of spades, while the queen may come from a seat that is still to play."""
    if card not in (_SPADE_KING, _SPADE_ACE) or not _queen_hurts(view) or _is_shooting(view):
        return False
    if trick.cards and trick.led is not Suit.SPADES:
        return False
    memory = memory_of(view)
    if SPADE_QUEEN not in memory.unseen[Suit.SPADES]:
        return False
    may_come = any(memory.chance_of(seat, SPADE_QUEEN) > 0 for seat in _still_to_play(view, trick))
    lower = any(other.suit is Suit.SPADES and other < SPADE_QUEEN for other in others)
    return may_come and lower and _would_take(view, trick, card)


def _lets_moon_go(view: View, trick: Trick, card: Card, others: Cards) -> bool:
    if _still_to_play(view, trick) or not _stops_moon(view, trick) or _would_take(view, trick, card):
        return False
    return any(_would_take(view, trick, other) for other in others)


def _queen_to_partner(view: View, trick: Trick, card: Card, others: Cards) -> bool:
    if card != SPADE_QUEEN or not trick.cards or not _queen_hurts(view) or _still_to_play(view, trick):
        return False
    taker = _taker(view, trick, card)
    return taker != view.seat and taker in side_of(view.rules, view.seat) and not _is_shooting(view)


def _bonus_away(view: View, trick: Trick, card: Card, others: Cards) -> bool:
    """A card that lowers its taker's score, to a trick that the seat's side can not take any more."""
    bonus = view.rules.bonus
    if card not in bonus or not trick.cards or all(other in bonus for other in others):
        return False
    side = side_of(view.rules, view.seat)
    if side.intersection(_still_to_play(view, trick)) or _taker(view, trick, card) in side:
        return False
    return card.suit is not trick.led or not _still_to_play(view, trick) or card < max(_of_led(trick))


_CHECKS: Mapping[Caution, Callable[[View, Trick, Card, Cards], bool]] = {
    Caution.TAKES_QUEEN: _takes_queen,
    Caution.CALLS_QUEEN: _calls_queen,
    Caution.LETS_MOON_GO: _lets_moon_go,
    Caution.QUEEN_TO_PARTNER: _queen_to_partner,
    Caution.BONUS_AWAY: _bonus_away,
}


def _queen_hurts(view: View) -> bool:
    return SPADE_QUEEN in view.rules.penalties


def _taker(view: View, trick: Trick, card: Card) -> Seat | None:
    """Who would take the trick as it lies after ``card``."""
    return taker_of(view.rules, Trick(trick.leader, (*trick.cards, card)))


def _would_take(view: View, trick: Trick, card: Card) -> bool:
    return _taker(view, trick, card) == view.seat


def _of_led(trick: Trick) -> Cards:
    return tuple(card for card in trick.cards if card.suit is trick.led)


def _still_to_play(view: View, trick: Trick) -> frozenset[Seat]:
    """The other seats that play to the trick after this one."""
    players = view.rules.players
    size = 2 * players if is_boosted(view.rules, trick) or len(trick.cards) > players else players
    seats = (trick.seat_of(place, players) for place in range(len(trick.cards) + 1, size))
    return frozenset(seat for seat in seats if seat != view.seat)


def _penalties_by_seat(view: View) -> tuple[Cards, ...]:
    penalties = view.rules.penalties
    return tuple(tuple(card for card in cards if card in penalties) for cards in known_taken(view))


def _is_shooting(view: View) -> bool:
    """Whether all penalty cards taken so far, and some were, are on the seat's own side."""
    takers = {seat for seat, cards in enumerate(_penalties_by_seat(view)) if cards}
    return bool(takers) and takers <= side_of(view.rules, view.seat)


def _stops_moon(view: View, trick: Trick) -> bool:
    """Whether taking the trick as it lies would keep from an opponent penalty cards that a moon needs."""
    taken = _penalties_by_seat(view)
    takers = {seat for seat, cards in enumerate(taken) if cards}
    lying = sum(card in view.rules.penalties for card in trick.cards)
    holder = taker_of(view.rules, trick) if trick.cards else None
    if holder is None or not lying or holder in side_of(view.rules, view.seat):
        return False
    shooters = next(seats for seats in view.rules.scorers if holder in seats)
    count = lying + sum(map(len, taken))
    return bool(takers) and takers <= set(shooters) and count >= _MOON_SHARE * len(view.rules.penalties)
