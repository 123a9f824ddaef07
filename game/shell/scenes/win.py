"""The dialog that tells of a won game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.shell.duration import clock_text
from game.shell.language import _
from game.shell.scenes.dialog import Choice, Dialog
from game.shell.widgets.control import Style

if TYPE_CHECKING:
    from game.shell.director import Director
    from game.shell.scenes.solitaire_table import SolitaireTable


class Win(Dialog):
    """Shows time and moves, and offers the next deal."""

    def __init__(self, director: Director, table: SolitaireTable) -> None:
        super().__init__(director)
        self._table = table

    def heading(self) -> str:
        """What has happened."""
        return _("You have won!")

    def lines(self) -> list[str]:
        """The figures of the game."""
        game = self._table.game
        time = _("Time {time}").format(time=clock_text(game.clock.seconds))
        moves = _("Moves {n}").format(n=game.state.moves)
        score = _("Score {n}").format(n=game.state.score)
        return [f"{time}  ·  {moves}  ·  {score}", str(game.code or "")]

    def choices(self) -> list[Choice]:
        """The ways on."""
        return [
            Choice("new", _("New deal"), self.director.new_deal, "new", Style.PRIMARY),
            Choice("same", _("Same deal again"), lambda: self.director.same_deal(self._table), "redo"),
            Choice("title", _("Title"), self.director.title, "back"),
        ]

    def cancel(self) -> None:
        """A won game can not be played on."""
        self.director.title()
