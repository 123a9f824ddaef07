"""A question or a piece of news over the table, with a few buttons."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.shell.intents import Command, Intent
from game.shell.scene import Scene
from game.shell.widgets.arrangement import Arrangement, Text, arrange
from game.shell.widgets.control import Control, Style
from game.shell.widgets.words import paint_line
from game.table.box import Box
from sprites import shapes
from sprites.palette import Palette

if TYPE_CHECKING:
    from game.shell.director import Director


@dataclass(frozen=True, slots=True)
class Choice:
    """One button of a dialog."""

    key: str
    label: str
    action: Callable[[], None]
    icon: str | None = None
    style: Style = Style.PLAIN
    is_enabled: bool = True
    note: str | None = None
    value: str | None = None


class Dialog(Scene):
    """Shows a heading, lines and choices on a panel; what lies below stays visible and dimmed."""

    is_overlay = True

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self.controls = self.new_controls()

    @abstractmethod
    def heading(self) -> str:
        """The title."""

    def lines(self) -> list[str]:
        """What the dialog says under its title."""
        return []

    def golden_lines(self) -> int:
        """How many of the first lines stand out."""
        return 0

    def ornament(self) -> float:
        """Room for a picture under the title, in heights of a line."""
        return 0.0

    def choices(self) -> list[Choice]:
        """The buttons, the first one in focus."""
        return []

    def cancel(self) -> None:
        """Leave the dialog by its way back."""
        self.stage.pop()

    def lay_out(self, size: tuple[int, int]) -> None:
        """Arrange title, lines and buttons for this window."""
        choices = self.choices()
        scale = self.context.settings.text_scale / 100
        text = Text(self.heading(), tuple(self.lines()), self.ornament())
        self._arrangement: Arrangement = arrange(size, text, len(choices), scale)
        members = [
            Control(
                choice.key,
                box,
                choice.label,
                choice.action,
                choice.icon,
                choice.style,
                choice.is_enabled,
                value=choice.value,
                note=choice.note,
            )
            for choice, box in zip(choices, self._arrangement.buttons, strict=True)
        ]
        self.controls.colours = self.context.colours
        self.controls.put(members)

    def handle(self, intent: Intent) -> None:
        """Press a button, or go back."""
        if intent is Command.CANCEL:
            self.cancel()
        else:
            self.controls.handle(intent)

    def paint(self, surface: pygame.Surface) -> None:
        """Dim what lies below and draw the panel; under another dialog, leave the place to that one."""
        if self.stage.top is not self:
            return
        colours = self.context.colours
        dim(surface, colours)
        panel = self._arrangement.panel
        radius = max(6, self._arrangement.size // 2)
        surface.blit(shapes.panel((panel.width, panel.height), colours.panel, colours.panel_edge, radius), panel[:2])
        self.paint_words(surface)
        self._ground = surface.copy()
        self.controls.paint(surface)

    def paint_words(self, surface: pygame.Surface) -> None:
        """Draw the title and the lines."""
        colours, arrangement = self.context.colours, self._arrangement
        paint_line(surface, self.heading(), arrangement.title, arrangement.title.height, colours.gold, bold=True)
        for line in arrangement.lines:
            is_golden = line.source < self.golden_lines()
            colour = colours.gold if is_golden else colours.text
            paint_line(surface, line.text, line.box, arrangement.size, colour, bold=is_golden)

    def repaint(self, surface: pygame.Surface, fraction: float) -> list[Box]:
        """Draw the buttons that changed."""
        return self.controls.repaint(surface, self._ground)


def dim(surface: pygame.Surface, colours: Palette) -> None:
    """Lay a veil over all that is drawn so far."""
    veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    veil.fill(colours.dim)
    surface.blit(veil, (0, 0))
