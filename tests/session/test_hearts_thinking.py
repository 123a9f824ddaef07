"""Thinking in slices."""

from collections.abc import Callable, Iterator
from itertools import count
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.hearts.vocabulary import Phase
from game.session.hearts import HeartsGame
from game.session.hearts_thinking import Slices, Thinking
from tests.hearts.tables import rules_of
from tests.session.hearts_tables import killed_and_resumed, new_table, some_rules, start_deal


def clock() -> Callable[[], float]:
    """A clock that goes on by a tenth of a second each time it is looked at."""
    ticks = count()
    return lambda: next(ticks) / 10


def counting(last: int, done: list[int]) -> Slices[str]:
    """Notes each slice done, and where it stops before the end."""
    try:
        for number in range(last):
            done.append(number)
            yield
    finally:
        done.append(-1)
    return "found"


def test_a_slice_ends_in_time() -> None:
    """Thinking stops after the slice in which its time is up, and goes on from there."""
    done: list[int] = []
    thinking = Thinking(counting(10, done), clock())
    assert not thinking.run(0.35)
    assert done == [0, 1, 2, 3]
    assert not thinking.run(0.0)
    assert done == [0, 1, 2, 3, 4]
    assert thinking.run(2)
    assert (thinking.result, thinking.is_done) == ("found", True)
    assert thinking.run(0.35)


def test_there_is_no_result_before_the_end() -> None:
    """Asking for a result too early is an error."""
    thinking = Thinking(counting(10, []))
    with pytest.raises(LookupError):
        _ = thinking.result
    assert thinking.finish() == "found"


def test_cancelled_thinking_stops_at_once() -> None:
    """What is cancelled does nothing more, cleans up, and never has a result."""
    done: list[int] = []
    thinking = Thinking(counting(10, done), clock())
    thinking.run(0.15)
    thinking.cancel()
    assert done == [0, 1, -1]
    assert (thinking.run(9), thinking.is_done, thinking.is_cancelled) == (False, False, True)
    with pytest.raises(LookupError):
        thinking.finish()


def test_a_result_can_be_cancelled() -> None:
    """A result that nobody waits for any more is dropped."""
    thinking = Thinking(counting(1, []))
    thinking.finish()
    thinking.cancel()
    assert not thinking.run(1)


def test_a_fault_is_not_hidden() -> None:
    """What goes wrong while thinking is told to whoever runs it."""

    def broken() -> Slices[str]:
        yield
        raise KeyError("lost")

    thinking = Thinking(broken())
    with pytest.raises(KeyError):
        thinking.run(1)


def bots_play(game: HeartsGame, steps: int, seconds: float = 1.0) -> Iterator[object]:
    """So many actions of bots, each thought about in slices of some length."""
    for _ in range(steps):
        if not game.bots_waiting:
            return
        thinking = game.think(game.bots_waiting[0])
        while not thinking.run(seconds):
            pass
        yield game.play(thinking.result).step.move


@settings(max_examples=6)
@given(seed=st.integers(0, 2**32), cut=st.integers(0, 40))
def test_bots_play_the_same_in_a_game_resumed(seed: int, cut: int) -> None:
    """Killed anywhere, and thinking in slices of any length, bots play on as they would have done."""
    random = Random(seed)
    rules = some_rules(random)
    game = new_table(rules, people=0)
    game.play(start_deal(rules, random.randrange(1000)))
    first = list(bots_play(game, cut))
    other = killed_and_resumed(game)
    rest = list(bots_play(game, 200))
    assert list(bots_play(other, 200, seconds=0)) == rest
    assert game.state.phase in (Phase.DEAL, Phase.OVER)
    assert len(first) == cut or not rest


def test_hints_are_what_a_sensible_bot_does() -> None:
    """A person's hint is the action of a bot in the same seat of the same deal."""
    person, bot = new_table(rules_of(), people=1), new_table(rules_of(), people=0)
    for game in (person, bot):
        game.play(start_deal(game.state.rules, 4))
    assert person.hint(0).finish() == bot.think(0).finish()


def test_nobody_thinks_about_another_turn() -> None:
    """There is nothing to think about for a seat that need not act."""
    game = new_table(rules_of(passing=[]), people=0)
    game.play(start_deal(game.state.rules, 4))
    with pytest.raises(ValueError, match="need not act"):
        game.think((game.state.waiting[0] + 1) % 4)


def test_thoughts_end_with_the_game_and_with_what_is_taken_back() -> None:
    """Leaving cancels all that is being thought; so does taking back, for it was about another state."""
    game = new_table(rules_of())
    game.play(start_deal(game.state.rules, 4))
    thoughts = [game.think(2), game.hint(0)]
    game.leave()
    assert [thinking.is_cancelled for thinking in thoughts] == [True, True]
    game.play(game.hint(0).finish())
    thinking = game.think(1)
    game.take_back()
    assert thinking.is_cancelled
