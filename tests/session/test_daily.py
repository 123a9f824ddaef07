"""The deals of the days, and the file they come from."""

from collections import Counter
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.heart_to_heart.deal import deal, parse_deal_code
from game.heart_to_heart.endings import is_dead_end
from game.session.daily import (
    FIRST_MONDAY,
    RHYTHM,
    DailyDeal,
    Difficulty,
    daily_deal,
    daily_deals,
    parse_daily_deal,
)
from tests.strategies import deal_codes

MONDAY, SATURDAY, SUNDAY = 0, 5, 6
DEALS = daily_deals()

any_day = st.dates(date(1970, 1, 1), date(2200, 1, 1))


def test_there_are_four_years_of_whole_weeks() -> None:
    """The deals last for four years, and their last week is a whole one."""
    assert len(DEALS) >= 4 * 365 + 1
    assert len(DEALS) % 7 == 0


@pytest.mark.parametrize(
    ("day", "line"),
    [
        ("2026-01-01", "HH1-N-KCPWMET 52 2"),
        ("2028-02-29", "HH1-N-EJEGSIR 75 1"),
        ("2029-12-30", "HH1-N-ANJASHX 129 3"),
        ("2029-12-31", "HH1-N-HWCOBUG 73 1"),
    ],
)
def test_the_deals_of_some_days_are_pinned(day: str, line: str) -> None:
    """A day has the same deal for everyone, for ever."""
    assert str(daily_deal(date.fromisoformat(day))) == line


@given(any_day)
def test_each_day_has_one_deal(day: date) -> None:
    """Asked twice, a day gives the same deal; the day after gives another."""
    assert daily_deal(day) == daily_deal(day)
    assert daily_deal(day) in DEALS
    assert daily_deal(day + timedelta(days=1)) != daily_deal(day)


def test_days_take_the_deals_in_order_and_begin_again() -> None:
    """The first Monday has the first deal, and after the last deal the first one comes again."""
    assert FIRST_MONDAY.weekday() == MONDAY
    assert tuple(daily_deal(FIRST_MONDAY + timedelta(days=number)) for number in range(len(DEALS))) == DEALS
    assert daily_deal(FIRST_MONDAY + timedelta(days=len(DEALS))) == DEALS[0]
    assert daily_deal(FIRST_MONDAY - timedelta(days=1)) == DEALS[-1]


@given(any_day)
def test_a_week_goes_from_easy_to_hard(day: date) -> None:
    """On any Monday the deal is easy, at any weekend hard, and in between no day is easier than the one before."""
    monday = day - timedelta(days=day.weekday())
    week = [daily_deal(monday + timedelta(days=number)).difficulty for number in range(7)]
    assert week == sorted(week) == list(RHYTHM)
    assert week[MONDAY] == Difficulty.EASY
    assert week[SATURDAY] == week[SUNDAY] == Difficulty.HARD


def test_no_deal_comes_twice() -> None:
    """Until the deals begin again, each day has a deal of its own."""
    assert Counter(each.code for each in DEALS).most_common(1)[0][1] == 1


def test_no_deal_is_dead_before_the_first_move() -> None:
    """Every code is that of a deal which can be played."""
    assert not any(is_dead_end(deal(each.code)) for each in DEALS)


def test_par_is_a_number_of_moves_that_a_game_takes() -> None:
    """No game is won in fewer moves than it takes to pair 25 cards, and none of the deals is endless."""
    assert all(13 <= each.par < 250 for each in DEALS)


@given(st.builds(DailyDeal, deal_codes(), st.integers(1, 999), st.sampled_from(Difficulty)))
def test_a_line_parses_back(each: DailyDeal) -> None:
    """The text of a daily deal is a line of the file."""
    assert parse_daily_deal(str(each)) == each


@pytest.mark.parametrize(
    "line", ["", "HH1-N-AAAAAAM", "HH1-N-AAAAAAM 82", "HH1-N-AAAAAAN 82 1", "HH1-N-AAAAAAM x 1", "HH1-N-AAAAAAM 82 4"]
)
def test_a_damaged_line_is_refused(line: str) -> None:
    """A line that is no daily deal gives none."""
    with pytest.raises(ValueError, match=r".+"):
        parse_daily_deal(line)


def test_a_daily_deal_shows_its_code() -> None:
    """A line begins with the code of the deal, as records have it."""
    assert parse_daily_deal("HH1-N-AAAAAAM 82 1").code == parse_deal_code("HH1-N-AAAAAAM")
