"""Which cards may be played, in the order of the rule book.

A card must be the opening card, if there is one; else it must follow suit, if the hand can; then come the
restrictions, each of which bars some cards. If they bar all that is left, all of them are dropped at once. Last, the
queen of spades may have to be discharged.
"""

from bisect import bisect_left
from collections.abc import Callable
from typing import TypeAlias

from game.cards import Card, Suit, parse_card
from game.hearts.play import Play
from game.hearts.refusals import Refusal
from game.hearts.rules import Rules
from game.hearts.scales import SPADE_QUEEN
from game.hearts.seats import Cards, distinct
from game.hearts.vocabulary import FirstTrick, HeartsLead

Restriction: TypeAlias = Callable[[Play, Cards, Cards], Cards]

# An enum's member takes long to look up, and looking ahead asks for these all the time.
_HEARTS, _BROKEN = Suit.HEARTS, HeartsLead.BROKEN

_SPADE_KING, _SPADE_ACE = parse_card("KS"), parse_card("AS")


def legal_cards(play: Play) -> Cards:
    """The cards that the seat whose turn it is may play, in hand order, identical ones once."""
    terms, hands, trick, tricks, _, _ = play
    hand = hands[(trick.leader + len(trick.cards)) % len(hands)]
    allowed = following_cards(play, hand)
    # Most cards of most deals are played where nothing but the suit led and unbroken hearts can bind: all else is about
    # first tricks, charged cards and the queen's discharge. Looking ahead is much faster for asking that first.
    if not tricks or terms.charged or queen_goes_early(terms.rules):
        allowed = _unrestricted(play, hand, allowed)
    elif not trick.cards:
        allowed = leadable_cards(play, hand, allowed)
    return distinct(allowed) if terms.rules.has_twins else allowed


def why_not_card(play: Play, card: Card) -> Refusal | None:
    """Why the seat whose turn it is may not play ``card``, or None."""
    hand = play.hands[play.turn]
    if card not in hand:
        return Refusal.NOT_IN_HAND
    if card in legal_cards(play):
        return None
    if opening_card(play) is not None:
        return Refusal.OPENING_CARD
    cards = following_cards(play, hand)
    if card not in cards:
        return Refusal.FOLLOW_SUIT
    return next(
        (refusal for refusal, unbarred in RESTRICTIONS if card not in unbarred(play, hand, cards)),
        Refusal.DISCHARGE_QUEEN,
    )


def _unrestricted(play: Play, hand: Cards, cards: Cards) -> Cards:
    opening = opening_card(play)
    if opening is not None:
        return (opening,)
    allowed = cards
    for _, unbarred in RESTRICTIONS:
        allowed = unbarred(play, hand, allowed)
    allowed = allowed or cards
    return (SPADE_QUEEN,) if must_discharge_queen(play, hand, allowed) else allowed


def opening_card(play: Play) -> Card | None:
    """The card that must be led now, at the very first lead."""
    return None if play.tricks or play.trick.cards else play.terms.opening


def is_first_trick(play: Play) -> bool:
    """Whether the first trick is being played."""
    return not play.tricks


def following_cards(play: Play, hand: Cards) -> Cards:
    """The cards of the suit led, or the whole hand of a leader and of one who is void."""
    trick = play.trick.cards
    if not trick:
        return hand
    # Looked up, since hands are sorted and looking ahead asks for this all the time.
    led = trick[0].suit
    first = bisect_left(hand, (led,))
    return hand[first : bisect_left(hand, (led + 1,), first)] or hand


def leadable_cards(play: Play, hand: Cards, cards: Cards) -> Cards:
    """No heart is led before hearts are broken, except from a hand of hearts alone.

    One of hearts and the queen of spades must lead her, or where the rules say so may lead either.
    """
    if play.trick.cards or play.broken or not hearts_wait(play.rules):
        return cards
    others = hand[: bisect_left(hand, (_HEARTS,))]  # hearts are held last
    if not others or (hearts_before_queen(play.rules) and set(others) == {SPADE_QUEEN}):
        return cards
    return others


def hearts_wait(rules: Rules) -> bool:
    """Whether hearts must be broken before they are led."""
    return rules.options.hearts_lead is _BROKEN


def hearts_before_queen(rules: Rules) -> bool:
    """Whether a leader with hearts and the queen of spades alone may lead a heart before hearts are broken."""
    return rules.options.hearts_before_queen


def first_trick_bars(rules: Rules) -> Cards:
    """The cards that are barred from the first trick: none, all penalty cards, or the queen of spades."""
    match rules.options.first_trick:
        case FirstTrick.FREE:
            return ()
        case FirstTrick.NO_POINTS:
            return rules.penalties
        case FirstTrick.NO_QUEEN:
            return (SPADE_QUEEN,)


def first_trick_cards(play: Play, hand: Cards, cards: Cards) -> Cards:
    """The first trick is kept free of the cards it bars, whoever plays and whether leading or not."""
    if not is_first_trick(play):
        return cards
    barred = first_trick_bars(play.rules)
    return tuple([card for card in cards if card not in barred]) if barred else cards


def uncharged_cards(play: Play, hand: Cards, cards: Cards) -> Cards:
    """A charged card waits until its suit has been led once, unless it is the only one of its suit."""
    if not play.terms.charged:
        return cards
    return tuple([card for card in cards if not is_waiting(play, hand, card)])


def is_waiting(play: Play, hand: Cards, card: Card) -> bool:
    """Whether ``card`` is charged, would be played to the first trick in its suit, and is not alone of it."""
    led = play.trick.led if play.trick.cards else card.suit
    return (
        card in play.terms.charged
        and card.suit is led
        and not any(trick.led is led for trick in play.tricks)
        and sum(other.suit is led for other in hand) > 1
    )


def must_discharge_queen(play: Play, hand: Cards, allowed: Cards) -> bool:
    """Whether the queen of spades must be played: she may be, and another card is sure to beat her.

    So she goes in a trick of another suit, and under an ace or king of spades that lies already; but not in a
    first trick that bars her, nor while a charge does.
    """
    if not queen_goes_early(play.rules) or not play.trick.cards or SPADE_QUEEN not in allowed:
        return False
    if is_first_trick(play) and SPADE_QUEEN in first_trick_bars(play.rules):
        return False
    if is_waiting(play, hand, SPADE_QUEEN):
        return False
    return play.trick.led is not Suit.SPADES or _SPADE_ACE in play.trick.cards or _SPADE_KING in play.trick.cards


def queen_goes_early(rules: Rules) -> bool:
    """Whether the queen of spades must be discharged as soon as she safely may be."""
    return rules.options.must_discharge_queen


RESTRICTIONS: tuple[tuple[Refusal, Restriction], ...] = (
    (Refusal.HEARTS_NOT_BROKEN, leadable_cards),
    (Refusal.FIRST_TRICK, first_trick_cards),
    (Refusal.CHARGED, uncharged_cards),
)
