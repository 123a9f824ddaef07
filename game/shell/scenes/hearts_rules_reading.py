"""A page that is read, and turned when there is more."""

from __future__ import annotations

import pygame

from game.shell.scenes.page import Page
from game.shell.widgets.control import Control
from game.shell.widgets.reading import Paragraph, Reading
from game.table.box import Box


class ReadingPage(Page):
    """Paragraphs on a panel, over as many pages as they need."""

    def paragraphs(self) -> list[Paragraph]:
        """What there is to read."""
        raise NotImplementedError

    def has_pages(self) -> bool:
        """There may be more than one page in some window."""
        return True

    def pages(self) -> int:
        """As many as the words need in this window."""
        return self._read().pages

    def first(self) -> str | None:
        """The way on."""
        return "next" if self.can_turn(1) else None

    def place(self) -> list[Control]:
        """Lay the words out."""
        self._reading = self._read()
        return []

    def _read(self) -> Reading:
        return Reading(self.paragraphs(), self._inside(), self.frame.text)

    def _inside(self) -> Box:
        return self.frame.body.grown(-max(6, self.frame.text * 2 // 3))

    def paint_body(self, surface: pygame.Surface) -> None:
        """Draw the words of this page."""
        self.paint_panel(surface, self.frame.body)
        self._reading.paint(surface, self.number, self.context.colours)
