"""All options of Hearts, chapter by chapter, made from the fields of the engine's own record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.hearts.option_kinds import Flag
from game.hearts.rule_sets import options_of
from game.shell.hearts_texts_options import CHAPTERS, option_label
from game.shell.language import _
from game.shell.scenes.hearts_setup_draft import Draft, kind_of
from game.shell.scenes.hearts_setup_rows import DraftPage, button, row
from game.shell.widgets.control import Control
from game.shell.widgets.reading import Paragraph

if TYPE_CHECKING:
    from game.shell.director import Director

_NAMES = tuple(name for chapter in CHAPTERS for name in chapter)


class HeartsOptions(DraftPage):
    """A row for each option. What is not as the rule set ships it has a golden edge."""

    def __init__(self, director: Director, draft: Draft) -> None:
        super().__init__(director, draft)
        self._pages = director.hearts_pages

    def heading(self) -> str:
        """What they are."""
        return _("Options")

    def rows(self) -> list[Control]:
        """One for each option."""
        return [self._row(name) for name in _NAMES]

    def _row(self, name: str) -> Control:
        setup = self.draft.setup
        is_changed = getattr(setup.options, name) != getattr(options_of(setup.rule_set.id), name)
        label, value = option_label(name), self.draft.value_text(name)
        return row(("option", name), label, value, lambda: self._open(name), is_marked=is_changed)

    def _open(self, name: str) -> None:
        if isinstance(kind_of(name), Flag):
            self.draft.change({name: not self.draft.value(name)})
            self.stage.refresh()
        else:
            self._pages.option(self.draft, name)

    def foot(self) -> list[Control]:
        """The way back to how the rule set ships."""
        is_changed = not self.draft.setup.is_as_shipped
        return [button("reset", _("Back to the rule set"), self._reset, "undo", is_enabled=is_changed)]

    def _reset(self) -> None:
        self.draft.setup = self.draft.setup.with_rule_set(self.draft.setup.rule_set)
        self.stage.refresh()

    def paragraphs(self) -> list[Paragraph]:
        """What is special about the rules as they are."""
        return list(self.draft.told())
