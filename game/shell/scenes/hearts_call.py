"""Asks the dealer of Hearts where cards are passed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.hearts.actions import Call
from game.hearts.turns import CallTurn
from game.shell.hearts_words import direction_name
from game.shell.language import _
from game.shell.scenes.dialog import Choice
from game.shell.scenes.hearts_question import HeartsQuestion
from game.shell.widgets.control import Style

if TYPE_CHECKING:
    from game.shell.director import Director
    from game.shell.scenes.hearts_table import HeartsTable


class HeartsCall(HeartsQuestion):
    """Offers every direction that may be called; one's hand stays in sight."""

    def __init__(self, director: Director, table: HeartsTable, turn: CallTurn) -> None:
        super().__init__(director, table)
        self._turn = turn

    def heading(self) -> str:
        """The question."""
        return _("You deal: call the pass")

    def choices(self) -> list[Choice]:
        """The directions."""
        return [
            Choice(
                str(direction),
                direction_name(direction),
                partial(self.table.act, Call(self._turn.seat, direction)),
                style=Style.PLAIN,
            )
            for direction in self._turn.directions
        ]
