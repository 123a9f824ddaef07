"""The rules of one form of Hearts, made from its options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.hearts.rules import Rules
from game.shell.hearts_texts import rule_set_name
from game.shell.hearts_texts_rules import rule_chapters, special_sentences
from game.shell.language import _
from game.shell.scenes.hearts_rules_reading import ReadingPage
from game.shell.widgets.reading import Paragraph, Role

if TYPE_CHECKING:
    from game.shell.director import Director


class HeartsRules(ReadingPage):
    """All rules of a game; what the base game has otherwise stands out."""

    def __init__(self, director: Director, rules: Rules) -> None:
        super().__init__(director)
        self._rules = rules

    def heading(self) -> str:
        """Which rules they are."""
        return rule_set_name(self._rules.rule_set.id)

    def paragraphs(self) -> list[Paragraph]:
        """What is golden, and then the rules chapter by chapter."""
        return list(_paragraphs(self._rules))


def _paragraphs(rules: Rules) -> Iterator[Paragraph]:
    if special_sentences(rules):
        yield Paragraph(_("Rules with a golden heart are special to this game."), Role.SPECIAL)
    for chapter in rule_chapters(rules):
        yield Paragraph(chapter.title, Role.HEADING)
        for sentence in chapter.sentences:
            yield Paragraph(sentence.text, Role.SPECIAL if sentence.is_special else Role.PLAIN)
