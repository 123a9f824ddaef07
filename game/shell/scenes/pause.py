"""The menu over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.shell.intents import Command, Intent
from game.shell.language import _
from game.shell.scenes.dialog import Choice, Dialog
from game.shell.widgets.control import Style

if TYPE_CHECKING:
    from game.shell.director import Director
    from game.shell.scenes.solitaire_table import SolitaireTable


class Pause(Dialog):
    """Everything that can be done besides playing; the clock stands still meanwhile."""

    def __init__(self, director: Director, table: SolitaireTable) -> None:
        super().__init__(director)
        self._table = table

    def heading(self) -> str:
        """What the game does."""
        return _("Pause")

    def lines(self) -> list[str]:
        """The deal, to be written down or passed on."""
        return [str(self._table.game.code or "")]

    def choices(self) -> list[Choice]:
        """The ways on."""
        return [
            Choice("resume", _("Keep playing"), self.stage.pop, "play", Style.PRIMARY),
            Choice("new", _("New deal"), self.director.new_deal, "new"),
            Choice("same", _("Same deal again"), lambda: self.director.same_deal(self._table), "redo"),
            Choice("code", _("Enter a code"), self.director.enter_code, "right"),
            Choice("settings", _("Settings"), self.director.settings, "settings"),
            Choice("title", _("Title"), self.director.title, "back"),
        ]

    def handle(self, intent: Intent) -> None:
        """Press a button; the menu's own key closes it."""
        if intent is Command.MENU:
            self.cancel()
        else:
            super().handle(intent)
