"""What to do when there is no time to think."""

from game.cards import Card
from game.hearts.actions import Action, Charge, Pass, PlayCard, PutAway
from game.hearts.turns import ChargeTurn, PassTurn, PlayTurn, PutAwayTurn, Turn


def hasty_action(turn: Turn) -> Action:
    """Play the lowest card, be rid of the highest, charge nothing, else do the first thing that may be done."""
    match turn:
        case PlayTurn(seat, cards):
            return PlayCard(seat, min(cards, key=_height))
        case PassTurn(seat, cards, count):
            return Pass(seat, tuple(sorted(cards, key=_height)[-count:]))
        case PutAwayTurn(seat, cards, count):
            return PutAway(seat, tuple(sorted(cards, key=_height)[-count:]))
        case ChargeTurn(seat):
            return Charge(seat)
        case _:
            return next(iter(turn))


def _height(card: Card) -> tuple[int, int]:
    return card.rank, card.suit
