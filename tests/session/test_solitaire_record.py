"""Records of Heart to Heart: what is right, what is wrong, and what is told of either."""

import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.heart_to_heart.deal import deal_code
from game.heart_to_heart.example import EXAMPLE_CODE, EXAMPLE_MOVES
from game.heart_to_heart.play import apply, legal_moves
from game.session.faults import RecordError
from game.session.solitaire import Solitaire
from game.session.solitaire_record import SolitaireRecord, parse_solitaire_record, record_of_code, solitaire_lines

MOVES = " ".join(map(str, EXAMPLE_MOVES))
DECK = " ".join(rank.label for rank in record_of_code(EXAMPLE_CODE).deck)


def record(**changes: object) -> dict[str, object]:
    """The record of the example game, changed here and there; None takes a key away."""
    whole = {"game": "heart-to-heart", "code": "HH1-N-AAAAAAM", "moves": MOVES, **changes}
    return {key: value for key, value in whole.items() if value is not None}


def test_the_example_game_is_won_with_250_points() -> None:
    """The last line tells of the win, of 250 points, and of an empty heart."""
    (line,) = solitaire_lines(record(), steps=False)
    assert line["won"] is True
    assert line["dead_end"] is False
    assert line["score"] == 250
    assert line["moves"] == len(EXAMPLE_MOVES)
    assert line["heart"] == " ".join(["."] * 25)
    assert line["free"] == []


def test_lines_have_the_keys_in_their_order() -> None:
    """One state is told by these keys, in this order."""
    (line,) = solitaire_lines(record(moves=""), steps=False)
    assert list(line) == [
        *("game", "code", "moves", "score", "won", "dead_end"),
        *("heart", "free", "waste_top", "stock", "waste"),
    ]
    assert line["free"] == [25]
    assert (line["waste_top"], line["stock"], line["waste"]) == ("A", 26, 1)


def test_steps_tell_of_the_start_and_of_each_move() -> None:
    """With steps there is a line for the deal and one after each move; the last is the one told without."""
    lines = list(solitaire_lines(record(), steps=True))
    assert [line["moves"] for line in lines] == list(range(len(EXAMPLE_MOVES) + 1))
    assert lines[-1:] == list(solitaire_lines(record(), steps=False))
    assert lines[10]["free"] == [23, 24]


def test_a_deck_replays_like_its_code() -> None:
    """A game without a code gives its deck; all but the code is the same."""
    with_code = list(solitaire_lines(record(), steps=True))
    with_deck = list(solitaire_lines(record(code=None, deck=DECK), steps=True))
    assert [{**line, "code": "HH1-N-AAAAAAM"} for line in with_deck] == with_code
    assert with_deck[0]["code"] is None


def test_an_empty_waste_has_no_top() -> None:
    """After a redeal no waste card shows."""
    draws_and_redeal = " ".join(["d"] * 26 + ["r"])
    (line,) = solitaire_lines(record(moves=draws_and_redeal), steps=False)
    assert line["waste_top"] is None
    assert (line["stock"], line["waste"]) == (27, 0)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"moves": "d 25+w"}, "move 2 (25+w): the cards are not of the same rank"),
        ({"moves": "d d 1+w"}, "move 3 (1+w): the card is covered"),
        ({"moves": "r"}, "move 1 (r): the stock is not empty"),
        ({"moves": " ".join(["d"] * 27)}, "move 27 (d): the stock is empty"),
        ({"moves": "d 24+23"}, "move 2 (24+23): there is no such move"),
        ({"moves": "d D"}, "move 2 (D): there is no such move"),
        ({"moves": "025+w"}, "move 1 (025+w): there is no such move"),
        ({"moves": "26+w"}, "move 1 (26+w): there is no such move"),
        ({"moves": MOVES + " d"}, f"move {len(EXAMPLE_MOVES) + 1} (d): the game is won"),
        ({"moves": None}, '"moves" must be a text'),
        ({"moves": ["d"]}, '"moves" must be a text'),
        ({"deck": DECK}, 'exactly one of "code" and "deck" is needed'),
        ({"code": None}, 'exactly one of "code" and "deck" is needed'),
        ({"code": "HH1-N-AAAAAAB"}, "code: 'HH1-N-AAAAAAB' has a mistyped letter: its check letter does not fit"),
        ({"code": "aaaaaam"}, "code: 'aaaaaam' is not of the form of a deal code"),
        ({"code": None, "deck": DECK.replace("10", "T")}, "deck: 'T' is not a rank"),
        ({"code": None, "deck": DECK[:-2]}, "deck: the deck must hold four cards of each rank"),
        ({"seconds": "long"}, '"seconds" must be a number, not below 0'),
        ({"seconds": -1}, '"seconds" must be a number, not below 0'),
        ({"game": "chess"}, 'not a record of a game of "heart-to-heart"'),
    ],
)
def test_a_wrong_record_is_told_in_one_line(changes: dict[str, object], told: str) -> None:
    """Every fault has its own line; a faulty move is named by its number from 1 and its text."""
    with pytest.raises(RecordError) as raised:
        list(solitaire_lines(record(**changes), steps=False))
    assert str(raised.value) == told


def test_unknown_keys_are_kept() -> None:
    """What another version has added to a record is in it when it is written again."""
    data = record(moves="d", colour="green", seconds=3.5)
    assert parse_solitaire_record(data).as_json() == data


@st.composite
def played(draw: Callable[[st.SearchStrategy[int]], int]) -> SolitaireRecord:
    """The record of some moves of some deal."""
    code = deal_code(draw(st.integers(0, 26**6 - 1)))
    game = Solitaire(record_of_code(code), lambda: 0)
    state, words = game.state, []
    for _ in range(draw(st.integers(0, 120))):
        moves = legal_moves(state)
        if not moves:
            break
        move = moves[draw(st.integers(0, 20)) % len(moves)]
        state = apply(state, move)
        words.append(str(move))
    return record_of_code(code).with_play(tuple(words), 1.5)


@given(played())
def test_a_record_written_and_read_is_the_same_game(record: SolitaireRecord) -> None:
    """Through JSON and back, record and state are the same, and undo goes back up to a hundred moves."""
    again = parse_solitaire_record(json.loads(json.dumps(record.as_json())))
    assert again == record
    game = Solitaire(again, lambda: 0)
    assert game.record == record
    states = [game.state]
    while game.undo() is not None:
        states.append(game.state)
    assert len(states) - 1 == (0 if not states[0].heart.count(None) < 25 else min(100, len(record.moves)))
    while game.redo() is not None:
        assert game.state in states
    assert game.state == states[0]
