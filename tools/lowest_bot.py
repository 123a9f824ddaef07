"""A naive player to measure others by: always the lowest card."""

from dataclasses import dataclass

from game.bots.protocol import RandomSource, turn_of
from game.bots.random_bot import RandomBot
from game.cards import Card
from game.hearts.actions import Action, Charge, Pass, PlayCard
from game.hearts.turns import ChargeTurn, PassTurn, PlayTurn
from game.hearts.view import View


@dataclass(frozen=True, slots=True)
class LowestBot:
    """Plays its lowest card, passes its highest, charges nothing."""

    def act(self, view: View, random: RandomSource) -> Action:
        """The naive thing."""
        match turn_of(view):
            case PlayTurn(seat, cards):
                return PlayCard(seat, min(cards, key=_height))
            case PassTurn(seat, cards, count):
                return Pass(seat, tuple(sorted(cards, key=_height)[-count:]))
            case ChargeTurn(seat):
                return Charge(seat)
            case _:
                return RandomBot().act(view, random)


def _height(card: Card) -> tuple[int, int]:
    return card.rank, card.suit
