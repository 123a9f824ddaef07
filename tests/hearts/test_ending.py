"""When a game ends, and who has won."""

import pytest

from game.hearts.ending import new_totals, winners_of
from game.hearts.scores import Score
from tests.hearts.tables import rules_of

AMERICAN = rules_of()


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ((99, 0, 20, 30), ()),
        ((100, 5, 20, 30), (1,)),
        ((130, 5, 5, 30), (1, 2)),
        ((100, 100, 100, 100), (0, 1, 2, 3)),
    ],
)
def test_target_ends_the_game(totals: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """When a total has reached the target the lowest wins, equal lowest share."""
    assert winners_of(AMERICAN, totals, (1, 1, 1, 1), None) == winners


def test_tie_may_go_on() -> None:
    """Under ``continue`` the game goes on until one is alone in front."""
    rules = rules_of(tie="continue")
    assert winners_of(rules, (130, 5, 5, 30), (1, 1, 1, 1), None) == ()
    assert winners_of(rules, (130, 5, 6, 30), (1, 1, 1, 1), None) == (1,)


@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        ((20, 1, 0, 5), ()),
        ((20, 1, -3, 5), ()),
        ((20, 0, 0, 6), (1,)),
        ((20, -3, 0, 6), (1,)),
        ((20, 1, 2, 3), (1,)),
    ],
)
def test_perfect_round(scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """The game goes on while somebody behind took no point in the deal and the leader did."""
    assert winners_of(rules_of(perfect_round=True), (110, 5, 20, 30), scores, None) == winners


@pytest.mark.parametrize(("scores", "winners"), [((20, 1, 1, 0), ()), ((20, 1, 0, 0), (1, 2)), ((20, 0, 1, 0), (1, 2))])
def test_perfect_round_with_a_shared_lead(scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """With a shared lead every leader must have taken a point for the game to go on."""
    assert winners_of(rules_of(perfect_round=True), (110, 5, 5, 30), scores, None) == winners


def test_special_looks_at_both() -> None:
    """The special set goes on in a tie, and for a perfect round."""
    rules = rules_of("special")
    assert winners_of(rules, (110, 5, 5, 30), (20, 0, 0, 6), None) == ()
    assert winners_of(rules, (110, 5, 6, 30), (20, 1, 5, 0), None) == ()
    assert winners_of(rules, (110, 5, 6, 30), (20, 1, 4, 1), None) == (1,)


def test_perfect_round_looks_at_sums_of_partners() -> None:
    """With summed partners their sums tell who leads and who took points."""
    rules = rules_of("partners-summed", perfect_round=True)
    assert winners_of(rules, (110, 5, 20, 6), (26, 0, 0, 1), None) == (1,)
    assert winners_of(rules, (110, 5, 20, 6), (-13, 0, 13, 1), None) == ()


def test_partners_are_summed() -> None:
    """When one player reaches the target the lower sum of partners wins: 139 beats 147."""
    rules = rules_of("partners-summed")
    assert winners_of(rules, (105, 78, 34, 69), (0, 0, 0, 0), None) == (0,)
    assert winners_of(rules, (99, 78, 34, 69), (0, 0, 0, 0), None) == ()
    assert winners_of(rules, (105, 70, 34, 69), (0, 0, 0, 0), None) == (0, 1)
    assert winners_of(rules_of("partners-summed", tie="continue"), (105, 70, 34, 69), (0, 0, 0, 0), None) == ()


def test_merged_teams_have_one_total_each() -> None:
    """Merged teams' totals are looked at like players'."""
    assert winners_of(rules_of("partners-merged"), (100, 99), (1, 25), None) == (1,)


@pytest.mark.parametrize(("exact", "total"), [(50, 50), (0, 0), (None, 100)])
def test_exact_target(exact: int | None, total: int) -> None:
    """A total of exactly the target drops before the end of the game is looked at."""
    rules = rules_of(exact_target=exact)
    totals = new_totals(rules, (90, 10, 99, 0), (10, 3, 2, 11))
    assert totals == (total, 13, 101, 11)
    assert winners_of(rules, totals, (10, 3, 2, 11), None) == ((0,) if exact == 0 else (3,))


def test_exact_target_can_save_the_game() -> None:
    """If the only total at the target drops, the game goes on."""
    rules = rules_of(exact_target=50)
    totals = new_totals(rules, (90, 10, 20, 0), (10, 3, 2, 11))
    assert winners_of(rules, totals, (10, 3, 2, 11), None) == ()


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ((100, 3 + 4j, 0, 0), ()),
        ((60 + 80j, 3 + 4j, 0, 0), ()),
        ((60 + 81j, 3 + 4j, 5j, 9), (1, 2)),
        ((-101, 3 + 4j, 2, 9), (2,)),
    ],
)
def test_complex_game(totals: tuple[Score, ...], winners: tuple[int, ...]) -> None:
    """A complex game ends when an absolute value is above the target; the smallest absolute value wins."""
    rules = rules_of("complex")
    assert winners_of(rules, tuple(map(complex, totals)), (0j, 0j, 0j, 0j), None) == winners
