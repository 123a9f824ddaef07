"""The menu of everything that explains the game."""

from __future__ import annotations

from game.shell.language import _
from game.shell.scenes.dialog import Choice, Dialog
from game.shell.widgets.control import Style


class Help(Dialog):
    """Leads to the rules, the examples and the advice."""

    def heading(self) -> str:
        """What this is."""
        return _("Help")

    def choices(self) -> list[Choice]:
        """The pages."""
        return [
            Choice("rules", _("Rules"), self.director.rules, "help", Style.PRIMARY),
            Choice("examples", _("Examples"), self.director.examples, "play"),
            Choice("strategy", _("Strategy"), self.director.strategy, "hint"),
            Choice("back", _("Back"), self.stage.pop, "back"),
        ]
