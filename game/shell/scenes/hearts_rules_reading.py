"""A page that is read, and turned when there is more."""

from __future__ import annotations

from abc import abstractmethod

import pygame

from game.shell.scenes.page import Page
from game.shell.widgets.control import Control
from game.shell.widgets.reading import Paragraph, Reading
from game.table.page_frame import PageFrame, page_frame


class ReadingPage(Page):
    """Paragraphs on a panel, over as many pages as they need."""

    @abstractmethod
    def paragraphs(self) -> list[Paragraph]:
        """What there is to read."""

    def has_pages(self) -> bool:
        """Whether the words need more than one page in this window."""
        alone = page_frame(self.stage.screen.size, self.context.settings.text_scale / 100)
        return _read(self.paragraphs(), alone).pages > 1

    def pages(self) -> int:
        """As many as the words need in this window."""
        return _read(self.paragraphs(), self.frame).pages

    def first(self) -> str | None:
        """The way on."""
        return "next" if self.can_turn(1) else None

    def place(self) -> list[Control]:
        """Lay the words out."""
        self._reading = _read(self.paragraphs(), self.frame)
        return []

    def paint_body(self, surface: pygame.Surface) -> None:
        """Draw the words of this page."""
        self.paint_panel(surface, self.frame.body)
        self._reading.paint(surface, self.number, self.context.colours)


def _read(paragraphs: list[Paragraph], frame: PageFrame) -> Reading:
    return Reading(paragraphs, frame.body.grown(-max(6, frame.text * 2 // 3)), frame.text)
