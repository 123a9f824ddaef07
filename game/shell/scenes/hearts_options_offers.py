"""Which values of an option are offered: the engine's own, those of all rule sets, and the present one."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from game.hearts.option_kinds import Amount, Json, Kind, Number, OrNull
from game.hearts.options import OptionError
from game.hearts.pack import sizes_of
from game.hearts.rule_sets import RULE_SETS, Changes
from game.hearts.scores import Score
from game.hearts.worth import moon_amount_of
from game.session.hearts_setup import Setup
from game.shell.scenes.hearts_setup_draft import kind_of

_STEPS = {"target": 10}  # of 1 elsewhere


def offered_values(setup: Setup, name: str) -> tuple[Json, ...]:
    """The values of an option to choose from, in the words of records."""
    kind = kind_of(name)
    found: list[Any] = []
    for value in (*kind.offered, *_values_of_rule_sets(name), kind.write(getattr(setup.options, name))):
        with suppress(ValueError):
            if kind.parse(value) not in map(kind.parse, found):
                found.append(value)
    return tuple(found)


def is_number(name: str) -> bool:
    """Whether an option can be made larger and smaller."""
    kind = kind_of(name)
    return isinstance(kind, Number | Amount) or (isinstance(kind, OrNull) and isinstance(kind.kind, Number))


def stepped(setup: Setup, name: str, by: int) -> int | None:
    """The value of an option one step (-1 or 1) on; None where there is no such value."""
    kind, number = kind_of(name), _number(setup, name)
    if number is None:
        return None
    value = number + by * _STEPS.get(name, 1)
    return value if _is_allowed(kind, value) else None


def _values_of_rule_sets(name: str) -> Iterator[Json]:
    for rule_set in RULE_SETS:
        every: list[Changes] = [rule_set.changes, *(each for choices in rule_set.offers.values() for each in choices)]
        yield from (changes[name] for changes in every if name in changes)


def _number(setup: Setup, name: str) -> int | None:
    """What an option comes to as a whole number; words for one are worked out."""
    value: Score | None = getattr(setup.options, name)
    if value is None and name == "moon_amount":
        value = moon_amount_of(setup.options)
    elif value is None:
        with suppress(OptionError):
            value = sizes_of(setup.options)[name == "kitty_size"]
    return None if isinstance(value, complex) else value


def _is_allowed(kind: Kind[Any], value: int) -> bool:
    try:
        kind.parse(value)
    except ValueError:
        return False
    return True
