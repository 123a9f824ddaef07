"""A page that explains something with real cards."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

import pygame

from game.heart_to_heart.state import State
from game.heart_to_heart.taps import Target
from game.shell.scenes.page import Page
from game.shell.widgets.control import Control
from game.shell.widgets.shown_table import ShownTable
from game.shell.widgets.words import Align, paint_text
from game.table.box import Box
from game.table.lesson_layout import LessonLayout, lesson_layout

if TYPE_CHECKING:
    from game.shell.director import Director


class Lesson(Page):
    """Shows a table, words about it, and perhaps a few buttons."""

    def __init__(self, director: Director, state: State) -> None:
        super().__init__(director)
        self.table = ShownTable(self.context, state)
        self._is_said_anew = False

    @abstractmethod
    def words(self) -> list[str]:
        """The paragraphs beside the table."""

    def tools(self) -> list[Control]:
        """The buttons below the words; their boxes are found by the layout."""
        return []

    def focus_on_table(self) -> Target | None:
        """The card in focus, where cards can be."""
        return None

    def place(self) -> list[Control]:
        """Table, words and tools."""
        tools = self.tools()
        self._lesson: LessonLayout = lesson_layout(self.frame, len(tools))
        self.table.lay_out(self._lesson.picture, self.frame.size)
        return self._placed(tools)

    def _placed(self, tools: list[Control]) -> list[Control]:
        return [
            Control(t.key, box, t.label, t.action, t.icon, t.style, t.is_enabled)
            for t, box in zip(tools, self._lesson.tools, strict=True)
        ]

    def say(self) -> None:
        """Have words and tools drawn anew; the number of tools is the same as before."""
        self.controls.members = [*self._placed(self.tools()), *self._turners(), self._back_button()]
        self.controls.touch(*(member.key for member in self.controls.members))
        self._is_said_anew = True

    def paint_body(self, surface: pygame.Surface) -> None:
        """Draw the words; the table is drawn last, over the ground that buttons are wiped with."""
        self._words_ground = surface.subsurface(self._lesson.words).copy()
        self._paint_words(surface)

    def _paint_words(self, surface: pygame.Surface) -> None:
        self._is_said_anew = False
        box = self._lesson.words
        if self.frame.is_wide:
            self.paint_panel(surface, box)
            box = box.grown(-max(6, min(self.frame.text, box.width // 14)))
        align = Align.LEFT if self.frame.is_wide else Align.MIDDLE
        paint_text(surface, self.words(), box, round(self.frame.text * 1.3), self.context.colours.text, align)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the whole page."""
        super().paint(surface)
        self.table.paint(surface, self.focus_on_table())

    @property
    def is_moving(self) -> bool:
        """Whether cards are on their way."""
        return self.table.is_moving

    def step(self) -> None:
        """Move the cards."""
        self.table.step()

    def repaint(self, surface: pygame.Surface, fraction: float) -> list[Box]:
        """Draw what changed."""
        boxes = super().repaint(surface, fraction)
        if self._is_said_anew:
            surface.blit(self._words_ground, self._lesson.words[:2])
            self._paint_words(surface)
            boxes.append(self._lesson.words)
        return boxes + self.table.repaint(surface, fraction, self.focus_on_table())

    def cover(self) -> None:
        """What was moving has come to rest."""
        self.table.show(self.table.state, self.table.selection, self.table.touched)
