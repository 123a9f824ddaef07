"""The state: what is dealt where, what is free, and what the score is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards import Rank
from game.heart_to_heart.shape import POSITIONS, TIP
from game.heart_to_heart.state import DECK, State, dealt
from tests.heart_to_heart.positions import position
from tests.heart_to_heart.test_shape import covering_list
from tests.strategies import states

decks = st.permutations(DECK).map(tuple)


@given(decks)
def test_the_deck_is_dealt_in_order(deck: tuple[Rank, ...]) -> None:
    """Cards 1–25 make the heart, 26–51 the stock with card 26 on top, and card 52 lies on the waste."""
    state = dealt(deck)
    assert (state.heart, state.stock, state.waste) == (deck[:25], deck[25:51], deck[51:])
    assert (state.waste_top, state.moves, state.score) == (deck[51], 0, 0)


@given(decks)
def test_at_the_start_the_tip_alone_is_free(deck: tuple[Rank, ...]) -> None:
    """Before the first move all 25 places hold a card, and only the tip's can be played."""
    state = dealt(deck)
    assert (state.remaining, state.free) == (POSITIONS, (TIP,))


@pytest.mark.parametrize("deck", [DECK[:-1], DECK[:-1] + DECK[:1], (*DECK, Rank.ACE), ()])
def test_other_decks_are_refused(deck: tuple[Rank, ...]) -> None:
    """A deck that does not hold four of each rank can not be dealt."""
    with pytest.raises(ValueError, match="four cards of each rank"):
        dealt(deck)


@given(states())
def test_a_card_is_free_when_all_that_cover_it_are_gone(state: State) -> None:
    """The free positions are those with a card whose covering cards, by the written list, are gone."""
    covering = covering_list()
    held = {place for place in POSITIONS if state.heart[place - 1] is not None}
    assert state.free == tuple(place for place in sorted(held) if not held & set(covering[place]))
    assert state.remaining == tuple(sorted(held))


def test_of_the_waste_the_last_card_is_the_top() -> None:
    """The top of the waste is the card that came last; an empty waste has none."""
    assert position({25: "4"}, waste="A 2 3").waste_top is Rank.THREE
    assert position({25: "4"}).waste_top is None


def test_a_state_can_not_be_changed() -> None:
    """A state is frozen, so that no one who was handed it can change the game."""
    with pytest.raises(AttributeError):
        position({25: "4"}).moves = 1  # type: ignore[misc]  # that this is an error is what is tested
