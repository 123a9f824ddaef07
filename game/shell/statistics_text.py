"""The figures of the statistics page in words."""

from game.shell.duration import clock_text
from game.shell.language import _
from game.store.statistics import Statistics

_UNKNOWN = "–"


def figures(statistics: Statistics) -> tuple[tuple[str, str], ...]:
    """Each figure's value and its label; what only won games count for says so."""
    rate = statistics.win_rate
    return (
        (str(statistics.started), _("Games begun")),
        (str(statistics.won), _("Games won")),
        (_UNKNOWN if rate is None else _("{n} %").format(n=round(100 * rate)), _("Won, of all games ended")),
        (str(statistics.dead_ends), _("Ended without a move left")),
        (str(statistics.abandoned), _("Given up")),
        (str(statistics.current_streak), _("Current winning streak")),
        (str(statistics.best_streak), _("Longest winning streak")),
        (_time(statistics.best_seconds_of_won), _("Best time of a win")),
        (_time(statistics.average_seconds_of_won), _("Average time of a win")),
        (_moves(statistics.best_moves_of_won), _("Fewest moves in a win")),
        (_moves(statistics.average_moves_of_won), _("Average moves in a win")),
        (str(statistics.running), _("Unfinished games")),
    )


def _time(seconds: float | None) -> str:
    return _UNKNOWN if seconds is None else clock_text(seconds)


def _moves(moves: float | None) -> str:
    return _UNKNOWN if moves is None else str(round(moves))
