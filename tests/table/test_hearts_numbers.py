"""How the numbers of Hearts are written."""

import pytest

from game.hearts.scores import Score
from game.table.hearts_numbers import score_text, signed


@pytest.mark.parametrize(
    ("score", "text"),
    [
        (0, "0"),
        (26, "26"),
        (-10, "−10"),
        (0j, "0"),
        (5 + 0j, "5"),
        (3 + 13j, "3 + 13i"),
        (-4 - 2j, "−4 − 2i"),
        (-13j, "−13i"),
        (1j, "i"),
        (-2 - 1j, "−2 − i"),
    ],
)
def test_scores_are_written_as_mathematicians_do(score: Score, text: str) -> None:
    """Signs are true ones, parts of a complex score that are nothing are left out, and a lone i has no 1."""
    assert score_text(score) == text


def test_averages_keep_their_fractions() -> None:
    """A number that is not whole is written with its fraction."""
    assert signed(-2.5) == "−2.5"
