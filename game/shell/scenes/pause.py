"""The menu over the table of Heart to Heart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.shell.language import _
from game.shell.scenes.dialog import Choice
from game.shell.scenes.table_menu import TableMenu

if TYPE_CHECKING:
    from game.shell.director import Director
    from game.shell.scenes.solitaire_table import SolitaireTable


class Pause(TableMenu):
    """The clock stands still while it is open."""

    def __init__(self, director: Director, table: SolitaireTable) -> None:
        super().__init__(director)
        self._table = table

    def lines(self) -> list[str]:
        """The deal, to be written down or passed on."""
        return [str(self._table.game.code)] if self._table.game.code else []

    def ways_on(self) -> list[Choice]:
        """Another deal."""
        return [Choice("new", _("New deal"), lambda: self.director.choose_deal(self._table), "new")]
