"""The page on which a player is named, by typing or letter by letter."""

from __future__ import annotations

from dataclasses import replace
from string import ascii_uppercase
from typing import TYPE_CHECKING

import pygame

from game.hearts.seats import Seat
from game.session.hearts_setup import LONGEST_NAME
from game.shell.hearts_texts_players import seat_names
from game.shell.intents import Command, Intent, Typed
from game.shell.language import _
from game.shell.scenes.hearts_setup_draft import Draft
from game.shell.scenes.page import Page
from game.shell.widgets.control import Control, Style
from game.shell.widgets.words import SMALLEST, Align, paint_line
from game.table.box import Box
from game.table.keypad_layout import KeypadLayout, is_low, keypad_layout
from sprites import shapes

if TYPE_CHECKING:
    from game.shell.director import Director


class HeartsName(Page):
    """Takes a name; without one the player is called as the house has it."""

    takes_text = True

    def __init__(self, director: Director, draft: Draft, seat: Seat) -> None:
        super().__init__(director)
        self._draft, self._seat = draft, seat
        self.text = draft.setup.players[seat].name
        self._is_changed = False

    def heading(self) -> str:
        """What to do, where the field is not in its place."""
        return "" if is_low(self.frame) else _("Name")

    def first(self) -> str:
        """The first letter."""
        return "A"

    def place(self) -> list[Control]:
        """The field above a block of keys."""
        self._layout: KeypadLayout = keypad_layout(self.frame)
        *letters, erase, done = self._layout.keys
        return [
            *(self._key(letter, box) for letter, box in zip(ascii_uppercase, letters, strict=True)),
            Control("erase", erase, _("Erase"), self._erase, "backspace", Style.KEY),
            Control("done", done, _("Done"), self._finish, "check", Style.PRIMARY),
        ]

    def _key(self, letter: str, box: Box) -> Control:
        return Control(letter, box, letter, lambda: self._tap(letter), None, Style.KEY)

    def handle(self, intent: Intent) -> None:
        """Type, erase, finish, or go back."""
        match intent:
            case Typed(text):
                self._show(self.text + "".join(c for c in text if c.isprintable()))
            case Command.ERASE:
                self._erase()
            case Command.CANCEL:
                self.stage.pop()
            case Command.ADVANCE:
                pass  # the space bar is text here
            case Command.CONFIRM if not self.controls.shows_focus:
                self._finish()
            case _:
                self.controls.handle(intent)

    def _tap(self, letter: str) -> None:
        """The keys have capitals alone; a name has one at its beginning."""
        is_inside = bool(self.text) and self.text[-1].isalpha()
        self._show(self.text + (letter.lower() if is_inside else letter))

    def _erase(self) -> None:
        self._show(self.text[:-1])

    def _show(self, text: str) -> None:
        self.text = text[:LONGEST_NAME]
        self._is_changed = True

    def _finish(self) -> None:
        setup = self._draft.setup
        named = replace(setup.players[self._seat], name=self.text.strip())
        self._draft.setup = setup.with_player(self._seat, named)
        self.stage.pop()

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the page."""
        super().paint(surface)
        self._paint_field(surface)

    def _paint_field(self, surface: pygame.Surface) -> None:
        colours, box = self.context.colours, self._layout.field
        self._is_changed = False
        surface.blit(shapes.panel((box.width, box.height), colours.panel, colours.panel_edge, 6), box[:2])
        unnamed = replace(self._draft.setup.players[self._seat], name="")
        usual = seat_names(self._draft.setup.with_player(self._seat, unnamed).players)[self._seat]
        colour = colours.text if self.text else colours.text_dim
        paint_line(surface, self.text or usual, box.grown(-4), round(box.height * 0.6), colour, bold=bool(self.text))
        size = max(SMALLEST, round(box.height * 0.3))
        room = box.grown(-size // 2)
        paint_line(surface, f"{len(self.text)}/{LONGEST_NAME}", room, size, colours.text_dim, Align.RIGHT)

    def repaint(self, surface: pygame.Surface, fraction: float) -> list[Box]:
        """Draw the field when it changed, and the keys that did."""
        boxes = super().repaint(surface, fraction)
        if self._is_changed:
            self._paint_field(surface)
            boxes.append(self._layout.field)
        return boxes
