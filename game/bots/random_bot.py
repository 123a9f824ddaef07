"""A player that does anything legal: to be beaten, and to find positions nobody thinks of."""

from dataclasses import dataclass

from game.bots.protocol import RandomSource, turn_of
from game.hearts.actions import Action, Pass, PutAway
from game.hearts.turns import PassTurn, PutAwayTurn
from game.hearts.view import View


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Plays at random."""

    def act(self, view: View, random: RandomSource) -> Action:
        """Any of the seat's actions."""
        match turn_of(view):
            case PassTurn(seat, cards, count, may_be_blind):
                if may_be_blind and random.random() < 0.5:
                    return Pass(seat, blind=True)
                return Pass(seat, tuple(random.sample(cards, count)))
            case PutAwayTurn(seat, cards, count):
                return PutAway(seat, tuple(random.sample(cards, count)))
            case turn:
                return random.choice(tuple(turn))
