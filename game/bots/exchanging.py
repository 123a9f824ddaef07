"""What to put away for the kitty."""

from itertools import combinations

from game.bots.danger import shape_danger
from game.bots.haste import hasty_action
from game.bots.reading import Reading
from game.bots.thought import Bits, Thought, weighed
from game.hearts.actions import PutAway
from game.hearts.seats import Cards, distinct, without
from game.hearts.turns import PutAwayTurn

_CANDIDATES = 9


def choose_put_away(turn: PutAwayTurn, reading: Reading) -> Thought:
    """The cards that leave the best hand for what they cost: they count among the taken cards."""
    choices = yield from _choices(turn, reading)
    costs = yield from weighed(choices, lambda gone: _cost(gone, turn, reading), lambda gone: PutAway(turn.seat, gone))
    return PutAway(turn.seat, min(choices, key=costs.__getitem__))


def _choices(turn: PutAwayTurn, reading: Reading) -> Bits[list[Cards]]:
    """Sets of cards worth a look: from those that are best put away alone."""
    hasty = hasty_action(turn)
    costs = yield from weighed(distinct(turn.cards), lambda card: _cost((card,), turn, reading), lambda _: hasty)
    looked_at = [card for card in sorted(costs, key=costs.__getitem__) for _ in range(turn.cards.count(card))]
    return list(combinations(looked_at[: max(_CANDIDATES, turn.count)], turn.count))


def _cost(gone: Cards, turn: PutAwayTurn, reading: Reading) -> float:
    return reading.stakes.cost(gone) + shape_danger(without(turn.cards, gone), reading)
