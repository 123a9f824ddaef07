"""Deals looked at once more: replayed with open hands, and played again by others."""

import json
from itertools import pairwise
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from game.hearts.actions import StartDeal
from game.hearts.events import CardsMoved
from game.hearts.vocabulary import Direction, Phase
from game.session.hearts import HeartsGame, resumed
from game.session.hearts_duplicate import comparison, duplicate
from game.session.hearts_record import HeartsRecord
from game.session.hearts_replay import replayed
from tests.hearts.tables import rules_of
from tests.session.hearts_deals import tiny_game
from tests.session.hearts_tables import finish_deal, new_table, play_at_random, some_rules, start_deal

seeds = st.integers(0, 2**32)


def let_bots_play(game: HeartsGame) -> None:
    """Finish the present deal with bots in all seats."""
    while game.state.waiting:
        game.play(game.think(game.state.waiting[0]).finish())


@settings(max_examples=20)
@example(seed=65, length=63)
@given(seed=seeds, length=st.integers(1, 120))
def test_a_replay_has_every_step(seed: int, length: int) -> None:
    """The steps of all deals of a record together are all that was done, up to the present, amid charging as well."""
    random = Random(seed)
    game = new_table(some_rules(random))
    steps = play_at_random(game, random, length)
    found = [played.step for number in range(1, game.state.number + 1) for played in replayed(game.record, number)]
    assert found[-1].after == game.state
    assert [step.move for step in found if isinstance(step.move, StartDeal)] == [
        step.move for step in steps if isinstance(step.move, StartDeal)
    ]
    assert len(found) == len(steps)
    assert all(step.after == following.before for step, following in pairwise(found))


def test_a_replay_shows_all_cards() -> None:
    """Every card that moves in a replay is seen."""
    game = new_table(rules_of("five-kitty"))
    finish_deal(game, Random(5))
    moves = [event for played in replayed(game.record, 1) for event in played.events if isinstance(event, CardsMoved)]
    assert moves
    assert all(move.cards is not None for move in moves)


def test_there_is_no_replay_of_a_deal_that_was_not_dealt() -> None:
    """A deal that the record does not have is an error."""
    for number in (0, 2):
        with pytest.raises(LookupError):
            replayed(tiny_game((0, 1)), number)


@settings(max_examples=12)
@given(seed=seeds, turn=st.integers(0, 5))
def test_a_deal_played_again_has_the_same_cards(seed: int, turn: int) -> None:
    """A deal once more, by any rules, has the same cards, dealer and passing; the players have moved on."""
    random = Random(seed)
    game = new_table(some_rules(random), people=1)
    finish_deal(game, random)
    while game.state.phase is Phase.DEAL and game.state.number < 3:
        game.play(start_deal(game.state.rules, random.randrange(1000)))
        finish_deal(game, random)
    if game.state.phase is Phase.MOON:
        return
    number = random.randint(1, game.state.number)
    again = resumed(json.loads(json.dumps(duplicate(game.record, number, turn).as_json())))
    first, second = game.record.deals[number - 1].preparation, again.state.deal
    assert second is not None
    assert second.preparation.dealt.share == first.dealt.share
    assert second.preparation.dealer == first.dealer
    assert Direction.DEALER in (second.preparation.direction, first.direction) or (
        second.preparation.direction is first.direction
    )
    assert again.owner == turn % game.state.rules.players
    assert again.players[again.owner] == game.players[0]
    assert comparison(again.record, again.owner) is None


@pytest.mark.parametrize("number", [1, 2, 3])
def test_bots_alone_do_the_same_again(number: int) -> None:
    """Where bots of one kind play a deal again, each seat comes to the same: nothing is left to other chance."""
    game = new_table(rules_of(), people=0)
    for code in (17, 18, 19):
        game.play(start_deal(game.state.rules, code))
        let_bots_play(game)
    again = resumed(duplicate(game.record, number, 1).as_json())
    let_bots_play(again)
    for seat in range(4):
        compared = comparison(again.record, seat)
        assert compared is not None
        assert (compared.gain, compared.before) == (0, compared.now)


def test_a_comparison_tells_who_fared_better() -> None:
    """The points of the seat then and now, and the difference in favour of now."""
    record = duplicate(tiny_game((0, 1)), 1, 1)
    game = resumed(record.as_json())
    assert comparison(record, game.owner) is None
    let_bots_play(game)
    compared = comparison(game.record, 0)
    assert compared is not None
    assert compared.before == 13
    assert compared.gain == 13 - compared.now
    assert comparison(tiny_game((0, 1)), 0) is None


@pytest.mark.parametrize(
    "before",
    [3, {}, {"names": ["A"], "scores": [1]}, {"names": ["A", "B", "C"], "scores": ["x", 1, 2]}, {"names": 1}],
)
def test_a_comparison_that_makes_no_sense_is_none(before: object) -> None:
    """What somebody else wrote under the key is passed over."""
    record = tiny_game((0, 1))
    assert comparison(HeartsRecord(record.rules, (), record.deals, {"before": before}), 0) is None


def test_only_finished_deals_are_played_again() -> None:
    """A deal that was not finished, or not dealt, can not be compared with."""
    game = new_table(rules_of())
    game.play(start_deal(game.state.rules, 1))
    for number in (0, 1, 2):
        with pytest.raises(LookupError):
            duplicate(game.record, number)
