"""The game playing itself while nobody does: the example game, unhurried, until somebody comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.heart_to_heart.endings import is_won
from game.heart_to_heart.example import EXAMPLE_MOVES, example_states
from game.heart_to_heart.moves import Draw, Move
from game.shell.intents import Intent, Lift
from game.shell.language import _
from game.shell.scene import Scene
from game.shell.ticker import SECOND
from game.shell.widgets.shown_table import ShownTable
from game.shell.widgets.words import paint_line
from game.table.box import Box
from game.table.page_frame import text_height
from sprites import shapes

if TYPE_CHECKING:
    from game.shell.director import Director

# How long the table rests after a move, in nanoseconds.
_AFTER_DRAW = 0.75 * SECOND
_AFTER_PAIR = 1.5 * SECOND
_AFTER_WIN = 5 * SECOND


class Demo(Scene):
    """Plays the example game on a real table; any input ends it and does nothing else."""

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self.table = ShownTable(self.context, example_states()[0])
        self._played = 0
        self._is_dealt = False
        self._rests_since = self.context.now()

    def lay_out(self, size: tuple[int, int]) -> None:
        """The caption above, the table below it."""
        width, height = size
        self._size = size
        line = round(text_height(size, self.context.settings.text_scale / 100) * 1.6)
        self._caption = Box(0, 0, width, line)
        self.table.lay_out(Box(0, line, width, height - line), size)

    def handle(self, intent: Intent) -> None:
        """Whoever does anything wants to play."""
        if not isinstance(intent, Lift):
            self.stage.pop()

    @property
    def is_moving(self) -> bool:
        """Whether cards are on their way."""
        return self.table.is_moving

    def step(self) -> None:
        """Move the cards."""
        self.table.step()

    def uncover(self) -> None:
        """Deal the cards the first time."""
        if not self._is_dealt:
            self._is_dealt = True
            self.table.deal()

    def paint(self, surface: pygame.Surface) -> None:
        """Draw caption and table."""
        colours, caption = self.context.colours, self._caption
        surface.blit(shapes.cloth(colours.cloth.name, self._size), (0, 0))
        surface.fill(colours.cloth.bar, caption)
        words = _("Demonstration: touch the screen or press any key to play")
        line = caption.grown(-caption.height // 6)
        paint_line(surface, words, line, round(caption.height * 0.62), colours.gold)
        self.table.paint(surface)

    def repaint(self, surface: pygame.Surface, fraction: float) -> list[Box]:
        """Play on when it is time, and draw what changed."""
        if self.is_moving:
            self._rests_since = self.context.now()
        elif self.context.now() - self._rests_since >= self._rest():
            if self._played == len(EXAMPLE_MOVES):
                self.stage.pop()
                return []
            self._play(EXAMPLE_MOVES[self._played])
        return self.table.repaint(surface, fraction)

    def _rest(self) -> float:
        if self._played == len(EXAMPLE_MOVES):
            return _AFTER_WIN
        was_draw = self._played == 0 or isinstance(EXAMPLE_MOVES[self._played - 1], Draw)
        return _AFTER_DRAW if was_draw else _AFTER_PAIR

    def _play(self, move: Move) -> None:
        self.table.play(move)
        self._played += 1
        self._rests_since = self.context.now()
        if is_won(self.table.state):
            self.table.shine()
