"""Making up the cards that a seat can not see, as they might lie for all it knows."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from game.bots.memory import memory_of
from game.cards import Card
from game.hearts.deal import Deal
from game.hearts.game import Game
from game.hearts.kitty import Kitty, is_exchanged
from game.hearts.seats import Cards, Seat, distinct
from game.hearts.view import View, imagined, unseen_cards
from game.hearts.vocabulary import Direction

# Where cards may lie besides the hands: in a kitty, or put away for one.
_AWAY = -1


def imagined_game(view: View, deal: Deal, random: Random) -> Game:
    """A game in which the seat of ``view`` sees the same, and the rest of ``deal`` lies in one of all possible ways.

    Nobody in it remembers what was passed to whom, for what the others got is made up, too. Raises ValueError
    before the first lead.
    """
    hands, away = imagined_hands(view, random)
    nobody = (None,) * view.rules.players
    preparation = replace(deal.preparation, direction=Direction.HOLD, passes=nobody)
    return Game(view.rules, view.totals, Deal(preparation, imagined(view, hands, _kitty(view, away))))


def imagined_hands(view: View, random: Random) -> tuple[tuple[Cards, ...], Cards]:
    """Hands, and cards that lie away, drawn at random to fit what was played, passed and turned up."""
    room = {seat: size for seat, size in enumerate(view.hand_sizes) if seat != view.seat}
    cards = list(unseen_cards(view))
    room[_AWAY] = len(cards) - sum(room.values())
    laying = _Laying(_possible_places(view), room, {place: [] for place in room}, random)
    random.shuffle(cards)
    for card in sorted(cards, key=lambda card: len(laying.places[card])):
        laying.lay(card)
    held = laying.held
    return tuple(tuple(held.get(seat, view.hand)) for seat in range(view.rules.players)), tuple(held[_AWAY])


@dataclass(frozen=True, slots=True)
class _Laying:
    """Cards being laid where they may lie: the ``places`` of each, the ``room`` in each place, what it has ``held``."""

    places: Mapping[Card, tuple[Seat, ...]]
    room: Mapping[Seat, int]
    held: dict[Seat, list[Card]]
    random: Random

    def lay(self, card: Card) -> None:
        """Lay ``card`` in a free place, the likelier the more room it has; if none is, in one that can be made free."""
        free = [place for place in self.places[card] if self._left(place)]
        if free:
            place = self.random.choices(free, [self._left(place) for place in free])[0]
        else:
            tried = set(self.places[card])
            place = next(place for place in self.places[card] if self._make_room(place, tried))
        self.held[place].append(card)

    def _left(self, place: Seat) -> int:
        return self.room[place] - len(self.held[place])

    def _make_room(self, place: Seat, tried: set[Seat]) -> bool:
        """Whether ``place`` has room, if need be because a card moves on to a place not ``tried`` yet."""
        if self._left(place):
            return True
        for card in self.held[place]:
            for other in self.places[card]:
                if other not in tried:
                    tried.add(other)
                    if self._make_room(other, tried):
                        self.held[place].remove(card)
                        self.held[other].append(card)
                        return True
        return False


def _possible_places(view: View) -> dict[Card, tuple[Seat, ...]]:
    """Where each unseen card may lie: with its known holder, or with all who have not shown to be void."""
    memory = memory_of(view)
    # Whoever took a kitty into hand may hold a suit again, and may have put away any card.
    renewed = view.kitty.taker if is_exchanged(view.rules) else None
    seats = [seat for seat in range(view.rules.players) if seat != view.seat]
    places: dict[Card, tuple[Seat, ...]] = {}
    for card in distinct(unseen_cards(view)):
        holder = memory.holders.get(card)
        if holder is None:
            may_hold = [seat for seat in seats if seat == renewed or card.suit not in memory.voids[seat]]
            places[card] = (*may_hold, _AWAY)
        else:
            places[card] = (holder, _AWAY) if holder == renewed else (holder,)
    return places


def _kitty(view: View, away: Cards) -> Kitty:
    """A kitty that looks to the seat as it does."""
    kitty = view.kitty
    if kitty.taker == view.seat:
        return Kitty(kitty.cards, kitty.taker, kitty.caught if is_exchanged(view.rules) else None)
    if kitty.taker is None or not is_exchanged(view.rules):
        return Kitty(away, kitty.taker)
    return Kitty(away, kitty.taker, away)
