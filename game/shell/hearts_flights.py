"""Which cards fly from where to where at the table of Hearts, and which words rise over it."""

from collections.abc import Iterator, Sequence

from game.cards import Card
from game.hearts.events import CardsMoved, Spot
from game.hearts.seats import Cards, Seat
from game.hearts.trick import Trick
from game.shell.widgets.words import fitting_size
from game.table.box import Box
from game.table.hearts_choreography import HeartsChoreography, Shown
from game.table.hearts_layout import HeartsLayout, Slot, Where
from game.table.hearts_picture import box_of, hand_pieces
from game.table.hearts_sight import Sight, lying_cards
from game.table.hearts_twins import trick_box, trick_slot
from game.table.motion import Motion
from game.table.motion_level import MotionLevel

Motions = Sequence[Motion]


class HeartsFlights:
    """Finds the motions of one layout at one level of motion; a *sight* is the table as it is seen."""

    def __init__(self, layout: HeartsLayout, level: MotionLevel) -> None:
        self._layout = layout
        self._choreography = HeartsChoreography(layout, level)

    def deal(self, sight: Sight, number: int) -> Motions:
        """The cascade of a deal of ``number`` cards each."""
        boxes = hand_pieces(self._layout, sight)
        hand = [_shown(sight, card, box) for card, box in zip(sight.hand, boxes, strict=True)]
        return self._choreography.deal(hand, sight.players, number)

    # A card

    def play(self, before: Sight, sight: Sight, trick: Trick) -> Motions:
        """The last card of ``trick`` comes from the hand in which it was ``before``."""
        number, card = len(trick.cards) - 1, trick.cards[-1]
        start = None
        if trick.seat_of(number, sight.players) == before.bottom and card in before.hand:
            start = self._up(hand_pieces(self._layout, before)[before.hand.index(card)])
        return self._choreography.play(str(card), start, trick_slot(sight, number))

    def take_back(self, sight: Sight, card: Card) -> Motions:
        """A card goes from the trick back to its place in the hand of ``sight``."""
        number = sight.hand.index(card)
        start, end = box_of(self._layout, Slot(Where.TRICK)), hand_pieces(self._layout, sight)[number]
        return self._choreography.take_back(str(card), start, end, Slot(Where.HAND, 0, number))

    def hearts_broken(self, sight: Sight, trick: Trick, text: str) -> Motions:
        """The first heart, the last card of ``trick``, bursts."""
        box = box_of(self._layout, trick_slot(sight, len(trick.cards) - 1))
        return self._choreography.hearts_broken(text, self._height(text), box)

    def join(self, before: Sight, sight: Sight, trick: Trick) -> Motions:
        """The last card of ``trick`` goes to the one that cancels it."""
        number = len(trick.cards) - 1
        start, end = trick_box(self._layout, before, number), trick_box(self._layout, sight, number)
        return self._choreography.join(str(trick.cards[-1]), start, end, trick_slot(sight, number))

    # A finished trick

    def clear(self, sight: Sight, trick: Trick) -> Motions:
        """The trick goes to whoever takes it, with what waited for a taker; or waits itself where nobody does."""
        cards = [Shown(str(card), trick_box(self._layout, sight, n)) for n, card in enumerate(trick.cards)]
        if trick.taker is None:
            return self._choreography.leave(cards)
        waiting = [Shown(str(card), self._layout.ring.pile) for card in lying_cards(sight)]
        return self._choreography.clear([*cards, *waiting], sight.place_of(trick.taker))

    def kitty(self, sight: Sight, taker: Seat) -> Motions:
        """The kitty goes to ``taker``, face down."""
        return self._choreography.clear([Shown("", self._layout.ring.kitty)], sight.place_of(taker))

    def arrive(self, sight: Sight, cards: Cards) -> Motions:
        """Cards come from the middle into the hand."""
        return self._choreography.get(self._arrivals(sight, cards), None)

    # Cards that change hands

    def change_hands(self, before: Sight, sight: Sight, moves: Sequence[CardsMoved]) -> Motions:
        """Cards are passed, exchanged or put away."""
        return [motion for move in moves for motion in self._change(before, sight, move)]

    def _change(self, before: Sight, sight: Sight, move: CardsMoved) -> Motions:
        giver = sight.place_of(move.source.seat) if move.source.seat is not None else None
        receiver = sight.place_of(move.target.seat) if move.target.seat is not None else None
        if move.target.spot is Spot.HAND and receiver == 0:
            return self._choreography.get(self._arrivals(sight, move.cards or ()), giver)
        if move.source.spot is Spot.HAND and giver == 0 and move.cards is not None and receiver is not None:
            return self._choreography.give(list(self._departures(before, move.cards)), receiver)
        return self._choreography.pass_by(giver, receiver, move.count) if giver != receiver else ()

    def _departures(self, sight: Sight, cards: Cards) -> Iterator[Shown]:
        boxes, hand = hand_pieces(self._layout, sight), list(sight.hand)
        for card in cards:
            if card in hand:
                yield _shown(sight, card, boxes[hand.index(card)])

    def _arrivals(self, sight: Sight, cards: Cards) -> list[tuple[Shown, Slot]]:
        boxes, places = hand_pieces(self._layout, sight), list(range(len(sight.hand)))
        found = []
        for card in cards:
            number = next((place for place in places if sight.hand[place] == card), None)
            if number is not None:
                places.remove(number)
                found.append((_shown(sight, card, self._up(boxes[number])), Slot(Where.HAND, 0, number)))
        return found

    # Words

    def moon(self, text: str) -> Motions:
        """The moon rises with its news."""
        return self._choreography.moon(text, self._height(text))

    def news(self, text: str) -> Motions:
        """A few words rise over the trick."""
        return self._choreography.news(text, self._height(text))

    def _height(self, text: str) -> int:
        # Words keep to the middle, so that they cover no plate beside it.
        return fitting_size(text, self._layout.middle.width, round(self._layout.line * 1.7), True)

    def _up(self, box: Box) -> Box:
        return box.moved(0, -self._layout.lift)


def _shown(sight: Sight, card: Card, box: Box) -> Shown:
    return Shown(str(card) if sight.is_open else "", box)
