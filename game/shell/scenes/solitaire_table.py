"""The table of Heart to Heart, where the game is played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from game.heart_to_heart.taps import Pile, Target, card_at, playable
from game.session.solitaire import Solitaire, SolitaireStep
from game.shell.info_bar import Information, paint_bar
from game.shell.intents import Command, Hover, Intent, Lift, Tap
from game.shell.language import _
from game.shell.magnifier import Magnifier
from game.shell.scene import Scene
from game.shell.table_focus import Focus, TableFocus
from game.shell.table_message import TableMessage
from game.shell.table_news import TableNews
from game.shell.table_view import TableView
from game.shell.widgets.control import Control
from game.shell.widgets.controls import Controls
from game.table.box import Box, Point
from game.table.choreography import Choreography
from game.table.focus import Direction
from game.table.layout import Tool, table_layout
from game.table.motion import Motion
from game.table.motions import Motions
from game.table.picture import Item, card_text, picture

if TYPE_CHECKING:
    from game.shell.director import Director

# Why the clock stands still.
_COVERED = "covered"
_LEFT_ALONE = "left alone"
_PATIENCE = 120  # seconds without input after which nobody is taken to be thinking any more


class SolitaireTable(Scene):
    """Plays one game, which is final at once; only the pixels lag behind."""

    def __init__(self, director: Director, game: Solitaire, is_fresh: bool = False) -> None:
        super().__init__(director)
        self.game = game
        self.focus = TableFocus()
        if game.state.moves:
            # The first tap of a game that is resumed was long ago.
            game.clock.start()
        self._is_fresh = is_fresh
        self._code = str(game.code or "")
        self.motions = Motions()
        self._news = TableNews(self.context)
        self._magnifier = Magnifier(self.context.now)
        self._message = TableMessage(self.context.now)
        self._finger: Point = (0, 0)
        self._controls = Controls(self.context.colours)
        self._shown: Information | None = None
        self._seen: object = None
        self._items: tuple[Item, ...] = ()

    # Layout

    def lay_out(self, size: tuple[int, int]) -> None:
        """Find every place anew; what was moving is where it belongs."""
        settings = self.context.settings
        self.layout = table_layout(size, settings.left_handed, settings.text_scale / 100)
        self._seen = None
        self.choreography = Choreography(self.layout, self.context.motion)
        self._view = TableView(self.layout, self.context.art, self.context.colours)
        self._controls.colours = self.context.colours
        self.motions.clear()
        self._put_controls()

    def _put_controls(self) -> None:
        tools = {
            Tool.UNDO: (_("Undo"), self.undo, self.game.can_undo),
            Tool.REDO: (_("Redo"), self.redo, self.game.can_redo),
            Tool.NEW: (_("New"), self._new, True),
            Tool.MENU: (_("Menu"), self._menu, True),
        }
        self._controls.put(
            [
                Control(tool, self.layout.buttons[tool], label, action, tool.value, is_enabled=is_enabled)
                for tool, (label, action, is_enabled) in tools.items()
            ]
        )

    # Intents

    def handle(self, intent: Intent) -> None:
        """Play, or move the focus."""
        self.game.clock.release(_LEFT_ALONE)
        if isinstance(intent, Hover):
            self._controls.handle(intent)
            return
        if isinstance(intent, Tap | Command | Direction) and not self.game.is_won:
            self.game.clock.start()
        match intent:
            case Tap(point):
                self._tap_at(point)
            case Lift():
                self._magnifier.lift()
            case Direction():
                self.focus.move(self.focusable, intent)
                self._focus_moved()
            case Command():
                self._obey(intent)

    def _tap_at(self, point: Point) -> None:
        self._hide_focus()
        if self.motions.is_dealing:
            self.motions.clear()
        if self.layout.tool_at(point) is not None:
            self._controls.handle(Tap(point))
            return
        target = self.layout.target_at(point, self.game.state)
        self._hold(target, point)
        self.tap(target)

    def _hold(self, target: Target, point: Point) -> None:
        rank = card_at(self.game.state, target)
        if self.context.settings.hold_to_enlarge:
            self._magnifier.press(card_text(rank) if rank else None)
        self._finger = point

    def _obey(self, command: Command) -> None:
        match command:
            case Command.CONFIRM:
                self._confirm()
            case Command.ADVANCE | Command.DRAW:
                self.tap(Pile.STOCK)
            case Command.UNDO:
                self.undo()
            case Command.REDO:
                self.redo()
            case Command.NEW:
                self._new()
            case Command.MENU | Command.CANCEL:
                self._menu()
            case Command.HELP:
                self.director.help()
            case Command.NEXT | Command.PREVIOUS:
                self.focus.cycle(self.focusable, 1 if command is Command.NEXT else -1)
                self._focus_moved()

    # Play

    def tap(self, target: Target) -> None:
        """Do what a tap on ``target`` does."""
        if self.game.is_won:
            self._end()
            return
        self._message.hide()
        before = self.game.selection
        outcome = self.game.tap(target)
        if outcome.step is not None:
            self._news.forward(outcome.step)
            self._show_step(outcome.step, self.choreography.forward(outcome.step))
        elif outcome.mismatch and self.context.settings.move_errors and before is not None:
            self._news.mismatch()
            self._message.show(_("Must be the same rank"))
            self.motions.begin(self.choreography.shake(self.game.state, (before, target)))
        elif self.game.selection != before:
            self._news.select(self.game.state, self.game.selection)

    def undo(self) -> None:
        """Take the last move back, from a dialog that lies on the table too."""
        step = self.game.undo()
        if step is None:
            return
        if self.stage.top is not self:
            self.stage.pop_to(self)
        self.motions.clear()
        self._news.backward(step)
        self._show_step(step, self.choreography.backward(step))

    def redo(self) -> None:
        """Play the move last taken back again."""
        step = self.game.redo()
        if step is not None:
            self.motions.clear()
            self._news.forward(step)
            self._show_step(step, self.choreography.forward(step))

    def _show_step(self, step: SolitaireStep, motions: Iterable[Motion]) -> None:
        self.motions.begin(motions)
        self._put_controls()
        self._controls.touch(Tool.UNDO, Tool.REDO)
        self._mend_focus()
        if self.game.is_won:
            self.motions.begin(self.choreography.win())
        self._look_for_end()

    def _look_for_end(self) -> None:
        if self.game.is_dead_end:
            self.motions.clear()
            self.director.dead_end(self)
        elif self.game.is_won and not self.is_moving:
            self._end()

    def _end(self) -> None:
        self.motions.clear()
        self.director.won(self)

    def _new(self) -> None:
        self.director.choose_deal(self)

    def _menu(self) -> None:
        self.director.pause(self)

    # Focus

    @property
    def focusable(self) -> dict[Focus, Box]:
        """Everything the focus can be on, in the order of the Tab key: cards, stock, buttons."""
        boxes: dict[Focus, Box] = {target: self.layout.box_of(target) for target in playable(self.game.state)}
        boxes[Pile.STOCK] = self.layout.stock
        boxes.update((tool, box) for tool, box in self.layout.buttons.items() if self._controls.is_enabled(tool))
        return boxes

    def _focus_moved(self) -> None:
        self._controls.focus_on(self.focus.tool if self.focus.is_shown else None)
        self._news.focus(self.game.state, self.focus)

    def _hide_focus(self) -> None:
        self.focus.is_shown = False
        self._controls.focus_on(None)

    def _confirm(self) -> None:
        self.focus.is_shown = True
        if self.focus.target is not None:
            self.tap(self.focus.target)
        else:
            self._controls.focus_on(self.focus.tool)
            self._controls.handle(Command.CONFIRM)

    def _mend_focus(self) -> None:
        place = self.focus.place
        box = self.layout.buttons[place] if isinstance(place, Tool) else self.layout.box_of(place)
        self.focus.mend(self.focusable, box.centre)

    # Time

    @property
    def is_moving(self) -> bool:
        """Whether a motion is under way."""
        return self.motions.is_moving

    def step(self) -> None:
        """Advance the motions; after the last one of a won game the news follow."""
        self.motions.step()
        if not self.is_moving and self.game.is_won:
            self._end()

    def left_alone(self, seconds: int) -> None:
        """The clock waits for whoever has gone away."""
        if seconds >= _PATIENCE:
            self.game.clock.hold(_LEFT_ALONE)

    def cover(self) -> None:
        """The clock stands still, and what was moving has come to rest."""
        self.game.clock.hold(_COVERED)
        self.game.keep()
        self._magnifier.lift()
        self._message.hide()
        self.motions.clear()

    def uncover(self) -> None:
        """The clock goes on; a new deal is dealt out, a dead end is told."""
        self.game.clock.release(_COVERED)
        self._put_controls()
        if self._is_fresh:
            self._is_fresh = False
            self._news.deal()
            self.motions.begin(self.choreography.deal(self.game.state), is_deal=True)
        self._look_for_end()

    # Pixels

    def _information(self) -> Information:
        state = self.game.state
        return Information(int(self.game.clock.seconds), state.score, state.moves, self._code)

    def _picture(self) -> tuple[Item, ...]:
        game, with_help = self.game, self.context.settings.placement_help
        seen = (game.state, game.selection, with_help, self.motions.in_flight)
        # Looked at thirty times a second, it changes with the state alone.
        if seen != self._seen:
            self._seen = seen
            self._items = picture(self.layout, *seen)
        return self._items

    def _card_in_focus(self) -> Box | None:
        target = self.focus.target if self.focus.is_shown else None
        return None if target is None else self.layout.ringed_box_of(target)

    def _show_information(self) -> list[Box]:
        information = self._information()
        if information == self._shown:
            return []
        self._shown = information
        paint_bar(self._view.board, self.layout.bar, information.fields, self.context.colours)
        return [self.layout.bar]

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the whole table."""
        self._shown = None
        self._view.show(self._picture(), self._card_in_focus())
        self._show_information()
        self._controls.paint(self._view.board)
        self._view.paint(surface)

    def repaint(self, surface: pygame.Surface, fraction: float) -> list[Box]:
        """Draw what changed; between a win and its light, one more picture of that too."""
        if not self.is_moving and self.director.tell_notices():
            return []
        changed = self._view.show(self._picture(), self._card_in_focus())
        if self.game.is_won and self.is_moving:
            self._view.light.prepare()
        changed += self._show_information()
        changed += self._controls.repaint(self._view.board, self._view.ground)
        motes = (
            *self.motions.motes(fraction),
            *self._message.motes(self.layout),
            *self._magnifier.motes(Box(0, 0, *self.layout.size), self._finger),
        )
        return self._view.lay_motes(surface, changed, motes)
