"""A player that goes by the usual rules of thumb, under any options.

It passes what is dangerous, ducks where it can, gets rid of high cards where that is safe and of bad ones where they
hurt others, spares its partner, takes a trick to stop a moon, and tries its own with a hand that makes it. All of it
is weighed in one coin: how much worse its score is likely to get.
"""

from collections.abc import Callable
from dataclasses import dataclass

from game.bots.charging import choose_charge
from game.bots.discarding import discard_cost
from game.bots.exchanging import choose_put_away
from game.bots.following import follow_cost
from game.bots.haste import hasty_action
from game.bots.leading import lead_cost
from game.bots.moon_choice import choose_moon
from game.bots.moon_watch import may_shoot
from game.bots.passing import choose_call, choose_pass
from game.bots.protocol import Bot, RandomSource, turn_of
from game.bots.reading import Reading, reading_of
from game.bots.shooting import shooting_cards
from game.bots.thought import Bits, Thought, weighed
from game.cards import Card
from game.hearts.actions import PlayCard
from game.hearts.seats import Cards
from game.hearts.turns import CallTurn, ChargeTurn, MoonTurn, PassTurn, PlayTurn, PutAwayTurn
from game.hearts.view import View

# Costs this close to each other are equal: chance decides.
_EQUAL = 1e-6


@dataclass(frozen=True)
class SensibleBot(Bot):
    """Plays by rules of thumb."""

    def thinking(self, view: View, random: RandomSource) -> Thought:
        """What seems best. ``random`` decides between cards that are as good as each other."""
        turn = turn_of(view)
        yield hasty_action(turn)
        reading = reading_of(view)
        yield hasty_action(turn)
        match turn:
            case CallTurn():
                return choose_call(turn, reading)
            case PassTurn():
                return (yield from choose_pass(turn, reading))
            case ChargeTurn():
                return choose_charge(turn, reading)
            case PlayTurn(seat):
                best = yield from best_cards(turn, reading)
                return PlayCard(seat, random.choice(best))
            case PutAwayTurn():
                return (yield from choose_put_away(turn, reading))
            case MoonTurn():
                return choose_moon(turn, reading)


def best_cards(turn: PlayTurn, reading: Reading) -> Bits[Cards]:
    """The best of the legal cards, several where they are as good as each other."""
    cards = turn.cards
    if len(cards) == 1:
        return cards
    if may_shoot(reading.view, reading.memory, reading.watch):
        shooting = yield from shooting_cards(cards, reading)
        if shooting:
            return shooting
    cost = _cost_of(cards, reading)
    costs = yield from weighed(cards, lambda card: cost(card, reading), lambda card: PlayCard(turn.seat, card))
    least = min(costs.values())
    return tuple(card for card in cards if costs[card] <= least + _EQUAL)


def _cost_of(cards: Cards, reading: Reading) -> Callable[[Card, Reading], float]:
    trick = reading.view.trick
    if trick is None or not trick.cards:
        return lead_cost
    return follow_cost if cards[0].suit is trick.led else discard_cost
