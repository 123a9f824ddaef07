"""Who shares a score, and who wins together."""

from typing import TypeAlias

from game.hearts.options import Options
from game.hearts.vocabulary import Teams

Groups: TypeAlias = tuple[tuple[int, ...], ...]

_TEAMS: Groups = ((0, 2), (1, 3))


def scorers_of(options: Options) -> Groups:
    """The groups of seats that share one score: each seat for itself, or merged teams."""
    return _TEAMS if options.teams is Teams.MERGED else _singles(options.players)


def contenders_of(options: Options) -> Groups:
    """The groups of scorers that win together, by their places in ``scorers_of``."""
    return _TEAMS if options.teams is Teams.SUMMED else _singles(len(scorers_of(options)))


def group_of(groups: Groups, member: int) -> int:
    """Which of ``groups`` has ``member``."""
    return next(place for place, group in enumerate(groups) if member in group)


def _singles(count: int) -> Groups:
    return tuple((place,) for place in range(count))
