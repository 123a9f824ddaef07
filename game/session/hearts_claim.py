"""Claiming the rest of a deal: only what can be proved from what the seat knows, whatever the others hold or do.

All: the seat leads, and every card it holds wins when it is led from the top of its suit, even if all cards that may
still be out in the suit sit in one hand. None: another seat leads, and in each suit that can still be led against it
the seat holds only cards below all others. Nothing: no card that counts is left to be played or taken, and no moon
or sun hangs on the tricks to come.
"""

from enum import StrEnum

from game.cards import Card, Suit
from game.hearts.kitty import is_exchanged
from game.hearts.moon import sun_counts
from game.hearts.rules import Rules
from game.hearts.seats import Cards
from game.hearts.trick import Trick, nines_boost, twins_cancel
from game.hearts.turns import PlayTurn
from game.hearts.view import View, unseen_cards
from game.hearts.vocabulary import Phase


class Claim(StrEnum):
    """What a seat may claim of the rest of a deal."""

    ALL = "all"
    NONE = "none"
    NOTHING_LEFT = "nothing left"


def can_claim(view: View) -> Claim | None:
    """What the seat can prove of the rest of the deal, or None. Only while cards are played, on the seat's turn."""
    if view.phase is not Phase.PLAY or not isinstance(view.turn, PlayTurn) or view.trick is None:
        return None
    if nothing_is_left(view):
        return Claim.NOTHING_LEFT
    if takes_all(view):
        return Claim.ALL
    return Claim.NONE if takes_none(view) else None


def nothing_is_left(view: View) -> bool:
    """Whether nothing that counts can be won or lost any more."""
    lying = () if view.trick is None else view.trick.cards
    coming = (*view.hand, *unseen_cards(view), *lying, *_on_the_table(view))
    return not any(_counts(view.rules, card) for card in coming) and not _hangs_on_tricks(view)


def takes_all(view: View) -> bool:
    """Whether the seat, which leads, takes every trick to come."""
    if view.trick is None or view.trick.cards or not view.tricks or twins_cancel(view.rules):
        return False
    if (view.kitty.taker is None and view.kitty.size and is_exchanged(view.rules)) or _is_charged(view):
        return False
    out = unseen_cards(view)
    return all(_is_good(view.rules, _of(view.hand, suit), _of(out, suit)) for suit in Suit)


def takes_none(view: View) -> bool:
    """Whether the seat, which does not lead, takes none of the tricks to come and not the one that lies open."""
    trick = view.trick
    if trick is None or not trick.cards or len(trick.cards) >= view.rules.players or twins_cancel(view.rules):
        return False
    out = unseen_cards(view)
    return all(_is_beaten(_of(view.hand, suit), _of(out, suit), trick) for suit in Suit)


def claimed_card(legal: Cards) -> Card:
    """The card by which a seat that takes all goes on: the highest of a suit that it may lead."""
    return max(_of(legal, legal[0].suit))


def _is_good(rules: Rules, mine: Cards, out: Cards) -> bool:
    """Whether each of ``mine`` wins when they are led from the top.

    Each lead draws one of ``out`` from whoever holds any; so the card led after as many leads as there are cards
    out wins too. Where nines bring second cards nobody knows which, and every card must be high.
    """
    if not mine or not out:
        return True
    highest, leads = max(out), sorted(mine, reverse=True)
    needed = leads if nines_boost(rules) else leads[: len(out)]
    return all(card >= highest for card in needed)


def _is_beaten(mine: Cards, out: Cards, trick: Trick) -> bool:
    """Whether none of ``mine``, cards of one suit, can take this trick or a later one that another leads."""
    if not mine:
        return True
    lying = _of(trick.cards, mine[0].suit)
    is_led = trick.led is mine[0].suit
    if is_led and max(mine) > max(lying):
        return False
    return not out or max(mine) < min(out)


def _of(cards: Cards, suit: Suit) -> Cards:
    return tuple(card for card in cards if card.suit is suit)


def _counts(rules: Rules, card: Card) -> bool:
    return any(card in values for values in (rules.points, rules.bonus, rules.multipliers))


def _on_the_table(view: View) -> Cards:
    """The cards of tricks that nobody could take, and that wait for the next taker."""
    cards: Cards = ()
    for trick in reversed(view.tricks):
        if trick.taker is not None:
            break
        cards += trick.cards
    return cards


def _is_charged(view: View) -> bool:
    """Whether the seat holds a charged card, which may have to wait when its turn to be led comes."""
    return any(card in cards for cards in view.charges for card in view.hand)


def _hangs_on_tricks(view: View) -> bool:
    """Whether a sun is still to be made or missed."""
    if not sun_counts(view.rules):
        return False
    takers = {trick.taker for trick in view.tricks if trick.taker is not None}
    return any(takers <= set(seats) for seats in view.rules.scorers)
