"""The page on which a deal code is typed, pasted, or tapped letter by letter."""

from __future__ import annotations

import re
from string import ascii_uppercase
from typing import TYPE_CHECKING

import pygame

from game.deals import NUMBER_LETTERS, CodeError, CodeFault
from game.heart_to_heart.deal import GAME, NORMAL
from game.shell.intents import Command, Intent, Typed
from game.shell.language import _, _c
from game.shell.scenes.page import Page
from game.shell.typed_codes import is_of_hearts, open_code, parse_code_of_either_game
from game.shell.widgets.control import Control, Style
from game.shell.widgets.words import paint_line
from game.table.box import Box
from game.table.keypad_layout import KeypadLayout, is_low, keypad_layout
from sprites import shapes

if TYPE_CHECKING:
    from game.shell.director import Director

_LETTERS = NUMBER_LETTERS + 1
# What a code looks like as far as it is typed: its letters alone, or after the game and the variant.
_BEGUN = re.compile(rf"[A-Z]{{0,{_LETTERS}}}|H[HR]1-?[A-Z]{{0,2}}|H[HR]1-?[A-Z]{{1,2}}-?[A-Z]{{0,{_LETTERS}}}")


class EnterCode(Page):
    """Takes a code; a wrong one is told and changes nothing."""

    takes_text = True
    prefix = f"{GAME}-{NORMAL}-"

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self.text = ""
        self.message = ""
        self._is_changed = False

    def play(self, text: str) -> None:
        """Play the deal that was typed, be it one of Hearts. Raises CodeError."""
        code = parse_code_of_either_game(text)
        if is_of_hearts(code):
            open_code(self.director, code)
        else:
            self.director.play_code(code)

    def heading(self) -> str:
        """What to do, where the field is not in its place."""
        return "" if is_low(self.frame) else _("Enter a code")

    def first(self) -> str:
        """The first letter."""
        return "A"

    def place(self) -> list[Control]:
        """The field above a block of seven by four keys."""
        self._layout: KeypadLayout = keypad_layout(self.frame)
        *letters, erase, deal = self._layout.keys
        return [
            *(self._key(letter, box) for letter, box in zip(ascii_uppercase, letters, strict=True)),
            Control("erase", erase, _("Erase"), self._erase, "backspace", Style.KEY),
            # Translators: the button that deals the cards of the code typed.
            Control("deal", deal, _c("verb", "Deal"), self._deal, "check", Style.PRIMARY),
        ]

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
        typed = self.text
        for sign in text.upper():
            # A sign that no code has in this place is passed over, and so are spaces.
            typed += sign if _BEGUN.fullmatch(typed + sign) else ""
        self._show(typed, "")

    def _erase(self) -> None:
        self._show(self.text[:-1], "")

    def _show(self, text: str, message: str) -> None:
        self.text, self.message = text, message
        self._is_changed = True

    def _deal(self) -> None:
        try:
            self.play(self.text)
        except CodeError as wrong:
            self._show(self.text, _explanation(wrong.fault))

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the page."""
        super().paint(surface)
        self._paint_field(surface)

    def _paint_field(self, surface: pygame.Surface) -> None:
        colours, box, line = self.context.colours, self._layout.field, self._layout.message
        self._is_changed = False
        surface.blit(self.ground, line[:2], line)
        surface.blit(shapes.panel((box.width, box.height), colours.panel, colours.panel_edge, 6), box[:2])
        missing = "·" * max(0, NUMBER_LETTERS + 1 - len(self.text)) if self.text.isalpha() or not self.text else ""
        shown = self.text + missing
        prefix = self.prefix if missing or len(self.text) == NUMBER_LETTERS + 1 else ""
        paint_line(surface, prefix + shown, box.grown(-4), round(box.height * 0.6), colours.text, bold=True)
        message = self.message or _("Seven letters name a deal.")
        colour = colours.bad if self.message else colours.text_dim
        paint_line(surface, message, line, line.height, colour)

    def repaint(self, surface: pygame.Surface, fraction: float) -> list[Box]:
        """Draw the field when it changed, and the keys that did."""
        boxes = super().repaint(surface, fraction)
        if self._is_changed:
            self._paint_field(surface)
            boxes += [self._layout.field, self._layout.message]
        return boxes


def _explanation(fault: CodeFault) -> str:
    return {
        CodeFault.FORM: _("A deal code has seven letters, such as AAAAAAM."),
        CodeFault.GAME: _("This is a code of another game."),
        CodeFault.VARIANT: _("This variant is not known."),
        CodeFault.CHECK: _("A letter is wrong: the last one does not fit the others."),
    }[fault]
