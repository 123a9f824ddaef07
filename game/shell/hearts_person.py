"""The person who looks at the screen at a table of Hearts: whose hand it is, and what is done with it."""

from collections.abc import Iterable, Sequence

from game.hearts.actions import Action, Charge, Pass, PlayCard, PutAway
from game.hearts.refusals import Refusal
from game.hearts.seats import Cards, Seat
from game.hearts.turns import ChargeTurn, PassTurn, PlayTurn, PutAwayTurn, Turn
from game.hearts.vocabulary import Phase
from game.session.hearts import HeartsGame
from game.session.hearts_claim import Claim
from game.shell.hearts_choice import HeartsChoice, wanted_cards
from game.shell.hearts_prompt import Prompt, prompt_of
from game.shell.hearts_show import HeartsShow
from game.table.box import Box, Point
from game.table.hearts_hand import card_at
from game.table.hearts_layout import HeartsLayout
from game.table.hearts_picture import Chosen, hand_pieces, hand_strips


class HeartsPerson:
    """Knows what is seen of the hand, the cards taken up from it, and what has been hinted."""

    def __init__(self, game: HeartsGame, show: HeartsShow, names: Sequence[str]) -> None:
        self._game = game
        self._show = show
        self._names = names
        self.choice = HeartsChoice()
        self._hinted: Cards = ()
        self._held: Cards = ()

    # Whose turn it is

    @property
    def seat(self) -> Seat | None:
        """The seat for which the person at the screen must act now, None when they need not."""
        viewer, waiting = self._game.viewer, self._game.humans_waiting
        if viewer is None or not waiting:
            return None
        if viewer in waiting:
            return viewer
        # How a team counts its moon is for any person in it to say, whoever of the team is asked.
        is_partner = self._game.state.phase is Phase.MOON and viewer in self._team_of(waiting[0])
        return waiting[0] if is_partner else None

    @property
    def turn(self) -> Turn | None:
        """What the person may do now."""
        seat = self.seat
        return None if seat is None else self._game.view(seat).turn

    @property
    def claim(self) -> Claim | None:
        """What the person can claim of the rest."""
        seat = self.seat
        return None if seat is None or self._show.is_busy else self._game.claimable(seat)

    @property
    def next_person(self) -> Seat | None:
        """Another person who must act before anybody else can, and to whom the screen is to be handed."""
        waiting = self._game.humans_waiting
        if not waiting or self._game.bots_waiting or self.seat is not None:
            return None
        if self._game.players[waiting[0]].is_human:
            return waiting[0]
        return next(seat for seat in self._team_of(waiting[0]) if self._game.players[seat].is_human)

    def _team_of(self, seat: Seat) -> tuple[Seat, ...]:
        return next(seats for seats in self._game.state.rules.scorers if seat in seats)

    # The hand

    @property
    def hand(self) -> Cards:
        """The cards that are seen; none while nobody may look."""
        sight = self._show.sight
        return sight.hand if sight is not None and sight.is_open else ()

    def boxes(self, layout: HeartsLayout) -> tuple[Box, ...]:
        """Where each card of the hand is, those taken up or just come a little higher."""
        sight = self._show.sight
        return self._raised(layout, hand_pieces(layout, sight)) if sight is not None and self.hand else ()

    def strips(self, layout: HeartsLayout) -> tuple[Box, ...]:
        """What shows of each card of the hand."""
        sight = self._show.sight
        return self._raised(layout, hand_strips(layout, sight)) if sight is not None and self.hand else ()

    def _raised(self, layout: HeartsLayout, boxes: Iterable[Box]) -> tuple[Box, ...]:
        fresh = self._show.fresh
        return tuple(
            box.moved(0, -layout.lift) if place in self.choice.places or card in fresh else box
            for place, (card, box) in enumerate(zip(self.hand, boxes, strict=True))
        )

    def card_at(self, layout: HeartsLayout, point: Point) -> int | None:
        """The place of the card at ``point``."""
        return card_at(self.boxes(layout), point)

    def why_not(self, place: int) -> Refusal | None:
        """Why the card at a place can not be taken up, or, taken up, not be played; None when it can."""
        turn, card = self.turn, self.hand[place]
        if place in self.choice.places:
            return Refusal.NOT_YOUR_TURN if turn is None else None
        match turn:
            case PlayTurn(seat=seat):
                return self._game.why_not(PlayCard(seat, card))
            case ChargeTurn(seat=seat):
                return self._game.why_not(Charge(seat, (card,)))
            case PassTurn(count=count) | PutAwayTurn(count=count) if count > 1:
                return Refusal.WRONG_COUNT if len(self.choice.places) == count else None
            case _:
                return None

    def is_played_by(self, place: int) -> bool:
        """Whether a tap on the card at a place plays it: it is taken up, and it is the time."""
        return place in self.choice.places and isinstance(self.turn, PlayTurn)

    def catch_up(self) -> None:
        """Put down what was taken up from another hand, or can not be played now that it is one's turn."""
        hand, turn = self.hand, self.turn
        cards = self.choice.cards(hand)
        if hand != self._held or (isinstance(turn, PlayTurn) and not set(cards) <= set(turn.cards)):
            self.choice.clear()
        self._held = hand

    def tap(self, place: int) -> bool:
        """Take up the card at a place, or put it down; whether it is up now."""
        self._hinted = ()
        self._show.fresh = ()
        self.choice.tap(place, self.turn)
        return place in self.choice.places

    @property
    def action(self) -> Action | None:
        """What the cards taken up come to, None while there are too few."""
        return self.choice.action(self.hand, self.turn)

    @property
    def has_chosen(self) -> bool:
        """Whether as many cards are up as are to be passed or put away."""
        return isinstance(self.turn, PassTurn | PutAwayTurn) and self.action is not None

    def take_hint(self, action: Action) -> Cards:
        """Mark the cards of a hint, and take them up where several are chosen; the cards."""
        self._hinted = wanted_cards(action)
        if isinstance(self.turn, PassTurn | PutAwayTurn | ChargeTurn):
            self.choice.take_up(self.hand, self._hinted)
        return self._hinted

    def take_up_again(self, move: Action) -> None:
        """Take up the cards of a choice that was taken back: it is to be mended, not made anew."""
        if isinstance(move, Pass | PutAway | Charge) and move.seat == self.seat:
            self.catch_up()
            self.choice.take_up(self.hand, move.cards)

    def forget(self) -> None:
        """Put everything down."""
        self.choice.clear()
        self._hinted = ()

    # What is seen of it

    def prompt(self, layout: HeartsLayout) -> Prompt | None:
        """What the person is asked, once everything has been shown."""
        sight = self._show.sight
        if sight is None or self._show.is_busy or not sight.is_open:
            return None
        return prompt_of(layout, sight, self.turn, self.choice.cards(sight.hand), self._names)

    def chosen(self, prompt: Prompt | None) -> Chosen:
        """The cards taken up, hinted, or just come, for the picture."""
        places = tuple(self.choice.places)
        marks = prompt.marks[: len(places)] if prompt is not None else ()
        return Chosen(places, marks, self._hinted, self._show.fresh if self.hand else ())
