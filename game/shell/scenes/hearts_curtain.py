"""Hides the table of Hearts while the screen is handed to another person."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.hearts.seats import Seat
from game.shell.intents import Command, Intent
from game.shell.language import _
from game.shell.scenes.dialog import Choice, Dialog
from game.shell.widgets.control import Style
from sprites import shapes

if TYPE_CHECKING:
    from game.shell.director import Director
    from game.shell.scenes.hearts_table import HeartsTable


class HeartsCurtain(Dialog):
    """Shows nobody's cards until the person in ``seat`` says that they hold the screen."""

    is_overlay = False

    def __init__(self, director: Director, table: HeartsTable, seat: Seat) -> None:
        super().__init__(director)
        self._table = table
        self.seat = seat
        table.look_from(None)
        self.context.announcer.say(self.heading())

    def heading(self) -> str:
        """Whose turn it is."""
        return _("Pass the device to {name}").format(name=self._table.names[self.seat])

    def lines(self) -> list[str]:
        """What happens next."""
        return [_("The cards stay hidden until {name} is ready.").format(name=self._table.names[self.seat])]

    def choices(self) -> list[Choice]:
        """The ways on."""
        name = self._table.names[self.seat]
        return [
            Choice("open", _("I am {name}").format(name=name), self._open, "play", Style.PRIMARY),
            Choice("menu", _("Menu"), self.cancel, "menu"),
        ]

    def _open(self) -> None:
        self._table.look_from(self.seat)
        self.stage.pop()

    def cancel(self) -> None:
        """A curtain is not drawn by going back: the menu is opened over it."""
        self.director.hearts_pause(self._table)

    def handle(self, intent: Intent) -> None:
        """Press a button; the menu's own key opens it."""
        if intent is Command.MENU:
            self.cancel()
        else:
            super().handle(intent)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the bare cloth, then the question."""
        surface.blit(shapes.cloth(self.context.colours.cloth.name, surface.get_size()), (0, 0))
        super().paint(surface)
