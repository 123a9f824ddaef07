"""Endings: the win, and the dead end, checked against a search that knows nothing of them."""

from fractions import Fraction
from itertools import pairwise
from math import comb

import pytest
from hypothesis import given

from game.cards import Rank
from game.heart_to_heart.deal import deal, deal_code
from game.heart_to_heart.endings import Blocked, blocked, is_dead_end, is_won
from game.heart_to_heart.moves import Draw, Move, Redeal
from game.heart_to_heart.play import apply, legal_moves
from game.heart_to_heart.state import State
from tests.heart_to_heart.positions import position
from tests.heart_to_heart.test_shape import covering_list
from tests.strategies import games

# Every rank of the 52 cards is equally likely to be the tip's; its other three must lie in the other 24 places.
DEAD_AT_THE_DEAL = Fraction(comb(24, 3), comb(51, 3))


def can_ever_pair(state: State) -> bool:
    """Whether a pair comes up when one only draws and redeals, until all cards have come round twice."""
    held = {place for place, card in enumerate(state.heart, start=1) if card}
    free = [state.heart[place - 1] for place in held if not held & set(covering_list()[place])]
    if len(free) != len(set(free)):
        return True
    stock, waste = list(state.stock), list(state.waste)
    for _ in range(2 * (len(stock) + len(waste) + 1)):
        if waste and waste[-1] in free:
            return True
        if stock:
            waste.append(stock.pop(0))
        else:
            stock, waste = waste, []
    return False


@given(games())
def test_a_dead_end_is_where_no_pair_can_come(game: list[tuple[Move | None, State]]) -> None:
    """A game is in a dead end exactly when it is not won and no drawing ever brings a pair."""
    for _, state in game:
        assert is_dead_end(state) == (not is_won(state) and not can_ever_pair(state))


@given(games())
def test_drawing_neither_causes_nor_cures_a_dead_end(game: list[tuple[Move | None, State]]) -> None:
    """Draws and redeals never change whether a game is in a dead end, or which cards are blocked."""
    for (_, before), (move, after) in pairwise(game):
        if isinstance(move, Draw | Redeal):
            assert is_dead_end(before) == is_dead_end(after)
            assert blocked(before) == blocked(after)


def test_a_dead_end_still_allows_draws() -> None:
    """A record may go on with draws and redeals in a dead end."""
    dead = position({20: "K", 23: "K", 24: "Q"}, "2", "3")
    assert is_dead_end(dead)
    assert legal_moves(dead) == (Draw(),)
    assert is_dead_end(apply(apply(dead, Draw()), Redeal()))


@pytest.mark.parametrize(
    ("state", "dead"),
    [
        (position({}, "4", "4"), False),
        (position({25: "4"}, "2 3 4", "A"), False),
        (position({25: "4"}, "2 3", "4 A"), False),
        (position({25: "4"}, "2 3", "A"), True),
        (position({25: "4"}), True),
        (position({23: "4", 24: "4"}), False),
        (position({20: "4", 23: "4", 24: "K"}), True),
        (position({23: "4", 24: "K"}, "4"), False),
    ],
)
def test_dead_ends_by_hand(state: State, dead: bool) -> None:
    """A partner that is free, or lies anywhere in stock or waste, keeps a game alive; a covered one does not."""
    assert is_dead_end(state) is dead


@pytest.mark.parametrize("heart", [{}, {1: "A"}, {25: "4", 24: "4"}])
def test_a_game_is_won_when_the_heart_is_gone(heart: dict[int, str]) -> None:
    """The 25 heart cards decide the win, whatever is left in stock and waste."""
    assert is_won(position(heart, "A 4", "7")) == (not heart)
    assert is_won(position(heart)) == (not heart)


def test_a_dead_end_tells_why() -> None:
    """Each free card without a partner is named with the cards of its rank that the heart still holds."""
    dead = position({16: "K", 20: "K", 22: "Q", 23: "K", 24: "Q"}, "2", "3")
    assert blocked(dead) == (Blocked(Rank.KING, 3), Blocked(Rank.QUEEN, 2))
    assert [card.covered for card in blocked(dead)] == [2, 1]


def test_a_card_with_a_partner_is_not_blocked() -> None:
    """While a game is alive, only the cards that wait for nothing are named."""
    assert blocked(position({23: "K", 24: "Q"}, "2", "Q 3")) == (Blocked(Rank.KING, 1),)
    assert blocked(position({23: "K", 24: "K"})) == ()
    assert blocked(position({})) == ()


@given(games())
def test_no_blocked_card_has_a_partner_in_reach(game: list[tuple[Move | None, State]]) -> None:
    """All the other cards left of a blocked card's rank lie covered in the heart."""
    for _, state in game:
        for card in blocked(state):
            assert card.rank not in state.stock + state.waste
            assert sum(state.at(place) == card.rank for place in state.free) == 1
            assert sum(state.at(place) == card.rank for place in state.remaining) == card.in_heart


def test_9_72_percent_of_deals_are_dead_at_the_deal() -> None:
    """The share of deals with all four cards of the tip's rank in the heart is as reckoned, 9.72 %."""
    assert float(DEAD_AT_THE_DEAL) == pytest.approx(0.0972, abs=0.00005)
    dead = sum(is_dead_end(deal(deal_code(number))) for number in range(4_000))
    # Two hundredths either way is more than four times the spread of 4,000 deals.
    assert dead / 4_000 == pytest.approx(float(DEAD_AT_THE_DEAL), abs=0.02)
