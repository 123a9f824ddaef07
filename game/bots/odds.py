"""Who is likely to take the open trick once a card is played to it, and what that is going to cost."""

from dataclasses import dataclass
from math import prod

from game.bots.reading import Reading, remembered
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
    best = _best(trick, taker, view.rules.players)
    lying = (*_left_lying(reading), *trick.cards)
    willing = _willingness(reading.stakes.cost(lying))
    takers = [0.0] * view.rules.players
    extra = 0.0
    left = 1.0
    for seat in _still_to_play(trick, reading):
        overtakes = _chance_to_overtake(reading, seat, best, willing)
        takers[seat] += left * overtakes
        left *= 1 - overtakes
        extra += _expected_from(reading, seat, best, taker)
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


def _best(trick: Trick, taker: Seat | None, players: int) -> Card:
    """The card to be beaten, one of the suit led."""
    following = [(place, card) for place, card in enumerate(trick.cards) if card.suit is trick.led]
    if taker is None:
        return min(card for _, card in following)
    return max(card for place, card in following if trick.seat_of(place, players) == taker)


def _willingness(cost: float) -> float:
    """How willingly a player who could stay below takes a trick of that ``cost``."""
    return _UNWILLING if cost > 0 else _EAGER if cost < 0 else _CARELESS


@remembered
def _chance_to_overtake(reading: Reading, seat: Seat, best: Card, willing: float) -> float:
    """How likely ``seat`` plays higher than ``best``: because it must, or because it likes to."""
    chances = _chances(reading, seat, best.suit)
    none_lower = prod(1 - chance for card, chance in chances if card <= best)
    some_higher = 1 - prod(1 - chance for card, chance in chances if card > best)
    return some_higher * (none_lower + (1 - none_lower) * willing)


@remembered
def _expected_from(reading: Reading, seat: Seat, best: Card, taker: Seat | None) -> float:
    """What the card that ``seat`` will play is likely to cost whoever takes the trick."""
    void = prod(1 - chance for _, chance in _chances(reading, seat, best.suit))
    dump = 0.0 if _spares(seat, taker, reading) else _dump(reading, seat, best.suit)
    return void * dump + (1 - void) * _follow(reading, seat, best)


@remembered
def _chances(reading: Reading, seat: Seat, suit: Suit) -> tuple[tuple[Card, float], ...]:
    """How likely ``seat`` is to hold each unseen card of ``suit``."""
    memory = reading.memory
    return tuple((card, memory.chance_of(seat, card)) for card in memory.unseen[suit])


def _spares(seat: Seat, taker: Seat | None, reading: Reading) -> bool:
    """Whether ``seat`` throws away nothing bad, because a partner would get it."""
    side = reading.stakes.side
    return taker is not None and (seat in side) == (taker in side) and len(side) > 1


@remembered
def _dump(reading: Reading, seat: Seat, led: Suit) -> float:
    """What ``seat`` throws away when it is void in the suit led: its worst card."""
    expected, left = 0.0, 1.0
    for card, worth in _worst(reading, led):
        chance = reading.memory.chance_of(seat, card)
        expected += left * chance * worth
        left *= 1 - chance
    return expected


@remembered
def _worst(reading: Reading, led: Suit) -> tuple[tuple[Card, float], ...]:
    """What is bad of the unseen cards of other suits than ``led`` and may be played, and its worth, the worst first."""
    view = reading.view
    barred = first_trick_bars(view.rules) if not view.tricks else ()
    counting = [pair for suit in reading.memory.unseen if suit is not led for pair in _counting(reading, suit)]
    bad = [(card, worth) for card, worth in counting if worth > 0 and card not in barred]
    return tuple(sorted(bad, key=lambda pair: pair[1], reverse=True))


@remembered
def _follow(reading: Reading, seat: Seat, best: Card) -> float:
    """What ``seat`` adds by following suit."""
    count = max(1.0, sum(chance for _, chance in _chances(reading, seat, best.suit)))
    expected = 0.0
    for card, worth in _counting(reading, best.suit):
        expected += reading.memory.chance_of(seat, card) * _likely(card, best, count, reading) * worth
    return expected


def _likely(card: Card, best: Card, count: float, reading: Reading) -> float:
    """How likely ``card``, one of so many of the suit led, is played by who holds it.

    Heavy ones go under a higher card, light and good ones as they come; hardly any bad one goes on top.
    """
    if reading.stakes.is_heavy(card) and card < best:
        return 0.9
    if card < best or reading.stakes.worth(card) < 0:
        return 1 / count
    return 0.1


@remembered
def _counting(reading: Reading, suit: Suit) -> tuple[tuple[Card, float], ...]:
    """The unseen cards of ``suit`` that count anything, with what they are worth."""
    worths = ((card, reading.stakes.worth(card)) for card in reading.memory.unseen[suit])
    return tuple((card, worth) for card, worth in worths if worth)


def _kitty_cost(lying: Cards, reading: Reading) -> float:
    """What a kitty that the trick brings is likely to cost."""
    view, stakes = reading.view, reading.stakes
    if view.kitty.taker is not None or not view.kitty.size or is_exchanged(view.rules):
        return 0.0
    if not brings_kitty(view.rules, lying):
        return 0.0
    unseen = [card for cards in reading.memory.unseen.values() for card in cards]
    return view.kitty.size * sum(stakes.worth(card) for card in unseen) / len(unseen) if unseen else 0.0
