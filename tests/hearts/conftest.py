"""Games of Hearts to check."""

import pytest

from game.hearts.rule_sets import RULE_SETS
from tests.hearts.random_play import MIXED, Steps, random_game

_GAMES = [*((rule_set.id, 1) for rule_set in RULE_SETS), *((MIXED, seed) for seed in range(12))]


@pytest.fixture(scope="session", params=_GAMES, ids=lambda game: f"{game[0]}-{game[1]}")
def steps(request: pytest.FixtureRequest) -> Steps:
    """The steps of three deals by a rule set, or by options mixed at random: before, action, after."""
    name, seed = request.param
    return random_game(name, seed, 3)
