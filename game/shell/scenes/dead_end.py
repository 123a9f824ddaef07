"""The dialog that tells that no move is possible any more, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cards import Rank
from game.heart_to_heart.endings import blocked
from game.shell.card_names import rank_plural
from game.shell.intents import Command, Intent
from game.shell.language import _
from game.shell.scenes.dialog import Choice, Dialog
from game.shell.widgets.control import Style

if TYPE_CHECKING:
    from game.shell.director import Director
    from game.shell.scenes.solitaire_table import SolitaireTable


class DeadEnd(Dialog):
    """Offers to undo, to play the same deal again, or to start a new one."""

    def __init__(self, director: Director, table: SolitaireTable) -> None:
        super().__init__(director)
        self._table = table

    def heading(self) -> str:
        """What has happened."""
        return _("No more moves possible")

    def lines(self) -> list[str]:
        """Why, from open cards only: free cards whose partners all lie under others."""
        cards = blocked(self._table.game.state)
        by_count = {count: [card.rank for card in cards if card.in_heart == count] for count in (2, 4)}
        return [_reason(ranks, count) for count, ranks in by_count.items() if ranks]

    def choices(self) -> list[Choice]:
        """The ways on."""
        can_undo = self._table.game.can_undo
        return [
            Choice("undo", _("Undo"), self._table.undo, "undo", Style.PRIMARY if can_undo else Style.PLAIN, can_undo),
            Choice("same", _("Same deal again"), lambda: self.director.same_deal(self._table), "redo"),
            Choice("new", _("New deal"), self.director.new_deal, "new", Style.PLAIN if can_undo else Style.PRIMARY),
            Choice("menu", _("Menu"), lambda: self.director.pause(self._table), "menu"),
        ]

    def handle(self, intent: Intent) -> None:
        """Press a button; undo by its key too."""
        if intent is Command.UNDO:
            self._table.undo()
        else:
            super().handle(intent)

    def cancel(self) -> None:
        """The table offers no other way on, so the way back leads to the menu."""
        self.director.pause(self._table)


def _reason(ranks: list[Rank], in_heart: int) -> str:
    first, *others = map(rank_plural, ranks)
    names = ", ".join([first, *(name.lower() for name in others)])
    if len(ranks) == 1:
        reasons = {
            2: _("{ranks}: two left in the heart, one of them covered, none in the stock or waste."),
            4: _("{ranks}: four left in the heart, three of them covered, none in the stock or waste."),
        }
    else:
        reasons = {
            2: _("{ranks}: two of each left in the heart, one of them covered, none in the stock or waste."),
            4: _("{ranks}: four of each left in the heart, three of them covered, none in the stock or waste."),
        }
    return reasons[in_heart].format(ranks=names)
