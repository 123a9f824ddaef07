"""The page of settings."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.shell.language import _
from game.shell.scenes.dialog import Choice, Dialog


class SettingsPage(Dialog):
    """Each button goes on to the next value of its setting."""

    def heading(self) -> str:
        """What this is."""
        return _("Settings")

    def choices(self) -> list[Choice]:
        """The settings."""
        return [
            Choice("help", _("Placement help"), lambda: self._flip("placement_help")),
            Choice("errors", _("Move errors"), lambda: self._flip("move_errors")),
            Choice("back", _("Back"), self.stage.pop, "back"),
        ]

    def _flip(self, name: str) -> None:
        settings = self.context.settings
        changed: Any = {name: not getattr(settings, name)}
        self.context.change(replace(settings, **changed))
        self.stage.refresh()
