"""A set-up on the desk: the pages that change it share it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.hearts.option_kinds import Json, Kind
from game.hearts.options import OptionError, option_fields
from game.hearts.rule_sets import Changes
from game.hearts.rules import Rules
from game.session.hearts_setup import Setup
from game.shell.hearts_texts_refusals import combination_text
from game.shell.hearts_texts_rules import outline, special_sentences
from game.shell.hearts_texts_values import as_label, option_value
from game.shell.widgets.reading import Paragraph, Role

_KINDS: Mapping[str, Kind[Any]] = {name: kind for name, kind, _help in option_fields()}


class Draft:
    """The set-up as it is now; ``fault`` is why it can not be played, "" when it can. ``note`` hears of each change."""

    def __init__(self, setup: Setup, note: Callable[[Setup], None] | None = None) -> None:
        self._setup = setup
        self._note = note

    @property
    def setup(self) -> Setup:
        """What is wished so far."""
        return self._setup

    @setup.setter
    def setup(self, setup: Setup) -> None:
        self._setup = setup
        if self._note is not None:
            self._note(setup)

    @property
    def rules(self) -> Rules | None:
        """The rules, or None while they make no sense together."""
        try:
            return self.setup.rules()
        except OptionError:
            return None

    @property
    def fault(self) -> str:
        """Why the options can not be played together, in one line."""
        try:
            self.setup.rules()
        except OptionError as fault:
            return combination_text(fault, self.setup.options)
        return ""

    def value(self, name: str) -> Json:
        """An option as it is wished, in the words of records."""
        return _KINDS[name].write(getattr(self.setup.options, name))

    def value_text(self, name: str) -> str:
        """An option as it is wished, in the player's words."""
        return as_label(option_value(name, self.value(name), is_short=True))

    def change(self, changes: Changes) -> None:
        """Change options; more or fewer players take the passing along where they must."""
        match changes:
            case {"players": int(count)} if len(changes) == 1:
                self.setup = self.setup.with_players(count)
            case _:
                self.setup = self.setup.with_changes(changes)

    def told(self) -> Iterator[Paragraph]:
        """What is special about the rules as they are, and then how the game goes."""
        rules = self.rules
        if rules is None:
            return
        specials = special_sentences(rules)
        yield from (Paragraph(text, Role.SPECIAL) for text in specials)
        yield from (Paragraph(text) for text in outline(rules) if text not in specials)


def kind_of(name: str) -> Kind[Any]:
    """What kind of values an option has."""
    return _KINDS[name]
