"""All forms of Hearts, to choose one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.hearts.rule_sets import RULE_SETS, RuleSet
from game.shell.hearts_texts import rule_set_name, rule_set_words
from game.shell.language import _
from game.shell.scenes.hearts_setup_draft import Draft
from game.shell.scenes.hearts_setup_rows import DraftPage, button
from game.shell.widgets.control import Control

if TYPE_CHECKING:
    from game.shell.director import Director


class HeartsRuleSets(DraftPage):
    """Each with a few words; the one chosen now has a golden edge."""

    panel_lines = 0

    def __init__(self, director: Director, draft: Draft) -> None:
        super().__init__(director, draft)
        self._is_opened = False

    def heading(self) -> str:
        """What is chosen."""
        return _("Rule sets")

    def first(self) -> str:
        """The one chosen now."""
        return self.draft.setup.rule_set.id

    def message(self) -> str:
        """Each rule set makes sense as it ships."""
        return ""

    def lay_out(self, size: tuple[int, int]) -> None:
        """Place everything, when opened on the page of the one chosen now."""
        super().lay_out(size)
        if not self._is_opened:
            self._is_opened = True
            self.number = RULE_SETS.index(self.draft.setup.rule_set) // len(self._layout.rows)
            super().lay_out(size)

    def rows(self) -> list[Control]:
        """One for each."""
        return [self._row(rule_set) for rule_set in RULE_SETS]

    def _row(self, rule_set: RuleSet) -> Control:
        shown = button(rule_set.id, rule_set_name(rule_set.id), lambda: self._choose(rule_set))
        is_now = rule_set is self.draft.setup.rule_set
        return replace(shown, note=rule_set_words(rule_set.id), is_marked=is_now)

    def _choose(self, rule_set: RuleSet) -> None:
        if rule_set is not self.draft.setup.rule_set:
            self.draft.setup = self.draft.setup.with_rule_set(rule_set)
        self.stage.pop()
