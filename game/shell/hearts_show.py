"""What the table of Hearts shows while it follows a game: one thing after another, at a pace the eye can keep up with.

The game is final as soon as something was played; the show comes after. It never decides anything.
"""

from collections.abc import Sequence

from game.hearts.actions import PlayCard, PutAway, StartDeal
from game.hearts.events import (
    Called,
    CardsMoved,
    Charged,
    HeartsBroken,
    MoonChosen,
    MoonShot,
)
from game.hearts.game import Game
from game.hearts.seats import Cards, Seat
from game.hearts.trick import Trick, twins_cancel
from game.hearts.view import view_of
from game.session.hearts import HeartsGame
from game.session.hearts_step import HeartsStep, Played
from game.shell.hearts_beats import Beats
from game.shell.hearts_flights import HeartsFlights
from game.shell.hearts_news import HeartsNews
from game.shell.hearts_tidings import HeartsTidings
from game.shell.language import _
from game.table.hearts_layout import HeartsLayout
from game.table.hearts_pace import pace_of
from game.table.hearts_sight import Sight, fresh_cards, moon_hunter, points_taken
from game.table.motion import Motion
from game.table.motion_level import MotionLevel
from game.table.motions import Motions


class HeartsShow:
    """Follows ``game`` as ``bottom``, the seat at the lower edge, sees it.

    ``message`` is the last piece of news in words, "" when there is none, or while it is seen larger; ``fresh`` are
    cards that have just come into the hand.
    """

    def __init__(self, game: HeartsGame, bottom: Seat, names: Sequence[str], news: HeartsNews) -> None:
        self._game = game
        self._tidings = HeartsTidings(game.state.rules, names)
        self._news = news
        self.bottom = bottom
        self.motions = Motions()
        self.beats = Beats()
        self.message = ""
        self._state = game.state
        self.fresh = self._fresh_of(bottom)
        self._is_lingering = self._is_apart = False
        self._totals = game.state.totals
        self._sight: Sight | None = None
        self._seen_state = game.state
        self._seen: object = None

    def lay_out(self, layout: HeartsLayout, level: MotionLevel) -> None:
        """Show everything by another layout; what was moving is where it belongs."""
        self._flights = HeartsFlights(layout, level)
        self._pace = pace_of(level)
        self.motions.clear()

    # Looking

    @property
    def sight(self) -> Sight | None:
        """What is seen now; None before the first deal."""
        if self._state.deal is None:
            return None
        # States are values: as long as it is the same one, so is what is seen of it.
        seen = (self.bottom, self._game.viewer, self._is_lingering, self._is_apart)
        if self._sight is None or self._seen_state is not self._state or self._seen != seen:
            self._seen_state, self._seen = self._state, seen
            is_open = self._game.viewer == self.bottom
            totals = self._totals if self._is_lingering else self._state.totals
            self._sight = Sight(view_of(self._state, self.bottom), is_open, self._is_lingering, totals, self._is_apart)
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
        self.fresh = self._fresh_of(seat)
        self._news.say(self._tidings.of_received(self.fresh), self.asked)

    def _fresh_of(self, seat: Seat) -> Cards:
        return () if self._state.deal is None else fresh_cards(view_of(self._state, seat))

    @property
    def asked(self) -> str:
        """What the person is to do now, in words; "" while something else is still shown."""
        sight = self.sight
        return self._tidings.of_turn(sight) if sight is not None and self._state is self._game.state else ""

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
        self._see(self._game.state)
        sight, move = self.sight, steps[-1].move
        if sight is not None and isinstance(move, PlayCard) and move.seat == self.bottom:
            self.motions.begin(self._flights.take_back(sight, move.card))

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

    def _see(self, state: Game, *, is_lingering: bool = False, is_apart: bool = False) -> None:
        self._state, self._is_lingering, self._is_apart = state, is_lingering, is_apart

    # A deal

    def _deal(self, played: Played) -> None:
        self._see(played.step.after)
        self.fresh = ()
        deal, sight = played.step.after.deal, self.sight
        if deal is None or sight is None:
            return
        self.message = ""
        self._news.deal(str(deal.preparation.dealt.code or ""), self.asked)
        self.motions.begin(self._flights.deal(sight, max(map(len, deal.hands))), is_deal=True)

    # A card

    def _follow_card(self, played: Played, is_claimed: bool) -> None:
        is_full = len(_tricks(played.step.after)) > len(_tricks(played.step.before))
        is_twin, pace = _cancels(played), self._pace
        last = pace.claimed if is_claimed else pace.trick if is_full else pace.card
        wait = pace.joining if is_twin and not is_claimed else last
        if any(isinstance(event, HeartsBroken) for event in played.events) and not is_claimed:
            wait += pace.news / 3
        self.beats.add(lambda: self._card(played, is_full, is_twin), wait)
        if is_twin:
            self.beats.add(self._join, last)
        if is_full:
            self.beats.add(self._clear, pace.claimed if is_claimed else pace.clearing)

    def _card(self, played: Played, is_full: bool, is_twin: bool) -> None:
        step, before = played.step, self.sight
        move = step.move
        if not isinstance(move, PlayCard) or before is None:
            return
        self._see(step.after, is_lingering=is_full, is_apart=is_twin)
        self._totals, self.message = step.before.totals, ""
        if move.seat == self.bottom:
            self.fresh = ()
        sight = self.sight
        if sight is None or sight.trick is None:
            return
        self.motions.begin(self._flights.play(before, sight, sight.trick))
        broken = any(isinstance(event, HeartsBroken) for event in played.events)
        text = self._break_hearts(sight, sight.trick) if broken else ""
        self._news.card(move.seat, move.card, text, self.asked)

    def _join(self) -> None:
        """The card just played goes to the side of the one that it cancels, and that cancels it."""
        before, self._is_apart = self.sight, False
        sight = self.sight
        if before is None or sight is None or sight.trick is None:
            return
        self.motions.begin(self._flights.join(before, sight, sight.trick))
        self._tell(_("Two alike: they cancel each other"))

    def _break_hearts(self, sight: Sight, trick: Trick) -> str:
        text = _("Hearts are broken")
        self._rise(text, self._flights.hearts_broken(sight, trick, text))
        self._news.hearts_broken()
        return text

    def _rise(self, text: str, motions: Sequence[Motion]) -> None:
        """Show a piece of news large over the trick, or, where nothing may move, over the hand."""
        self.message = "" if motions else text
        self.motions.begin(motions)

    def _clear(self) -> None:
        """The trick goes to whoever takes it, with what waited for a taker."""
        sight = self.sight
        if sight is None or sight.trick is None:
            return
        trick = sight.trick
        self.motions.begin(self._flights.clear(sight, trick))
        self._is_lingering = False
        after = self.sight
        if after is None:
            return
        outcome = self._outcome(sight, after, trick.taker)
        self.message = outcome or self.message
        points = 0 if trick.taker is None else points_taken(after)[trick.taker] - points_taken(sight)[trick.taker]
        taken, come = self._tidings.of_trick(trick.taker, points), self._tidings.of_received(self.fresh)
        self._news.trick(taken, outcome, come, self.asked)

    def _outcome(self, before: Sight, after: Sight, taker: Seat | None) -> str:
        """What else a trick that was taken away came to."""
        if taker is None:
            return _("Nobody takes it: the cards wait for the next trick")
        if before.has_kitty and not after.has_kitty:
            self._kitty(after, taker)
            return self._tidings.of_kitty(taker)
        return self._tidings.of_hunt(moon_hunter(before), after)

    def _kitty(self, sight: Sight, taker: Seat) -> None:
        kitty = sight.view.kitty
        if sight.view.turn is not None and taker == sight.bottom and kitty.cards and not kitty.caught:
            self.fresh = kitty.cards
            self.motions.begin(self._flights.arrive(sight, kitty.cards))
        else:
            self.motions.begin(self._flights.kitty(sight, taker))

    def _tell(self, text: str) -> None:
        self.message = text
        self._news.say(text)

    # Everything else

    def _follow_change(self, played: Played) -> None:
        pace = self._pace
        has_moved = any(isinstance(event, CardsMoved) for event in played.events)
        has_news = any(isinstance(event, Called | Charged | MoonChosen) for event in played.events)
        wait = pace.news if has_news else pace.passing if has_moved else 0.0
        self.beats.add(lambda: self._change(played), wait)

    def _change(self, played: Played) -> None:
        before = self.sight
        self._see(played.step.after)
        sight = self.sight
        if before is None or sight is None:
            return
        moves = [event for event in played.events if isinstance(event, CardsMoved)]
        if moves:
            self._news.cards_change_hands()
            self.motions.begin(self._flights.change_hands(before, sight, moves))
            if not isinstance(played.step.move, PutAway):
                self.fresh = sight.view.received if sight.is_open else ()
        text = self._tidings.of_events(played.events)
        self._news.say(self._tidings.of_gifts(moves, sight.bottom), text, self.asked)
        if text:
            self.message = text
            self.motions.begin(self._flights.news(text))

    def _moon(self, shot: MoonShot) -> None:
        text = self._tidings.of_moon(shot.scorer)
        self._rise(text, self._flights.moon(text))
        self._news.moon(text)


def _tricks(state: Game) -> tuple[Trick, ...]:
    return () if state.deal is None or state.deal.play is None else state.deal.play.tricks


def _cancels(played: Played) -> bool:
    """Whether the card that was played is like another one in the trick, and cancels it."""
    before, move = played.step.before, played.step.move
    if before.deal is None or before.deal.play is None or not twins_cancel(before.rules):
        return False
    return isinstance(move, PlayCard) and move.card in before.deal.play.trick.cards
