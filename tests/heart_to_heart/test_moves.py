"""Moves and how records write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.heart_to_heart.moves import Draw, HeartPair, Move, Redeal, WastePair, heart_pair, parse_move, parse_moves
from game.heart_to_heart.shape import POSITIONS
from tests.strategies import EVERY_MOVE, moves


def test_every_move_parses_back() -> None:
    """The text of each of the 327 moves names that move and no other."""
    assert len(EVERY_MOVE) == 2 + 25 + 300
    assert [parse_move(str(move)) for move in EVERY_MOVE] == list(EVERY_MOVE)


@pytest.mark.parametrize(
    ("text", "move"), [("d", Draw()), ("r", Redeal()), ("25+w", WastePair(25)), ("23+24", HeartPair(23, 24))]
)
def test_moves_are_written_as_records_have_them(text: str, move: Move) -> None:
    """A draw is d, a redeal r, a pair two positions or a position and w."""
    assert str(move) == text
    assert parse_move(text) == move


@pytest.mark.parametrize(
    "text",
    ["", "D", "x", "0+w", "26+w", "25+W", "w+25", "25+", "025+w", "24+23", "23+23", "23+ 24", "23+024", "1+26", "d r"],
)
def test_anything_else_is_no_move(text: str) -> None:
    """Moves are written exactly: the lower position first, no leading zero, small letters."""
    with pytest.raises(ValueError, match="no such move"):
        parse_move(text)


@given(st.lists(moves()), st.sampled_from((" ", "\n", " \t ")))
def test_lists_of_moves_parse_back(played: list[Move], space: str) -> None:
    """Moves may have any white space between them."""
    assert parse_moves(space.join(map(str, played))) == tuple(played)


@given(st.sampled_from(POSITIONS), st.sampled_from(POSITIONS))
def test_a_heart_pair_is_two_positions_in_order(one: int, other: int) -> None:
    """A pair named in any order has its lower position first, and no position pairs with itself."""
    if one == other:
        with pytest.raises(ValueError, match="two positions"):
            heart_pair(one, other)
    else:
        assert heart_pair(one, other) == heart_pair(other, one) == HeartPair(min(one, other), max(one, other))


def test_a_heart_pair_in_the_wrong_order_can_not_be_made() -> None:
    """There is one way to write a pair."""
    with pytest.raises(ValueError, match="the lower one first"):
        HeartPair(24, 23)
