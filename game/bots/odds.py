"""Who is likely to take the open trick once a card is played to it, and what that is going to cost."""

from dataclasses import dataclass
from math import prod

from game.bots.reading import Reading
from game.cards import Card, Suit
from game.hearts.kitty import brings_kitty, is_exchanged
from game.hearts.legal import first_trick_bars
from game.hearts.seats import Cards, Seat
from game.hearts.trick import Trick, is_boosted, taker_of

# How willingly a player who could stay below takes a trick: with bad cards in it, clean, and with good ones.
_UNWILLING, _CARELESS, _EAGER = 0.04, 0.2, 0.6


@dataclass(frozen=True, slots=True)
class Odds:
    """The outlook of a trick: how likely each seat is to take it, the cards that lie in it, what may come on top."""

    takers: tuple[float, ...]
    cards: Cards
    extra: float


def trick_cost(card: Card, reading: Reading) -> float:
    """What the open trick is likely to cost the seat that plays ``card`` to it."""
    odds = odds_of(card, reading)
    stakes, watch = reading.stakes, reading.watch
    whole = stakes.cost(odds.cards) + odds.extra
    return sum(
        chance * (stakes.cost_to(seat, whole) + watch.cost_of_feeding(stakes, seat, odds.cards))
        for seat, chance in enumerate(odds.takers)
        if chance
    )


def odds_of(card: Card, reading: Reading) -> Odds:
    """The outlook of the open trick after ``card``."""
    view = reading.view
    trick = _with(card, reading)
    taker = taker_of(view.rules, trick)
    takers = [0.0] * view.rules.players
    extra = 0.0
    left = 1.0
    lying = (*_left_lying(reading), *trick.cards)
    cost = reading.stakes.cost(lying)
    for seat in _still_to_play(trick, reading):
        overtakes = _chance_to_overtake(seat, trick, taker, cost, reading)
        takers[seat] += left * overtakes
        left *= 1 - overtakes
        extra += _expected_from(seat, trick, taker, reading)
    takers[_holder(taker, trick)] += left
    return Odds(tuple(takers), lying, extra + _kitty_cost(lying, reading))


def _with(card: Card, reading: Reading) -> Trick:
    trick = reading.view.trick or Trick(reading.view.seat)
    return Trick(trick.leader, (*trick.cards, card))


def _holder(taker: Seat | None, trick: Trick) -> Seat:
    """Who gets a trick as it lies. One that nobody can take leaves the leader on lead, and mostly with it."""
    return trick.leader if taker is None else taker


def _left_lying(reading: Reading) -> Cards:
    """The cards of earlier tricks that nobody could take."""
    lying: Cards = ()
    for trick in reversed(reading.view.tricks):
        if trick.taker is not None:
            break
        lying += trick.cards
    return lying


def _still_to_play(trick: Trick, reading: Reading) -> list[Seat]:
    """The other seats that play to the trick after this one, some again where it is boosted."""
    view = reading.view
    players = view.rules.players
    boosted = is_boosted(view.rules, trick) and len(view.hand) > 1
    size = 2 * players if boosted or len(trick.cards) > players else players
    seats = [trick.seat_of(place, players) for place in range(len(trick.cards), size)]
    return [seat for seat in seats if seat != view.seat]


def _chance_to_overtake(seat: Seat, trick: Trick, taker: Seat | None, cost: float, reading: Reading) -> float:
    """How likely ``seat`` takes the trick over: because it must, or because it likes to."""
    memory = reading.memory
    best = _best(trick, taker, reading)
    unseen = memory.unseen[trick.led]
    none_lower = prod(1 - memory.chance_of(seat, card) for card in unseen if card <= best)
    some_higher = 1 - prod(1 - memory.chance_of(seat, card) for card in unseen if card > best)
    willing = _UNWILLING if cost > 0 else _EAGER if cost < 0 else _CARELESS
    return some_higher * (none_lower + (1 - none_lower) * willing)


def _best(trick: Trick, taker: Seat | None, reading: Reading) -> Card:
    """The card to be beaten."""
    following = [card for card in trick.cards if card.suit is trick.led]
    if taker is None:
        return min(following)
    cards = [
        card for place, card in enumerate(trick.cards) if trick.seat_of(place, reading.view.rules.players) == taker
    ]
    return max(card for card in cards if card.suit is trick.led)


def _expected_from(seat: Seat, trick: Trick, taker: Seat | None, reading: Reading) -> float:
    """What the card that ``seat`` will play is likely to cost whoever takes the trick."""
    void = reading.memory.chance_of_void(seat, trick.led)
    return void * _dump(seat, trick.led, taker, reading) + (1 - void) * _follow(seat, trick, taker, reading)


def _dump(seat: Seat, led: Suit, taker: Seat | None, reading: Reading) -> float:
    """What ``seat`` throws away when it is void: its worst card, unless a partner would get it."""
    stakes, memory, view = reading.stakes, reading.memory, reading.view
    if taker is not None and (seat in stakes.side) == (taker in stakes.side) and len(stakes.side) > 1:
        return 0.0
    barred = first_trick_bars(view.rules) if not view.tricks else ()
    worst = sorted(
        (card for suit, cards in memory.unseen.items() if suit is not led for card in cards if stakes.worth(card) > 0),
        key=stakes.worth,
        reverse=True,
    )
    expected, left = 0.0, 1.0
    for card in worst:
        if card in barred:
            continue
        chance = memory.chance_of(seat, card)
        expected += left * chance * stakes.worth(card)
        left *= 1 - chance
    return expected


def _follow(seat: Seat, trick: Trick, taker: Seat | None, reading: Reading) -> float:
    """What ``seat`` adds by following suit: heavy cards under a higher one, light ones as they come."""
    stakes, memory = reading.stakes, reading.memory
    best = _best(trick, taker, reading)
    chances = [(card, memory.chance_of(seat, card)) for card in memory.unseen[trick.led]]
    count = max(1.0, sum(chance for _, chance in chances))
    expected = 0.0
    for card, chance in chances:
        worth = stakes.worth(card)
        if worth:
            likely = 0.9 if stakes.is_heavy(card) and card < best else 1 / count if card < best or worth < 0 else 0.1
            expected += chance * likely * worth
    return expected


def _kitty_cost(lying: Cards, reading: Reading) -> float:
    """What a kitty that the trick brings is likely to cost."""
    view, stakes = reading.view, reading.stakes
    if view.kitty.taker is not None or not view.kitty.size or is_exchanged(view.rules):
        return 0.0
    if not brings_kitty(view.rules, lying):
        return 0.0
    unseen = [card for cards in reading.memory.unseen.values() for card in cards]
    return view.kitty.size * sum(stakes.worth(card) for card in unseen) / len(unseen) if unseen else 0.0
