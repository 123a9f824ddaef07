"""A page of rows that are set, with what they come to and why it can not be played."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.shell.scenes.hearts_setup_draft import Draft
from game.shell.scenes.page import Page
from game.shell.widgets.control import Control, Style
from game.shell.widgets.reading import Paragraph, Reading
from game.shell.widgets.words import paint_text
from game.table.box import Box
from game.table.hearts_pages_setup import SetupLayout, setup_layout
from game.table.page_frame import PageFrame, page_frame

if TYPE_CHECKING:
    from game.shell.director import Director

_NOWHERE = Box(0, 0, 1, 1)  # until a row or a button has been given its place


class RowsPage(Page):
    """Rows over as many pages as they need, a panel where there is room, a message and buttons at the foot.

    Below the rows the panel has room for ``panel_lines`` at least; with 0 there is none anywhere.
    """

    panel_lines = 9

    @abstractmethod
    def rows(self) -> list[Control]:
        """What can be set; the layout finds their boxes."""

    def foot(self) -> list[Control]:
        """The buttons at the foot."""
        return []

    def paragraphs(self) -> list[Paragraph]:
        """What the panel says."""
        return []

    def message(self) -> str:
        """What the line above the foot says; "" for nothing."""
        return ""

    def has_pages(self) -> bool:
        """Whether the rows need more than one page in this window."""
        alone = page_frame(self.stage.screen.size, self.context.settings.text_scale / 100)
        return self._laid_out(alone).pages > 1

    def pages(self) -> int:
        """As many as this window needs."""
        return self._laid_out(self.frame).pages

    def _laid_out(self, frame: PageFrame) -> SetupLayout:
        return setup_layout(frame, len(self.rows()), len(self.foot()), self.panel_lines, bool(self.message()))

    @property
    def has_panel_here(self) -> bool:
        """Whether this window has room for the panel."""
        return self._layout.panel is not None

    def place(self) -> list[Control]:
        """The rows of this page, and the foot."""
        rows, foot = self.rows(), self.foot()
        self._layout: SetupLayout = self._laid_out(self.frame)
        per_page = len(self._layout.rows)
        shown = rows[self.number * per_page : (self.number + 1) * per_page]
        placed = [replace(row, box=box) for row, box in zip(shown, self._layout.rows, strict=False)]
        return placed + [replace(button, box=box) for button, box in zip(foot, self._layout.buttons, strict=True)]

    def paint_body(self, surface: pygame.Surface) -> None:
        """Draw the panel and the message."""
        layout, colours = self._layout, self.context.colours
        if layout.panel is not None and self.paragraphs():
            self.paint_panel(surface, layout.panel)
            paint_reading(surface, self, layout.panel, self.paragraphs())
        if layout.message is not None:
            paint_text(surface, [self.message()], layout.message, self.frame.text, colours.bad, bold=True)


class DraftPage(RowsPage):
    """Rows that change a set-up; the message tells why it can not be played."""

    def __init__(self, director: Director, draft: Draft) -> None:
        super().__init__(director)
        self.draft = draft

    def message(self) -> str:
        """Why this can not be played."""
        return self.draft.fault


def row(key: Hashable, label: str, value: str, action: Callable[[], None], is_marked: bool = False) -> Control:
    """A row that shows what it is set to; it gets its box from the layout."""
    return Control(key, _NOWHERE, label, action, value=value, is_marked=is_marked)


def button(
    key: Hashable,
    label: str,
    action: Callable[[], None],
    icon: str | None = None,
    style: Style = Style.PLAIN,
    is_enabled: bool = True,
) -> Control:
    """A button that gets its box from the layout."""
    return Control(key, _NOWHERE, label, action, icon, style, is_enabled)


def paint_reading(surface: pygame.Surface, page: Page, panel: Box, paragraphs: list[Paragraph]) -> None:
    """Draw paragraphs into a panel, in words as large as fit; what does not fit even in small words is left out."""
    size, inside = page.frame.text, panel.grown(-max(5, page.frame.text // 2))
    reading = Reading(paragraphs, inside, size)
    while reading.pages > 1 and size > max(11, page.frame.text * 3 // 4):
        size -= 1
        reading = Reading(paragraphs, inside, size)
    reading.paint(surface, 0, page.context.colours)
