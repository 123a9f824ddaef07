"""Taps: the seven rules of tapping, and what placement help shows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.heart_to_heart.endings import is_won
from game.heart_to_heart.moves import Draw, HeartPair, Redeal, WastePair
from game.heart_to_heart.play import legal_moves, why_not
from game.heart_to_heart.state import State
from game.heart_to_heart.taps import Pile, Tap, Target, card_at, dimmed, helped, is_playable, playable, tap
from tests.heart_to_heart.positions import position
from tests.strategies import states, targets

STOCK, WASTE, TABLE = Pile.STOCK, Pile.WASTE, Pile.TABLE

# Free are 20 (K), 23 is gone, 21 (4) is covered by 24 (4), which is free like 20.
TABLE_IN_PLAY = position({16: "2", 20: "K", 21: "4", 24: "4"}, "9 7", "8 K")
FREE_PAIR = position({23: "4", 24: "4"}, "9", "4")


@pytest.mark.parametrize("target", [20, 24, WASTE])
def test_rule_1_a_playable_card_is_selected(target: Target) -> None:
    """A tap on a free heart card or on the waste selects it."""
    assert tap(TABLE_IN_PLAY, None, target) == Tap(target)


@pytest.mark.parametrize(("selection", "target"), [(20, WASTE), (WASTE, 20)])
def test_rule_2_a_second_card_of_the_rank_makes_a_pair_with_the_waste(selection: Target, target: Target) -> None:
    """A free heart card and the waste of the same rank are removed, whichever was tapped first."""
    assert tap(TABLE_IN_PLAY, selection, target) == Tap(None, WastePair(20))


@pytest.mark.parametrize(("selection", "target"), [(23, 24), (24, 23)])
def test_rule_2_a_second_card_of_the_rank_makes_a_pair_in_the_heart(selection: Target, target: Target) -> None:
    """Two free heart cards of the same rank are removed, whichever was tapped first."""
    assert tap(FREE_PAIR, selection, target) == Tap(None, HeartPair(23, 24))


@pytest.mark.parametrize("target", [20, 24, WASTE])
def test_rule_3_the_selected_card_is_deselected(target: Target) -> None:
    """A second tap on the selected card takes the selection away."""
    assert tap(TABLE_IN_PLAY, target, target) == Tap(None)


@pytest.mark.parametrize(("selection", "target"), [(20, 24), (24, 20), (24, WASTE), (WASTE, 24)])
def test_rule_4_a_card_of_another_rank_is_selected_instead(selection: Target, target: Target) -> None:
    """A second card of another rank removes nothing and is the selected one now; the mismatch is told."""
    assert tap(TABLE_IN_PLAY, selection, target) == Tap(target, mismatch=True)


@pytest.mark.parametrize("selection", [None, 20, WASTE])
@pytest.mark.parametrize("target", [16, 21, 23, 25, 1, TABLE])
def test_rule_5_a_tap_elsewhere_changes_nothing(selection: Target | None, target: Target) -> None:
    """A covered card, an empty place or the bare table does nothing, and a selection stays."""
    assert tap(TABLE_IN_PLAY, selection, target) == Tap(selection)


@pytest.mark.parametrize("selection", [None, 25])
def test_rule_5_an_empty_waste_can_not_be_selected(selection: Target | None) -> None:
    """A tap on an empty waste does nothing."""
    assert tap(position({25: "4"}, "4"), selection, WASTE) == Tap(selection)


@pytest.mark.parametrize(("selection", "after"), [(None, None), (20, 20), (WASTE, None)])
def test_rule_6_drawing_deselects_the_waste(selection: Target | None, after: Target | None) -> None:
    """A tap on the stock draws; a selected waste card is no longer on top, a selected heart card stays."""
    assert tap(TABLE_IN_PLAY, selection, STOCK) == Tap(after, Draw())


@pytest.mark.parametrize(("selection", "after"), [(None, None), (25, 25), (WASTE, None)])
def test_rule_6_redealing_deselects_the_waste(selection: Target | None, after: Target | None) -> None:
    """A tap on the empty stock redeals, and the waste card loses its selection with its place."""
    assert tap(position({25: "4"}, "", "4 A"), selection, STOCK) == Tap(after, Redeal())


def test_a_tap_on_the_stock_does_nothing_when_all_is_empty() -> None:
    """With no card in stock and waste a tap on the stock changes nothing."""
    assert tap(position({25: "4"}), 25, STOCK) == Tap(25)


@pytest.mark.parametrize("target", [25, 1, STOCK, WASTE, TABLE])
def test_in_a_won_game_taps_do_nothing(target: Target) -> None:
    """After the win nothing can be selected or drawn."""
    assert tap(position({}, "4 5", "6"), None, target) == Tap(None)


@given(states(), st.data())
def test_taps_only_play_legal_moves(state: State, data: st.DataObject) -> None:
    """Whatever is tapped, a move it brings is legal, and what it leaves selected can be played afterwards."""
    selection = data.draw(st.sampled_from((None, *playable(state))))
    result = tap(state, selection, data.draw(targets()))
    assert result.move is None or why_not(state, result.move) is None
    assert result.selection is None or is_playable(state, result.selection)
    assert not (result.move and result.mismatch)


@given(states())
def test_every_legal_move_can_be_tapped(state: State) -> None:
    """Each legal move is what some two taps, or one on the stock, bring."""
    selections = (None, *playable(state))
    tapped = {tap(state, selection, target).move for selection in selections for target in (*playable(state), STOCK)}
    assert tapped - {None} == set(legal_moves(state))


@given(states())
def test_playable_are_the_free_cards_and_the_waste(state: State) -> None:
    """The free heart cards and a card on the waste can be selected, in a won game nothing."""
    expected = () if is_won(state) else (*state.free, *([WASTE] if state.waste else []))
    assert playable(state) == expected


def test_help_rings_cards_that_can_be_paired_at_once() -> None:
    """The free cards with a partner among the free cards or on the waste are ringed, and that waste card."""
    assert helped(TABLE_IN_PLAY) == {20, WASTE}
    assert helped(FREE_PAIR) == {23, 24, WASTE}
    assert helped(position({23: "4", 24: "4"}, "4", "9")) == {23, 24}
    assert helped(position({23: "4", 24: "K", 20: "K"}, "4", "9 K 2")) == frozenset()


@given(states())
def test_help_rings_exactly_what_legal_pairs_hold(state: State) -> None:
    """A target is ringed when some pair that can be played now takes its card."""
    ringed: set[Target] = set()
    for move in legal_moves(state):
        match move:
            case HeartPair(lower, higher):
                ringed |= {lower, higher}
            case WastePair(place):
                ringed |= {place, WASTE}
    assert helped(state) == ringed


def test_help_dims_what_does_not_match_the_selection() -> None:
    """While a card is selected, free cards and a waste of other ranks are dimmed; covered cards never are."""
    assert dimmed(TABLE_IN_PLAY, 20) == {24}
    assert dimmed(TABLE_IN_PLAY, WASTE) == {24}
    assert dimmed(TABLE_IN_PLAY, 24) == {20, WASTE}
    assert dimmed(TABLE_IN_PLAY, None) == frozenset()


@given(states(), st.data())
def test_help_never_dims_the_selected_card(state: State, data: st.DataObject) -> None:
    """What is dimmed is playable and of another rank than the selected card; the rest is of its rank."""
    selection = data.draw(st.sampled_from((None, *playable(state))))
    if selection is not None:
        same = {target for target in playable(state) if card_at(state, target) == card_at(state, selection)}
        assert dimmed(state, selection) == set(playable(state)) - same


@pytest.mark.parametrize("target", [STOCK, TABLE])
def test_no_open_card_lies_on_stock_or_table(target: Target) -> None:
    """The stock is hidden, and on the bare table lies no card."""
    assert card_at(TABLE_IN_PLAY, target) is None
