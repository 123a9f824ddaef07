"""The figures of all games of a kind, counted anew from the games themselves, so that they always add up."""

import sqlite3
from typing import NamedTuple


class Statistics(NamedTuple):
    """What became of the games that were started: ``started = won + lost + abandoned + dead_ends + running``.

    A game counts as started with its first move. ``running`` is 1 when such a game lies on the table.
    Streaks count wins without another ending between them. Times are in seconds, and like the moves
    they are those of won games alone; None before the first win.
    """

    won: int
    abandoned: int
    dead_ends: int
    lost: int
    running: int
    current_streak: int
    best_streak: int
    best_seconds_of_won: float | None
    average_seconds_of_won: float | None
    best_moves_of_won: int | None
    average_moves_of_won: float | None

    @property
    def started(self) -> int:
        """Games with at least one move."""
        return self.finished + self.running

    @property
    def finished(self) -> int:
        """Games that are over."""
        return self.won + self.abandoned + self.dead_ends + self.lost

    @property
    def win_rate(self) -> float | None:
        """Games won of games over, 0–1; None before the first is over."""
        return self.won / self.finished if self.finished else None


# A streak is named by the number of games before it that were not won.
_QUERY = """
WITH
chosen AS (SELECT * FROM results WHERE game = :game AND (:code IS NULL OR code = :code)),
streaks AS (
    SELECT streak, sum(result = 'won') AS length
    FROM (SELECT result, sum(result <> 'won') OVER (ORDER BY number) AS streak FROM chosen)
    GROUP BY streak
),
wins AS (SELECT seconds, moves FROM chosen WHERE result = 'won')
SELECT
    (SELECT count(*) FROM wins),
    (SELECT count(*) FROM chosen WHERE result = 'abandoned'),
    (SELECT count(*) FROM chosen WHERE result = 'dead_end'),
    (SELECT count(*) FROM chosen WHERE result = 'lost'),
    (SELECT count(*) FROM running WHERE is_started AND game = :game AND (:code IS NULL OR code = :code)),
    (SELECT coalesce((SELECT length FROM streaks ORDER BY streak DESC LIMIT 1), 0)),
    (SELECT coalesce(max(length), 0) FROM streaks),
    (SELECT min(seconds) FROM wins),
    (SELECT avg(seconds) FROM wins),
    (SELECT min(moves) FROM wins),
    (SELECT avg(moves) FROM wins)
"""


def statistics(connection: sqlite3.Connection, game: str, code: str | None) -> Statistics:
    """The figures of a kind of game, or of one deal of it when ``code`` is given."""
    return Statistics(*connection.execute(_QUERY, {"game": game, "code": code}).fetchone())
