"""Three letters for a best list, as arcades have asked for them ever since."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from string import ascii_uppercase
from typing import TYPE_CHECKING

import pygame

from game.shell.intents import Command, Intent, Tap, Typed
from game.shell.language import _
from game.shell.scene import Scene
from game.shell.scenes.dialog import dim
from game.shell.widgets.control import Control, Style
from game.shell.widgets.controls import paint_ring
from game.shell.widgets.words import paint_line
from game.store.settings import INITIALS_LETTERS
from game.table.box import Box
from game.table.focus import Direction
from game.table.initials_layout import InitialsLayout, initials_layout
from sprites import shapes

if TYPE_CHECKING:
    from game.shell.director import Director

_STEPS = {Direction.UP: 1, Direction.DOWN: -1}
_SIDES = {Direction.LEFT: -1, Direction.RIGHT: 1}


class Initials(Scene):
    """Up and down change a letter, left and right go to another one; the letters given last stand there already."""

    is_overlay = True
    takes_text = True

    def __init__(self, director: Director, sign: Callable[[str], None]) -> None:
        super().__init__(director)
        self.letters = list(self.context.settings.initials or "A" * INITIALS_LETTERS)
        self.place = 0
        self._sign = sign
        self._controls = self.new_controls()
        self._is_changed = False

    def lay_out(self, size: tuple[int, int]) -> None:
        """Place the letters and their arrows."""
        layout = initials_layout(size, INITIALS_LETTERS, self.context.settings.text_scale / 100)
        self._layout: InitialsLayout = layout
        members = [Control("skip", layout.skip, _("Skip"), self.stage.pop, "close")]
        members.append(Control("done", layout.done, _("Done"), self._finish, "check", Style.PRIMARY))
        for place in range(INITIALS_LETTERS):
            members += [self._arrow(place, 1, layout.ups[place]), self._arrow(place, -1, layout.downs[place])]
        self._controls.colours = self.context.colours
        self._controls.put(members)

    def _arrow(self, place: int, by: int, box: Box) -> Control:
        label, icon = (_("Up"), "up") if by > 0 else (_("Down"), "down")
        return Control((place, by), box, label, lambda: self._turn(place, by), icon)

    def handle(self, intent: Intent) -> None:
        """Choose letters, by keys, by typing or by touch."""
        match intent:
            case Direction.UP | Direction.DOWN:
                self._turn(self.place, _STEPS[intent])
            case Direction.LEFT | Direction.RIGHT:
                self._go_to(self.place + _SIDES[intent])
            case Command.CONFIRM if self.place < INITIALS_LETTERS - 1:
                self._go_to(self.place + 1)
            case Command.CONFIRM:
                self._finish()
            case Command.CANCEL:
                self.stage.pop()
            case Command.ERASE:
                self._go_to(self.place - 1)
            case Typed(text):
                self._type(text)
            case Tap(point):
                self._tap_at(point)
                self._controls.handle(intent)
            case Command():
                pass
            case _:
                self._controls.handle(intent)

    def _tap_at(self, point: tuple[float, float]) -> None:
        for place, box in enumerate(self._layout.letters):
            if box.holds(point):
                self._go_to(place)

    def _type(self, text: str) -> None:
        for letter in text.upper():
            if letter in ascii_uppercase:
                self.letters[self.place] = letter
                self._go_to(self.place + 1)
        self._is_changed = True

    def _turn(self, place: int, by: int) -> None:
        # Up goes on in the alphabet, as on the machines in arcades.
        at = ascii_uppercase.index(self.letters[place])
        self.letters[place] = ascii_uppercase[(at + by) % len(ascii_uppercase)]
        self._go_to(place)

    def _go_to(self, place: int) -> None:
        self.place = max(0, min(INITIALS_LETTERS - 1, place))
        self._is_changed = True

    def _finish(self) -> None:
        initials = "".join(self.letters)
        self.context.change(replace(self.context.settings, initials=initials))
        self._sign(initials)
        self.stage.pop()

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the panel over what lies below."""
        colours, layout = self.context.colours, self._layout
        panel = layout.panel
        dim(surface, colours)
        radius = max(6, layout.text // 2)
        surface.blit(shapes.panel((panel.width, panel.height), colours.panel, colours.gold, radius), panel[:2])
        paint_line(surface, _("Your initials"), layout.title, layout.title.height, colours.gold, bold=True)
        self._ground = surface.copy()
        self._controls.paint(surface)
        self._paint_letters(surface)

    def _paint_letters(self, surface: pygame.Surface) -> list[Box]:
        colours = self.context.colours
        self._is_changed = False
        boxes = []
        for place, (letter, box) in enumerate(zip(self.letters, self._layout.letters, strict=True)):
            around = box.grown(3)
            surface.blit(self._ground, around[:2], around)
            plate = shapes.panel((box.width, box.height), colours.cloth.bar, colours.panel_edge, 8)
            surface.blit(plate, box[:2])
            paint_line(surface, letter, box, round(box.height * 0.85), colours.text, bold=True)
            if place == self.place:
                paint_ring(surface, around, colours)
            boxes.append(around)
        return boxes

    def repaint(self, surface: pygame.Surface, fraction: float) -> list[Box]:
        """Draw the letters when they changed, and the arrows that did."""
        boxes = self._controls.repaint(surface, self._ground)
        return boxes + self._paint_letters(surface) if self._is_changed else boxes
