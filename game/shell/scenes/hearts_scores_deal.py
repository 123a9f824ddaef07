"""What can be done with a finished deal of Hearts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.session.hearts_record import HeartsRecord
from game.shell.hearts_sheet import sheet_of
from game.shell.language import _
from game.shell.scenes.dialog import Choice, Dialog
from game.shell.widgets.control import Style

if TYPE_CHECKING:
    from game.shell.director import Director


class HeartsDealMenu(Dialog):
    """Leads to the replay, to the looking back, and to the same deal once more."""

    def __init__(self, director: Director, record: HeartsRecord, number: int) -> None:
        super().__init__(director)
        self._record, self._number = record, number
        self._seat = sheet_of(record).owner

    def heading(self) -> str:
        """Which deal it is."""
        return _("Deal {n}").format(n=self._number)

    def lines(self) -> list[str]:
        """Its code, to be written down or passed on."""
        code = self._record.deals[self._number - 1].preparation.dealt.code
        return [] if code is None else [str(code)]

    def choices(self) -> list[Choice]:
        """The ways to look at it, and to play it."""
        record, number, pages = self._record, self._number, self.director.hearts_pages
        return [
            Choice("replay", _("Step by step"), lambda: pages.replay(record, number), "play", Style.PRIMARY),
            # Translators: looking for the plays that cost most in a deal.
            Choice("review", _("Look back"), lambda: pages.review(record, number, self._seat), "hint"),
            Choice("again", _("Play it again"), lambda: pages.play_again(record, number), "redo"),
            Choice("back", _("Back"), self.stage.pop, "back"),
        ]
