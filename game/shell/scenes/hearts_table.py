"""The table of Hearts, where people and bots play."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from math import hypot
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.hearts.actions import Action, Charge, Pass, PlayCard
from game.hearts.refusals import Refusal
from game.hearts.seats import Cards, Seat
from game.hearts.turns import CallTurn, ChargeTurn, MoonTurn, PassTurn, PlayTurn, PutAwayTurn, Turn
from game.hearts.vocabulary import Phase
from game.session.hearts import HeartsGame
from game.session.hearts_seats import human_seats
from game.shell.hearts_choice import HeartsChoice, wanted_cards
from game.shell.hearts_focus import HeartsFocus
from game.shell.hearts_information import information, strip_message
from game.shell.hearts_news import HeartsNews
from game.shell.hearts_prompt import Prompt, prompt_boxes, prompt_of, prompt_pieces
from game.shell.hearts_show import HeartsShow
from game.shell.hearts_table_view import HeartsTableView
from game.shell.hearts_texts_players import seat_names
from game.shell.hearts_thinker import HeartsThinker
from game.shell.hearts_words import card_names, claim_text, refusal_text
from game.shell.info_bar import paint_bar
from game.shell.intents import Command, Drag, Hover, Intent, Lift, Tap
from game.shell.language import _
from game.shell.scene import Scene
from game.shell.widgets.control import Control, Style
from game.shell.widgets.controls import RING, Controls
from game.table.box import Box, Point
from game.table.focus import Direction
from game.table.hearts_hand import card_at
from game.table.hearts_layout import HeartsTool, Seating, hearts_layout
from game.table.hearts_picture import Chosen, hand_pieces, hearts_picture
from game.table.hearts_pieces import Piece, Tone, WordsPiece
from game.table.hearts_sight import Sight
from game.table.layout import CARD_HEIGHT
from game.table.motion import Figure, Mote

if TYPE_CHECKING:
    from game.shell.director import Director

_DRAG_FROM = 12  # pixels


class Dragged(NamedTuple):
    """A card of the hand that a finger holds: its place, where the finger came down, and where it is."""

    place: int
    start: Point
    point: Point

    @property
    def is_away(self) -> bool:
        """Whether the finger has moved so far that it means it."""
        return hypot(self.point[0] - self.start[0], self.point[1] - self.start[1]) > _DRAG_FROM

    def moved_to(self, point: Point) -> Dragged:
        """The card with the finger elsewhere."""
        return self._replace(point=point)


class HeartsTable(Scene):
    """Plays one game, which is final at once; what is shown of it lags behind."""

    def __init__(self, director: Director, game: HeartsGame) -> None:
        super().__init__(director)
        self.game = game
        self.names = seat_names(game.players)
        people = human_seats(game.players)
        self._news = HeartsNews(self.context, self.names)
        self.show = HeartsShow(game, people[0] if people else 0, self.names, self._news)
        self.choice = HeartsChoice()
        self.focus = HeartsFocus()
        self._thinker = HeartsThinker(game)
        self._controls = Controls(self.context.colours)
        self._hinted: Cards = ()
        self._note: tuple[str, Tone] = ("", Tone.PLAIN)
        self._dragged: Dragged | None = None
        self._bar: tuple[str, ...] = ()
        self._seen: object = None
        self._pieces: tuple[Piece, ...] = ()
        self._asked: Prompt | None = None
        self._drawn: dict[Hashable, Control] = {}
        self._is_held = False

    # Layout

    def lay_out(self, size: tuple[int, int]) -> None:
        """Find every place anew; what was moving is where it belongs."""
        settings = self.context.settings
        rules = self.game.state.rules
        kitty = rules.kitty_size if rules.options.kitty_use.value == "exchange" else 0
        seating = Seating(
            rules.players,
            rules.hand_size + kitty,
            has_seconds=rules.options.boost_nines,
            has_piles=rules.kitty_size > 0 or rules.options.cancellation,
        )
        self.layout = hearts_layout(size, seating, settings.left_handed, settings.text_scale / 100)
        self.show.lay_out(self.layout, self.context.motion)
        self._view = HeartsTableView(self.layout, self.context.art, self.context.colours)
        self._controls.colours = self.context.colours
        self._seen = None
        self._put_controls()

    def _put_controls(self) -> None:
        seat = self._my_seat
        claim = self.game.claimable(seat) if seat is not None and not self.show.is_busy else None
        tools = {
            HeartsTool.MENU: (_("Menu"), self._menu, True),
            HeartsTool.TRICKS: (_("Tricks"), self._tricks, self._has_tricks),
            HeartsTool.HINT: (_("Hint"), self.hint, seat is not None),
            HeartsTool.UNDO: (_("Take back"), self.undo, self.game.can_take_back),
        }
        members = [
            Control(tool, self.layout.buttons[tool], label, action, tool.value, is_enabled=is_enabled)
            for tool, (label, action, is_enabled) in tools.items()
        ]
        if claim is not None:
            box = self.layout.buttons[HeartsTool.CLAIM]
            members.insert(2, Control(HeartsTool.CLAIM, box, _("Claim"), self.claim, "check", Style.PRIMARY))
        self._controls.put([*members, *self._prompt_controls()])

    def _prompt_controls(self) -> list[Control]:
        prompt = self._prompt()
        if prompt is None:
            return []
        _sign, _words, boxes = prompt_boxes(self.layout, len(prompt.buttons))
        actions = {"choose": self._choose, "blind": self._pass_blind}
        return [
            Control(
                button.key,
                box,
                button.label,
                actions[button.key],
                style=Style.PRIMARY if button.key == "choose" else Style.PLAIN,
                is_enabled=button.is_enabled,
            )
            for button, box in zip(prompt.buttons, boxes, strict=True)
        ]

    # Who may do what

    @property
    def _my_seat(self) -> Seat | None:
        """The seat that looks at the screen and must act now."""
        viewer, waiting = self.game.viewer, self.game.humans_waiting
        if viewer is None or not waiting:
            return None
        if viewer in waiting:
            return viewer
        # How a team counts its moon is for any person in it to say, whoever of the team is asked.
        is_partner = self.game.state.phase is Phase.MOON and viewer in self._team_of(waiting[0])
        return waiting[0] if is_partner else None

    @property
    def turn(self) -> Turn | None:
        """What the person at the screen may do now."""
        seat = self._my_seat
        return None if seat is None else self.game.view(seat).turn

    @property
    def _has_tricks(self) -> bool:
        deal = self.game.state.deal
        return deal is not None and deal.play is not None and bool(deal.play.tricks)

    def _prompt(self) -> Prompt | None:
        sight = self.show.sight
        if sight is None or self.show.is_busy or not sight.is_open:
            return None
        return prompt_of(self.layout, sight, self.turn, self.choice.cards(sight.hand), self.names)

    # Intents

    def handle(self, intent: Intent) -> None:
        """Play, or move the focus."""
        match intent:
            case Tap(point):
                self._tap_at(point)
            case Hover(point):
                self._controls.handle(intent)
                self._drag(point)
            case Drag(point):
                self._drag(point)
            case Lift():
                self._drop()
            case Direction():
                self.focus.move(self._focusable(), intent)
                self._show_focus()
            case Command():
                self._obey(intent)

    def _tap_at(self, point: Point) -> None:
        self.focus.is_shown = False
        self._show_focus()
        if self._controls.at(point) is not None:
            self._controls.handle(Tap(point))
            return
        if self.show.is_busy or self.show.motions.is_dealing:
            self._hurry()
        sight = self.show.sight
        if sight is None or self.stage.top is not self:
            return
        place = card_at(self._hand_boxes(sight), point)
        if place is not None:
            self.tap_card(place)
            self._dragged = Dragged(place, point, point) if place in self.choice.places else None

    def _obey(self, command: Command) -> None:
        match command:
            case Command.CONFIRM:
                self._confirm()
            case Command.ADVANCE:
                self._advance()
            case Command.UNDO:
                self.undo()
            case Command.HELP:
                self.hint()
            case Command.DRAW:
                self._tricks()
            case Command.CANCEL if self.choice.places:
                self.choice.clear()
                self._changed()
            case Command.MENU | Command.CANCEL | Command.NEW:
                self._menu()
            case Command.NEXT | Command.PREVIOUS:
                self.focus.cycle(self._focusable(), 1 if command is Command.NEXT else -1)
                self._show_focus()

    def _advance(self) -> None:
        """Space: hurry what is shown; else do what the button in the middle does, or play the card taken up."""
        if self.show.is_busy:
            self._hurry()
        elif self.turn is not None and self.choice.action(self._hand(), self.turn) is not None:
            self._choose()
        else:
            self._confirm()

    # Dragging a card to the middle

    def _drag(self, point: Point) -> None:
        if self._dragged is not None:
            self._dragged = self._dragged.moved_to(point)

    def _drop(self) -> None:
        """A card that was dragged to the middle is played; one that was not has been taken up by the touch."""
        dragged, self._dragged = self._dragged, None
        if dragged is None or not self.layout.middle.holds(dragged.point):
            return
        if dragged.place in self.choice.places and isinstance(self.turn, PlayTurn):
            self._choose()

    # Playing

    def tap_card(self, place: int) -> None:
        """Take up the card at a place of the hand; one that is taken up already is played."""
        sight = self.show.sight
        if sight is None or not sight.is_open or place >= len(sight.hand):
            return
        self.show.fresh = ()
        turn, card = self.turn, sight.hand[place]
        if place in self.choice.places and isinstance(turn, PlayTurn):
            self._choose()
            return
        refusal = self._refusal(turn, place, sight)
        if refusal is not None:
            self._refuse(refusal)
            return
        self._hinted, self._note = (), ("", Tone.PLAIN)
        self.choice.tap(place, turn)
        self._news.lifted(card, place in self.choice.places)
        self._changed()

    def _refusal(self, turn: Turn | None, place: int, sight: Sight) -> Refusal | None:
        card = sight.hand[place]
        if place in self.choice.places:
            return None if turn is not None else Refusal.NOT_YOUR_TURN
        match turn:
            case PlayTurn(seat=seat):
                return self.game.why_not(PlayCard(seat, card))
            case ChargeTurn(seat=seat):
                return self.game.why_not(Charge(seat, (card,)))
            case PassTurn(count=count) | PutAwayTurn(count=count):
                return Refusal.WRONG_COUNT if len(self.choice.places) == count > 1 else None
            case _:
                return None

    def _refuse(self, refusal: Refusal) -> None:
        sight = self.show.sight
        if sight is not None:
            text = refusal_text(refusal, sight.view)
            self._note = text, Tone.WARNING
            self._news.refused(text)

    def _choose(self) -> None:
        """Do what the cards taken up come to."""
        action = self.choice.action(self._hand(), self.turn)
        if action is not None:
            self.act(action)

    def _pass_blind(self) -> None:
        if isinstance(self.turn, PassTurn):
            self.act(Pass(self.turn.seat, blind=True))

    def act(self, action: Action) -> None:
        """Do an action of the person at the table, from a dialog that lies on it too."""
        refusal = self.game.why_not(action)
        if refusal is not None:
            self._refuse(refusal)
            return
        self._come_back()
        self.show.finish()
        played = self.game.play(action)
        self.show.follow(played)
        self._forget_choice()
        self._go_on()

    def undo(self) -> None:
        """Take the last decision back, from a dialog that lies on the table too."""
        steps = self.game.take_back()
        if not steps:
            self._note = _("Nothing can be taken back now."), Tone.WARNING
            return
        self._come_back()
        self._thinker.forget()
        self._forget_choice()
        self.show.take_back(steps)
        self._news.taken_back()
        self._go_on()

    def hint(self) -> None:
        """Begin to think about what a sensible player would do."""
        seat = self._my_seat
        if seat is not None and not self._thinker.is_asked:
            self._note = _("Thinking …"), Tone.QUIET
            self._thinker.ask_hint(seat)

    def claim(self) -> None:
        """Have the rest played out that is clear."""
        seat = self._my_seat
        claim = self.game.claimable(seat) if seat is not None else None
        if seat is None or claim is None:
            return
        self.show.finish()
        steps = self.game.claim(seat)
        self._forget_choice()
        self._note = claim_text(claim), Tone.GOLD
        for played in steps:
            self.show.follow(played, is_claimed=True)
        self._go_on()

    def _hurry(self) -> None:
        self.show.hurry()
        self._go_on()

    def _menu(self) -> None:
        self.director.hearts_pause(self)

    def _tricks(self) -> None:
        if self._has_tricks:
            self.show.finish()
            self.director.hearts_tricks(self)

    def _forget_choice(self) -> None:
        self.choice.clear()
        self._hinted, self._note, self._dragged = (), ("", Tone.PLAIN), None
        self._changed()

    def _come_back(self) -> None:
        """Take away what lies on the table, without going on yet: something is about to be shown."""
        if self.stage.top is not self:
            self._is_held = True
            self.stage.pop_to(self)
            self._is_held = False

    # Going on

    def _go_on(self) -> None:
        """Look what comes next, once all that was played has been shown."""
        if self.show.is_busy or self.stage.top is not self or self._is_held:
            self._changed()
            return
        state, turn = self.game.state, self.turn
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
        elif turn is None and self.game.humans_waiting and not self.game.bots_waiting:
            self.director.hearts_curtain(self, self._next_person)
        self._changed()

    @property
    def _next_person(self) -> Seat:
        """Who decides next: of a team, the person in it."""
        seat = self.game.humans_waiting[0]
        if self.game.players[seat].is_human:
            return seat
        return next(member for member in self._team_of(seat) if self.game.players[member].is_human)

    def _team_of(self, seat: Seat) -> tuple[Seat, ...]:
        return next(seats for seats in self.game.state.rules.scorers if seat in seats)

    def deal(self) -> None:
        """Give out the next deal."""
        self._come_back()
        self.show.follow(self.game.deal())
        self._forget_choice()

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
        self._forget_choice()

    def _think(self) -> None:
        """Give bots and hints their share of this frame."""
        hinted = self._thinker.hint() if self._thinker.is_asked else None
        if hinted is not None:
            self._show_hint(hinted)
        elif not self._thinker.is_asked and self._thinker.think() and self._may_bot_act:
            self.show.follow(self.game.play(self._thinker.take()))
            self._go_on()

    @property
    def _may_bot_act(self) -> bool:
        return not self.show.is_busy or self.game.state.phase in (Phase.PASS, Phase.CHARGE)

    def _show_hint(self, action: Action) -> None:
        cards = wanted_cards(action)
        self._hinted = cards
        if isinstance(self.turn, PassTurn | PutAwayTurn | ChargeTurn):
            self.choice.take_up(self._hand(), cards)
        text = card_names(cards) if cards else _("Nothing")
        self._note = _("Hint: {cards}").format(cards=text), Tone.GOLD
        self._news.say(self._note[0])
        self._changed()

    # Focus

    def _focusable(self) -> dict[object, Box]:
        sight = self.show.sight
        hand = () if sight is None or not sight.is_open else self._hand_boxes(sight)
        cards: dict[object, Box] = {("card", place): box for place, box in enumerate(hand)}
        return {**cards, **{m.key: m.box for m in self._controls.members if m.is_enabled}}

    def _show_focus(self) -> None:
        self._controls.touch(self._controls.focus, self.focus.key)
        self._controls.focus = self.focus.key if self.focus.place is None else None
        self._controls.shows_focus = self.focus.is_shown

    def _confirm(self) -> None:
        if self.show.is_busy:
            self._hurry()
        self.focus.is_shown = True
        self._show_focus()
        if self.focus.place is not None:
            self.tap_card(self.focus.place)
        else:
            self._controls.handle(Command.CONFIRM)

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
        self.show.finish()

    def uncover(self) -> None:
        """Go on where the game is."""
        self._changed()
        self._go_on()

    # Pixels

    def _hand(self) -> Cards:
        sight = self.show.sight
        return () if sight is None else sight.hand

    def _hand_boxes(self, sight: Sight) -> tuple[Box, ...]:
        boxes = hand_pieces(self.layout, sight)
        up = {place: box.moved(0, -self.layout.lift) for place, box in enumerate(boxes) if place in self.choice.places}
        return tuple(up.get(place, box) for place, box in enumerate(boxes))

    def _changed(self) -> None:
        self._seen = None
        self._put_controls()
        self.focus.mend(self._focusable())

    def _picture(self) -> tuple[Piece, ...]:
        sight, prompt = self.show.sight, self._prompt()
        chosen = Chosen(
            tuple(self.choice.places),
            prompt.marks[: len(self.choice.places)] if prompt is not None else (),
            self._hinted,
            self.show.fresh if sight is not None and sight.is_open else (),
        )
        seen = (sight, chosen, prompt, self.show.motions.in_flight, self.show.message, self._note)
        if seen != self._seen:
            if prompt != self._asked:
                self._asked = prompt
                self._put_controls()
            self._seen = seen
            self._pieces = () if sight is None else self._all_pieces(sight, chosen, prompt)
        return self._pieces

    def _all_pieces(self, sight: Sight, chosen: Chosen, prompt: Prompt | None) -> tuple[Piece, ...]:
        receivers = prompt.receivers if prompt is not None else ()
        table = hearts_picture(self.layout, sight, self.names, chosen, receivers, self.show.motions.in_flight)
        text, tone = self._note if self._note[0] else strip_message(sight, self.show.message, self.names)
        line = round(self.layout.line * 1.1)
        message = WordsPiece(self.layout.message, (text,), line, tone, tone is Tone.GOLD)
        asked = prompt_pieces(self.layout, prompt) if prompt is not None else ()
        return (*table, *asked, message)

    def _focus_box(self) -> Box | None:
        sight = self.show.sight
        if not self.focus.is_shown or self.focus.place is None or sight is None:
            return None
        boxes = self._hand_boxes(sight)
        return boxes[self.focus.place] if self.focus.place < len(boxes) else None

    def _show_information(self) -> list[Box]:
        fields = information(self.show.sight, self.game.state)
        if fields == self._bar:
            return []
        self._bar = fields
        paint_bar(self._view.board, self.layout.bar, fields, self.context.colours)
        return [self.layout.bar]

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the whole table."""
        self._bar = ()
        self._view.show(self._picture(), self._focus_box())
        self._view.redraw(Box(0, 0, *self.layout.size))
        self._show_information()
        self._controls.paint(self._view.board)
        self._drawn = {member.key: _look(member) for member in self._controls.members}
        self._view.paint(surface)

    def repaint(self, surface: pygame.Surface, fraction: float) -> list[Box]:
        """Draw what changed, and let somebody think in what is left of the frame."""
        changed = self._view.show(self._picture(), self._focus_box())
        changed += self._repaint_controls(changed)
        changed += self._show_information()
        touched = self._view.lay_motes(surface, changed, self._motes(fraction))
        if not changed:
            # A frame that had to draw much has no time left.
            self._think()
        return touched

    def _motes(self, fraction: float) -> tuple[Mote, ...]:
        """What moves, and the card that is dragged, under the finger."""
        motes, sight = self.show.motions.motes(fraction), self.show.sight
        if self._dragged is None or not self._dragged.is_away or sight is None:
            return motes
        place, width = self._dragged.place, self.layout.ring.card_width
        if place >= len(sight.hand):
            return motes
        card = Mote(Figure.CARD, str(sight.hand[place]), self._dragged.point, width, round(width * CARD_HEIGHT))
        return (*motes, card)

    def _repaint_controls(self, redrawn: list[Box]) -> list[Box]:
        """Draw the buttons that came, changed, or lost pixels to what was redrawn; wipe away those that are gone."""
        now = {member.key: _look(member) for member in self._controls.members}
        gone = [look.box.grown(RING + 1) for key, look in self._drawn.items() if now.get(key) != look]
        for box in gone:
            self._view.redraw(box)
        self._controls.touch(*(key for key, look in now.items() if self._drawn.get(key) != look))
        self._controls.touch(
            *(key for key, look in now.items() if any(look.box.grown(RING).meets(box) for box in (*redrawn, *gone)))
        )
        self._drawn = now
        return [*gone, *self._controls.repaint(self._view.board, self._view.ground)]


def _look(control: Control) -> Control:
    """What of a button is seen."""
    return replace(control, action=_nothing)


def _nothing() -> None:
    """Do nothing."""
