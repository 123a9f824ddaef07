"""The values of one option of Hearts, to choose one; a number can be made larger and smaller, too."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from game.hearts.option_kinds import CardList, CardMap, Directions, Json, ScaleOrMap
from game.shell.hearts_texts_options import option_label
from game.shell.hearts_texts_rules import option_sentence
from game.shell.hearts_texts_values import as_label, option_value
from game.shell.language import _
from game.shell.scenes.hearts_options_offers import is_number, offered_values, stepped
from game.shell.scenes.hearts_setup_draft import Draft, kind_of
from game.shell.scenes.hearts_setup_rows import DraftPage, button
from game.shell.widgets.control import Control
from game.shell.widgets.reading import Paragraph, Role

if TYPE_CHECKING:
    from game.shell.director import Director


_FEW_CARDS = 3  # that stand on a button with their values; more are only counted


class HeartsOptionChoice(DraftPage):
    """One row a value, that chosen now with a golden edge; what it means stands in the panel."""

    panel_lines = 5

    def __init__(self, director: Director, draft: Draft, name: str) -> None:
        super().__init__(director, draft)
        self._pages = director.hearts_pages
        self._name = name

    def heading(self) -> str:
        """Which option it is."""
        return option_label(self._name)

    def first(self) -> str | None:
        """The value chosen now."""
        return str(self.draft.value(self._name))

    def rows(self) -> list[Control]:
        """One for each value, the present one among them."""
        return [self._row(value) for value in offered_values(self.draft.setup, self._name)]

    def _row(self, value: Json) -> Control:
        is_long = isinstance(value, Mapping) and len(value) > _FEW_CARDS
        label = as_label(option_value(self._name, value, is_short=is_long))
        shown = button(str(value), label, lambda: self.choose(value))
        return replace(shown, is_marked=value == self.draft.value(self._name))

    def choose(self, value: Json) -> None:
        """Set the option; what it means, or why it can not be, is said at once."""
        self.draft.change({self._name: value})
        self.stage.refresh()

    def foot(self) -> list[Control]:
        """What the kind of value needs besides: steps of a number, an own list."""
        kind = kind_of(self._name)
        if is_number(self._name):
            return [self._step(_("Less"), "minus", -1), self._step(_("More"), "plus", 1)]
        if isinstance(kind, Directions):
            return [button("own", _("An order of your own"), self._open_directions, "right")]
        if isinstance(kind, CardList):
            return [button("own", _("Choose cards"), self._open_cards, "right")]
        if isinstance(kind, CardMap | ScaleOrMap):
            return [button("own", _("Values of your own"), self._open_values, "right")]
        return []

    def _open_directions(self) -> None:
        self._pages.directions(self.draft, self._name)

    def _open_cards(self) -> None:
        self._pages.cards(self.draft, self._name)

    def _open_values(self) -> None:
        self._pages.values(self.draft, self._name)

    def _step(self, label: str, icon: str, by: int) -> Control:
        value = stepped(self.draft.setup, self._name, by)
        return button(icon, label, lambda: self.choose(value), icon, is_enabled=value is not None)

    def paragraphs(self) -> list[Paragraph]:
        """What the value chosen now means."""
        rules = self.draft.rules
        if rules is None:
            return []
        sentence = option_sentence(rules, self._name)
        return [
            Paragraph(self.draft.value_text(self._name), Role.HEADING),
            *([Paragraph(sentence)] if sentence else []),
        ]
