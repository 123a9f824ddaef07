"""A naive player to measure others by: always the lowest card."""

from dataclasses import dataclass

from game.bots.haste import hasty_action
from game.bots.protocol import Bot, RandomSource, turn_of
from game.bots.random_bot import RandomBot
from game.bots.thought import Thought
from game.hearts.turns import ChargeTurn, PassTurn, PlayTurn
from game.hearts.view import View


@dataclass(frozen=True)
class LowestBot(Bot):
    """Plays its lowest card, passes its highest, charges nothing; whatever else there is it does by chance."""

    def thinking(self, view: View, random: RandomSource) -> Thought:
        """The naive thing."""
        turn = turn_of(view)
        match turn:
            case PlayTurn() | PassTurn() | ChargeTurn():
                yield hasty_action(turn)
                return hasty_action(turn)
            case _:
                return (yield from RandomBot().thinking(view, random))
