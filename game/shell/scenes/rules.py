"""The pages of rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.heart_to_heart.endings import is_won
from game.shell.rules_text import RULE_COUNT, Rule, rule
from game.shell.scenes.lesson import Lesson
from game.shell.widgets.control import Control
from game.shell.widgets.shown_table import ShownTable

if TYPE_CHECKING:
    from game.shell.director import Director


class Rules(Lesson):
    """Explains one rule a page, with real cards."""

    def __init__(self, director: Director) -> None:
        self._rule: Rule = rule(0)
        super().__init__(director, self._rule.state)

    def heading(self) -> str:
        """The rule's title."""
        return self._rule.title

    def has_pages(self) -> bool:
        """There are several rules."""
        return True

    def pages(self) -> int:
        """One for each rule."""
        return RULE_COUNT

    def first(self) -> str:
        """The way on."""
        return "next"

    def words(self) -> list[str]:
        """The rule."""
        return list(self._rule.sentences)

    def place(self) -> list[Control]:
        """Show the table of the rule."""
        shown = self._rule = rule(self.number)
        self.table = ShownTable(self.context, shown.state, shown.with_help)
        self.table.show(shown.state, shown.selection, shown.touched)
        placed = super().place()
        if is_won(shown.state):
            self.table.shine()
        return placed
