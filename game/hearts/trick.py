"""A trick: cards played in turn, and who takes them."""

from typing import NamedTuple

from game.cards import Card, Rank, Suit
from game.hearts.rules import Rules
from game.hearts.seats import Cards, Seat


class Trick(NamedTuple):
    """One trick: who led, the cards in the order played, and who took it.

    ``taker`` is None while the trick lies open, and for one that nobody could take: its cards go to whoever
    takes the next.
    """

    leader: Seat
    cards: Cards = ()
    taker: Seat | None = None

    @property
    def led(self) -> Suit:
        """The suit led. Raises IndexError before the lead."""
        return self.cards[0].suit

    def seat_of(self, place: int, players: int) -> Seat:
        """Who played the card at ``place``, counted from 0, or whose turn it is there."""
        return (self.leader + place) % players


def nines_boost(rules: Rules) -> bool:
    """Whether a nine of the suit led brings a second card from every player."""
    return rules.options.boost_nines


def twins_cancel(rules: Rules) -> bool:
    """Whether identical cards in a trick cancel each other."""
    return rules.options.cancellation


def is_boosted(rules: Rules, trick: Trick) -> bool:
    """Whether a nine of the suit led, among the first cards of all players, asks for second cards."""
    if not nines_boost(rules):
        return False
    first_round = trick.cards[: rules.players]
    return any(card.rank is Rank.NINE and card.suit is trick.led for card in first_round)


def is_full(rules: Rules, trick: Trick, *, hands_empty: bool) -> bool:
    """Whether every player has played all the cards that the trick asks for."""
    if len(trick.cards) == rules.players:
        return hands_empty or not is_boosted(rules, trick)
    return len(trick.cards) == 2 * rules.players


def is_cancelled(rules: Rules, trick: Trick, card: Card) -> bool:
    """Whether ``card`` of a trick and another like it cancel each other."""
    return rules.has_twins and twins_cancel(rules) and trick.cards.count(card) > 1


def taker_of(rules: Rules, trick: Trick) -> Seat | None:
    """Who takes a full trick: the highest card of the suit led, the first played of two identical ones.

    Where identical cards cancel each other, the highest that has no twin; nobody if each has one.
    """
    if rules.has_twins and twins_cancel(rules):
        return _taker_without_twins(rules, trick)
    leader, cards, _ = trick
    (led, highest), taking = cards[0], 0
    for place, (suit, rank) in enumerate(cards):
        if suit is led and rank > highest:
            highest, taking = rank, place
    return (leader + taking) % rules.players


def _taker_without_twins(rules: Rules, trick: Trick) -> Seat | None:
    cards = trick.cards
    standing = [card for card in cards if card.suit is trick.led and not is_cancelled(rules, trick, card)]
    return trick.seat_of(cards.index(max(standing)), rules.players) if standing else None


def owned_tricks(tricks: tuple[Trick, ...]) -> list[tuple[Trick, Seat | None]]:
    """Every finished trick and whose it is: its taker's, or the next taker's if nobody could take it."""
    owner: Seat | None = None
    owned = []
    for trick in reversed(tricks):
        owner = owner if trick.taker is None else trick.taker
        owned.append((trick, owner))
    return owned[::-1]


def latest_catch(tricks: tuple[Trick, ...]) -> tuple[Trick, ...]:
    """The last finished trick, and those before it that nobody could take, in the order played."""
    start = len(tricks) - 1
    while start > 0 and tricks[start - 1].taker is None:
        start -= 1
    return tricks[start:]
