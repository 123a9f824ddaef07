"""Where Hearts begins: the last set-up is one tap away, everything else is offered."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.session.hearts_setup import Setup
from game.shell.hearts_texts import rule_set_name
from game.shell.intents import Command, Intent
from game.shell.language import _
from game.shell.scene import Scene
from game.shell.scenes.dialog import Choice
from game.shell.scenes.hearts_leave import leave_for
from game.shell.widgets.card_fan import paint_card_fan
from game.shell.widgets.control import Control, Style
from game.shell.widgets.controls import Controls
from game.table.box import Box, centred
from game.table.title_layout import TitleLayout, title_layout
from sprites import shapes

if TYPE_CHECKING:
    from game.shell.director import Director

_FAN = ("TH", "JH", "QS", "KH", "AH")


class HeartsHome(Scene):
    """The title of the second game."""

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self._pages = director.hearts_pages
        self._kept: int | None = director.kept_hearts()
        self.controls = Controls(self.context.colours)

    def lay_out(self, size: tuple[int, int]) -> None:
        """Place the name above and the buttons below it."""
        choices = self._choices()
        self._size = size
        self._layout: TitleLayout = title_layout(size, len(choices), self.context.settings.text_scale / 100)
        self.controls.colours = self.context.colours
        self.controls.put(
            [
                Control(choice.key, box, choice.label, choice.action, choice.icon, choice.style, note=choice.note)
                for choice, box in zip(choices, self._layout.buttons, strict=True)
            ]
        )

    def _choices(self) -> list[Choice]:
        pages, setup = self._pages, self._pages.last_setup()
        style = Style.PLAIN if self._kept else Style.PRIMARY
        note = rule_set_name(setup.rule_set.id)
        choices = [
            Choice("play", _("New game"), lambda: self._begin(setup), "new", style, note=note),
            Choice("setup", _("Set up"), pages.setup, "settings", note=_("Rules, players, options")),
            Choice("code", _("Enter a code"), pages.code, "code"),
            Choice("rules", _("Rules"), partial(pages.rules, setup.rules()), "help"),
            Choice("statistics", _("Statistics"), pages.statistics, "statistics"),
            Choice("achievements", _("Achievements"), pages.achievements, "trophy"),
            Choice("bots", _("Computer players"), pages.about_bots, "hint"),
            Choice("back", _("Title"), self.director.title, "back"),
        ]
        return [self._continue(self._kept), *choices] if self._kept else choices

    def _begin(self, setup: Setup) -> None:
        leave_for(self.director, partial(self._pages.begin, setup))

    def _continue(self, number: int) -> Choice:
        note = _("Deal {n}").format(n=number)
        return Choice("continue", _("Continue"), self.director.resume_hearts, "play", Style.PRIMARY, note=note)

    def handle(self, intent: Intent) -> None:
        """Press a button, or go back to the title."""
        match intent:
            case Command.CANCEL | Command.MENU:
                self.director.title()
            case Command.HELP:
                self._pages.rules(self._pages.last_setup().rules())
            case _:
                self.controls.handle(intent)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the cloth, the cards, the name and the buttons."""
        colours, layout = self.context.colours, self._layout
        surface.blit(shapes.cloth(colours.cloth.name, self._size), (0, 0))
        fan = [replace(place, card=card) for place, card in zip(layout.fan, _FAN, strict=False)]
        paint_card_fan(surface, fan, layout.fan_card_width, self.context.art)
        self._paint_name(surface)
        self._ground = surface.copy()
        self.controls.paint(surface)

    def _paint_name(self, surface: pygame.Surface) -> None:
        colours, box = self.context.colours, self._layout.name
        # The lettering is narrower than that of the first game; it is drawn as high as there is room.
        width = box.width
        name = shapes.title(width, colours.text, colours.heart, "hearts")
        if name.get_height() > box.height:
            width = round(width * box.height / name.get_height())
            name = shapes.title(width, colours.text, colours.heart, "hearts")
        surface.blit(name, centred(box.centre, *name.get_size())[:2])

    def repaint(self, surface: pygame.Surface, fraction: float) -> list[Box]:
        """Draw the buttons that changed."""
        return self.controls.repaint(surface, self._ground)
