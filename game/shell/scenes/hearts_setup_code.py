"""The page on which the code of a deal of Hearts is entered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.hearts.dealing import METHOD, parse_typed_deal_code
from game.shell.scenes.enter_code import EnterCode
from game.shell.typed_codes import open_code, parse_code_of_either_game

if TYPE_CHECKING:
    from game.shell.director import Director


class HeartsEnterCode(EnterCode):
    """Seven letters alone name a deal of the rule set played last; a whole code says by which it is played."""

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self._setup = director.hearts_pages.last_setup()
        self.prefix = f"{METHOD}-{self._setup.rule_set.letters}-"

    def play(self, text: str) -> None:
        """Play the deal that was typed, by its own rule set, be it one of Heart to Heart. Raises CodeError."""
        rule_set = self._setup.rule_set
        open_code(self.director, parse_code_of_either_game(text, lambda typed: parse_typed_deal_code(typed, rule_set)))
