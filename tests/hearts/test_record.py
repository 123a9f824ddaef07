"""Records of Hearts: what replaying them prints, and how their faults are told."""

from collections.abc import Mapping
from itertools import islice
from typing import Any

import pytest

from game.hearts.actions import StartDeal
from game.hearts.dealing import deal_code, deal_from_code
from game.hearts.game import Game, apply, new_game
from game.session.faults import RecordError
from game.session.hearts_record import HeartsRecord, hearts_lines, parse_hearts_record
from tests.hearts.tables import all_but, played, rules_of, started

FOUR = ["2C 3C TC JD", "2D 3D 4D 5D", "2S 3S 5S QS", "2H 3H 4H AH"]
SIXTEEN = all_but(*FOUR)
LEFT: dict[str, object] = {"passing": ["left"], "pass_count": 1}
BLIND: dict[str, object] = {**LEFT, "blind_pass": True}
MIX: dict[str, object] = {"passing": ["mix"], "pass_count": 1}
CALL: dict[str, object] = {"passing": ["dealer"], "call_choices": ["hold"]}
CHARGE: dict[str, object] = {"charging": True}
PLAYS = "2C 2D 2S 2H 3C 3D 3S 3H TC 4D QS 4H JD 5D 5S AH"


def record_of(*deals: Mapping[str, object], **rules: object) -> dict[str, object]:
    """A record of four players with sixteen cards."""
    return {
        "game": "hearts",
        "rules": {"set": "american", "removed": SIXTEEN, "passing": [], **rules},
        "seats": ["player", "bot", "bot", "bot"],
        "deals": list(deals),
    }


def deal_of(plays: str = PLAYS, **keys: object) -> dict[str, object]:
    """A deal of the sixteen cards, played so far."""
    return {"hands": FOUR, **keys, "plays": plays}


def passed(*passes: str, **keys: object) -> dict[str, object]:
    """A deal of the sixteen cards in which these were passed."""
    return {"hands": FOUR, "pass": list(passes), **keys}


def fault(record: object) -> str:
    """The one line that tells what is wrong with a record."""
    with pytest.raises(RecordError) as caught:
        list(hearts_lines(record, True))
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_every_point_and_the_end_are_printed() -> None:
    """With steps each point prints a line, then the score and the end."""
    lines = list(hearts_lines(record_of(deal_of(moon="subtract")), True))
    assert lines[0] == {
        "deal": 1,
        "phase": "play",
        "seat": 0,
        "legal": ["2C"],
        "trick": [],
        "taken": [0, 0, 0, 0],
        "broken": False,
    }
    assert lines[3] == {
        "deal": 1,
        "phase": "play",
        "seat": 3,
        "legal": ["2H", "3H", "4H", "AH"],
        "trick": ["2C", "2D", "2S"],
        "taken": [0, 0, 0, 0],
        "broken": False,
    }
    assert lines[4]["taken"] == [1, 0, 0, 0]
    assert lines[4]["broken"] is True
    assert lines[16:] == [
        {"deal": 1, "phase": "moon", "seat": 0, "legal": ["subtract", "add"]},
        {"deal": 1, "phase": "scored", "points": [17, 0, 0, 0], "deltas": [-17, 0, 0, 0], "totals": [-17, 0, 0, 0]},
        {"phase": "end", "over": False, "winners": [], "totals": [-17, 0, 0, 0]},
    ]


def test_without_steps_only_scores_and_the_end() -> None:
    """Without steps the lines of points are left out."""
    lines = list(hearts_lines(record_of(deal_of(moon="add"), deal_of(plays="2C")), False))
    assert [line["phase"] for line in lines] == ["scored", "end"]


def test_game_that_ends_has_winners() -> None:
    """The end line says whether the game is over, and who has won."""
    lines = list(hearts_lines(record_of(deal_of(moon="add"), target=17), False))
    assert lines[-1] == {"phase": "end", "over": True, "winners": [0], "totals": [0, 17, 17, 17]}


def test_record_may_stop_anywhere() -> None:
    """Where the next move is missing its point is printed, then the end of a game that is not over."""
    words = PLAYS.split()
    for count in range(len(words)):
        lines = list(hearts_lines(record_of(deal_of(" ".join(words[:count]))), True))
        assert len(lines) == count + 2
        assert lines[-1] == {"phase": "end", "over": False, "winners": [], "totals": [0, 0, 0, 0]}
    assert [line["phase"] for line in hearts_lines(record_of(deal_of()), True)][-2:] == ["moon", "end"]
    assert list(hearts_lines(record_of(), True)) == [
        {"phase": "end", "over": False, "winners": [], "totals": [0, 0, 0, 0]}
    ]


