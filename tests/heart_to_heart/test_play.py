"""Play: which moves are legal, why others are refused, and what each move does."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given

from game.cards import Rank
from game.heart_to_heart.endings import is_won
from game.heart_to_heart.moves import Draw, HeartPair, Move, Pair, Redeal, WastePair, parse_move
from game.heart_to_heart.play import IllegalMoveError, Refusal, apply, legal_moves, why_not
from game.heart_to_heart.state import DECK, State
from tests.heart_to_heart.positions import position, ranks
from tests.strategies import EVERY_MOVE, games, moves, states

Game = list[tuple[Move | None, State]]

# The lower point of a heart: 25 is free, 23 and 24 are covered by it.
TIP_ON_TWO_QUEENS = {23: "Q", 24: "Q", 25: "4"}


@given(states())
def test_legal_moves_are_those_without_a_refusal(state: State) -> None:
    """Of all conceivable moves, exactly those that are not refused are listed, each once."""
    listed = legal_moves(state)
    assert len(listed) == len(set(listed))
    assert set(listed) == {move for move in EVERY_MOVE if why_not(state, move) is None}


@given(states(), moves())
def test_what_is_refused_can_not_be_applied(state: State, move: Move) -> None:
    """A move is applied and counted, or an error says for what reason it can not be."""
    if (refusal := why_not(state, move)) is None:
        assert apply(state, move).moves == state.moves + 1
    else:
        with pytest.raises(IllegalMoveError) as error:
            apply(state, move)
        assert error.value.refusal is refusal
        assert str(error.value) == refusal.value


@pytest.mark.parametrize(
    ("state", "move", "refusal"),
    [
        (position({}, "4", "4"), "d", Refusal.GAME_WON),
        (position({}, "", "4"), "r", Refusal.GAME_WON),
        (position({}, "", "4"), "25+w", Refusal.GAME_WON),
        (position({25: "4"}, "", "4"), "d", Refusal.STOCK_EMPTY),
        (position({25: "4"}), "d", Refusal.STOCK_EMPTY),
        (position({25: "4"}, "4", "4"), "r", Refusal.STOCK_NOT_EMPTY),
        (position({25: "4"}, "4"), "r", Refusal.STOCK_NOT_EMPTY),
        (position({25: "4"}), "r", Refusal.WASTE_EMPTY),
        (position({23: "4"}, "", "4"), "25+w", Refusal.PLACE_EMPTY),
        (position({23: "4"}, "", "4"), "23+24", Refusal.PLACE_EMPTY),
        (position(TIP_ON_TWO_QUEENS, "", "Q"), "23+w", Refusal.CARD_COVERED),
        (position(TIP_ON_TWO_QUEENS), "23+24", Refusal.CARD_COVERED),
        (position({24: "4", 25: "4"}), "24+25", Refusal.CARD_COVERED),
        (position({25: "4"}, "4"), "25+w", Refusal.WASTE_EMPTY),
        (position({25: "4"}, "4", "4 A"), "25+w", Refusal.RANKS_DIFFER),
        (position({23: "4", 24: "A"}), "23+24", Refusal.RANKS_DIFFER),
    ],
)
def test_each_refusal_is_named(state: State, move: str, refusal: Refusal) -> None:
    """A move that can not be played is refused for the one reason that a player would name."""
    assert why_not(state, parse_move(move)) is refusal


def test_a_draw_turns_the_top_of_the_stock() -> None:
    """A draw lays the top card of the stock on the waste."""
    after = apply(position({25: "4"}, "2 3", "A"), Draw())
    assert (after.stock, after.waste, after.moves) == (ranks("3"), ranks("A 2"), 1)


def test_a_redeal_turns_the_waste_over_and_draws_nothing() -> None:
    """After a redeal the waste is empty, and the card that went onto it first is drawn first."""
    after = apply(position({25: "4"}, "", "A 2 3"), Redeal())
    assert (after.stock, after.waste, after.moves) == (ranks("A 2 3"), (), 1)


def test_a_pair_in_the_heart_leaves_two_places_empty() -> None:
    """Both cards of a pair leave the game, and what they covered comes free."""
    before = position({20: "K", 21: "7", 22: "2", 23: "4", 24: "4"}, "9", "8")
    after = apply(before, HeartPair(23, 24))
    assert after == replace(position({20: "K", 21: "7", 22: "2"}, "9", "8"), moves=1)
    assert after.free == (20, 21, 22)
    assert after.score - before.score == 20


def test_a_pair_with_the_waste_uncovers_the_waste_card_under_it() -> None:
    """The top waste card goes together with the heart card, worth ten points, and the one under it is the top."""
    before = position(TIP_ON_TWO_QUEENS, "9", "8 4")
    after = apply(before, WastePair(25))
    assert after.waste_top is Rank.EIGHT
    assert after.free == (23, 24)
    assert after.score - before.score == 10


def test_two_waste_cards_are_no_pair() -> None:
    """With two equal cards on the waste and no free heart card of their rank, one can only draw."""
    assert legal_moves(position({25: "A"}, "9", "8 4 4")) == (Draw(),)


@given(games())
def test_no_card_is_lost(game: Game) -> None:
    """Counting the removed pairs there are 52 cards all the time, four of each rank."""
    removed: Counter[Rank] = Counter()
    before = game[0][1]
    for move, state in game:
        removed += cards_of(before, move)
        here = [card for card in state.heart if card] + [*state.stock, *state.waste]
        assert removed + Counter(here) == Counter(DECK)
        before = state


@given(games())
def test_pairs_are_of_one_rank(game: Game) -> None:
    """Each pair that is played is two cards of the same rank, at least one of them from the heart."""
    for (_, before), (move, after) in pairwise(game):
        if isinstance(move, Pair):
            assert list(cards_of(before, move).values()) == [2]
            assert sum(map(bool, before.heart)) > sum(map(bool, after.heart))


def cards_of(state: State, move: Move | None) -> Counter[Rank]:
    """The cards that a move takes out of the game."""
    match move:
        case HeartPair(lower, higher):
            gone = [state.at(lower), state.at(higher)]
        case WastePair(place):
            gone = [state.at(place), state.waste_top]
        case _:
            gone = []
    return Counter(card for card in gone if card)


@given(games())
def test_the_score_is_ten_for_each_heart_card_removed(game: Game) -> None:
    """The score is ten times the heart cards gone, 250 in a won game and in no other."""
    for count, (_, state) in enumerate(game):
        assert state.score == 10 * state.heart.count(None)
        assert (state.score == 250) == is_won(state)
        assert state.moves == count


@given(games())
def test_outside_the_heart_cards_keep_their_order(game: Game) -> None:
    """The waste followed by the stock is one row of cards; only a pair takes one out, the last of the waste."""
    for (_, before), (move, after) in pairwise(game):
        row = before.waste + before.stock
        if isinstance(move, WastePair):
            row = before.waste[:-1] + before.stock
        assert after.waste + after.stock == row


@given(states())
def test_drawing_all_and_redealing_gives_the_same_order(state: State) -> None:
    """However many pairs came before, drawing the stock empty and redealing puts the whole row into the stock."""
    if is_won(state):
        return
    row = state.waste + state.stock
    for _ in range(2):
        while state.stock:
            state = apply(state, Draw())
        assert state.waste == row
        state = apply(state, Redeal())
        assert (state.stock, state.waste) == (row, ())


@given(games())
def test_stock_and_waste_are_never_both_empty(game: Game) -> None:
    """Of the 27 cards outside the heart at most 25 are used, so that one can always draw or redeal."""
    for _, state in game:
        assert len(state.stock) + len(state.waste) >= 2
        if not is_won(state):
            assert legal_moves(state)[0] == (Draw() if state.stock else Redeal())


@given(states())
def test_after_the_win_no_move_is_legal(state: State) -> None:
    """In a won game nothing can be played; in any other something can."""
    assert (not legal_moves(state)) == is_won(state)
