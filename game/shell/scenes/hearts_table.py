"""The table of Hearts, where people and bots play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.hearts.actions import Action
from game.hearts.seats import Seat
from game.hearts.turns import Turn
from game.hearts.vocabulary import Phase
from game.session.hearts import HeartsGame
from game.session.hearts_seats import human_seats
from game.shell.hearts_buttons import Tool, prompt_controls, tool_controls
from game.shell.hearts_canvas import HeartsCanvas
from game.shell.hearts_commands import obey
from game.shell.hearts_gestures import HeartsGestures
from game.shell.hearts_information import information
from game.shell.hearts_news import HeartsNews
from game.shell.hearts_person import HeartsPerson
from game.shell.hearts_prompt import Prompt
from game.shell.hearts_reach import HeartsReach
from game.shell.hearts_scenery import HeartsScenery, Message
from game.shell.hearts_sequel import go_on_at
from game.shell.hearts_show import HeartsShow
from game.shell.hearts_texts_players import seat_names
from game.shell.hearts_thinker import HeartsThinker
from game.shell.hearts_warning import HeartsWarning
from game.shell.hearts_words import claim_text
from game.shell.intents import Command, Drag, Hover, Intent, Lift, Tap
from game.shell.language import _
from game.shell.scene import Scene
from game.shell.widgets.controls import Controls
from game.table.box import Box, Point
from game.table.focus import Direction
from game.table.hearts_frame import seating_of
from game.table.hearts_layout import hearts_layout
from game.table.hearts_pieces import Piece, Tone
from game.table.hearts_tools import HeartsTool

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
        warning = HeartsWarning(game, self.context)
        self._gestures = HeartsGestures(self.person, self.show, self._news, warning, self.act, self._changed)
        self._prompt: Prompt | None = None
        self._is_held = False
        self._is_away = False

    # Layout

    def lay_out(self, size: tuple[int, int]) -> None:
        """Find every place anew; what was moving is where it belongs."""
        settings = self.context.settings
        seating = seating_of(self.game.state.rules)
        self.layout = hearts_layout(size, seating, settings.left_handed, settings.text_scale / 100)
        self.show.lay_out(self.layout, self.context.motion)
        self.controls.colours = self.context.colours
        self._canvas = HeartsCanvas(self.layout, self.context, self.controls)
        self._scenery.forget()
        self._changed()

    def _changed(self) -> None:
        """Something is as it was not: find anew what holds, what is asked, and which buttons there are."""
        self._gestures.catch_up()
        self._prompt = self.person.prompt(self.layout)
        tools = {
            HeartsTool.MENU: Tool(lambda: self.director.hearts_pause(self)),
            HeartsTool.TRICKS: Tool(lambda: self.director.hearts_tricks(self), self.has_tricks),
            HeartsTool.CLAIM: Tool(self.ask_for_claim, is_hidden=self.person.claim is None),
            HeartsTool.HINT: Tool(self.hint, self.person.seat is not None),
            HeartsTool.UNDO: Tool(self.undo, self.game.can_take_back),
        }
        asked = prompt_controls(self.layout, self._prompt, {"choose": self.choose, "blind": self._gestures.pass_unseen})
        self.controls.put([*tool_controls(self.layout, tools), *asked])
        self.reach.mend(self.layout)

    @property
    def turn(self) -> Turn | None:
        """What the person at the screen may do now."""
        return self.person.turn

    @property
    def has_tricks(self) -> bool:
        """Whether there are finished tricks to look at."""
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
                self._gestures.drag(point)
            case Drag(point):
                self._gestures.drag(point)
            case Lift():
                self._gestures.drop(self.layout)
            case Direction():
                self.reach.move(self.layout, intent)
            case Command():
                obey(self, self.director, intent)

    def _tap_at(self, point: Point) -> None:
        self.reach.show(False)
        if self.controls.at(point) is not None:
            self.controls.handle(Tap(point))
            return
        if self.show.is_busy or self.show.motions.is_dealing:
            self.hurry()
        if self.stage.top is not self:
            return
        place = self.person.card_at(self.layout, point)
        if place is not None:
            self._gestures.press(place, point)

    # Playing

    def tap_card(self, place: int) -> bool:
        """Take up the card at a place of the hand, or put it down; one that is up already may be played by it.

        Gives whether the card is up now.
        """
        return self._gestures.tap(place)

    def choose(self) -> None:
        """Do what the cards taken up come to."""
        self._gestures.choose()

    def put_down(self) -> None:
        """Take nothing up, and say nothing of what was done before."""
        self._gestures.forget()
        self._changed()

    def act(self, action: Action) -> None:
        """Do an action of the person at the table, from a dialog that lies on it too."""
        refusal = self.game.why_not(action)
        if refusal is not None:
            self._gestures.refuse(refusal)
            return
        self._come_back()
        self.show.finish()
        self.show.follow(self.game.play(action))
        self.put_down()
        self._go_on()

    def deal(self) -> None:
        """Give out the next deal, from a dialog that lies on the table too."""
        self._come_back()
        self.show.follow(self.game.deal())
        self.put_down()

    def undo(self) -> None:
        """Take the last decision back, from a dialog that lies on the table too."""
        steps = self.game.take_back()
        if not steps:
            self._gestures.say(_("Nothing can be taken back now."), Tone.WARNING)
            return
        self._come_back()
        self._thinker.forget()
        self.put_down()
        self.show.take_back(steps)
        self.person.take_up_again(steps[-1].move)
        self._news.taken_back(self.show.asked)
        self._go_on()

    def hint(self) -> None:
        """Begin to think about what a sensible player would do."""
        seat = self.person.seat
        if seat is not None and not self._thinker.is_asked:
            self._gestures.say(_("Thinking …"), Tone.QUIET)
            self._thinker.ask_hint(seat)

    def ask_for_claim(self) -> None:
        """Say what can be claimed, and why."""
        claim = self.person.claim
        if claim is not None:
            self.director.hearts_claim(self, claim)

    def claim(self) -> None:
        """Have the rest played out that is clear, from a dialog that lies on the table."""
        seat, claim = self.person.seat, self.person.claim
        if seat is None or claim is None:
            return
        self._come_back()
        steps = self.game.claim(seat)
        self.put_down()
        self._gestures.say(claim_text(claim), Tone.GOLD)
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
        self.put_down()

    # Going on

    def hurry(self) -> None:
        """Look no longer at what is shown, and go on to what comes next."""
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
        go_on_at(self, self.director)

    def _think(self) -> None:
        """Give hints and bots their share of this frame."""
        if self._thinker.is_asked:
            hinted = self._thinker.hint()
            if hinted is not None:
                self._gestures.show_hint(hinted)
                self.reach.lead_to(self.layout, "choose")
        elif self._thinker.think() and self._may_bot_act:
            self.show.follow(self.game.play(self._thinker.take()))
            self._go_on()

    @property
    def _may_bot_act(self) -> bool:
        return not self.show.is_busy or self.game.state.phase in (Phase.PASS, Phase.CHARGE)

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
        self._gestures.let_go()

    def uncover(self) -> None:
        """Go on where the game is."""
        self._is_away = False
        self._go_on()

    # Pixels

    @property
    def message(self) -> Message:
        """What is said over the hand."""
        return self._scenery.message(self._gestures.answer)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Everything that lies on the table."""
        return self._scenery.pieces(self.layout, self._prompt, self._gestures.answer)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the whole table."""
        bar = information(self.show.sight, self.game.state)
        self._canvas.paint(surface, self.pieces, self.reach.card_box(self.layout), bar)

    def repaint(self, surface: pygame.Surface, fraction: float) -> list[Box]:
        """Draw what changed, and let somebody think in what is left of the frame."""
        if not self.is_moving and self.director.tell_notices():
            return []
        bar = information(self.show.sight, self.game.state)
        changed = self._canvas.update(self.pieces, self.reach.card_box(self.layout), bar)
        motes = (*self.show.motions.motes(fraction), *self._gestures.motes(self.layout))
        touched = self._canvas.lay_motes(surface, changed, motes)
        if not changed and not self._is_away:
            # A frame that had to draw much has no time left.
            self._think()
        return touched
