"""The lock before the settings of a kiosk: four digits, tapped or typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.shell.intents import Command, Intent, Typed
from game.shell.language import _
from game.shell.scene import Scene
from game.shell.widgets.control import Control, Style
from game.shell.widgets.words import paint_line
from game.table.box import Box, centred
from sprites import shapes

if TYPE_CHECKING:
    from game.shell.director import Director

DIGITS = 4
_ORDER = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "back", "0", "erase")
_ACROSS, _DOWN = 3, 4
# Who guesses has to walk here again from the title.
_MOST_WRONG = 3


class KioskCode(Scene):
    """Asks for the code; the settings lie on top of it while the keeper is here, and it goes when they do."""

    takes_text = True

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self.text = ""
        self._wrong = 0
        self._is_solved = False
        self._is_changed = False
        self.controls = self.new_controls()

    def lay_out(self, size: tuple[int, int]) -> None:
        """Place a heading, the digits typed so far, and three by four keys, all in the middle of the window."""
        width, height = size
        self._size = size
        gap = max(4, min(size) // 60)
        line = max(16, round(min(size) * 0.07))
        field = max(28, round(min(size) * 0.13))
        room = height - line - field - 3 * gap
        tall = min(room // _DOWN, max(110, height // 8), (width - 2 * gap) // _ACROSS)
        wide = min((width - 2 * gap) // _ACROSS, round(tall * 1.4))
        left = (width - _ACROSS * wide) // 2
        top = gap + (room - _DOWN * tall) // 2
        self._heading = Box(gap, top, width - 2 * gap, line)
        self._field = centred((width / 2, top + line + gap + field / 2), _ACROSS * wide - gap, field - gap)
        keys = top + line + gap + field
        boxes = [
            Box(left + i % _ACROSS * wide, keys + i // _ACROSS * tall, wide, tall).grown(-gap // 2)
            for i in range(len(_ORDER))
        ]
        self.controls.colours = self.context.colours
        self.controls.put([self._key(name, box) for name, box in zip(_ORDER, boxes, strict=True)], first="5")

    def _key(self, name: str, box: Box) -> Control:
        if name == "back":
            return Control(name, box, _("Back"), self.stage.pop, "back")
        if name == "erase":
            return Control(name, box, _("Erase"), self._erase, "backspace")
        return Control(name, box, name, lambda: self._type(name), None, Style.KEY)

    def handle(self, intent: Intent) -> None:
        """Type, erase, or go back."""
        match intent:
            case Typed(text):
                self._type(text)
            case Command.ERASE:
                self._erase()
            case Command.CANCEL:
                self.stage.pop()
            case _:
                self.controls.handle(intent)

    def uncover(self) -> None:
        """The settings were left: the keeper goes with them."""
        if self._is_solved:
            self.context.is_keeper_here = False
            self.stage.pop()

    def _type(self, text: str) -> None:
        digits = "".join(letter for letter in text if letter.isascii() and letter.isdigit())
        self._show((self.text + digits)[:DIGITS])
        if len(self.text) == DIGITS:
            self._try()

    def _erase(self) -> None:
        self._show(self.text[:-1])

    def _show(self, text: str) -> None:
        self.text = text
        self._is_changed = True

    def _try(self) -> None:
        if self.text == self.context.manner.code:
            self._is_solved = True
            self.context.is_keeper_here = True
            self.director.settings()
            return
        self._wrong += 1
        self._show("")
        if self._wrong == _MOST_WRONG:
            self.stage.pop()

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the page."""
        colours = self.context.colours
        surface.blit(shapes.cloth(colours.cloth.name, self._size), (0, 0))
        self._ground = surface.copy()
        self._paint_field(surface)
        self.controls.paint(surface)

    def _paint_field(self, surface: pygame.Surface) -> None:
        colours, box = self.context.colours, self._field
        self._is_changed = False
        surface.blit(self._ground, self._heading[:2], self._heading)
        is_wrong = self._wrong > 0 and not self.text
        heading = _("This is not the code.") if is_wrong else _("The code opens the settings.")
        paint_line(surface, heading, self._heading, self._heading.height, colours.bad if is_wrong else colours.text)
        surface.blit(shapes.panel((box.width, box.height), colours.panel, colours.panel_edge, 6), box[:2])
        for place in range(DIGITS):
            self._paint_digit(surface, place)

    def _paint_digit(self, surface: pygame.Surface, place: int) -> None:
        # Nobody looking over the shoulder should read the code.
        colours, box = self.context.colours, self._field
        colour = colours.heart if place < len(self.text) else colours.button
        side = round(box.height * 0.5)
        middle = box.centre[0] + (place - (DIGITS - 1) / 2) * side * 1.6
        surface.blit(shapes.heart(side, colour), centred((middle, box.centre[1]), side, side)[:2])

    def repaint(self, surface: pygame.Surface, fraction: float) -> list[Box]:
        """Draw the digits when they changed, and the keys that did."""
        boxes = self.controls.repaint(surface, self._ground)
        if self._is_changed:
            self._paint_field(surface)
            boxes += [self._field, self._heading]
        return boxes
