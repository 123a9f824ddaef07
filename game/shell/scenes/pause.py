"""The menu over the table."""

from __future__ import annotations

from dataclasses import replace
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
        return [str(self._table.game.code)] if self._table.game.code else []

    def choices(self) -> list[Choice]:
        """The ways on."""
        director = self.director
        choices = [
            Choice("resume", _("Keep playing"), self.stage.pop, "play", Style.PRIMARY),
            Choice("new", _("New deal"), lambda: director.choose_deal(self._table), "new"),
            Choice("help", _("Help"), director.help, "help"),
            Choice("statistics", _("Statistics"), director.statistics, "statistics"),
            Choice("settings", _("Settings"), director.settings, "settings"),
            self._sound(),
        ]
        if not self.context.manner.is_fullscreen:
            choices.append(self._fullscreen())
        return [*choices, Choice("title", _("Title"), director.title, "back")]

    def _sound(self) -> Choice:
        is_muted = self.context.settings.muted
        label, icon = (_("Sound on"), "sound_on") if is_muted else (_("Sound off"), "sound_off")
        return Choice("sound", label, self._switch_sound, icon)

    def _switch_sound(self) -> None:
        settings = self.context.settings
        self.context.change(replace(settings, muted=not settings.muted))
        self.stage.refresh()

    def _fullscreen(self) -> Choice:
        is_full = self.stage.screen.is_fullscreen
        label, icon = (_("In a window"), "windowed") if is_full else (_("Full screen"), "fullscreen")
        return Choice("fullscreen", label, self._switch_fullscreen, icon)

    def _switch_fullscreen(self) -> None:
        is_full = not self.stage.screen.is_fullscreen
        self.context.change(replace(self.context.settings, fullscreen=is_full))
        self.stage.handle(Command.FULLSCREEN)

    def handle(self, intent: Intent) -> None:
        """Press a button; the menu's own key closes it."""
        if intent is Command.MENU:
            self.cancel()
        elif intent is Command.HELP:
            self.director.help()
        else:
            super().handle(intent)