def test_points_before_the_play() -> None:
    """Calls, passes and charges print who acts, or null where all do, and what they may choose."""
    rules = {
        "set": "turbo",
        "removed": SIXTEEN,
        "passing": ["dealer"],
        "call_choices": ["left", "hold"],
        "pass_count": 1,
    }
    deal = {"hands": FOUR, "dealer": 1, "call": "left", "pass": ["TC", "5D", "QS", "AH"], "charge": ["", "TC", "", ""]}
    lines = list(hearts_lines(record_of(deal, **rules), True))
    assert lines[:3] == [
        {"deal": 1, "phase": "call", "seat": 1, "legal": ["left", "hold"]},
        {"deal": 1, "phase": "pass", "seat": None, "legal": 1},
        {"deal": 1, "phase": "charge", "seat": None, "legal": [["JD", "AH"], ["TC"], [], ["QS"]]},
    ]
    assert lines[3]["legal"] == ["2C"]


def test_exchange_is_a_point() -> None:
    """The exchange of the kitty prints its taker and the number of cards."""
    three = ["JC QC KC AC", "JD QD KD AD", "JS QS KS AS"]
    rules = {"set": "three-exchange", "removed": all_but("2H", *three), "passing": []}
    deal = {"hands": three, "kitty": "2H", "plays": "JC JD JS QC", "exchange": "2H"}
    lines = list(hearts_lines({"game": "hearts", "rules": rules, "deals": [deal]}, True))
    assert lines[3] == {"deal": 1, "phase": "exchange", "seat": 0, "legal": 1}
    assert lines[4]["taken"] == [1, 0, 0]


def test_merged_teams_have_one_entry_each() -> None:
    """Merged teams have one entry in every list of scores, and the lower seat chooses their moon."""
    lines = list(hearts_lines(record_of(deal_of(moon="add"), teams="merged"), True))
    assert lines[16]["seat"] == 0
    assert lines[-2]["points"] == [17, 0]
    assert lines[-1]["totals"] == [0, 17]


def test_complex_scores_are_pairs() -> None:
    """Complex scores are written as pairs of whole numbers in all lists."""
    lines = list(hearts_lines(record_of(deal_of(moon="add"), complex=True, points="complex"), True))
    assert lines[0]["taken"] == [[0, 0]] * 4
    assert lines[-2]["points"] == [[4, 13], [0, 0], [0, 0], [0, 0]]
    assert lines[-2]["deltas"] == lines[-1]["totals"] == [[0, 0], [4, 13], [4, 13], [4, 13]]


def test_dealer_moves_on_from_where_a_record_put_it() -> None:
    """The deal moves clockwise, from the last seat or from wherever a record put it."""
    deal = {"hands": FOUR}
    finished = {"hands": FOUR, "plays": PLAYS, "moon": "subtract"}
    eldest = {"set": "american", "opening": "eldest", "removed": SIXTEEN, "passing": []}

    def first_seat(*deals: Mapping[str, object]) -> object:
        lines = list(hearts_lines({"game": "hearts", "rules": eldest, "deals": list(deals)}, True))
        return [line["seat"] for line in lines if line["phase"] == "play" and line["trick"] == []][-1]

    assert first_seat(deal) == 0
    assert first_seat({**deal, "dealer": 1}) == 2
    assert first_seat(finished, deal) == 1
    assert first_seat({**finished, "dealer": 3}, deal) == 1
    assert first_seat(finished, {**deal, "dealer": 0}) == 1


