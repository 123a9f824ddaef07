"""The table of Hearts, where people and bots play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.hearts.actions import Action, Charge, Pass
from game.hearts.kitty import is_exchanged
from game.hearts.refusals import Refusal
from game.hearts.rules import Rules
from game.hearts.seats import Seat
from game.hearts.trick import nines_boost, twins_cancel
from game.hearts.turns import CallTurn, ChargeTurn, MoonTurn, PassTurn, Turn
from game.hearts.vocabulary import Phase
from game.session.hearts import HeartsGame
from game.session.hearts_seats import human_seats
from game.shell.hearts_buttons import Tool, prompt_controls, tool_controls
from game.shell.hearts_canvas import HeartsCanvas
from game.shell.hearts_drag import Dragged
from game.shell.hearts_information import information
from game.shell.hearts_news import HeartsNews
from game.shell.hearts_person import HeartsPerson
from game.shell.hearts_prompt import Prompt
from game.shell.hearts_reach import HeartsReach
from game.shell.hearts_scenery import NO_NOTE, HeartsScenery, Message
from game.shell.hearts_show import HeartsShow
from game.shell.hearts_texts_players import seat_names
from game.shell.hearts_thinker import HeartsThinker
from game.shell.hearts_warning import HeartsWarning
from game.shell.hearts_words import card_names, claim_text, refusal_text
from game.shell.intents import Command, Drag, Hover, Intent, Lift, Tap
from game.shell.language import _
from game.shell.scene import Scene
from game.shell.widgets.controls import Controls
from game.table.box import Box, Point
from game.table.focus import Direction
from game.table.hearts_layout import HeartsTool, Seating, hearts_layout
from game.table.hearts_pieces import Piece, Tone
from game.table.motion import Mote

if TYPE_CHECKING:
    from game.shell.director import Director


class HeartsTable(Scene):
    """Plays one game, which is final at once; what is shown of it lags behind."""

    gives_hints = True

    def __init__(self, director: Director, game: HeartsGame) -> None:
        super().__init__(director)
        self.game = game
        self.names = seat_names(game.players)
        people = human_seats(game.players)
        self._news = HeartsNews(self.context, self.names)
        self.show = HeartsShow(game, people[0] if people else 0, self.names, self._news)
        self.person = HeartsPerson(game, self.show, self.names)
        self._scenery = HeartsScenery(self.show, self.person, self.names)
        self.controls = Controls(self.context.colours)
        self.reach = HeartsReach(self.controls, self.person, self._news)
        self._thinker = HeartsThinker(game)
        self._warning = HeartsWarning(game, self.context)
        self._note: Message = NO_NOTE
        self._dragged: Dragged | None = None
        self._prompt: Prompt | None = None
        self._is_held = False
        self._is_away = False

    # Layout

    def lay_out(self, size: tuple[int, int]) -> None:
        """Find every place anew; what was moving is where it belongs."""
        settings = self.context.settings
        seating = _seating(self.game.state.rules)
        self.layout = hearts_layout(size, seating, settings.left_handed, settings.text_scale / 100)
        self.show.lay_out(self.layout, self.context.motion)
        self.controls.colours = self.context.colours
        self._canvas = HeartsCanvas(self.layout, self.context, self.controls)
        self._scenery.forget()
        self._changed()

    def _changed(self) -> None:
        """Something is as it was not: find anew what is asked, and which buttons there are."""
        self._prompt = self.person.prompt(self.layout)
        is_asked = self.person.seat is not None
        tools = {
            HeartsTool.MENU: Tool(self._menu),
            HeartsTool.TRICKS: Tool(self._tricks, self._has_tricks),
            HeartsTool.CLAIM: Tool(self.claim, is_hidden=self.person.claim is None),
            HeartsTool.HINT: Tool(self.hint, is_asked),
            HeartsTool.UNDO: Tool(self.undo, self.game.can_take_back),
        }
        asked = prompt_controls(self.layout, self._prompt, {"choose": self._choose, "blind": self._pass_blind})
        self.controls.put([*tool_controls(self.layout, tools), *asked])
        self.reach.mend(self.layout)

    @property
    def turn(self) -> Turn | None:
        """What the person at the screen may do now."""
        return self.person.turn

    @property
    def _has_tricks(self) -> bool:
        deal = self.game.state.deal
        return deal is not None and deal.play is not None and bool(deal.play.tricks)

    # Intents

    def handle(self, intent: Intent) -> None:
        """Play, or move the focus."""
        match intent:
            case Tap(point):
                self._tap_at(point)
            case Hover(point):
                self.controls.handle(intent)
                self._drag(point)
            case Drag(point):
                self._drag(point)
            case Lift():
                self._drop()
            case Direction():
                self.reach.move(self.layout, intent)
            case Command():
                self._obey(intent)

    def _tap_at(self, point: Point) -> None:
        self.reach.show(False)
        if self.controls.at(point) is not None:
            self.controls.handle(Tap(point))
            return
        if self.show.is_busy or self.show.motions.is_dealing:
            self._hurry()
        if self.stage.top is not self:
            return
        place = self.person.card_at(self.layout, point)
        if place is not None and self.tap_card(place):
            self._dragged = Dragged(place, point, point)

    def _obey(self, command: Command) -> None:
        match command:
            case Command.CONFIRM:
                self._confirm()
            case Command.ADVANCE:
                self._advance()
            case Command.UNDO:
                self.undo()
            case Command.HINT:
                self.hint()
            case Command.HELP:
                self.director.hearts_pages.rules(self.game.state.rules)
            case Command.NEW:
                self.director.hearts_pages.setup()
            case Command.DRAW:
                self._tricks()
            case Command.CANCEL if self.person.choice.places:
                self._forget()
            case Command.MENU | Command.CANCEL:
                self._menu()
            case Command.NEXT | Command.PREVIOUS:
                self.reach.cycle(self.layout, 1 if command is Command.NEXT else -1)

    def _advance(self) -> None:
        """Hurry what is shown; else do what the cards taken up come to, or what is in focus."""
        if self.show.is_busy:
            self._hurry()
        elif self.person.action is not None:
            self._choose()
        elif self.reach.focus.is_shown:
            self._confirm()

    # Dragging a card to the middle

    def _drag(self, point: Point) -> None:
        if self._dragged is not None:
            self._dragged = self._dragged.moved_to(point)

    def _drop(self) -> None:
        """A card that was dragged to the middle is played; one that was not has been taken up by the touch."""
        dragged, self._dragged = self._dragged, None
        if dragged is not None and self.layout.middle.holds(dragged.point) and self.person.is_played_by(dragged.place):
            self._choose()

    # Playing

    def tap_card(self, place: int) -> bool:
        """Take up the card at a place of the hand, or put it down; one that is up already may be played by it.

        Gives whether the card is up now.
        """
        if place >= len(self.person.hand):
            return False
        if self.person.is_played_by(place):
            self._choose()
            return False
        refusal = self.person.why_not(place)
        if refusal is not None:
            self._refuse(refusal)
            return False
        self._note = NO_NOTE
        is_up, card = self.person.tap(place), self.person.hand[place]
        self._warning.choose(card)
        self._news.lifted(card, is_up)
        self._changed()
        return is_up

    def _refuse(self, refusal: Refusal) -> None:
        sight = self.show.sight
        if sight is not None:
            self._warn(refusal_text(refusal, sight.view))

    def _warn(self, text: str) -> None:
        self._note = text, Tone.WARNING
        self._news.refused(text)

    def _choose(self) -> None:
        """Do what the cards taken up come to; before a clearly bad play only warn, for who wants to be warned."""
        action = self.person.action
        if action is None:
            return
        warning = self._warning.before(action)
        if warning:
            self._warn(warning)
        else:
            self.act(action)

    def _pass_blind(self) -> None:
        turn = self.turn
        if isinstance(turn, PassTurn):
            self.act(Pass(turn.seat, blind=True))

    def act(self, action: Action) -> None:
        """Do an action of the person at the table, from a dialog that lies on it too."""
        refusal = self.game.why_not(action)
        if refusal is not None:
            self._refuse(refusal)
            return
        self._come_back()
        self.show.finish()
        self.show.follow(self.game.play(action))
        self._forget()
        self._go_on()

    def deal(self) -> None:
        """Give out the next deal, from a dialog that lies on the table too."""
        self._come_back()
        self.show.follow(self.game.deal())
        self._forget()

    def undo(self) -> None:
        """Take the last decision back, from a dialog that lies on the table too."""
        steps = self.game.take_back()
        if not steps:
            self._note = _("Nothing can be taken back now."), Tone.WARNING
            return
        self._come_back()
        self._thinker.forget()
        self._forget()
        self.show.take_back(steps)
        self._news.taken_back()
        self._go_on()

    def hint(self) -> None:
        """Begin to think about what a sensible player would do."""
        seat = self.person.seat
        if seat is not None and not self._thinker.is_asked:
            self._note = _("Thinking …"), Tone.QUIET
            self._thinker.ask_hint(seat)

    def _show_hint(self, action: Action) -> None:
        cards = self.person.take_hint(action)
        text = card_names(cards) if cards else _("Nothing")
        self._note = _("Hint: {cards}").format(cards=text), Tone.GOLD
        self._news.say(self._note[0])
        self._changed()

    def claim(self) -> None:
        """Have the rest played out that is clear."""
        seat, claim = self.person.seat, self.person.claim
        if seat is None or claim is None:
            return
        steps = self.game.claim(seat)
        self._forget()
        self._note = claim_text(claim), Tone.GOLD
        for played in steps:
            self.show.follow(played, is_claimed=True)
        self._go_on()

    def tell(self, text: str, is_end: bool) -> None:
        """Have news told by a dialog that lies on the table."""
        if is_end:
            self._news.won(text)
        else:
            self._news.say(text)

    def look_from(self, seat: Seat | None) -> None:
        """Let ``seat`` see its hand, or nobody while the screen is handed on."""
        self.game.look_from(seat)
        if seat is not None:
            self.show.look_from(seat)
        self._forget()

    def _menu(self) -> None:
        self.director.hearts_pause(self)

    def _tricks(self) -> None:
        if self._has_tricks:
            self.director.hearts_tricks(self)

    def _forget(self) -> None:
        self.person.forget()
        self._note, self._dragged = NO_NOTE, None
        self._changed()

    # Going on

    def _hurry(self) -> None:
        self.show.hurry()
        self._go_on()

    def _come_back(self) -> None:
        """Take away what lies on the table, without going on yet: something is about to be shown."""
        if self.stage.top is not self:
            self._is_held = True
            self.stage.pop_to(self)
            self._is_held = False

    def _go_on(self) -> None:
        """Look what comes next, once all that was played has been shown."""
        self._changed()
        if self.show.is_busy or self.stage.top is not self or self._is_held:
            return
        state, turn, next_person = self.game.state, self.turn, self.person.next_person
        if state.phase is Phase.DEAL and state.deal is None:
            self.deal()
        elif state.phase in (Phase.DEAL, Phase.OVER):
            self.director.hearts_deal_end(self)
        elif isinstance(turn, ChargeTurn) and not turn.cards:
            # Nothing can be turned up: nobody is asked, and nobody learns of it.
            self.act(Charge(turn.seat))
        elif isinstance(turn, CallTurn):
            self.director.hearts_call(self, turn)
        elif isinstance(turn, MoonTurn):
            self.director.hearts_moon(self, turn)
        elif next_person is not None:
            self.director.hearts_curtain(self, next_person)

    def _think(self) -> None:
        """Give hints and bots their share of this frame."""
        if self._thinker.is_asked:
            hinted = self._thinker.hint()
            if hinted is not None:
                self._show_hint(hinted)
        elif self._thinker.think() and self._may_bot_act:
            self.show.follow(self.game.play(self._thinker.take()))
            self._go_on()

    @property
    def _may_bot_act(self) -> bool:
        return not self.show.is_busy or self.game.state.phase in (Phase.PASS, Phase.CHARGE)

    def _confirm(self) -> None:
        if self.show.is_busy:
            self._hurry()
            return
        self.reach.show(True)
        place = self.reach.focus.place
        if place is not None:
            self.tap_card(place)
        else:
            self.controls.handle(Command.CONFIRM)

    # Time

    @property
    def is_moving(self) -> bool:
        """Whether something is shown, or somebody thinks."""
        return self.show.is_moving or self._thinker.is_thinking

    def step(self) -> None:
        """Go on with what is shown."""
        was_busy = self.show.is_busy
        self.show.step()
        if was_busy and not self.show.is_busy:
            self._go_on()

    def cover(self) -> None:
        """What was being shown is as it will be; nothing is played meanwhile."""
        self._is_away = True
        self.show.finish()
        self._dragged = None

    def uncover(self) -> None:
        """Go on where the game is."""
        self._is_away = False
        self._go_on()

    # Pixels

    @property
    def message(self) -> Message:
        """What is said over the hand."""
        return self._scenery.message(self._note)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Everything that lies on the table."""
        return self._scenery.pieces(self.layout, self._prompt, self._note)

    def _motes(self, fraction: float) -> tuple[Mote, ...]:
        motes, dragged = self.show.motions.motes(fraction), self._dragged
        if dragged is None or not dragged.is_away or dragged.place >= len(self.person.hand):
            return motes
        return (*motes, dragged.mote(str(self.person.hand[dragged.place]), self.layout.ring.card_width))

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the whole table."""
        bar = information(self.show.sight, self.game.state)
        self._canvas.paint(surface, self.pieces, self.reach.card_box(self.layout), bar)

    def repaint(self, surface: pygame.Surface, fraction: float) -> list[Box]:
        """Draw what changed, and let somebody think in what is left of the frame."""
        bar = information(self.show.sight, self.game.state)
        changed = self._canvas.update(self.pieces, self.reach.card_box(self.layout), bar)
        touched = self._canvas.lay_motes(surface, changed, self._motes(fraction))
        if not changed and not self._is_away:
            # A frame that had to draw much has no time left.
            self._think()
        return touched


def _seating(rules: Rules) -> Seating:
    most = rules.hand_size + (rules.kitty_size if is_exchanged(rules) else 0)
    has_piles = rules.kitty_size > 0 or twins_cancel(rules)
    return Seating(rules.players, most, nines_boost(rules), has_piles)
