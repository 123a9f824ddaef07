"""Asks at the table of Hearts whether the rest of the deal, which is clear, shall be played out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.session.hearts_claim import Claim
from game.shell.hearts_words import claim_reason_text, claim_text
from game.shell.language import _
from game.shell.scenes.dialog import Choice
from game.shell.scenes.hearts_question import HeartsQuestion
from game.shell.widgets.control import Style

if TYPE_CHECKING:
    from game.shell.director import Director
    from game.shell.scenes.hearts_table import HeartsTable


class HeartsClaim(HeartsQuestion):
    """Says what is claimed and why it is sure, for what follows is quicker than the eye."""

    def __init__(self, director: Director, table: HeartsTable, claim: Claim) -> None:
        super().__init__(director, table)
        self._claim = claim

    def heading(self) -> str:
        """What is claimed."""
        return claim_text(self._claim)

    def lines(self) -> list[str]:
        """Why, and what happens then."""
        happens = _("A bot plays your cards on.") if self._claim is Claim.NONE else _("The rest is played out.")
        return [claim_reason_text(self._claim), happens]

    def choices(self) -> list[Choice]:
        """To claim, or to play on oneself."""
        return [
            Choice("claim", _("Claim"), self.table.claim, "check", Style.PRIMARY),
            Choice("on", _("Keep playing"), self.cancel, "play"),
        ]

    def cancel(self) -> None:
        """Nothing has to be claimed: go back to the table."""
        self.stage.pop()
