"""The page on which the code of a deal of Hearts is entered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.hearts.dealing import METHOD, parse_typed_deal_code, rule_set_of
from game.shell.scenes.enter_code import EnterCode
from game.shell.scenes.hearts_leave import leave_for

if TYPE_CHECKING:
    from game.shell.director import Director


class HeartsEnterCode(EnterCode):
    """Seven letters alone name a deal of the rule set played last; a whole code says by which it is played."""

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self._setup = director.hearts_pages.last_setup()
        self.prefix = f"{METHOD}-{self._setup.rule_set.letters}-"

    def play(self, text: str) -> None:
        """Begin a game with the deal that was typed, by its own rule set. Raises CodeError."""
        code = parse_typed_deal_code(text, self._setup.rule_set)
        rule_set = rule_set_of(code)
        is_last = rule_set is self._setup.rule_set
        setup = self._setup if is_last else self._setup.with_rule_set(rule_set)
        leave_for(self.director, lambda: self.director.hearts_pages.begin_code(setup, code))
