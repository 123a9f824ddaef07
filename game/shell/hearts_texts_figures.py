"""The figures of the statistics of Hearts in words."""

from game.shell.language import _
from game.store.hearts_statistics import HeartsStatistics
from game.table.hearts_numbers import signed

_UNKNOWN = "–"


def hearts_figures(statistics: HeartsStatistics) -> tuple[tuple[str, str], ...]:
    """Each figure's value and its label."""
    rate = statistics.win_rate
    return (
        (str(statistics.finished), _("Games finished")),
        (str(statistics.won), _("Games won")),
        (_UNKNOWN if rate is None else _("{n} %").format(n=round(100 * rate)), _("Won, of those finished")),
        (_mean(statistics.mean_place), _("Average place")),
        (str(statistics.current_streak), _("Wins in a row at present")),
        (str(statistics.best_streak), _("Most wins in a row")),
        (str(statistics.deals), _("Deals played")),
        (_mean(statistics.mean_points), _("Average points of a deal")),
        (_points(statistics.best_points), _("Fewest points in a deal")),
        (_points(statistics.worst_points), _("Most points in a deal")),
        (str(statistics.moons), _("Moons")),
        (str(statistics.abandoned), _("Left before the end")),
    )


def _mean(number: float | None) -> str:
    return _UNKNOWN if number is None else _decimal(number)


def _decimal(number: float) -> str:
    whole, _dot, tenth = f"{abs(number):.1f}".partition(".")
    # Translators: a number with one decimal; change the sign between, where your language writes another.
    text = _("{whole}.{tenth}").format(whole=whole, tenth=tenth)
    return f"−{text}" if number < 0 and text.strip("0.,") else text


def _points(number: float | None) -> str:
    return _UNKNOWN if number is None else signed(round(number, 1))
