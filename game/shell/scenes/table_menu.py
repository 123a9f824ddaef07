"""The menu over a table, whatever is played on it."""

from __future__ import annotations

from dataclasses import replace

from game.shell.intents import Command, Intent
from game.shell.language import _
from game.shell.scenes.dialog import Choice, Dialog
from game.shell.widgets.control import Style


class TableMenu(Dialog):
    """Everything that can be done besides playing; nothing is played meanwhile."""

    def heading(self) -> str:
        """What the game does."""
        return _("Pause")

    def ways_on(self) -> list[Choice]:
        """What this table alone offers."""
        return []

    def help(self) -> None:
        """Show what explains the game on this table."""
        self.director.help()

    def statistics(self) -> None:
        """Show the figures of the game on this table."""
        self.director.statistics()

    def choices(self) -> list[Choice]:
        """The ways on."""
        director = self.director
        choices = [
            Choice("resume", _("Keep playing"), self.stage.pop, "play", Style.PRIMARY),
            *self.ways_on(),
            Choice("help", _("Help"), self.help, "help"),
            Choice("statistics", _("Statistics"), self.statistics, "statistics"),
            Choice("settings", _("Settings"), director.settings, "settings"),
            self._sound(),
        ]
        if not self.context.manner.is_fullscreen:
            choices.append(self._fullscreen())
        choices.append(Choice("title", _("Title"), director.title, "back"))
        if self.context.manner.can_leave:
            choices.append(Choice("quit", _("Quit"), self.stage.close, "close"))
        return choices

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
            self.help()
        else:
            super().handle(intent)
