"""How the next game of Hearts is to be: its rule set, what is offered to vary in it, and who plays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.hearts.rule_sets import Changes
from game.hearts.rules import rules_json
from game.session.hearts_setup import offered_now
from game.shell.hearts_texts import rule_set_name, rule_set_words
from game.shell.hearts_texts_options import option_label
from game.shell.hearts_texts_players import players_text
from game.shell.hearts_texts_values import as_label, option_value
from game.shell.language import _, _c, _n
from game.shell.scenes.hearts_leave import leave_for
from game.shell.scenes.hearts_setup_draft import Draft
from game.shell.scenes.hearts_setup_rows import DraftPage, button, row
from game.shell.widgets.control import Control, Style
from game.shell.widgets.reading import Paragraph, Role

if TYPE_CHECKING:
    from game.shell.director import Director

_UNKNOWN = "–"


class HeartsSetup(DraftPage):
    """What is set here stays, played or not, so that the next game is a tap away."""

    def __init__(self, director: Director, draft: Draft) -> None:
        super().__init__(director, draft)
        self._pages = director.hearts_pages

    def heading(self) -> str:
        """What is done here."""
        return _("New game of Hearts")

    def first(self) -> str:
        """The way to play, which most come for."""
        return "play"

    def rows(self) -> list[Control]:
        """The rule set, what it offers, and the players."""
        setup, pages = self.draft.setup, self._pages
        rows = [
            row("rule set", _("Rule set"), rule_set_name(setup.rule_set.id), lambda: pages.rule_sets(self.draft)),
            row("seats", _("Who plays"), players_text(setup.players), lambda: pages.seats(self.draft)),
        ]
        rows += [self._offer(name, choices) for name, choices in setup.rule_set.offers.items()]
        if "target" not in setup.rule_set.offers:
            rows.append(self._option("target"))
        return [*rows, row("options", _("All options"), self._changed(), lambda: pages.options(self.draft))]

    def _offer(self, name: str, choices: tuple[Changes, ...]) -> Control:
        now = offered_now(self.draft.setup, choices)
        chosen = option_value(name, choices[now][name], is_short=True) if now is not None else ""
        value = as_label(chosen) or self._value(name)
        return row(("offer", name), option_label(name), value, lambda: self._go_on(choices))

    def _option(self, name: str) -> Control:
        return row(("offer", name), option_label(name), self._value(name), lambda: self._pages.option(self.draft, name))

    def _value(self, name: str) -> str:
        return self.draft.value_text(name)

    def _changed(self) -> str:
        rules = self.draft.rules
        count = len(rules_json(rules)) - 1 if rules else 0
        return _n("{n} changed", "{n} changed", count) if rules else _UNKNOWN

    def _go_on(self, choices: tuple[Changes, ...]) -> None:
        now = offered_now(self.draft.setup, choices)
        self.draft.setup = self.draft.setup.with_changes(choices[0 if now is None else (now + 1) % len(choices)])
        self.stage.refresh()

    def foot(self) -> list[Control]:
        """The rules in full, and the way to play."""
        is_sound = not self.draft.fault
        return [
            button("rules", _("Rules"), self._show_rules, "help", is_enabled=is_sound),
            button("play", _c("a game", "Play"), self._play, "play", Style.PRIMARY, is_enabled=is_sound),
        ]

    def _show_rules(self) -> None:
        rules = self.draft.rules
        if rules is not None:
            self._pages.rules(rules)

    def _play(self) -> None:
        leave_for(self.director, lambda: self._pages.begin(self.draft.setup))

    def paragraphs(self) -> list[Paragraph]:
        """What is special about the rules as they are now."""
        return list(self._paragraphs())

    def _paragraphs(self) -> Iterator[Paragraph]:
        yield Paragraph(rule_set_name(self.draft.setup.rule_set.id), Role.HEADING)
        yield Paragraph(rule_set_words(self.draft.setup.rule_set.id) + ".", Role.PLAIN)
        yield from self.draft.told()
