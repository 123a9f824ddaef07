"""The cards that a person at the table of Hearts has taken up, and what that comes to."""

from game.hearts.actions import Action, Charge, Pass, PlayCard, PutAway
from game.hearts.refusals import Refusal
from game.hearts.seats import Cards
from game.hearts.turns import ChargeTurn, PassTurn, PlayTurn, PutAwayTurn, Turn


class HeartsChoice:
    """Cards taken up, by their places in the hand, in the order in which they were.

    One card can be taken up at any time, before one's turn too; when cards are passed or put away, as many as
    it takes; when they are turned up, any that may be.
    """

    def __init__(self) -> None:
        self.places: list[int] = []

    def clear(self) -> None:
        """Put everything down."""
        self.places.clear()

    def cards(self, hand: Cards) -> Cards:
        """The cards taken up."""
        return tuple(hand[place] for place in self.places if place < len(hand))

    def take_up(self, hand: Cards, wanted: Cards) -> None:
        """Take up just these cards of ``hand``."""
        self.places.clear()
        for card in wanted:
            free = [place for place, held in enumerate(hand) if held == card and place not in self.places]
            self.places += free[:1]

    def tap(self, place: int, turn: Turn | None) -> Refusal | None:
        """Take a card up, or put it down again; why it can not be taken up, or None."""
        if place in self.places:
            self.places.remove(place)
            return None
        match turn:
            case PassTurn(count=count) | PutAwayTurn(count=count):
                if len(self.places) == count and count > 1:
                    return Refusal.WRONG_COUNT
                if count == 1:
                    self.places.clear()
            case ChargeTurn():
                pass
            case _:
                self.places.clear()
        self.places.append(place)
        return None

    def action(self, hand: Cards, turn: Turn | None) -> Action | None:
        """What the cards taken up come to, None while there are too few."""
        cards = self.cards(hand)
        match turn:
            case PlayTurn(seat=seat) if len(cards) == 1:
                return PlayCard(seat, cards[0])
            case PassTurn(seat=seat, count=count) if len(cards) == count:
                return Pass(seat, cards)
            case PutAwayTurn(seat=seat, count=count) if len(cards) == count:
                return PutAway(seat, cards)
            case ChargeTurn(seat=seat):
                return Charge(seat, cards)
            case _:
                return None


def wanted_cards(action: Action) -> Cards:
    """The cards that an action is about."""
    match action:
        case PlayCard(card=card):
            return (card,)
        case Pass(cards=cards) | PutAway(cards=cards) | Charge(cards=cards):
            return cards
        case _:
            return ()
