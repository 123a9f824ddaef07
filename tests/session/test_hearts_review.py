"""Looking back on deals: hidden hands made up, and plays judged."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots.memory import memory_of
from game.cards import parse_card
from game.hearts.actions import PlayCard
from game.hearts.kitty import is_exchanged
from game.hearts.opening import low_club_opens
from game.hearts.seats import sorted_cards
from game.hearts.turns import PlayTurn
from game.hearts.view import View, unseen_cards, view_of
from game.hearts.vocabulary import Phase
from game.session.hearts import HeartsGame, resumed
from game.session.hearts_imagining import imagined_game, imagined_hands
from game.session.hearts_replay import replayed
from game.session.hearts_review import Review, reviewed
from tests.hearts.tables import rules_of
from tests.session.hearts_deals import record_of
from tests.session.hearts_tables import (
    finish_deal,
    new_table,
    play_at_random,
    some_rules,
    start_deal,
    step_at_random,
)
from tests.slices import longest_slice

seeds = st.integers(0, 2**32)

# Calls of functions in a bit of a review, which take about three milliseconds; a frame has 16.7.
LONGEST_SLICE = 10_000


def seen(view: View) -> tuple[object, ...]:
    """What a view shows of the play."""
    return (view.hand, view.hand_sizes, view.trick, view.tricks, view.broken, view.kitty, view.charges, view.totals)


def assert_fits(game: HeartsGame, seat: int, random: Random) -> None:
    """Hands made up for ``seat`` fit all that it saw."""
    view, deal = game.view(seat), game.state.deal
    assert deal is not None
    hands, away = imagined_hands(view, random)
    memory = memory_of(view)
    hidden = [card for other, hand in enumerate(hands) if other != seat for card in hand]
    assert sorted_cards((*hidden, *away)) == sorted_cards(unseen_cards(view))
    assert tuple(map(len, hands)) == view.hand_sizes
    renewed = view.kitty.taker if is_exchanged(view.rules) else None
    for other, hand in enumerate(hands):
        for card in hand:
            assert other in (seat, renewed) or card.suit not in memory.voids[other]
            assert other == seat or memory.holders.get(card, other) == other
    other_game = imagined_game(view, deal, random)
    again = view_of(other_game, seat)
    assert seen(again) == seen(view)
    begun = view.tricks or (view.trick is not None and view.trick.cards)
    if begun or not low_club_opens(view.rules):
        assert again.turn == view.turn


@settings(max_examples=15)
@given(seed=seeds)
def test_hands_made_up_fit_what_was_seen(seed: int) -> None:
    """At any moment of any deal made-up hands have the right cards and sizes, and look to the seat as the real ones."""
    random = Random(seed)
    game = new_table(some_rules(random))
    step_at_random(game, random)
    while game.state.waiting:
        if game.state.phase is Phase.PLAY and random.random() < 0.15:
            assert_fits(game, game.state.waiting[0], random)
        step_at_random(game, random)


def test_hands_made_up_differ() -> None:
    """Hands are drawn from many: those of two draws are hardly ever the same."""
    game = new_table(some_rules(Random(1)))
    game.play(start_deal(game.state.rules, 3))
    assert len({imagined_hands(game.view(0), Random(seed))[0] for seed in range(20)}) > 15


def test_room_is_made_where_voids_leave_only_one_way() -> None:
    """Where the voids shown leave only one way for all cards to lie, that way is found."""
    record = record_of("2C 3C 4D", "2D 3D 2S", "2H AH 5S", plays="2C 2D 2H 3C 3D AH")
    game = resumed(record.as_json())
    for seed in range(30):
        hands, _ = imagined_hands(game.view(0), Random(seed))
        assert {str(card) for card in hands[1] + hands[2]} == {"2S", "5S"}


BLUNDER = record_of("QS AC 2H", "2S 4C 3H", "3S 6C 4H", "KS 4S 3C", plays="QS 2S 3S KS 3C AC 4C 6C 2H 3H 4H 4S")


def test_a_blunder_is_found() -> None:
    """To take the queen with the king, last to play and with a small spade in hand, is what cost most."""
    review = resumed(BLUNDER.as_json()).review(1, 3).finish()
    worst = review.costliest[0]
    assert (worst.trick, worst.step) == (1, 4)
    assert (worst.played, worst.better) == (parse_card("KS"), parse_card("4S"))
    assert worst.cost > 10


def test_good_play_is_not_blamed() -> None:
    """Who plays as the bot does in every trick is told so, and of no costly play."""
    game = new_table(some_rules(Random(8)), people=0)
    game.play(start_deal(game.state.rules, 11))
    while game.state.waiting:
        game.play(game.think(game.state.waiting[0]).finish())
    review = game.review(1, 2).finish()
    assert review.costliest == ()
    assert review.sensible == review.plays > 0


def test_a_review_is_always_the_same() -> None:
    """Reviewed in slices of any length, and again, a deal gets the same judgement."""
    thinking = resumed(BLUNDER.as_json()).review(1, 3)
    while not thinking.run(0):
        pass
    assert thinking.result == resumed(BLUNDER.as_json()).review(1, 3).finish()


def assert_sound(game: HeartsGame, review: Review, seat: int) -> None:
    """A review tells of plays that were made, against others that could have been, the costliest first."""
    costs = [found.cost for found in review.costliest]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) <= 3
    assert review.sensible <= review.plays
    steps = replayed(game.record, 1)
    for found in review.costliest:
        step = steps[found.step].step
        assert step.move == PlayCard(seat, found.played)
        turn = view_of(step.before, seat).turn
        assert isinstance(turn, PlayTurn)
        assert found.better in turn.cards
        assert found.better != found.played


def test_a_review_tells_what_can_be_told() -> None:
    """A review of a person who plays as high as can be finds plays that cost much."""
    game = new_table(rules_of("hartenjagen", passing=[]))
    game.play(start_deal(game.state.rules, 2))
    while game.state.phase is Phase.PLAY:
        turn = game.view(game.state.waiting[0]).turn
        assert isinstance(turn, PlayTurn)
        game.play(PlayCard(0, turn.cards[-1]) if turn.seat == 0 else game.think(turn.seat).finish())
    review = game.review(1, 0).finish()
    assert len(review.costliest) == 3
    assert_sound(game, review, 0)


@pytest.mark.soak
@settings(max_examples=25)
@given(seed=seeds)
def test_reviews_by_all_rules_are_sound(seed: int) -> None:
    """A review of any deal by any rules is sound."""
    random = Random(seed)
    game = new_table(some_rules(random))
    finish_deal(game, random)
    if game.state.phase is not Phase.MOON:
        assert_sound(game, game.review(1, 0).finish(), 0)


def test_no_slice_of_a_review_is_long() -> None:
    """Neither replaying the game nor trying a card keeps a frame waiting, even for the last deal of a long game."""
    game = new_table(rules_of(target=120, moon="subtract"))
    play_at_random(game, Random(2), 2000)
    assert game.state.number > 8
    assert 0 < longest_slice(reviewed(game.record, game.state.number, 0), most=3000) < LONGEST_SLICE


def test_a_review_can_be_left() -> None:
    """A review stops when the game is left."""
    game = resumed(BLUNDER.as_json())
    thinking = game.review(1, 3)
    thinking.run(0)
    game.leave()
    assert not thinking.run(10)


def test_there_is_no_review_of_a_deal_that_was_not_dealt() -> None:
    """A deal that the record does not have is an error once one looks for it."""
    with pytest.raises(LookupError):
        resumed(BLUNDER.as_json()).review(2, 3).finish()
