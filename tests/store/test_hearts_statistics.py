"""The figures of Hearts, which add up."""

import json
from datetime import timedelta
from pathlib import Path
from statistics import fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.session.hearts_tally import Tally
from game.store.export import export_csv, export_json
from game.store.hearts_statistics import HeartsStatistics
from game.store.results import Result
from game.store.store import Store
from tests.store.games import NOON, new_folder, opened, play

GAME = "hearts"


def hearts_record(rules: str = "american", cards: int = 4) -> dict[str, object]:
    """The record of a game with so many cards played."""
    plays = " ".join(["2C"] * cards)
    return {"game": GAME, "rules": {"set": rules}, "deals": [{"code": "HR1-A-AAAAAAM", "plays": plays}]}


def play_hearts(store: Store, result: Result, tally: Tally, rules: str = "american") -> None:
    """Begin a game and finish it, or leave it."""
    store.begin(hearts_record(rules, 0), NOON)
    if result is Result.ABANDONED:
        store.keep_running(hearts_record(rules), tally=tally)
        store.begin(hearts_record(rules, 0), NOON)
    else:
        store.finish(hearts_record(rules), result, NOON, tally)


def test_before_the_first_game_of_hearts(tmp_path: Path) -> None:
    """Without a game all counts are 0, and there is no rate and no mean."""
    store = opened(tmp_path)
    play(store, Result.WON)
    figures = store.hearts_statistics()
    assert figures == HeartsStatistics(0, 0, 0, 0, 0, 0, 0, None, None, None, 0, {})
    assert (figures.started, figures.finished, figures.win_rate, figures.mean_place) == (0, 0, None, None)
    assert store.rule_sets_played() == ()


def test_figures_of_some_games(tmp_path: Path) -> None:
    """Points are those of all deals, also of a game left and of the running one; places are those of games over."""
    store = opened(tmp_path)
    play_hearts(store, Result.WON, Tally((0.0, 5.0), 0, 1))
    play_hearts(store, Result.WON, Tally((-26.0,), 1, 1))
    play_hearts(store, Result.LOST, Tally((26.0, 1.0), 0, 4))
    play_hearts(store, Result.ABANDONED, Tally((13.0,), 0, None))
    store.keep_running(hearts_record(cards=60), tally=Tally((9.0,), 0, None))
    figures = store.hearts_statistics()
    assert (figures.won, figures.lost, figures.abandoned, figures.running) == (2, 1, 1, 1)
    assert (figures.started, figures.finished) == (5, 3)
    assert figures.win_rate == pytest.approx(2 / 3)
    assert (figures.current_streak, figures.best_streak) == (0, 2)
    assert (figures.deals, figures.mean_points) == (7, 4)
    assert (figures.best_points, figures.worst_points, figures.moons) == (-26, 26, 1)
    assert (figures.places, figures.mean_place) == ({1: 2, 4: 1}, 2)


def test_rule_sets_are_counted_apart(tmp_path: Path) -> None:
    """Each rule set has figures of its own, and all have figures together; the one played most comes first."""
    store = opened(tmp_path)
    play_hearts(store, Result.WON, Tally((1.0,), 0, 1), "spot")
    for _ in range(2):
        play_hearts(store, Result.LOST, Tally((7.0,), 0, 2), "turbo")
    assert store.rule_sets_played() == ("turbo", "spot")
    assert (store.hearts_statistics("spot").mean_points, store.hearts_statistics("turbo").mean_points) == (1, 7)
    assert (store.hearts_statistics("spot").best_streak, store.hearts_statistics("turbo").best_streak) == (1, 0)
    assert store.hearts_statistics().finished == 3
    assert store.hearts_statistics("kitty").started == 0


def test_a_deal_taken_back_does_not_count(tmp_path: Path) -> None:
    """The tally of a game is that of its last state: a deal whose end was taken back is counted once."""
    store = opened(tmp_path)
    store.begin(hearts_record(cards=0), NOON)
    for deals in ((13.0,), (), (4.0,)):
        store.keep_running(hearts_record(), tally=Tally(deals))
    assert (store.hearts_statistics().deals, store.hearts_statistics().mean_points) == (1, 4)


