"""Combinations of options that make no sense, each refused with one line.

Only what can not be played, or what the rules exclude by name, is refused; an option that merely has
nothing to act on, such as a kitty's use where there is no kitty, does no harm.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping

from game.hearts.directions import pass_size
from game.hearts.options import OptionError, Options
from game.hearts.pack import sizes_of
from game.hearts.scores import Score
from game.hearts.vocabulary import Direction, Teams
from game.hearts.worth import bonus_of, moon_amount_of, multipliers_of, penalty_cards, points_of


def check_combination(options: Options) -> None:
    """Raises OptionError when ``options`` can not be played together."""
    sizes_of(options)
    for name, faults in _CHECKS.items():
        for reason in faults(options):
            raise OptionError(name, reason)


def _passing(options: Options) -> Iterator[str]:
    for direction in options.passing:
        yield from _direction(options, direction)


def _call_choices(options: Options) -> Iterator[str]:
    if Direction.DEALER not in options.passing:
        return
    if not options.call_choices:
        yield "must leave the dealer something to call"
    for direction in options.call_choices:
        yield from _direction(options, direction)


def _direction(options: Options, direction: Direction) -> Iterator[str]:
    if direction is Direction.ACROSS and options.players % 2:
        yield f"{direction} needs an even number of players, not {options.players}"
    if direction is Direction.PARTNER and options.players != 4:
        yield f"{direction} needs four players, not {options.players}"
    hand, _ = sizes_of(options)
    count = pass_size(options, direction)
    if count > hand:
        yield f"{direction} takes {count} cards from a hand of {hand}"


def _points(options: Options) -> Iterator[str]:
    yield from _real(options, points_of(options).values())
    if not penalty_cards(options):
        yield "leave no penalty card in the pack"


def _bonus(options: Options) -> Iterator[str]:
    yield from _real(options, bonus_of(options).values())


def _multiplier(options: Options) -> Iterator[str]:
    yield from _real(options, multipliers_of(options).values())


def _moon_amount(options: Options) -> Iterator[str]:
    yield from _real(options, [moon_amount_of(options)])


def _real(options: Options, scores: Iterable[Score]) -> Iterator[str]:
    if not options.complex and any(score.imag for score in scores):
        yield "can not be complex where scores are not"


def _charging(options: Options) -> Iterator[str]:
    if options.charging and options.decks > 1:
        yield "is not for two decks"


def _exact_target(options: Options) -> Iterator[str]:
    if options.exact_target is not None and options.complex:
        yield "is not for complex scores"


def _perfect_round(options: Options) -> Iterator[str]:
    if options.perfect_round and options.complex:
        yield "is not for complex scores, which have no more or less"


def _teams(options: Options) -> Iterator[str]:
    if options.teams is not Teams.NONE and options.players != 4:
        yield f"{options.teams} needs four players, not {options.players}"


_CHECKS: Mapping[str, Callable[[Options], Iterator[str]]] = {
    "teams": _teams,
    "passing": _passing,
    "call_choices": _call_choices,
    "points": _points,
    "bonus": _bonus,
    "multiplier": _multiplier,
    "charging": _charging,
    "moon_amount": _moon_amount,
    "exact_target": _exact_target,
    "perfect_round": _perfect_round,
}
