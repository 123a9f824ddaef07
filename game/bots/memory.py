"""What has been played, and what that tells about the cards that a seat can not see."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from game.cards import SUITS, Card, Suit
from game.hearts.seats import Cards, Seat
from game.hearts.trick import Trick
from game.hearts.view import View, played_tricks, unseen_cards


@dataclass(frozen=True)
class Memory:
    """What ``seat`` remembers of a deal.

    ``unseen`` are the cards of each suit in other hands or in the kitty, ``voids`` the suits that each seat has shown
    not to hold, ``holders`` who must have a card that was passed to them or turned up. ``sizes`` count the hands,
    ``kitty`` the unseen cards that are in no hand.
    """

    seat: Seat
    unseen: Mapping[Suit, Cards]
    voids: tuple[frozenset[Suit], ...]
    holders: Mapping[Card, Seat]
    sizes: tuple[int, ...]
    kitty: int

    def chance_of(self, seat: Seat, card: Card) -> float:
        """How likely another ``seat`` is to hold ``card``, one of the unseen."""
        holder = self.holders.get(card)
        if holder is not None:
            return float(holder == seat)
        return self._chances[card.suit][seat]

    @cached_property
    def _chances(self) -> Mapping[Suit, tuple[float, ...]]:
        """For each suit, how likely each seat is to hold one of its cards of which nothing is known."""
        return {suit: self._chances_in(suit) for suit in SUITS}

    def _chances_in(self, suit: Suit) -> tuple[float, ...]:
        places = self.kitty + sum(size for seat, size in enumerate(self.sizes) if self._may_hold(seat, suit))
        return tuple(
            min(1.0, size / places) if places and suit not in self.voids[seat] else 0.0
            for seat, size in enumerate(self.sizes)
        )

    def _may_hold(self, seat: Seat, suit: Suit) -> bool:
        return seat != self.seat and suit not in self.voids[seat]


def memory_of(view: View) -> Memory:
    """What the seat of ``view`` remembers."""
    unseen = unseen_cards(view)
    return Memory(
        view.seat,
        {suit: tuple(card for card in unseen if card.suit is suit) for suit in SUITS},
        _voids(view),
        _holders(view, unseen),
        view.hand_sizes,
        len(unseen) - sum(view.hand_sizes) + len(view.hand),
    )


def _voids(view: View) -> tuple[frozenset[Suit], ...]:
    players = view.rules.players
    voids: list[set[Suit]] = [set() for _ in range(players)]
    for trick in played_tricks(view):
        for seat, suit in _failures(trick, players):
            voids[seat].add(suit)
    return tuple(map(frozenset, voids))


def _failures(trick: Trick, players: int) -> list[tuple[Seat, Suit]]:
    """Who did not follow suit in a trick."""
    return [
        (trick.seat_of(place, players), trick.led)
        for place, card in enumerate(trick.cards)
        if card.suit is not trick.led
    ]


def _holders(view: View, unseen: Cards) -> dict[Card, Seat]:
    """Whose the cards are that this seat passed, or that were turned up, and that have not been played."""
    if view.rules.has_twins:
        return {}
    passed = {card: gift.receiver for gift in view.gave for card in gift.cards}
    charged = {card: seat for seat, cards in enumerate(view.charges) for card in cards}
    return {card: seat for card, seat in (passed | charged).items() if card in unseen}
