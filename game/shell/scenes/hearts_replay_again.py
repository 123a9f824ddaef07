"""From which seat a deal of Hearts is to be played once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.hearts.seats import Seat
from game.session.hearts_record import HeartsRecord
from game.session.hearts_sides import scorer_of
from game.shell.hearts_sheet import sheet_of, shown
from game.shell.language import _
from game.shell.scenes.hearts_leave import leave_for
from game.shell.scenes.hearts_setup_rows import RowsPage, row
from game.shell.widgets.control import Control
from game.shell.widgets.reading import Paragraph

if TYPE_CHECKING:
    from game.shell.director import Director


class HeartsPlayAgain(RowsPage):
    """A row for each seat, with what the deal came to there; the points are compared afterwards."""

    def __init__(self, director: Director, record: HeartsRecord, number: int) -> None:
        super().__init__(director)
        self._record, self._number = record, number
        self._sheet = sheet_of(record)

    def heading(self) -> str:
        """What is chosen."""
        return _("Play from which seat?")

    def rows(self) -> list[Control]:
        """One for each seat, one's own first."""
        count = self._record.rules.players
        return [self._row(turn, (self._sheet.owner + turn) % count) for turn in range(count)]

    def _row(self, turn: int, seat: Seat) -> Control:
        # Translators: sitting in one's own seat once more; and in somebody else's.
        label = _("My own seat") if turn == 0 else _("{name}'s seat").format(name=self._sheet.names[seat])
        return row(seat, label, self._score(seat), lambda: self._play(turn))

    def _score(self, seat: Seat) -> str:
        change = self._sheet.changes[self._number - 1][scorer_of(self._record.rules, seat)]
        # Translators: the points of a deal, in short.
        return _("{points} pts").format(points=shown(change))

    def _play(self, turn: int) -> None:
        pages = self.director.hearts_pages
        leave_for(self.director, lambda: pages.begin_again(self._record, self._number, turn), _("Play it again"))

    def paragraphs(self) -> list[Paragraph]:
        """What will happen."""
        return [
            Paragraph(_("The same cards lie in the same seats; only the players move on.")),
            Paragraph(_("When the deal is over, the score sheet compares your points with those made there before.")),
        ]
