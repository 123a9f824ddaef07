"""Taking cards up at the table of Hearts, dragging and playing them, and what is answered to that."""

from collections.abc import Callable

from game.hearts.actions import Action, Pass
from game.hearts.refusals import Refusal
from game.hearts.turns import PassTurn, Turn
from game.shell.hearts_drag import Dragged
from game.shell.hearts_news import HeartsNews
from game.shell.hearts_person import HeartsPerson
from game.shell.hearts_scenery import NO_NOTE, Message
from game.shell.hearts_show import HeartsShow
from game.shell.hearts_warning import HeartsWarning
from game.shell.hearts_words import card_names, refusal_text, too_many_text
from game.shell.language import _
from game.table.box import Point
from game.table.hearts_layout import HeartsLayout
from game.table.hearts_pieces import Tone
from game.table.motion import Mote


class HeartsGestures:
    """``answer`` is what is said over the hand to the last thing that was done.

    ``act`` does what cards come to; ``changed`` is told that other cards are up now.
    """

    def __init__(
        self,
        person: HeartsPerson,
        show: HeartsShow,
        news: HeartsNews,
        warning: HeartsWarning,
        act: Callable[[Action], None],
        changed: Callable[[], None],
    ) -> None:
        self._person = person
        self._show = show
        self._news = news
        self._warning = warning
        self._act = act
        self._changed = changed
        self.answer: Message = NO_NOTE
        self._answered_in: Turn | None = None
        self._dragged: Dragged | None = None

    # Cards

    def tap(self, place: int) -> bool:
        """Take up the card at a place of the hand, or put it down; one that is up already may be played by it.

        Gives whether the card is up now.
        """
        self._person.catch_up()
        if place >= len(self._person.hand):
            return False
        if self._person.is_played_by(place):
            self.choose()
            return False
        refusal = self._person.why_not(place)
        if refusal is Refusal.WRONG_COUNT:
            self._warn(too_many_text(len(self._person.choice.places)))
            return False
        if refusal is not None:
            self.refuse(refusal)
            return False
        return self._take_up(place)

    def _take_up(self, place: int) -> bool:
        self.answer = NO_NOTE
        is_up, card = self._person.tap(place), self._person.hand[place]
        self._warning.choose(card)
        self._news.lifted(card, is_up)
        self._changed()
        return is_up

    def choose(self) -> None:
        """Do what the cards taken up come to; before a clearly bad play only warn, for who wants to be warned."""
        action = self._person.action
        if action is None:
            return
        warning = self._warning.before(action)
        if warning:
            self._warn(warning)
        else:
            self._act(action)

    def pass_unseen(self) -> None:
        """Pass on what comes, without a look at it."""
        turn = self._person.turn
        if isinstance(turn, PassTurn):
            self._act(Pass(turn.seat, blind=True))

    def show_hint(self, action: Action) -> None:
        """Mark the cards of a hint, and name them."""
        cards = self._person.take_hint(action)
        hint = _("Hint: {cards}").format(cards=card_names(cards) if cards else _("Nothing"))
        self.say(hint, Tone.GOLD)
        self._news.say(hint)
        self._changed()

    def refuse(self, refusal: Refusal) -> None:
        """Say why something is not allowed."""
        sight = self._show.sight
        if sight is not None:
            self._warn(refusal_text(refusal, sight.view))

    def say(self, text: str, tone: Tone) -> None:
        """Answer with a sentence, which holds until the turn is another one."""
        self.answer, self._answered_in = (text, tone), self._person.turn

    def catch_up(self) -> None:
        """Let go of what does not hold any more: an answer given in another turn, cards that can not be played."""
        if self._person.turn != self._answered_in:
            self.answer = NO_NOTE
        self._person.catch_up()

    def forget(self) -> None:
        """Put everything down, and answer nothing."""
        self._person.forget()
        self.answer = NO_NOTE
        self.let_go()

    def _warn(self, text: str) -> None:
        self.say(text, Tone.WARNING)
        self._news.refused(text)

    # Dragging a card to the middle

    def press(self, place: int, point: Point) -> None:
        """A finger or the mouse comes down on the card at a place, which it may take along."""
        if self.tap(place):
            self._dragged = Dragged(place, point, point)

    def drag(self, point: Point) -> None:
        """The finger or the mouse moves."""
        if self._dragged is not None:
            self._dragged = self._dragged.moved_to(point)

    def drop(self, layout: HeartsLayout) -> None:
        """A card that was dragged to the middle is played; one that was not has been taken up by the touch."""
        dragged, self._dragged = self._dragged, None
        if dragged is not None and layout.middle.holds(dragged.point) and self._person.is_played_by(dragged.place):
            self.choose()

    def let_go(self) -> None:
        """Drag nothing any more."""
        self._dragged = None

    def motes(self, layout: HeartsLayout) -> tuple[Mote, ...]:
        """The card under the finger, once that has moved as if it was meant."""
        dragged, hand = self._dragged, self._person.hand
        if dragged is None or not dragged.is_away or dragged.place >= len(hand):
            return ()
        return (dragged.mote(str(hand[dragged.place]), layout.ring.card_width),)
