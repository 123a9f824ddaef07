"""The example game and the examples of tapping, as the page of examples shows them."""

import pytest

from game.cards import Rank
from game.heart_to_heart.deal import deal
from game.heart_to_heart.endings import is_won
from game.heart_to_heart.example import (
    ANOTHER_RANK,
    COVERED_CARD,
    EXAMPLE_CODE,
    EXAMPLE_MOVES,
    TAP_EXAMPLES,
    TapExample,
    example_states,
)
from game.heart_to_heart.moves import Draw, WastePair
from game.heart_to_heart.taps import Pile, tap
from tools.solver import fewest_moves


def test_the_example_game_is_won_with_250_points() -> None:
    """Replayed from the deal, the example game ends won, and not before its last move."""
    states = example_states()
    assert str(EXAMPLE_CODE) == "HH1-N-AAAAAAM"
    assert states[0] == deal(EXAMPLE_CODE)
    assert [is_won(state) for state in states] == [False] * len(EXAMPLE_MOVES) + [True]
    assert (states[-1].score, states[-1].moves) == (250, len(EXAMPLE_MOVES))


def test_nine_draws_bring_the_first_four_for_the_tip() -> None:
    """Move 10 takes the tip together with the 4 that the ninth draw brought, and frees positions 23 and 24."""
    states = example_states()
    assert EXAMPLE_MOVES[:10] == (Draw(),) * 9 + (WastePair(25),)
    assert states[9].waste_top is Rank.FOUR
    assert all(Rank.FOUR not in state.waste for state in states[:9])
    assert states[10].free == (23, 24)


def test_ten_moves_into_the_example_game_the_table_is_as_told() -> None:
    """The heart begins 10 6 and has lost its tip; a king lies on a waste of 9 cards, and 17 are in the stock."""
    state = example_states()[10]
    assert (state.heart[:2], state.at(25)) == ((Rank.TEN, Rank.SIX), None)
    assert (state.waste_top, len(state.waste), len(state.stock)) == (Rank.KING, 9, 17)
    assert (state.moves, state.score) == (10, 10)


def test_the_example_game_is_as_short_as_can_be() -> None:
    """No won game of the example deal has fewer moves."""
    assert len(EXAMPLE_MOVES) == len(fewest_moves(deal(EXAMPLE_CODE)) or ())


@pytest.mark.parametrize("example", TAP_EXAMPLES)
def test_the_tap_examples_end_as_told(example: TapExample) -> None:
    """Tapped on the example deal, each example leaves selected what it says, and plays no move."""
    state, selection = deal(EXAMPLE_CODE), None
    for target in example.taps:
        result = tap(state, selection, target)
        assert result.move is None
        selection = result.selection
    assert selection == example.selection


def test_the_tap_examples_are_the_two_that_players_know() -> None:
    """Tapping the covered 10 does nothing; tapping the tip and then the waste leaves the waste selected."""
    assert (COVERED_CARD.taps, COVERED_CARD.selection) == ((1,), None)
    assert (ANOTHER_RANK.taps, ANOTHER_RANK.selection) == ((25, Pile.WASTE), Pile.WASTE)
