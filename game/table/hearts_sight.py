"""What the table of Hearts shows at one moment, before it is given places on the screen.

The state of a game is final as soon as a card falls; the table shows a finished trick a while longer. A *lingering*
sight is the state with its last trick still lying in the middle, and not yet counted for anybody.
"""

from typing import NamedTuple

from game.hearts.kitty import is_exchanged
from game.hearts.rules import Rules
from game.hearts.scores import Score
from game.hearts.scoring import points_of_cards
from game.hearts.seats import Cards, Seat, without
from game.hearts.trick import Trick, latest_catch, owned_tricks, taker_of
from game.hearts.turns import PutAwayTurn
from game.hearts.view import View


class Sight(NamedTuple):
    """``view`` is that of the seat at the lower edge. ``is_open`` tells that its holder looks, so its hand shows.

    ``totals`` are the scores that the table shows, one for each scorer. ``is_apart`` tells that the last card played
    still lies before its player, though another one cancels it.
    """

    view: View
    is_open: bool
    is_lingering: bool
    totals: tuple[Score, ...]
    is_apart: bool = False

    @property
    def players(self) -> int:
        """How many play."""
        return self.view.rules.players

    @property
    def bottom(self) -> Seat:
        """The seat at the lower edge."""
        return self.view.seat

    @property
    def trick(self) -> Trick | None:
        """The trick in the middle, None before the first lead can be made."""
        return self.view.tricks[-1] if self.is_lingering else self.view.trick

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks that have been cleared away."""
        return self.view.tricks[:-1] if self.is_lingering else self.view.tricks

    @property
    def hand(self) -> Cards:
        """The cards in hand at the lower edge; a kitty that comes with the lingering trick has not come yet."""
        view, kitty = self.view, self.view.kitty
        if self.is_lingering and is_exchanged(view.rules) and kitty.taker == view.seat and not kitty.caught:
            return without(view.hand, kitty.cards)
        return view.hand

    @property
    def has_kitty(self) -> bool:
        """Whether the kitty lies in the middle."""
        kitty = self.view.kitty
        return kitty.size > 0 and (kitty.taker is None or self._comes_now)

    @property
    def _comes_now(self) -> bool:
        """Whether the kitty comes with the lingering trick."""
        return self.is_lingering and not any(trick.taker is not None for trick in self.tricks)

    def place_of(self, seat: Seat) -> int:
        """Where a seat is seen: 0 at the lower edge, then clockwise."""
        return (seat - self.bottom) % self.players

    def seat_at(self, place: int) -> Seat:
        """Who is seen at a place."""
        return (place + self.bottom) % self.players


def fresh_cards(view: View) -> Cards:
    """The cards that have come into the hand since its holder last played: those passed to it, or the kitty."""
    if isinstance(view.turn, PutAwayTurn):
        return view.kitty.cards
    return view.received if len(view.hand) == view.rules.hand_size else ()


def lying_cards(sight: Sight) -> Cards:
    """The cards of tricks that nobody could take, which wait for the next taker."""
    tricks = sight.tricks
    if not tricks or tricks[-1].taker is not None:
        return ()
    return tuple(card for trick in latest_catch(tricks) for card in trick.cards)


def winning_number(rules: Rules, trick: Trick) -> int | None:
    """Which card takes a full trick, counted from 0 in the order played; None where none can."""
    taker = taker_of(rules, trick)
    if taker is None:
        return None
    places = range((taker - trick.leader) % rules.players, len(trick.cards), rules.players)
    led = [place for place in places if trick.cards[place].suit is trick.led]
    return max(led, key=lambda place: trick.cards[place])


def tricks_taken(sight: Sight) -> tuple[int, ...]:
    """How many tricks each seat has taken."""
    owners = [owner for _, owner in owned_tricks(sight.tricks)]
    return tuple(owners.count(seat) for seat in range(sight.players))


def cards_taken(sight: Sight) -> tuple[Cards, ...]:
    """The cards that each seat is known to have taken."""
    taken: list[Cards] = [()] * sight.players
    for trick, owner in owned_tricks(sight.tricks):
        if owner is not None:
            taken[owner] += trick.cards
    if not (sight.is_lingering and sight.has_kitty):
        taken[sight.bottom] += sight.view.kitty.caught
    return tuple(taken)


def points_taken(sight: Sight) -> tuple[Score, ...]:
    """What the cards that each seat is known to have taken count so far."""
    charged = tuple(card for cards in sight.view.charges for card in cards)
    return tuple(points_of_cards(sight.view.rules, cards, charged) for cards in cards_taken(sight))


def moon_hunter(sight: Sight) -> Seat | None:
    """The seat, or one of the team, that has taken all penalty cards so far, once half of them are out."""
    rules = sight.view.rules
    taken = [[card for card in cards if card in rules.penalties] for cards in cards_taken(sight)]
    if 2 * sum(map(len, taken)) < len(rules.penalties):
        return None
    hunters = [seats for seats in rules.scorers if any(taken[seat] for seat in seats)]
    return hunters[0][0] if len(hunters) == 1 else None
