"""A table inside a page: real cards, real motions, but nobody's game."""

from __future__ import annotations

import pygame

from game.heart_to_heart.moves import Move
from game.heart_to_heart.play import apply
from game.heart_to_heart.state import State
from game.heart_to_heart.taps import Target
from game.session.history import Step
from game.shell.context import Context
from game.shell.table_view import TableView
from game.shell.widgets.touch_mark import paint_touch_mark
from game.table.box import Box, Point
from game.table.choreography import Choreography
from game.table.layout import bare_layout
from game.table.motions import Motions
from game.table.picture import Item, picture
from sprites import shapes

# Sides of the mark of a finger, in card widths.
_MARK = 0.9
_MARK_ON_COVERED = 0.55


class ShownTable:
    """Shows one state at a time, and the way from one to the next."""

    def __init__(self, context: Context, state: State, with_help: bool = True) -> None:
        self._context = context
        self._motions = Motions()
        self._with_help = with_help
        self._mark: Box | None = None
        self.state = state
        self.selection: Target | None = None
        self.touched: Target | None = None

    def lay_out(self, box: Box, window: tuple[int, int]) -> None:
        """Fit the table into ``box`` of a window of ``window`` pixels; what was moving is where it belongs."""
        context = self._context
        self.box = box
        self.layout = bare_layout((box.width, box.height), context.settings.left_handed)
        # The page's own cloth goes on under the table, so that no edge shows.
        cloth = shapes.cloth(context.colours.cloth.name, window).subsurface(box)
        self._view = TableView(self.layout, context.art, context.colours, cloth)
        self._choreography = Choreography(self.layout, context.motion)
        self._motions.clear()

    def show(self, state: State, selection: Target | None = None, touched: Target | None = None) -> None:
        """Show a state at once, with a mark where it is being ``touched``."""
        self._motions.clear()
        self.state, self.selection, self.touched = state, selection, touched

    def play(self, move: Move) -> None:
        """Play a move that is legal, and show it. Raises IllegalMoveError."""
        step = Step(self.state, move, apply(self.state, move))
        self.show(step.after)
        self._motions.begin(self._choreography.forward(step))

    def take_back(self, before: State, move: Move) -> None:
        """Show how the state before ``move`` comes back."""
        step = Step(before, move, self.state)
        self.show(before)
        self._motions.begin(self._choreography.backward(step))

    def deal(self) -> None:
        """Show how the cards come onto the table."""
        self._motions.begin(self._choreography.deal(self.state))

    def shine(self) -> None:
        """Fill the empty heart with light."""
        self._motions.begin(self._choreography.win())

    @property
    def is_moving(self) -> bool:
        """Whether something is on its way."""
        return self._motions.is_moving

    def step(self) -> None:
        """Advance by a sixtieth of a second."""
        self._motions.step()

    def target_at(self, point: Point) -> Target | None:
        """What a finger at a point of the window touches; None beside the table."""
        if not self.box.holds(point):
            return None
        return self.layout.target_at((point[0] - self.box.x, point[1] - self.box.y), self.state)

    def box_of(self, target: Target) -> Box:
        """Where a target lies in the window."""
        return self.layout.box_of(target).moved(self.box.x, self.box.y)

    def paint(self, surface: pygame.Surface, focus: Target | None = None) -> None:
        """Draw all of it onto the window."""
        part = surface.subsurface(self.box)
        self._view.show(self._items(), self._focus_box(focus))
        self._view.paint(part)
        self._lay_mark(part)

    def repaint(self, surface: pygame.Surface, fraction: float, focus: Target | None = None) -> list[Box]:
        """Draw what changed onto the window; the boxes touched, in the window."""
        part = surface.subsurface(self.box)
        changed = self._view.show(self._items(), self._focus_box(focus))
        if self._mark is not None and (changed or self._mark != self._mark_box()):
            changed.append(self._mark)
        touched = self._view.lay_motes(part, changed, self._motions.motes(fraction))
        if touched or self._mark != self._mark_box():
            touched += self._lay_mark(part)
        return [box.moved(self.box.x, self.box.y) for box in touched]

    def _items(self) -> tuple[Item, ...]:
        return picture(self.layout, self.state, self.selection, self._with_help, self._motions.in_flight)

    def _focus_box(self, focus: Target | None) -> Box | None:
        return self.layout.ringed_box_of(focus) if focus is not None else None

    def _mark_box(self) -> Box | None:
        if self.touched is None:
            return None
        box = self.layout.box_of(self.touched)
        if isinstance(self.touched, int) and not self.state.is_free(self.touched):
            # Of a covered card only the upper part can be touched; its index stays in sight.
            side = round(box.width * _MARK_ON_COVERED)
            return Box(box.right - side, box.y + side // 10, side, side)
        side = round(box.width * _MARK)
        return Box(box.x + box.width // 3, box.y + box.height // 3, side, side).cut_to(Box(0, 0, *self.layout.size))

    def _lay_mark(self, part: pygame.Surface) -> list[Box]:
        self._mark = self._mark_box()
        if self._mark is None:
            return []
        paint_touch_mark(part, self._mark, self._context.colours)
        return [self._mark]
