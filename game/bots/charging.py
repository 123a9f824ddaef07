"""Which cards to charge."""

from game.bots.danger import suit_danger
from game.bots.reading import Reading
from game.cards import Card
from game.hearts.actions import Charge
from game.hearts.charging import HEART_ACE
from game.hearts.turns import ChargeTurn


def choose_charge(turn: ChargeTurn, reading: Reading) -> Charge:
    """Cards that others will have to take, and good cards that are one's own to win. The ace of hearts never."""
    return Charge(turn.seat, tuple(card for card in turn.cards if _pays(card, reading)))


def _pays(card: Card, reading: Reading) -> bool:
    own = [other for other in reading.view.hand if other.suit is card.suit]
    worth = reading.stakes.worth(card)
    if worth < 0:
        return len(own) >= 3 and sum(other > card for other in own) >= 2
    if card == HEART_ACE or worth == 0:
        return False
    lower = sum(other < card for other in own)
    return lower >= 4 and suit_danger(card.suit, own, reading) < 0.25 * worth
