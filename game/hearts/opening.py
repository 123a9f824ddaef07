"""Who leads to the first trick, and with what."""

from game.cards import Card, Suit
from game.hearts.rules import Rules
from game.hearts.seats import Cards, Seat, seats_from
from game.hearts.vocabulary import Opening


def low_club_opens(rules: Rules) -> bool:
    """Whether the lowest club in a hand must be led first."""
    return rules.options.opening is Opening.LOW_CLUB


def opening_lead(rules: Rules, hands: tuple[Cards, ...], eldest: Seat) -> tuple[Seat, Card | None]:
    """Who leads first, and the card that must be led, if one must.

    That is the two of clubs, or the lowest club in a hand; of two holders the one nearest eldest. Where no hand has
    a club, and where the low club does not matter, eldest leads what it likes.
    """
    clubs = [card for hand in hands for card in hand if card.suit is Suit.CLUBS]
    if not low_club_opens(rules) or not clubs:
        return eldest, None
    lowest = min(clubs)
    return next(seat for seat in seats_from(eldest, rules.players) if lowest in hands[seat]), lowest
