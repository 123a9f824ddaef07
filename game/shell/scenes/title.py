"""The first thing to be seen: the game's name and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.session.solitaire_record import SolitaireRecord
from game.shell.intents import Command, Intent
from game.shell.language import _
from game.shell.scene import Scene
from game.shell.scenes.dialog import Choice
from game.shell.widgets.control import Control, Style
from game.shell.widgets.controls import Controls
from game.shell.widgets.words import paint_line
from game.table.box import Box
from sprites import shapes

if TYPE_CHECKING:
    from game.shell.director import Director


class Title(Scene):
    """Offers the kept game, a new one, a code, and the settings."""

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self.saved: SolitaireRecord | None = director.saved_game()
        self.controls = Controls(self.context.colours)

    def lay_out(self, size: tuple[int, int]) -> None:
        """Place the name above and the buttons below it."""
        width, height = size
        self._size = size
        self.controls.colours = self.context.colours
        choices = self._choices()
        gap = max(5, height // 60)
        across = min(width - 2 * gap, max(200, round(min(width, height) * 0.55)))
        tall = max(28, min(64, round(height * 0.52 / len(choices)) - gap))
        top = height - len(choices) * (tall + gap) - 2 * gap - max(12, height // 24)
        self._name_box = Box(2 * gap, gap, width - 4 * gap, top - 2 * gap)
        self.controls.put(
            [
                Control(choice.key, box, choice.label, choice.action, choice.icon, choice.style)
                for choice, box in zip(choices, self._boxes(len(choices), across, tall, gap, top), strict=True)
            ]
        )

    def _boxes(self, count: int, across: int, tall: int, gap: int, top: int) -> list[Box]:
        left = (self._size[0] - across) // 2
        return [Box(left, top + place * (tall + gap), across, tall) for place in range(count)]

    def _choices(self) -> list[Choice]:
        choices = [
            Choice("new", _("New deal"), self.director.new_deal, "new", Style.PLAIN if self.saved else Style.PRIMARY),
            Choice("code", _("Enter a code"), self.director.enter_code, "right"),
            Choice("settings", _("Settings"), self.director.settings, "settings"),
            Choice("quit", _("Quit"), self.stage.close, "close"),
        ]
        saved = self.saved
        if saved is not None:
            choices.insert(
                0, Choice("continue", _("Continue"), lambda: self.director.resume(saved), "play", Style.PRIMARY)
            )
        return choices

    def handle(self, intent: Intent) -> None:
        """Press a button."""
        if intent is not Command.CANCEL:
            self.controls.handle(intent)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the cloth, the name and the buttons."""
        colours = self.context.colours
        surface.blit(shapes.cloth(colours.cloth.name, self._size), (0, 0))
        width = min(self._name_box.width, round(self._name_box.height * 3))
        name = shapes.title(width, colours.text, colours.heart)
        x = self._name_box.x + (self._name_box.width - name.get_width()) // 2
        y = self._name_box.y + (self._name_box.height - name.get_height()) // 2
        surface.blit(name, (x, y))
        notices = [str(notice) for notice in self.context.store.notices]
        if notices:
            size = max(10, self._size[1] // 36)
            box = Box(4, self._size[1] - size - 4, self._size[0] - 8, size)
            paint_line(surface, notices[-1], box, size, colours.text_dim)
        self._ground = surface.copy()
        self.controls.paint(surface)

    def repaint(self, surface: pygame.Surface, fraction: float) -> list[Box]:
        """Draw the buttons that changed."""
        return self.controls.repaint(surface, self._ground)
