"""Asks who has shot the moon how it counts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.hearts.actions import ChooseMoon
from game.hearts.turns import MoonTurn
from game.shell.hearts_words import moon_choice_text
from game.shell.language import _
from game.shell.scenes.dialog import Choice
from game.shell.scenes.hearts_question import HeartsQuestion
from game.table.hearts_numbers import score_text

if TYPE_CHECKING:
    from game.shell.director import Director
    from game.shell.scenes.hearts_table import HeartsTable


class HeartsMoon(HeartsQuestion):
    """Offers the two ways to count a moon."""

    def __init__(self, director: Director, table: HeartsTable, turn: MoonTurn) -> None:
        super().__init__(director, table)
        self._turn = turn

    def heading(self) -> str:
        """The news."""
        return _("You have shot the moon!")

    def lines(self) -> list[str]:
        """What it is worth, and how all stand."""
        game = self.table.game
        deal = game.state.deal
        amount = deal.shot.amount if deal is not None and deal.shot is not None else 0
        standing = (
            f"{' + '.join(self.table.names[seat] for seat in seats)} {score_text(total)}"
            for seats, total in zip(game.state.rules.scorers, game.state.totals, strict=True)
        )
        return [_("It is worth {points}.").format(points=score_text(amount)), " · ".join(standing)]

    def golden_lines(self) -> int:
        """The worth stands out."""
        return 1

    def choices(self) -> list[Choice]:
        """The two ways."""
        return [
            Choice(
                str(choice),
                moon_choice_text(choice),
                partial(self.table.act, ChooseMoon(self._turn.seat, choice)),
                "moon",
            )
            for choice in self._turn.choices
        ]
