"""The question before a deal that was asked for elsewhere ends the kept game of Heart to Heart."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.session.solitaire_record import SolitaireRecord
from game.shell.language import _
from game.shell.scenes.dialog import Choice, Dialog
from game.shell.widgets.control import Style

if TYPE_CHECKING:
    from game.shell.director import Director


class LeaveKept(Dialog):
    """Asks away from the table, where nothing else tells that a game would end."""

    def __init__(self, director: Director, kept: SolitaireRecord, begin: Callable[[], None]) -> None:
        super().__init__(director)
        self._kept = kept
        self._begin = begin

    def heading(self) -> str:
        """The question."""
        return _("Leave this game?")

    def lines(self) -> list[str]:
        """Which game that is, and what becomes of it."""
        which = "  ·  ".join([_("Heart to Heart"), *([str(self._kept.code)] if self._kept.code else [])])
        return [which, _("It ends here, and counts as left before the end.")]

    def choices(self) -> list[Choice]:
        """The safe one first: whoever presses once too often loses nothing."""
        return [
            Choice("stay", _("Keep playing"), lambda: self.director.resume(self._kept), "play", Style.PRIMARY),
            Choice("new", _("Play this deal"), self._begin, "new"),
            Choice("back", _("Back"), self.stage.pop, "back"),
        ]


def leave_kept_for(director: Director, begin: Callable[[], None]) -> None:
    """Begin another game; when a kept one has a move, ask before."""
    kept = director.saved_game()
    if kept is None or not kept.moves:
        begin()
    else:
        director.stage.push(LeaveKept(director, kept, begin))
