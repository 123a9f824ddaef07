"""The menu over the table of Hearts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.shell.language import _
from game.shell.scenes.dialog import Choice
from game.shell.scenes.table_menu import TableMenu

if TYPE_CHECKING:
    from game.shell.director import Director
    from game.shell.scenes.hearts_table import HeartsTable


class HeartsPause(TableMenu):
    """Everything that can be done besides playing."""

    def __init__(self, director: Director, table: HeartsTable) -> None:
        super().__init__(director)
        self._table = table

    def lines(self) -> list[str]:
        """The deal, to be written down or passed on."""
        deal = self._table.game.state.deal
        if deal is None or deal.preparation.dealt.code is None:
            return []
        return [_("Deal {n}").format(n=deal.preparation.number), str(deal.preparation.dealt.code)]

    def ways_on(self) -> list[Choice]:
        """The scores so far, and another game."""
        pages, game = self.director.hearts_pages, self._table.game
        return [
            Choice("scores", _("Scores"), lambda: pages.scores(game.record), "trophy"),
            Choice("new", _("New game"), pages.setup, "new"),
        ]

    def help(self) -> None:
        """Show the rules of the form that is played."""
        self.director.hearts_pages.rules(self._table.game.state.rules)

    def statistics(self) -> None:
        """Show the figures of Hearts."""
        self.director.hearts_pages.statistics()
