"""The page on which a deal code is typed, pasted, or tapped letter by letter."""

from __future__ import annotations

from string import ascii_uppercase
from typing import TYPE_CHECKING

import pygame

from game.deals import NUMBER_LETTERS, CodeError, CodeFault
from game.heart_to_heart.deal import GAME, NORMAL, parse_typed_deal_code
from game.shell.intents import Command, Intent, Typed
from game.shell.language import _
from game.shell.scene import Scene
from game.shell.widgets.control import Control, Style
from game.shell.widgets.controls import Controls
from game.shell.widgets.words import paint_line
from game.table.box import Box
from sprites import shapes

if TYPE_CHECKING:
    from game.shell.director import Director

_ACROSS, _DOWN = 7, 4
_LONGEST = 24  # what is typed is longer than a code at most by its prefix, spaces and dashes
_PREFIX = f"{GAME}-{NORMAL}-"


class EnterCode(Scene):
    """Takes a code; a wrong one is told and changes nothing."""

    takes_text = True

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self.text = ""
        self.message = ""
        self.controls = Controls(self.context.colours)

    def lay_out(self, size: tuple[int, int]) -> None:
        """Place the field above a block of seven by four keys."""
        width, height = size
        self._size = size
        gap = max(3, min(size) // 90)
        head = max(36, round(height * 0.12))
        line = max(14, round(height * 0.055))
        side = min((width - 2 * gap) / _ACROSS, (height - head - line - 3 * gap) / _DOWN)
        tall = min(side, max(40, height * 0.11))
        left = (width - _ACROSS * side) / 2
        above = head + line + 2 * gap
        top = above + (height - above - _DOWN * tall) / 3
        self._field = Box(round(left + side), gap, round((_ACROSS - 1) * side), head - gap)
        self._line = Box(gap, head + gap, width - 2 * gap, line)
        keys = [self._key(letter, Box(0, 0, 0, 0)) for letter in ascii_uppercase]
        keys.append(Control("erase", Box(0, 0, 0, 0), _("Erase"), self._erase, "backspace", Style.KEY))
        keys.append(Control("deal", Box(0, 0, 0, 0), _("Deal"), self._deal, "check", Style.PRIMARY))
        boxes = [
            Box(
                round(left + i % _ACROSS * side) + gap // 2,
                round(top + i // _ACROSS * tall) + gap // 2,
                round(side) - gap,
                round(tall) - gap,
            )
            for i in range(len(keys))
        ]
        back = Control("back", Box(round(left), gap, round(side) - gap, head - gap), _("Back"), self.stage.pop, "back")
        placed = [Control(k.key, box, k.label, k.action, k.icon, k.style) for k, box in zip(keys, boxes, strict=True)]
        self.controls.colours = self.context.colours
        self.controls.put([*placed, back], first="A")

    def _key(self, letter: str, box: Box) -> Control:
        return Control(letter, box, letter, lambda: self._type(letter), None, Style.KEY)

    def handle(self, intent: Intent) -> None:
        """Type, erase, deal, or go back."""
        match intent:
            case Typed(text):
                self._type(text)
            case Command.ERASE:
                self._erase()
            case Command.CANCEL:
                self.stage.pop()
            case Command.ADVANCE:
                pass  # the space bar is text here, and a code may have spaces
            case Command.CONFIRM if not self.controls.shows_focus:
                self._deal()
            case _:
                self.controls.handle(intent)

    def _type(self, text: str) -> None:
        kept = "".join(c for c in text.upper() if (c.isalnum() and c.isascii()) or c in "- ")
        self._show((self.text + kept)[:_LONGEST], "")

    def _erase(self) -> None:
        self._show(self.text[:-1], "")

    def _show(self, text: str, message: str) -> None:
        self.text, self.message = text, message
        self._is_changed = True

    def _deal(self) -> None:
        try:
            code = parse_typed_deal_code(self.text)
        except CodeError as wrong:
            self._show(self.text, _explanation(wrong.fault))
        else:
            self.director.play_code(code)

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
        surface.blit(self._ground, self._line[:2], self._line)
        surface.blit(shapes.panel((box.width, box.height), colours.panel, colours.panel_edge, 6), box[:2])
        missing = "·" * max(0, NUMBER_LETTERS + 1 - len(self.text)) if self.text.isalpha() or not self.text else ""
        shown = self.text + missing
        prefix = _PREFIX if missing or len(self.text) == NUMBER_LETTERS + 1 else ""
        paint_line(surface, prefix + shown, box.grown(-4), round(box.height * 0.6), colours.text, bold=True)
        message = self.message or _("Seven letters name a deal.")
        colour = colours.bad if self.message else colours.text_dim
        paint_line(surface, message, self._line, self._line.height, colour)

    def repaint(self, surface: pygame.Surface, fraction: float) -> list[Box]:
        """Draw the field when it changed, and the keys that did."""
        boxes = self.controls.repaint(surface, self._ground)
        if self._is_changed:
            self._paint_field(surface)
            boxes += [self._field, self._line]
        return boxes


def _explanation(fault: CodeFault) -> str:
    return {
        CodeFault.FORM: _("This is not a deal code: it has seven letters."),
        CodeFault.GAME: _("This is a code of another game."),
        CodeFault.VARIANT: _("This variant is not known."),
        CodeFault.CHECK: _("A letter is wrong: the last one does not fit the others."),
    }[fault]
