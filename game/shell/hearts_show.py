"""What the table of Hearts shows while it follows a game: one thing after another, at a pace the eye can keep up with.

The game is final as soon as something was played; the show comes after. It never decides anything.
"""

from collections.abc import Iterator, Sequence

from game.hearts.actions import PlayCard, PutAway, StartDeal
from game.hearts.events import (
    Called,
    CardsMoved,
    Charged,
    Event,
    HeartsBroken,
    MoonChosen,
    MoonShot,
    Spot,
)
from game.hearts.game import Game
from game.hearts.seats import Cards, Seat
from game.hearts.view import view_of
from game.session.hearts import HeartsGame
from game.session.hearts_step import HeartsStep, Played
from game.shell.hearts_beats import Beats
from game.shell.hearts_news import HeartsNews
from game.shell.hearts_words import card_names, direction_name, moon_choice_text, said_of
from game.shell.language import _
from game.shell.widgets.words import fitting_size
from game.table.choreography import MotionLevel
from game.table.hearts_choreography import HeartsChoreography, Shown
from game.table.hearts_layout import HeartsLayout, Slot, Where
from game.table.hearts_pace import pace_of
from game.table.hearts_picture import box_of, hand_pieces, trick_slot
from game.table.hearts_sight import Sight, lying_cards, moon_hunter
from game.table.motion import Motion
from game.table.motions import Motions


