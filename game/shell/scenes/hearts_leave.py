"""The question before a new game of Hearts takes the place of one that is being played."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.session.hearts import HeartsGame
from game.shell.language import _
from game.shell.scenes.dialog import Choice, Dialog
from game.shell.scenes.hearts_table import HeartsTable
from game.shell.widgets.control import Style

if TYPE_CHECKING:
    from game.shell.director import Director


class HeartsLeave(Dialog):
    """Asks before the game in progress is left, so that no slip of a finger ends it."""

    def __init__(self, director: Director, game: HeartsGame, begin: Callable[[], None], label: str) -> None:
        super().__init__(director)
        self._game = game
        self._begin = begin
        self._label = label

    def heading(self) -> str:
        """The question."""
        return _("Leave this game?")

    def lines(self) -> list[str]:
        """Which game that is, and what becomes of it."""
        which = _("Hearts, deal {number}").format(number=self._game.state.number)
        return [which, _("It ends here, and counts as left before the end.")]

    def choices(self) -> list[Choice]:
        """To go on with it, to begin the new one, or to look at the page before once more."""
        return [
            Choice("stay", _("Keep playing"), self._keep_playing, "play", Style.PRIMARY),
            Choice("new", self._label, self._begin, "new"),
            Choice("back", _("Back"), self.stage.pop, "back"),
        ]

    def _keep_playing(self) -> None:
        table = _table_below(self.director)
        if table is None:
            self.director.sit_down_to_hearts(self._game)
        else:
            self.stage.pop_to(table)


def leave_for(director: Director, begin: Callable[[], None], label: str | None = None) -> None:
    """Begin a new game; when one is being played in which somebody has decided anything, ask before.

    ``label`` says what is begun, where it is not just a new game.
    """
    table = _table_below(director)
    game = director.saved_hearts() if table is None else table.game
    if game is None or game.state.is_over or not game.is_begun:
        begin()
    else:
        director.stage.push(HeartsLeave(director, game, begin, label or _("New game")))


def _table_below(director: Director) -> HeartsTable | None:
    return next((scene for scene in director.stage.scenes if isinstance(scene, HeartsTable)), None)
