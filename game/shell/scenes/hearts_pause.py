"""The menu over the table of Hearts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.shell.language import _
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
