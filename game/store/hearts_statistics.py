"""The figures of all games of Hearts, counted anew from the games themselves, so that they always add up."""

import sqlite3
from collections.abc import Mapping
from typing import NamedTuple


class HeartsStatistics(NamedTuple):
    """What became of games of Hearts: ``started = won + lost + abandoned + running``.

    A game counts as started with its first card. A shared win is a win. Streaks count wins without another ending
    between them. ``places`` tells how many games ended in each place. Points are those of single deals, low ones
    being good, and of all games: finished, left, and running. They are None before the first deal.
    """

    won: int
    lost: int
    abandoned: int
    running: int
    current_streak: int
    best_streak: int
    deals: int
    mean_points: float | None
    best_points: float | None
    worst_points: float | None
    moons: int
    places: Mapping[int, int]

    @property
    def started(self) -> int:
        """Games with at least one card played."""
        return self.finished + self.abandoned + self.running

    @property
    def finished(self) -> int:
        """Games played to their end."""
        return self.won + self.lost

    @property
    def win_rate(self) -> float | None:
        """Games won of games played to their end, 0–1; None before the first."""
        return self.won / self.finished if self.finished else None

    @property
    def mean_place(self) -> float | None:
        """The average place in games played to their end; None before the first."""
        count = sum(self.places.values())
        return sum(place * games for place, games in self.places.items()) / count if count else None


# A streak is named by the number of games before it that were not won.
_CHOSEN = """
WITH
chosen AS (SELECT * FROM results WHERE game = 'hearts' AND (:rules IS NULL OR rules = :rules)),
present AS (SELECT * FROM running WHERE game = 'hearts' AND is_started AND (:rules IS NULL OR rules = :rules)),
tallies AS (SELECT deals, moons FROM chosen UNION ALL SELECT deals, moons FROM present),
points AS (SELECT value AS scored FROM tallies, json_each(tallies.deals)),
streaks AS (
    SELECT streak, sum(result = 'won') AS length
    FROM (SELECT result, sum(result <> 'won') OVER (ORDER BY number) AS streak FROM chosen)
    GROUP BY streak
)
"""

_FIGURES = f"""{_CHOSEN}
SELECT
    (SELECT count(*) FROM chosen WHERE result = 'won'),
    (SELECT count(*) FROM chosen WHERE result = 'lost'),
    (SELECT count(*) FROM chosen WHERE result = 'abandoned'),
    (SELECT count(*) FROM present),
    (SELECT coalesce((SELECT length FROM streaks ORDER BY streak DESC LIMIT 1), 0)),
    (SELECT coalesce(max(length), 0) FROM streaks),
    (SELECT count(*) FROM points),
    (SELECT avg(scored) FROM points),
    (SELECT min(scored) FROM points),
    (SELECT max(scored) FROM points),
    (SELECT coalesce(sum(moons), 0) FROM tallies)
"""

_PLACES = f"""{_CHOSEN}
SELECT place, count(*) FROM chosen WHERE place IS NOT NULL GROUP BY place ORDER BY place
"""


def hearts_statistics(connection: sqlite3.Connection, rules: str | None) -> HeartsStatistics:
    """The figures of all games of Hearts, or of those by one rule set."""
    chosen = {"rules": rules}
    figures = connection.execute(_FIGURES, chosen).fetchone()
    return HeartsStatistics._make([*figures, dict(connection.execute(_PLACES, chosen).fetchall())])


def rule_sets_played(connection: sqlite3.Connection) -> tuple[str, ...]:
    """The rule sets of the games that are over, the one played most first."""
    rows = connection.execute(
        "SELECT rules FROM results WHERE game = 'hearts' AND rules IS NOT NULL GROUP BY rules"
        " ORDER BY count(*) DESC, rules"
    )
    return tuple(name for (name,) in rows)
