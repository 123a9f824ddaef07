"""The running game."""

from datetime import timedelta
from pathlib import Path

import pytest

from game.store.results import Result
from game.store.running import Daily, count_moves
from tests.store.games import CODE, GAME, NOON, TODAY, opened, record


def test_nothing_is_running_at_first(tmp_path: Path) -> None:
    """A new store has no running game, no results, and nothing to tell."""
    store = opened(tmp_path)
    assert (store.running(GAME), store.finished_games(), store.notices) == (None, (), ())
    assert store.is_keeping


def test_the_running_game_outlasts_the_program(tmp_path: Path) -> None:
    """A game kept is there after a start, with the keys the store does not know."""
    kept = record(3) | {"note": "Grüße ♥"}
    store = opened(tmp_path)
    store.begin(record(0), NOON)
    store.keep_running(kept)
    store.close()
    assert opened(tmp_path).running(GAME) == kept


def test_a_game_dealt_is_kept_before_its_first_move(tmp_path: Path) -> None:
    """The deal that lies on the table is there again after a start, though no move was made."""
    store = opened(tmp_path)
    store.begin(record(0), NOON)
    assert store.running(GAME) == record(0)


def test_games_of_two_kinds_run_side_by_side(tmp_path: Path) -> None:
    """The solitaire and Hearts have one running game each."""
    store = opened(tmp_path)
    hearts = {"game": "hearts", "deals": [{"plays": "2C 5C KC 3C"}, {"plays": "2C"}]}
    store.begin(record(0), NOON)
    store.begin(hearts, NOON)
    store.keep_running(record(2))
    assert (store.running(GAME), store.running("hearts")) == (record(2), hearts)
    store.clear_running(GAME)
    assert (store.running(GAME), store.running("hearts")) == (None, hearts)


def test_clearing_counts_nothing(tmp_path: Path) -> None:
    """A running game that is cleared leaves no result."""
    store = opened(tmp_path)
    store.begin(record(5), NOON)
    store.clear_running(GAME)
    assert store.finished_games() == ()
    assert store.statistics(GAME).started == 0


@pytest.mark.parametrize("left_as", Result)
def test_the_next_deal_settles_the_one_left_behind(tmp_path: Path, left_as: Result) -> None:
    """A game left behind counts as what it was last kept as: a dead end is no abandoned game, a win stays a win."""
    store = opened(tmp_path)
    store.begin(record(0), NOON)
    store.keep_running(record(9, 12.5), left_as)
    store.begin(record(0), NOON + timedelta(minutes=1))
    (left,) = store.finished_games()
    assert (left.result, left.moves, left.seconds) == (left_as, 9, 12.5)
    assert left.ended == NOON + timedelta(minutes=1)
    assert store.running(GAME) == record(0)


def test_undo_takes_a_game_out_of_its_dead_end(tmp_path: Path) -> None:
    """What counts is how the game stood when it was left, not how it stood before an undo."""
    store = opened(tmp_path)
    store.begin(record(0), NOON)
    store.keep_running(record(9), Result.DEAD_END)
    store.keep_running(record(8))
    store.begin(record(0), NOON)
    assert [game.result for game in store.finished_games()] == [Result.ABANDONED]


def test_a_deal_without_a_move_leaves_no_result(tmp_path: Path) -> None:
    """Dealing again at once, or giving up before the first move, counts as nothing."""
    store = opened(tmp_path)
    store.begin(record(0), NOON)
    store.begin(record(0), NOON)
    assert store.finish(record(0), Result.DEAD_END, NOON) is None
    assert store.finished_games() == ()


def test_a_game_once_started_stays_started(tmp_path: Path) -> None:
    """Taking every move back does not undo that the game was begun."""
    store = opened(tmp_path)
    store.begin(record(0), NOON)
    store.keep_running(record(1))
    store.keep_running(record(0))
    assert store.statistics(GAME).started == 1
    store.begin(record(0), NOON)
    assert store.statistics(GAME).abandoned == 1


def test_nothing_after_the_win_changes_it(tmp_path: Path) -> None:
    """A game that is over can be neither kept, nor finished again, nor left: its result stands, once."""
    store = opened(tmp_path)
    store.begin(record(0), NOON)
    assert store.finish(record(80), Result.WON, NOON)
    won = store.finished_games()
    store.keep_running(record(79))
    assert store.finish(record(81), Result.ABANDONED, NOON) is None
    assert store.finish(record(80), Result.WON, NOON) is None
    assert store.running(GAME) is None
    store.begin(record(0), NOON)
    assert store.finished_games() == won


def test_the_deal_of_a_day_is_known_after_a_start(tmp_path: Path) -> None:
    """A resumed game still knows the day whose deal it is, and so does its result."""
    store = opened(tmp_path)
    store.begin(record(0), NOON, Daily(TODAY, par=78))
    store.keep_running(record(1))
    store.close()
    store = opened(tmp_path)
    assert store.running_daily(GAME) == Daily(TODAY, par=78)
    store.finish(record(80), Result.WON, NOON + timedelta(days=1))
    (game,) = store.finished_games()
    assert (game.day, game.par) == (TODAY, 78)
    store.begin(record(0), NOON)
    assert store.running_daily(GAME) is None


def test_a_record_from_elsewhere_can_be_kept(tmp_path: Path) -> None:
    """A record without a code, or with a time beyond all measure, is kept like any other."""
    store = opened(tmp_path)
    strange = {"game": GAME, "deck": "A 2 3", "moves": "d d", "seconds": 1e300}
    store.begin(strange, NOON)
    assert store.running(GAME) == strange
    store.finish(strange, Result.ABANDONED, NOON)
    (game,) = store.finished_games()
    assert (game.code, game.moves, game.seconds) == (None, 2, None)


def test_a_time_with_a_zone_is_kept_as_the_local_one(tmp_path: Path) -> None:
    """The time of an end is that of the clock on the wall."""
    store = opened(tmp_path)
    store.begin(record(1), NOON)
    store.begin(record(0), NOON.astimezone().replace(microsecond=5))
    assert store.finished_games()[0].ended == NOON


def test_moves_are_counted_from_the_record() -> None:
    """A move is a word of the solitaire's record, or a card played in a record of Hearts."""
    assert count_moves({"moves": " d  25+w\nr "}) == 3
    assert count_moves({"deals": [{"plays": "2C 5C"}, {"code": CODE}, {"plays": "KC"}]}) == 3
    assert count_moves({}) == 0
