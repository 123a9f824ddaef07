"""The question to whoever may have left a kiosk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.shell.intents import Hover, Intent, Lift, Presence, Resized
from game.shell.language import _, _n
from game.shell.scenes.dialog import Choice, Dialog
from game.shell.widgets.control import Style
from game.table.box import Box
from sprites import shapes

if TYPE_CHECKING:
    from game.shell.director import Director


class StillThere(Dialog):
    """Counts down what ``seconds`` are left; anything a person does takes the question away and does nothing else."""

    def __init__(self, director: Director, seconds: int) -> None:
        super().__init__(director)
        self.seconds = seconds
        self._is_changed = False

    def heading(self) -> str:
        """The question."""
        return _("Are you still there?")

    def lines(self) -> list[str]:
        """What happens otherwise."""
        return [
            _n(
                "In {n} second the game makes room for the next visitor.",
                "In {n} seconds the game makes room for the next visitor.",
                self.seconds,
            )
        ]

    def choices(self) -> list[Choice]:
        """The answer; nobody else could give another."""
        return [Choice("stay", _("Keep playing"), self.stage.pop, "play", Style.PRIMARY)]

    def handle(self, intent: Intent) -> None:
        """Whoever does anything is there."""
        if not isinstance(intent, Lift | Hover | Resized | Presence):
            self.stage.pop()

    def count(self, seconds: int) -> None:
        """Show how many seconds are left."""
        self.seconds = seconds
        self.lay_out(self.stage.screen.size)
        self._is_changed = True

    def repaint(self, surface: pygame.Surface, fraction: float) -> list[Box]:
        """Draw the panel anew when the count went on."""
        if not self._is_changed:
            return super().repaint(surface, fraction)
        self._is_changed = False
        colours, panel = self.context.colours, self._arrangement.panel
        radius = max(6, self._arrangement.size // 2)
        surface.blit(shapes.panel((panel.width, panel.height), colours.panel, colours.panel_edge, radius), panel[:2])
        self.paint_words(surface)
        self._ground.blit(surface, panel[:2], panel)
        self.controls.paint(surface)
        return [panel]
