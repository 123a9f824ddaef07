"""A player that does anything legal: to be beaten, and to find positions nobody thinks of."""

from dataclasses import dataclass

from game.bots.haste import hasty_action
from game.bots.protocol import Bot, RandomSource, turn_of
from game.bots.thought import Thought
from game.hearts.actions import Pass, PutAway
from game.hearts.turns import PassTurn, PutAwayTurn
from game.hearts.view import View


@dataclass(frozen=True)
class RandomBot(Bot):
    """Plays at random."""

    def thinking(self, view: View, random: RandomSource) -> Thought:
        """Any of the seat's actions."""
        turn = turn_of(view)
        yield hasty_action(turn)
        match turn:
            case PassTurn(seat, cards, count, may_be_blind):
                if may_be_blind and random.random() < 0.5:
                    return Pass(seat, blind=True)
                return Pass(seat, tuple(random.sample(cards, count)))
            case PutAwayTurn(seat, cards, count):
                return PutAway(seat, tuple(random.sample(cards, count)))
            case _:
                return random.choice(tuple(turn))