class HeartsShow:
    """Follows ``game`` as ``bottom``, the seat at the lower edge, sees it.

    ``message`` is the last piece of news in words, "" when there is none; ``fresh`` are cards that have just come
    into the hand.
    """

    def __init__(self, game: HeartsGame, bottom: Seat, names: Sequence[str], news: HeartsNews) -> None:
        self._game = game
        self._names = names
        self._news = news
        self.bottom = bottom
        self.motions = Motions()
        self.beats = Beats()
        self.message = ""
        self.fresh: Cards = ()
        self._state = game.state
        self._is_lingering = False
        self._totals = game.state.totals
        self._sight: Sight | None = None
        self._seen_state = game.state
        self._seen: object = None

    def lay_out(self, layout: HeartsLayout, level: MotionLevel) -> None:
        """Show everything by another layout; what was moving is where it belongs."""
        self._layout = layout
        self._choreography = HeartsChoreography(layout, level)
        self._pace = pace_of(level)
        self.motions.clear()

    # Looking

    @property
    def sight(self) -> Sight | None:
        """What is seen now; None before the first deal."""
        if self._state.deal is None:
            return None
        # States are values: as long as it is the same one, so is what is seen of it.
        seen = (self.bottom, self._game.viewer, self._is_lingering)
        if self._sight is None or self._seen_state is not self._state or self._seen != seen:
            self._seen_state, self._seen = self._state, seen
            is_open = self._game.viewer == self.bottom
            totals = self._totals if self._is_lingering else self._state.totals
            self._sight = Sight(view_of(self._state, self.bottom), is_open, self._is_lingering, totals)
        return self._sight

    @property
    def is_busy(self) -> bool:
        """Whether there is something left to be shown."""
        return self.beats.is_busy

    @property
    def is_moving(self) -> bool:
        """Whether anything changes with time."""
        return self.beats.is_busy or self.motions.is_moving

    def look_from(self, seat: Seat) -> None:
        """Turn the table, so that ``seat`` is at the lower edge."""
        self.beats.finish()
        self.motions.clear()
        self.bottom = seat
        self.fresh = ()

    # Following

    def follow(self, played: Played, is_claimed: bool = False) -> None:
        """Show something that was played, after all that is being shown."""
        match played.step.move:
            case StartDeal():
                self.beats.add(lambda: self._deal(played), self._pace.passing)
            case PlayCard():
                self._follow_card(played, is_claimed)
            case _:
                self._follow_change(played)
        shot = next((event for event in played.events if isinstance(event, MoonShot)), None)
        if shot is not None:
            self.beats.add(lambda: self._moon(shot), self._pace.news)

    def take_back(self, steps: Sequence[HeartsStep]) -> None:
        """Show the game as it is again; a card that was played goes back into the hand."""
        self.beats.clear()
        self.motions.clear()
        self.message, self.fresh = "", ()
        before, self._state, self._is_lingering = self.sight, self._game.state, False
        sight, move = self.sight, steps[-1].move
        if before is None or sight is None or not isinstance(move, PlayCard) or move.seat != self.bottom:
            return
        number = sight.hand.index(move.card)
        start = box_of(self._layout, Slot(Where.TRICK))
        slot = Slot(Where.HAND, 0, number)
        self._begin(self._choreography.take_back(str(move.card), start, hand_pieces(self._layout, sight)[number], slot))

    def step(self) -> None:
        """Let a sixtieth of a second pass."""
        self.motions.step()
        self.beats.step()

    def hurry(self) -> None:
        """End what is being shown, and go on."""
        self.motions.clear()
        self.beats.hurry()

    def finish(self) -> None:
        """Show how everything is in the end, at once."""
        self.beats.finish()
        self.motions.clear()

    def _begin(self, motions: Sequence[Motion]) -> None:
        self.motions.begin(motions)

    # A deal

    def _deal(self, played: Played) -> None:
        self._state, self._is_lingering, self.fresh = played.step.after, False, ()
        deal, sight = played.step.after.deal, self.sight
        if deal is None or sight is None:
            return
        code = deal.preparation.dealt.code
        self.message = ""
        self._news.deal(str(code or ""))
        number = max(map(len, deal.hands))
        self.motions.begin(self._choreography.deal(self._shown_hand(sight), sight.players, number), is_deal=True)

    def _shown_hand(self, sight: Sight) -> list[Shown]:
        boxes = hand_pieces(self._layout, sight)
        return [Shown(str(card) if sight.is_open else "", box) for card, box in zip(sight.hand, boxes, strict=True)]

    # A card

    def _follow_card(self, played: Played, is_claimed: bool) -> None:
        before, after = _tricks(played.step.before), _tricks(played.step.after)
        is_full = after > before
        pace = self._pace
        wait = pace.claimed if is_claimed else pace.trick if is_full else pace.card
        if any(isinstance(event, HeartsBroken) for event in played.events) and not is_claimed:
            wait += pace.news / 3
        self.beats.add(lambda: self._card(played, is_full), wait)
        if is_full:
            self.beats.add(lambda: self._clear(played), pace.claimed if is_claimed else pace.clearing)

    def _card(self, played: Played, is_full: bool) -> None:
        step = played.step
        move, before = step.move, self.sight
        if not isinstance(move, PlayCard) or before is None:
            return
        start = None
        if move.seat == before.bottom and move.card in before.hand:
            start = hand_pieces(self._layout, before)[before.hand.index(move.card)].moved(0, -self._layout.lift)
        self._state, self._is_lingering, self._totals = step.after, is_full, step.before.totals
        if move.seat == self.bottom:
            self.fresh = ()
        self.message = ""
        sight = self.sight
        if sight is None or sight.trick is None:
            return
        slot = trick_slot(sight, len(sight.trick.cards) - 1)
        self._begin(self._choreography.play(str(move.card), start, slot))
        self._news.card(move.seat, move.card)
        if any(isinstance(event, HeartsBroken) for event in played.events):
            self.message = _("Hearts are broken")
            box = box_of(self._layout, slot)
            self._begin(self._choreography.hearts_broken(self.message, self._height(self.message), box))
            self._news.hearts_broken(self.message)

    def _clear(self, played: Played) -> None:
        """The trick goes to whoever takes it, with what waited for a taker."""
        sight = self.sight
        if sight is None or sight.trick is None:
            return
        trick, hunted = sight.trick, moon_hunter(sight)
        cards = [
            Shown(str(card), box_of(self._layout, trick_slot(sight, number))) for number, card in enumerate(trick.cards)
        ]
        waiting = [Shown(str(card), self._layout.ring.pile) for card in lying_cards(sight)]
        had_kitty = sight.has_kitty
        self._is_lingering = False
        after = self.sight
        self._news.trick(trick.taker)
        if trick.taker is None:
            self.message = _("Nobody takes it: the cards wait for the next trick")
            self._begin(self._choreography.leave(cards))
            return
        place = sight.place_of(trick.taker)
        self._begin(self._choreography.clear([*cards, *waiting], place))
        if had_kitty and after is not None and not after.has_kitty:
            self._kitty(after, trick.taker)
        elif after is not None:
            self._watch_moon(after, hunted)

    def _kitty(self, sight: Sight, taker: Seat) -> None:
        self.message = said_of(self._names[taker], _("You get the kitty"), _("{name} gets the kitty"))
        self._news.say(self.message)
        kitty = sight.view.kitty
        if sight.view.turn is not None and taker == sight.bottom and kitty.cards and not kitty.caught:
            self.fresh = kitty.cards
            self._begin(self._choreography.get(self._arrivals(sight, kitty.cards), None))
        else:
            back = Shown("", self._layout.ring.kitty)
            self._begin(self._choreography.clear([back], sight.place_of(taker)))

    def _watch_moon(self, sight: Sight, hunted: Seat | None) -> None:
        hunter = moon_hunter(sight)
        if hunter is not None and hunted is None and sight.view.hand_sizes[hunter]:
            self.message = said_of(
                self._side(hunter),
                _("You have taken every point so far"),
                _("{name} has taken every point so far"),
            )
            self._news.say(self.message)
        elif hunter is None and hunted is not None:
            self.message = said_of(self._side(hunted), _("No moon for you this time"), _("No moon for {name}"))
            self._news.say(self.message)

    # Everything else

    def _follow_change(self, played: Played) -> None:
        pace = self._pace
        has_moved = any(isinstance(event, CardsMoved) for event in played.events)
        has_news = any(isinstance(event, Called | Charged | MoonChosen) for event in played.events)
        wait = pace.news if has_news else pace.passing if has_moved else 0.0
        self.beats.add(lambda: self._change(played), wait)

    def _change(self, played: Played) -> None:
        before = self.sight
        self._state, self._is_lingering = played.step.after, False
        sight = self.sight
        if before is None or sight is None:
            return
        moves = [event for event in played.events if isinstance(event, CardsMoved)]
        if moves:
            self._news.cards_change_hands()
            self._begin(list(self._changing_hands(before, sight, moves)))
            if not isinstance(played.step.move, PutAway):
                self.fresh = sight.view.received if sight.is_open else ()
        text = "; ".join(filter(None, map(self._text_of, played.events)))
        if text:
            self.message = text
            self._news.say(text)
            self._begin(self._choreography.news(text, self._height(text)))

    def _changing_hands(self, before: Sight, sight: Sight, moves: Sequence[CardsMoved]) -> Iterator[Motion]:
        for move in moves:
            giver = sight.place_of(move.source.seat) if move.source.seat is not None else None
            receiver = sight.place_of(move.target.seat) if move.target.seat is not None else None
            if move.target.spot is Spot.HAND and receiver == 0:
                yield from self._choreography.get(self._arrivals(sight, move.cards or ()), giver)
            elif move.source.spot is Spot.HAND and giver == 0 and move.cards is not None and receiver is not None:
                yield from self._choreography.give(self._departures(before, move.cards), receiver)
            elif giver != receiver:
                yield from self._choreography.pass_by(giver, receiver, move.count)

    def _departures(self, sight: Sight, cards: Cards) -> list[Shown]:
        boxes, hand = hand_pieces(self._layout, sight), list(sight.hand)
        found = []
        for card in cards:
            if card in hand:
                found.append(Shown(str(card) if sight.is_open else "", boxes[hand.index(card)]))
        return found

    def _arrivals(self, sight: Sight, cards: Cards) -> list[tuple[Shown, Slot]]:
        boxes, places = hand_pieces(self._layout, sight), list(range(len(sight.hand)))
        found = []
        for card in cards:
            number = next((place for place in places if sight.hand[place] == card), None)
            if number is not None:
                places.remove(number)
                up = boxes[number].moved(0, -self._layout.lift)
                found.append((Shown(str(card) if sight.is_open else "", up), Slot(Where.HAND, 0, number)))
        return found

    def _text_of(self, event: Event) -> str:
        match event:
            case Called(seat, direction):
                return f"{self._names[seat]}: {direction_name(direction)}"
            case Charged(seat, cards):
                # Translators: cards laid face up, each by its name.
                return _("{name}, turned up: {cards}").format(name=self._names[seat], cards=card_names(cards))
            case MoonChosen(seat, choice):
                return f"{self._names[seat]}: {moon_choice_text(choice)}"
            case _:
                return ""

    def _moon(self, shot: MoonShot) -> None:
        seats = self._state.rules.scorers[shot.scorer]
        name = " + ".join(self._names[seat] for seat in seats)
        self.message = said_of(name, _("You shoot the moon!"), _("{name} shoots the moon!"))
        self._begin(self._choreography.moon(self.message, self._height(self.message)))
        self._news.moon(self.message)

    def _side(self, seat: Seat) -> str:
        seats = next(seats for seats in self._state.rules.scorers if seat in seats)
        return " + ".join(self._names[member] for member in seats)

    def _height(self, text: str) -> int:
        """The height of news over the trick."""
        wide = min(self._layout.size[0] - 4 * self._layout.margin, self._layout.hand.room.width)
        return fitting_size(text, wide, round(self._layout.line * 1.7), True)


def _tricks(state: Game) -> int:
    return 0 if state.deal is None or state.deal.play is None else len(state.deal.play.tricks)
