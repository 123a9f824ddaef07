"""What to put away for the kitty."""

from itertools import combinations

from game.bots.danger import shape_danger
from game.bots.reading import Reading
from game.hearts.actions import PutAway
from game.hearts.seats import Cards, without
from game.hearts.turns import PutAwayTurn

_CANDIDATES = 9


def choose_put_away(turn: PutAwayTurn, reading: Reading) -> PutAway:
    """The cards that leave the best hand for what they cost: they count among the taken cards."""
    alone = sorted(dict.fromkeys(turn.cards), key=lambda card: _cost((card,), turn, reading))
    looked_at = [card for card in alone for _ in range(turn.cards.count(card))][: max(_CANDIDATES, turn.count)]
    return PutAway(turn.seat, min(combinations(looked_at, turn.count), key=lambda cards: _cost(cards, turn, reading)))


def _cost(gone: Cards, turn: PutAwayTurn, reading: Reading) -> float:
    return reading.stakes.cost(gone) + shape_danger(without(turn.cards, gone), reading)
