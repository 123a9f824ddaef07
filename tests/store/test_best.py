"""Best lists, the deals of the day, and the last games."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from game.store.daily import DailyResult
from game.store.results import Result
from game.store.running import Daily
from game.store.store import Store
from tests.store.games import CODE, GAME, NOON, TODAY, opened, play, record


def test_best_lists_hold_the_wins_of_one_deal(tmp_path: Path) -> None:
    """Fastest and fewest moves are two orders of the same wins; other deals and other endings are not in them."""
    store = opened(tmp_path)
    for moves, seconds in ((80, 100.0), (90, 50.0), (70, 200.0)):
        play(store, Result.WON, moves, seconds)
    play(store, Result.ABANDONED, 1, 1.0)
    play(store, Result.WON, 50, 5.0, code="HH1-N-AAAAABN")
    assert [best.seconds for best in store.fastest(CODE)] == [50, 100, 200]
    assert [best.moves for best in store.fewest_moves(CODE)] == [70, 80, 90]
    assert [best.moves for best in store.fewest_moves(CODE, 1)] == [70]


def test_the_first_of_two_alike_stays_first(tmp_path: Path) -> None:
    """Who was there first is not pushed down by an equal."""
    store = opened(tmp_path)
    tokens = [play(store, Result.WON), play(store, Result.WON)]
    assert [best.token for best in store.fastest(CODE)] == tokens
    assert [best.token for best in store.fewest_moves(CODE)] == tokens


def test_a_win_without_a_time_is_not_among_the_fastest(tmp_path: Path) -> None:
    """A game whose time was not measured can have the fewest moves, not the least time."""
    store = opened(tmp_path)
    untimed = {"game": GAME, "code": CODE, "moves": "d"}
    store.begin(untimed, NOON)
    store.finish(untimed, Result.WON, NOON)
    assert store.fastest(CODE) == ()
    assert [best.seconds for best in store.fewest_moves(CODE)] == [None]


def test_a_result_can_be_signed(tmp_path: Path) -> None:
    """Three initials go with one win, and the other wins stay without."""
    store = opened(tmp_path)
    play(store, Result.WON, 90)
    token = play(store, Result.WON, 80)
    assert token is not None
    store.sign(token, "ADA")
    assert [best.initials for best in store.fewest_moves(CODE)] == ["ADA", None]


@pytest.mark.parametrize("initials", ["", "AD", "ADAA", "ada", "AÄA", "A A"])
def test_initials_are_three_letters(tmp_path: Path, initials: str) -> None:
    """Anything but three letters A–Z is refused."""
    with pytest.raises(ValueError, match="three letters"):
        opened(tmp_path).sign("any", initials)


def win_daily(store: Store, day: date, moves: int) -> None:
    """Win the deal of a day, the day after."""
    store.begin(record(0), NOON, Daily(day, par=78))
    store.finish(record(moves), Result.WON, NOON + timedelta(days=1))


def test_a_day_counts_with_its_best_win(tmp_path: Path) -> None:
    """Each day won is listed once, newest first, with the win of the fewest moves and the par of the day."""
    store = opened(tmp_path)
    yesterday = TODAY - timedelta(days=1)
    win_daily(store, yesterday, 90)
    win_daily(store, TODAY, 85)
    win_daily(store, yesterday, 80)
    play(store, Result.WON, 10)
    assert store.daily_results(GAME, 5) == (
        DailyResult(TODAY, CODE, 85, 78, 60.0),
        DailyResult(yesterday, CODE, 80, 78, 60.0),
    )
    assert len(store.daily_results(GAME, 1)) == 1


def test_the_calendar_shows_days_won(tmp_path: Path) -> None:
    """A month has the days whose deal was won, in whichever month that was; a deal given up is no day won."""
    store = opened(tmp_path)
    for day in (date(2026, 11, 1), date(2026, 11, 30), date(2026, 12, 1), date(2025, 11, 3)):
        win_daily(store, day, 80)
    store.begin(record(0), NOON, Daily(date(2026, 11, 7)))
    store.finish(record(5), Result.ABANDONED, NOON)
    assert store.days_won(GAME, 2026, 11) == {1, 30}
    assert store.days_won(GAME, 2026, 10) == frozenset()


def test_the_last_games_come_in_the_order_they_ended(tmp_path: Path) -> None:
    """A plot reads from left to right: the newest game is the last."""
    store = opened(tmp_path)
    for moves in (1, 2, 3):
        play(store, Result.ABANDONED, moves)
    assert [game.moves for game in store.last_games(GAME, 2)] == [2, 3]
    assert store.last_games("hearts", 2) == ()