def test_exports_hold_the_tally(tmp_path: Path) -> None:
    """Place, points and moons are in the exports; in JSON the points are a list."""
    store = opened(tmp_path)
    play_hearts(store, Result.LOST, Tally((0.0, 13.0), 1, 2))
    (game,) = json.loads(export_json(store))
    assert (game["result"], game["rules"], game["place"], game["deals"], game["moons"]) == (
        "lost",
        "american",
        2,
        [0.0, 13.0],
        1,
    )
    assert '"[0.0, 13.0]"' in export_csv(store)


tallies = st.builds(
    Tally, st.lists(st.integers(-26, 130).map(float), max_size=4).map(tuple), st.integers(0, 2), st.integers(1, 4)
)
endings = st.tuples(st.sampled_from([Result.WON, Result.LOST, Result.ABANDONED]), tallies, st.sampled_from("ab"))


def longest_streak(results: list[Result]) -> int:
    """The most wins in a row."""
    current = best = 0
    for result in results:
        current = current + 1 if result is Result.WON else 0
        best = max(best, current)
    return best


@settings(max_examples=25)
@given(games=st.lists(endings, max_size=12))
def test_figures_of_hearts_add_up(games: list[tuple[Result, Tally, str]]) -> None:
    """Whatever is played, the figures of each rule set and of all are those that one would count by hand."""
    with new_folder() as folder:
        store = opened(folder)
        for result, tally, rules in games:
            place = None if result is Result.ABANDONED else tally.place
            play_hearts(store, result, tally._replace(place=place), rules)
        for asked in (None, "a", "b"):
            chosen = [(result, tally) for result, tally, name in games if asked in (None, name)]
            results = [result for result, _ in chosen]
            points = [point for _, tally in chosen for point in tally.deals]
            figures = store.hearts_statistics(asked)
            counts = (figures.won, figures.lost, figures.abandoned)
            assert counts == tuple(map(results.count, (Result.WON, Result.LOST, Result.ABANDONED)))
            assert figures.started == len(chosen)
            assert sum(figures.places.values()) == figures.finished
            assert figures.best_streak == longest_streak(results)
            assert figures.deals == len(points)
            assert figures.mean_points == (pytest.approx(fmean(points)) if points else None)
            assert figures.moons == sum(tally.moons for _, tally in chosen)
        store.close()


def test_achievements_are_kept_with_their_deals(tmp_path: Path) -> None:
    """Each achievement has its number of times, its first and last time, and the deal of the last."""
    store = opened(tmp_path)
    store.begin(hearts_record(cards=0), NOON)
    store.achieve(1, ["moon_shot", "clean"], "HR1-A-AAAAAAM", NOON)
    store.achieve(2, ["moon_shot"], "HR1-A-AAAAABP", NOON + timedelta(hours=1))
    store.close()
    moon, clean = opened(tmp_path).achievements()
    assert moon == ("moon_shot", 2, NOON, NOON + timedelta(hours=1), "HR1-A-AAAAABP")
    assert clean == ("clean", 1, NOON, NOON, "HR1-A-AAAAAAM")


def test_an_achievement_counts_once_a_deal(tmp_path: Path) -> None:
    """Told again of a deal, whose end was taken back perhaps, it stays one; in another game it is another."""
    store = opened(tmp_path)
    for _ in range(2):
        store.begin(hearts_record(cards=0), NOON)
        for _ in range(3):
            store.achieve(1, ["moon_shot"], None, NOON)
    assert [(one.name, one.times, one.code) for one in store.achievements()] == [("moon_shot", 2, None)]


def test_nothing_is_achieved_without_a_game(tmp_path: Path) -> None:
    """Where no game of Hearts is running nothing is noted."""
    store = opened(tmp_path)
    store.achieve(1, ["moon_shot"], None, NOON)
    assert store.achievements() == ()