@pytest.mark.parametrize(
    ("deal", "rules", "text"),
    [
        (deal_of("2C 2D AC"), {}, "deal 1, play 3 (AC): seat 2 does not hold it"),
        (deal_of("3C"), {}, "deal 1, play 1 (3C): seat 0: another card must be led to the first trick"),
        (deal_of("2C 2D 2S 2H 3C 3D XX"), {}, "deal 1, play 7 (XX): 'XX' is not a card"),
        (deal_of("2C 2d"), {}, "deal 1, play 2 (2d): '2d' must be written 2D"),
        (deal_of(PLAYS + " 2C", moon="add"), {}, "deal 1, plays: left over after the last trick: 2C"),
        (deal_of(PLAYS + " 2C"), {}, "deal 1, plays: left over after the last trick: 2C"),
        (deal_of(moon="both"), {}, "deal 1, moon: must be subtract or add, not 'both'"),
        ({"hands": FOUR[:3]}, {}, "deal 1, hands: must be a list of 4 texts, one for each seat"),
        ({"hands": [*FOUR[:3], "2H 3H 4H 4H"]}, {}, "deal 1, hands: the cards are not the pack"),
        ({"hands": [*FOUR[:3], "2H 3H 4H"]}, {}, "deal 1, hands: the cards are not the pack"),
        ({"hands": FOUR, "kitty": "5H"}, {}, "deal 1, hands: the cards are not the pack"),
        ({}, {}, "deal 1, hands: are missing, and so is a code"),
        ({"code": "HR1-A-AAAAAAX"}, {}, "deal 1, code: "),
        ({"code": "HR1-C-AAAAAAM"}, {}, "deal 1, code: "),
        ({"code": "HR1-A-AAAAAAM", "hands": FOUR}, {}, "deal 1, hands: "),
        ({"hands": FOUR, "dealer": 4}, {}, "deal 1, dealer: there is no such seat"),
        ({"hands": FOUR, "dealer": "1"}, {}, "deal 1, dealer: must be a seat's number, not '1'"),
        ({"hands": FOUR, "plays": ["2C"]}, {}, "deal 1, plays: must be a text, not ['2C']"),
        (deal_of(), LEFT, "deal 1, pass: is missing"),
        (passed("2D", "2D", "2S", "2H"), LEFT, "deal 1, pass: seat 0 does not hold 2D"),
        (passed("2C 3C", "2D", "2S", "2H"), LEFT, "deal 1, pass: seat 0: the number of cards is wrong"),
        (passed("2C", "2D", "2S"), LEFT, "deal 1, pass: must be a list of 4 texts"),
        (
            passed("2C", "2D", "2S", "", blind=[3]),
            LEFT,
            "deal 1, blind: seat 3: cards can not",
        ),
        (passed("2C", "2D", "2S", "2H", blind=[3]), BLIND, "deal 1, pass: seat 3 passes unseen"),
        (passed("2C", "2D", "2S", "", blind=[4]), BLIND, "deal 1, blind: there is no seat 4"),
        (passed("2C", "2D", "2S", "2H"), MIX, "deal 1, mixed: is missing"),
        (deal_of("", mixed=["2C", "2D", "2S", "2H"]), MIX, "deal 1, pass: is missing"),
        (
            passed("2C", "2D", "2S", "2H", mixed=["3C", "2D", "2S", "2H"]),
            MIX,
            "deal 1, mixed: the mixed cards are not those on the pile",
        ),
        (deal_of("2C"), CALL, "deal 1, call: is missing"),
        (deal_of("2C", call="left"), CALL, "deal 1, call: seat 3: that can not be chosen here"),
        (deal_of("2C", call="up"), CALL, "deal 1, call: 'up' is no direction"),
        (deal_of("2C"), CHARGE, "deal 1, charge: is missing"),
        (deal_of("2C", charge=["2C", "", "", ""]), CHARGE, "deal 1, charge: seat 0: that can not be charged"),
        (deal_of("2C", charge=["QS", "", "", ""]), CHARGE, "deal 1, charge: seat 0 does not hold QS"),
        (deal_of("2C", exchange="2D"), {}, ""),
    ],
)
def test_faults_are_told_by_deal_and_move(deal: dict[str, object], rules: dict[str, object], text: str) -> None:
    """A fault is told by its deal, and its play or key, in one line."""
    record = record_of(deal, **rules)
    if text:
        assert fault(record).startswith(text)
    else:
        assert list(hearts_lines(record, False))[-1]["phase"] == "end"


def test_faults_of_later_deals() -> None:
    """A deal before the last that stops, and a deal after the game's end, are faults."""
    whole = deal_of(moon="add")
    assert fault(record_of(deal_of("2C"), deal_of("2C"))).startswith("deal 1, plays: ")
    assert fault(record_of(deal_of(), deal_of("2C"))).startswith("deal 1, plays: ")
    assert fault(record_of(whole, deal_of("3C"))).startswith("deal 2, play 1 (3C): ")
    assert fault(record_of(whole, deal_of("2C"), target=17)).startswith("deal 2, hands: the game is over")
    assert fault(record_of(whole, {"code": "HR1-A-AAAAAAM"}, target=17)).startswith("deal 2, code: the game is over")


