"""A question over the table of Hearts that has to be answered before the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.shell.hearts_words import spoken
from game.shell.intents import Command, Intent
from game.shell.scenes.dialog import Dialog

if TYPE_CHECKING:
    from game.shell.director import Director
    from game.shell.scenes.hearts_table import HeartsTable


class HeartsQuestion(Dialog):
    """Going back opens the menu; what was done before can still be taken back."""

    def __init__(self, director: Director, table: HeartsTable) -> None:
        super().__init__(director)
        self.table = table

    def uncover(self) -> None:
        """Say what is asked, for who can not see it."""
        self.context.announcer.say(spoken(self.heading(), *self.lines()))

    def cancel(self) -> None:
        """The question stays; the menu lies over it."""
        self.director.hearts_pause(self.table)

    def handle(self, intent: Intent) -> None:
        """Answer, open the menu, or take back."""
        match intent:
            case Command.MENU:
                self.cancel()
            case Command.UNDO:
                self.table.undo()
            case _:
                super().handle(intent)
