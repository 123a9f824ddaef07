"""Deal codes as people type them: one of either game opens that game, wherever it is typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.deals import CodeError, CodeFault, DealCode
from game.heart_to_heart.deal import GAME, parse_typed_deal_code
from game.shell.language import _

if TYPE_CHECKING:
    from game.shell.director import Director

# What a game's codes look like is not the same in both.
_NOT_OF_THIS_GAME = (CodeFault.FORM, CodeFault.GAME)


def parse_code_of_either_game(text: str, parse: Callable[[str], DealCode] = parse_typed_deal_code) -> DealCode:
    """The code typed as ``text``: one that ``parse`` knows, or else one of the other game. Raises CodeError.

    Seven letters alone are left to ``parse``.
    """
    try:
        return parse(text)
    except CodeError as wrong:
        if wrong.fault not in _NOT_OF_THIS_GAME:
            raise
        fault = wrong
    parse_other = _parse_whole_hearts_code if parse is parse_typed_deal_code else parse_typed_deal_code
    try:
        return parse_other(text)
    except CodeError as wrong:
        raise fault if wrong.fault in _NOT_OF_THIS_GAME else wrong from None


def _parse_whole_hearts_code(text: str) -> DealCode:
    # Who plays only the one game need not wait for the other.
    from game.hearts import dealing  # noqa: PLC0415
    from game.hearts.rule_sets import RULE_SETS  # noqa: PLC0415

    return dealing.parse_typed_deal_code(text, RULE_SETS[0])


def is_of_hearts(code: DealCode) -> bool:
    """Whether the other game than Heart to Heart has the deal."""
    return code.game != GAME


def open_code(director: Director, code: DealCode) -> None:
    """Play the deal of a code of either game; when that ends a game in progress, ask before."""
    from game.shell.scenes.leave_kept import leave_kept_for  # noqa: PLC0415

    if is_of_hearts(code):
        _open_hearts(director, code)
    else:
        leave_kept_for(director, lambda: director.play_code(code))


def _open_hearts(director: Director, code: DealCode) -> None:
    from game.hearts.dealing import rule_set_of  # noqa: PLC0415
    from game.shell.scenes.hearts_leave import leave_for  # noqa: PLC0415

    pages, rule_set = director.hearts_pages, rule_set_of(code)
    last = pages.last_setup()
    setup = last if rule_set is last.rule_set else last.with_rule_set(rule_set)
    leave_for(director, lambda: pages.begin_code(setup, code), _("Play this deal"))
