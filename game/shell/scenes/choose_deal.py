"""The dialog behind *New*: which deal comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.shell.language import _
from game.shell.scenes.dialog import Choice, Dialog
from game.shell.widgets.control import Style

if TYPE_CHECKING:
    from game.shell.director import Director
    from game.shell.scenes.solitaire_table import SolitaireTable


class ChooseDeal(Dialog):
    """Asks before the game on the table is left, so that no slip of a finger ends it."""

    def __init__(self, director: Director, table: SolitaireTable) -> None:
        super().__init__(director)
        self._table = table

    def heading(self) -> str:
        """The question."""
        return _("Leave this game?")

    def lines(self) -> list[str]:
        """What becomes of it: a game without a move leaves no trace, and one without a way on is over in any case."""
        game = self._table.game
        is_lost = game.state.moves > 0 and not game.is_dead_end
        return [_("It ends here, and counts as left before the end.")] if is_lost else []

    def choices(self) -> list[Choice]:
        """The safe one first: whoever presses once too often loses nothing."""
        return [
            Choice("stay", _("Keep playing"), self.stage.pop, "play", Style.PRIMARY),
            Choice("new", _("New deal"), self.director.new_deal, "new"),
            Choice("same", _("Same deal again"), lambda: self.director.same_deal(self._table), "redo"),
            Choice("code", _("Enter a code"), self.director.enter_code, "code"),
        ]
