"""What every page has: a heading, a way back, and where needed the turning of pages."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

import pygame

from game.shell.intents import Command, Intent
from game.shell.language import _
from game.shell.scene import Scene
from game.shell.widgets.control import Control
from game.shell.widgets.words import paint_line, paint_text
from game.table.box import Box
from game.table.page_frame import PageFrame, page_frame
from sprites import shapes

if TYPE_CHECKING:
    from game.shell.director import Director


class Page(Scene):
    """Fills the window. What it shows between heading and foot is the concern of each page.

    Between the buttons that turn the page stands its number, when it ``has_number``.
    """

    has_number = True

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self.controls = self.new_controls()
        self.number = 0

    @abstractmethod
    def heading(self) -> str:
        """The title of the page shown."""

    def pages(self) -> int:
        """How many pages there are in this window; ``frame`` is known."""
        return 1

    def has_pages(self) -> bool:
        """Whether there is more than one page in some window, so that room is kept to turn them."""
        return False

    def place(self) -> list[Control]:
        """Find the place of all that stands in the body; the buttons there."""
        return []

    def paint_body(self, surface: pygame.Surface) -> None:
        """Draw what stands in the body besides the buttons."""

    def first(self) -> str | None:
        """The button in focus when the page is opened."""
        return None

    def back(self) -> None:
        """Leave the page."""
        self.stage.pop()

    def can_turn(self, by: int) -> bool:
        """Whether there is a page before (-1) or after (1) this one."""
        return 0 <= self.number + by < self.pages()

    def turn(self, by: int) -> None:
        """Go to another page."""
        if self.can_turn(by):
            self.number += by
            self.stage.refresh()

    def number_text(self) -> str:
        """What stands between the buttons that turn the page."""
        return f"{self.number + 1}/{self.pages()}"

    def text_scale(self) -> float:
        """How large words are, 1 when they are as large as they are made."""
        return self.context.settings.text_scale / 100

    def lay_out(self, size: tuple[int, int]) -> None:
        """Place everything anew."""
        self.frame: PageFrame = page_frame(size, self.text_scale(), self.has_pages(), self.has_number)
        self.number = min(self.number, self.pages() - 1)
        self.controls.colours = self.context.colours
        body = self.place()
        self.controls.put([*body, *self._turners(), self._back_button()], first=self.first())

    def _back_button(self) -> Control:
        return Control("back", self.frame.back, _("Back"), self.back, "back")

    def _turners(self) -> list[Control]:
        before, after = self.frame.previous, self.frame.next
        if before is None or after is None:
            return []
        return [
            Control("previous", before, _("Previous"), lambda: self.turn(-1), "left", is_enabled=self.can_turn(-1)),
            Control("next", after, _("Next"), lambda: self.turn(1), "right", is_enabled=self.can_turn(1)),
        ]

    def handle(self, intent: Intent) -> None:
        """Press a button, turn the page, or go back."""
        match intent:
            case Command.CANCEL | Command.MENU:
                self.back()
            case Command.EARLIER | Command.LATER:
                self.turn(-1 if intent is Command.EARLIER else 1)
            case _:
                self.controls.handle(intent)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the whole page."""
        colours, frame = self.context.colours, self.frame
        surface.blit(shapes.cloth(colours.cloth.name, frame.size), (0, 0))
        if heading := self.heading():
            paint_text(surface, [heading], frame.heading, round(frame.text * 1.7), colours.gold, bold=True)
        if frame.number is not None and self.has_number:
            paint_line(surface, self.number_text(), frame.number, frame.text, colours.text_dim)
        self.paint_body(surface)
        self.ground = surface.copy()
        self.controls.paint(surface)

    def repaint(self, surface: pygame.Surface, fraction: float) -> list[Box]:
        """Draw the buttons that changed."""
        return self.controls.repaint(surface, self.ground)

    def paint_panel(self, surface: pygame.Surface, box: Box) -> None:
        """Draw a panel into the body."""
        colours = self.context.colours
        panel = shapes.panel((box.width, box.height), colours.panel, colours.panel_edge, max(6, self.frame.text // 2))
        surface.blit(panel, box[:2])

    def paint_paragraphs(self, surface: pygame.Surface, paragraphs: list[str], box: Box) -> None:
        """Draw ordinary words into a box of the body."""
        paint_text(surface, paragraphs, box, self.frame.text, self.context.colours.text)
