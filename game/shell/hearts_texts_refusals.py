"""Why options of Hearts can not be played together, in one line."""

from collections.abc import Callable, Mapping

from game.hearts.directions import pass_size
from game.hearts.options import OptionError, Options
from game.hearts.pack import sizes_of
from game.hearts.vocabulary import Direction
from game.hearts.worth import penalty_cards
from game.shell.hearts_texts_options import option_label
from game.shell.language import _


def combination_text(fault: OptionError, options: Options) -> str:
    """What is wrong with ``options``, which the engine refused with ``fault``."""
    reason = _REASONS[fault.name](options) if fault.name in _REASONS else _("this does not go with the rest.")
    # Translators: an option, and why it can not be played as it is set, such as "Partners: they need four players."
    return _("{option}: {reason}").format(option=option_label(fault.name), reason=reason)


def _directions(options: Options) -> str:
    if Direction.DEALER in options.passing and not options.call_choices:
        return _("there is nothing for the dealer to call.")
    called = options.call_choices if Direction.DEALER in options.passing else ()
    directions = (*options.passing, *called)
    if Direction.ACROSS in directions and options.players % 2:
        return _("across needs an even number of players.")
    if Direction.PARTNER in directions and options.players != 4:
        return _("partners need four players.")
    hand, _kitty = sizes_of(options)
    if any(pass_size(options, direction) > hand for direction in directions):
        return _("the hands are too small for it.")
    return _("this does not go with the rest.")


def _points(options: Options) -> str:
    if not penalty_cards(options):
        return _("no card in the pack costs points.")
    return _needs_complex(options)


def _needs_complex(_options: Options) -> str:
    return _("this needs complex scores.")


def _not_complex(_options: Options) -> str:
    return _("this is not for complex scores.")


_REASONS: Mapping[str, Callable[[Options], str]] = {
    "removed": lambda _options: _("too few cards are left for so many players."),
    "hand_size": lambda _options: _("there are not that many cards."),
    "kitty_size": lambda _options: _("it does not fit what the hands leave."),
    "teams": lambda _options: _("partners need four players."),
    "passing": _directions,
    "call_choices": _directions,
    "points": _points,
    "bonus": _needs_complex,
    "multiplier": _needs_complex,
    "moon_amount": _needs_complex,
    "charging": lambda _options: _("this is for one pack only."),
    "exact_target": _not_complex,
    "perfect_round": _not_complex,
}