def test_missing_exchange() -> None:
    """An exchange left out while the play goes on is a fault; a last one is a place to stop."""
    three = ["JC QC KC AC", "JD QD KD AD", "JS QS KS AS"]
    rules = {"set": "three-exchange", "removed": all_but("2H", *three), "passing": []}
    deal = {"hands": three, "kitty": "2H", "plays": "JC JD JS QC"}
    assert fault({"game": "hearts", "rules": rules, "deals": [deal]}).startswith("deal 1, exchange: is missing")
    stopped = {**deal, "plays": "JC JD JS"}
    assert list(hearts_lines({"game": "hearts", "rules": rules, "deals": [stopped]}, True))[-2]["phase"] == "exchange"
    wrong = {**deal, "exchange": "QD"}
    assert fault({"game": "hearts", "rules": rules, "deals": [wrong]}) == "deal 1, exchange: seat 0 does not hold QD"


@pytest.mark.parametrize(
    ("record", "text"),
    [
        ([], 'not a record of a game of "hearts"'),
        ({"game": "hearts", "deals": []}, "rules: set is missing"),
        ({"game": "hearts", "rules": {}, "deals": []}, "rules: set is missing"),
        ({"game": "hearts", "rules": {"set": "whist"}, "deals": []}, "rules: set 'whist' is not a rule set"),
        (
            {"game": "hearts", "rules": {"set": "american", "tricks": 3}, "deals": []},
            "rules: tricks is not an option of Hearts",
        ),
        (
            {"game": "hearts", "rules": {"set": "american", "sun": 3}, "deals": []},
            "rules: sun must be true or false, not 3",
        ),
        ({"game": "hearts", "rules": {"set": "american"}}, "deals: must be a list of objects"),
        ({"game": "hearts", "rules": {"set": "american"}, "deals": [1]}, "deals: must be a list of objects"),
        ({"game": "hearts", "rules": {"set": "american"}, "seats": [1], "deals": []}, "seats: must be a list of texts"),
    ],
)
def test_faults_of_the_frame(record: object, text: str) -> None:
    """A record without rules, with unknown options or values, or without deals is refused in one line."""
    assert fault(record) == text


def test_lines_before_a_fault_are_printed() -> None:
    """The lines before a fault have been given out when it is told."""
    lines = hearts_lines(record_of(deal_of("2C 2D AC")), True)
    assert [line["seat"] for line in islice(lines, 3)] == [0, 1, 2]
    with pytest.raises(RecordError):
        next(lines)


def test_unknown_keys_are_kept() -> None:
    """Keys that are not known stay in the record, outside and inside its deals."""
    record = record_of(deal_of("2C", shuffled_by="bot"))
    record["venue"] = {"name": "kitchen"}
    assert parse_hearts_record(record).as_json() == record


def test_keys_without_a_use_are_passed_over() -> None:
    """Choices that the rules leave nobody, or that no moon asks for, change nothing."""
    plain = list(hearts_lines(record_of(deal_of(moon="add")), True))
    useless: dict[str, Any] = {
        "call": "left",
        "pass": ["2C", "2D", "2S", "2H"],
        "charge": ["", "", "QS", ""],
        "exchange": "2D",
    }
    assert list(hearts_lines(record_of(deal_of(moon="add", **useless)), True)) == plain
    subtracted = record_of(deal_of(moon="add"), moon="subtract")
    assert list(hearts_lines(subtracted, False))[-1]["totals"] == [-17, 0, 0, 0]


def test_partial_choices_are_not_written() -> None:
    """A pass that not all have chosen is left out of the record, for all choose at once."""
    game = started(rules_of(removed=SIXTEEN, pass_count=1), *FOUR)
    assert written(game)["deals"] == [{"hands": FOUR}]


def test_deal_with_a_code_is_written_by_it() -> None:
    """A deal from a code is written as the code, and a mix then needs no words."""
    rules = rules_of()
    game = apply(new_game(rules), StartDeal(deal_from_code(rules, deal_code(rules, 0)), 1))
    assert written(game) == {
        "game": "hearts",
        "rules": {"set": "american"},
        "deals": [{"code": "HR1-A-AAAAAAM", "dealer": 1}],
    }


def test_cards_played_are_written_in_order() -> None:
    """The plays of all tricks are one text."""
    game = played(started(rules_of(removed=SIXTEEN, passing=[]), *FOUR), "2C 2D 2S 2H 3C")
    assert written(game)["deals"] == [{"hands": FOUR, "plays": "2C 2D 2S 2H 3C"}]


def test_seats_must_fit_the_table() -> None:
    """A record that is opened to be played on has a name for each seat, or none."""
    with pytest.raises(RecordError, match="seats: must be 4, not 3"):
        parse_hearts_record({"game": "hearts", "rules": {"set": "american"}, "seats": ["a", "b", "c"], "deals": []})


def written(game: Game) -> dict[str, object]:
    """The record of a game in its first deal."""
    return HeartsRecord(game.rules, deals=() if game.deal is None else (game.deal,)).as_json()
