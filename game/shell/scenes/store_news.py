"""What the store has to tell: that a file was damaged, or that nothing is being kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.shell.language import _
from game.shell.notice_text import notice_text
from game.shell.scenes.dialog import Choice, Dialog
from game.shell.widgets.control import Style
from game.store.notices import Notice

if TYPE_CHECKING:
    from game.shell.director import Director


class StoreNews(Dialog):
    """Tells each notice in a sentence, to ear and eye, before anything is played."""

    def __init__(self, director: Director, notices: Sequence[Notice]) -> None:
        super().__init__(director)
        self._notices = notices

    def heading(self) -> str:
        """Whoever is in a hurry reads no further."""
        return _("Please note")

    def lines(self) -> list[str]:
        """The notices."""
        return [notice_text(notice) for notice in self._notices]

    def choices(self) -> list[Choice]:
        """There is nothing to choose."""
        return [Choice("done", _("All right"), self.stage.pop, "check", Style.PRIMARY)]

    def uncover(self) -> None:
        """Say it aloud where things are announced."""
        self.context.announcer.say(" ".join(self.lines()))
