"""Figures that add up."""

from dataclasses import dataclass, field
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.store.results import Result
from game.store.statistics import Statistics
from game.store.store import Store
from tests.store.games import CODE, GAME, NOON, new_folder, opened, play, record

OTHER_CODE = "HH1-N-AAAAABN"


def test_before_the_first_game(tmp_path: Path) -> None:
    """Without a game all counts are 0, and there is no rate, best or average."""
    figures = opened(tmp_path).statistics(GAME)
    assert figures == Statistics(0, 0, 0, 0, 0, 0, 0, None, None, None, None)
    assert (figures.started, figures.finished, figures.win_rate) == (0, 0, None)


def test_best_and_average_are_of_won_games(tmp_path: Path) -> None:
    """A short game that was given up is neither a best time nor part of an average."""
    store = opened(tmp_path)
    play(store, Result.WON, moves=80, seconds=100)
    play(store, Result.WON, moves=90, seconds=50)
    play(store, Result.ABANDONED, moves=1, seconds=1)
    figures = store.statistics(GAME)
    assert (figures.best_moves_of_won, figures.average_moves_of_won) == (80, 85)
    assert (figures.best_seconds_of_won, figures.average_seconds_of_won) == (50, 75)
    assert figures.win_rate == pytest.approx(2 / 3)


@dataclass
class Model:
    """What a careful clerk would have written down."""

    results: list[tuple[str, Result, int]] = field(default_factory=list)
    code: str | None = None
    moves: int = 0
    most_moves: int = 0
    left_as: Result = Result.ABANDONED

    def begin(self, code: str) -> None:
        """Settle what lies on the table and deal."""
        self.end(self.left_as)
        self.code, self.moves, self.most_moves, self.left_as = code, 0, 0, Result.ABANDONED

    def keep(self, moves: int, left_as: Result) -> None:
        """Note how the game stands."""
        self.moves, self.most_moves, self.left_as = moves, max(self.most_moves, moves), left_as

    def end(self, result: Result) -> None:
        """Write down a game that had a move, and clear the table."""
        if self.code is not None and self.most_moves:
            self.results.append((self.code, result, self.moves))
        self.code = None

    def streaks(self, code: str | None) -> tuple[int, int]:
        """The current and the best run of wins."""
        current = best = 0
        for _, result, _ in self.chosen(code):
            current = current + 1 if result is Result.WON else 0
            best = max(best, current)
        return current, best

    def chosen(self, code: str | None) -> list[tuple[str, Result, int]]:
        """What was written down, of one deal or of all."""
        return [entry for entry in self.results if code in (None, entry[0])]

    def is_running(self, code: str | None) -> bool:
        """Whether a game that had a move lies on the table."""
        return self.code is not None and code in (None, self.code) and self.most_moves > 0


ACTIONS = st.lists(
    st.one_of(
        st.tuples(st.just("deal"), st.sampled_from([CODE, OTHER_CODE])),
        st.sampled_from([(name, "") for name in ("move", "undo", "dead end", "same deal", "start again")]),
        st.sampled_from([("win", ""), ("win", ""), ("loss", ""), ("move", "")]),
    ),
    max_size=40,
)


def act(store: Store, model: Model, action: str, code: str) -> None:
    """Do one thing in the store and in the model alike."""
    on_table = model.code
    if action in ("deal", "same deal"):
        code = code or on_table or CODE
        store.begin(record(0, code=code), NOON)
        model.begin(code)
    elif action in ("win", "loss"):
        result = Result.WON if action == "win" else Result.LOST
        store.finish(record(model.moves + 1, code=on_table or CODE), result, NOON)
        model.keep(model.moves + 1, result)
        model.end(result)
    elif action != "start again":
        moves = max(0, model.moves - 1) if action == "undo" else model.moves + 1
        left_as = Result.DEAD_END if action == "dead end" else Result.ABANDONED
        store.keep_running(record(moves, code=on_table or CODE), left_as)
        model.keep(moves, left_as)


def assert_adds_up(figures: Statistics, model: Model, code: str | None) -> None:
    """The store's figures are the model's, and they add up."""
    results = [result for _, result, _ in model.chosen(code)]
    counts = (figures.won, figures.abandoned, figures.dead_ends, figures.lost)
    assert counts == tuple(map(results.count, Result))
    assert (figures.current_streak, figures.best_streak) == model.streaks(code)
    assert figures.running == model.is_running(code)
    assert figures.started == sum(counts) + figures.running
    assert figures.win_rate is None or 0 <= figures.win_rate <= 1
    won_moves = [moves for _, result, moves in model.chosen(code) if result is Result.WON]
    assert figures.best_moves_of_won == min(won_moves, default=None)
    assert figures.average_moves_of_won == (pytest.approx(sum(won_moves) / len(won_moves)) if won_moves else None)


@settings(max_examples=30, deadline=None)
@given(actions=ACTIONS)
def test_figures_add_up_whatever_is_played(actions: list[tuple[str, str]]) -> None:
    """After any deals, moves, undos, wins, dead ends and starts, the figures are those of a simple model."""
    with new_folder() as folder:
        store, model = opened(folder), Model()
        for action, code in actions:
            act(store, model, action, code)
            if action == "start again":
                store.close()
                store = opened(folder)
        for chosen in (None, CODE, OTHER_CODE):
            assert_adds_up(store.statistics(GAME, chosen), model, chosen)
        assert store.statistics("hearts").started == 0
        store.close()
