"""The tool that chooses the daily deals, and whether the solver stands by what the file tells."""

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from game.heart_to_heart.deal import deal, deal_code
from game.session.daily import RHYTHM, Difficulty, daily_deals
from tools import choose_daily_deals
from tools.choose_daily_deals import Candidate, candidate, codes, difficulty_of, in_weeks, is_right, main
from tools.solver import is_winnable

DEALS = daily_deals()


@pytest.mark.parametrize("number", [*range(7), len(DEALS) // 2, len(DEALS) - 1])
def test_some_lines_are_right(number: int) -> None:
    """Par is the fewest moves that win, and the difficulty comes out as the file tells, for a week and two more."""
    assert is_right(DEALS[number])


@pytest.mark.soak
def test_many_lines_are_right() -> None:
    """Par and difficulty are right on one day in five, whatever its weekday."""
    assert all(map(is_right, DEALS[::5]))


def test_a_wrong_line_is_noticed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A par too high or another difficulty is told in one line, with exit code 1."""
    right = DEALS[0]
    too_high, too_hard = replace(right, par=right.par + 1), replace(right, difficulty=Difficulty.HARD)
    monkeypatch.setattr(choose_daily_deals, "daily_deals", lambda: (right, too_high, too_hard))
    assert main(["--check", "3"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines() == [f"{each}: does not come out like this" for each in (too_high, too_hard)]


def test_right_lines_are_confirmed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """When all lines looked at are right, their number is printed; more than there are can not be looked at."""
    monkeypatch.setattr(choose_daily_deals, "daily_deals", lambda: DEALS[:2])
    assert main(["--check", "5"]) == 0
    assert capsys.readouterr().out == "2 of 2 lines are right\n"


def test_a_deal_that_can_not_be_won_is_for_no_day() -> None:
    """Only deals that can be won, and in which something can go wrong, are taken."""
    tried = [code for code in map(deal_code, range(60)) if (found := candidate(code)) and found.code == code]
    assert tried
    assert all(is_winnable(deal(code)) for code in tried)
    assert len(tried) < sum(is_winnable(deal(deal_code(number))) for number in range(60))


@pytest.mark.parametrize(
    ("greedy", "chance", "difficulty"),
    [
        (1.0, 1.0, None),
        (1.0, 0.9, Difficulty.EASY),
        (0.8, 0.5, Difficulty.EASY),
        (1.0, 0.4, None),
        (0.5, 0.5, None),
        (0.2, 0.1, Difficulty.MIDDLING),
        (0.0, 0.8, Difficulty.MIDDLING),
        (0.2, 0.0, Difficulty.HARD),
    ],
)
def test_difficulty_follows_from_how_others_fare(greedy: float, chance: float, difficulty: Difficulty | None) -> None:
    """Greedy play wins easy deals; when it loses, it is chance that tells middling deals from hard ones."""
    assert difficulty_of(greedy, chance) is difficulty


def test_weeks_are_filled_in_the_rhythm() -> None:
    """From what is offered each week takes its easy, middling and hard deals, the likeliest to be won first."""
    offered = [
        Candidate(deal_code(number), difficulty, (number * 7 % 10) / 10)
        for number, difficulty in enumerate([*Difficulty] * 30)
    ]
    weeks = in_weeks(iter(offered), 3)
    assert [each.difficulty for each in weeks] == [*RHYTHM] * 3
    assert len({each.code for each in weeks}) == 21
    for first in range(0, 21, 7):
        week = weeks[first : first + 7]
        assert week == sorted(week, key=lambda each: (each.difficulty, -each.chance))


def test_deals_are_tried_in_an_order_that_never_changes() -> None:
    """The same deals are tried each time, none of them twice."""
    tried = list(islice(codes(), 500))
    assert tried == list(islice(codes(), 500))
    assert len(set(tried)) == 500
    assert list(map(str, tried[:2])) == ["HH1-N-NCAGJAY", "HH1-N-GQVCJPP"]


@pytest.mark.soak
def test_the_file_comes_out_as_it_is(tmp_path: Path) -> None:
    """Choosing the deals of one week anew gives the first week of the file."""
    assert main(["--weeks", "1", "--processes", "2", "--out", str(tmp_path / "deals")]) == 0
    assert (tmp_path / "deals").read_text().splitlines() == list(map(str, DEALS[:7]))
