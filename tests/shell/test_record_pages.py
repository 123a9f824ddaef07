"""Statistics, best lists, the daily deal and the calendar."""

from datetime import date

import pygame
import pytest
from babel.dates import format_date

from game.heart_to_heart.deal import deal_code
from game.heart_to_heart.example import EXAMPLE_CODE
from game.session.daily import daily_deal
from game.shell.dates import day_text, long_day_text, month_text, weekday_names
from game.shell.language import LANGUAGES, use_language
from game.shell.scenes.best_games import BestGames
from game.shell.scenes.calendar import FIRST_DAY, CalendarPage
from game.shell.scenes.daily import DailyPage
from game.shell.scenes.statistics import StatisticsPage
from game.shell.statistics_text import figures
from game.store.statistics import Statistics
from tests.shell.test_pages import by_mouse, control_of
from tools.player import Player
from tools.screenshot_pages import win_example, with_daily_deals, with_history

TODAY = date.today()
NOTHING = Statistics(
    won=0,
    abandoned=0,
    dead_ends=0,
    lost=0,
    running=0,
    current_streak=0,
    best_streak=0,
    best_seconds_of_won=None,
    average_seconds_of_won=None,
    best_moves_of_won=None,
    average_moves_of_won=None,
)


@pytest.fixture
def statistics(player: Player) -> StatisticsPage:
    """The page with some games behind."""
    with_history(player)
    player.director.statistics()
    player.turn()
    assert isinstance(player.scene, StatisticsPage)
    return player.scene


# Statistics


def test_figures_say_what_they_count() -> None:
    """Whatever counts won games alone says so, and a figure without games is a dash."""
    statistics = NOTHING._replace(abandoned=2, dead_ends=1, running=1)
    told = {label: value for value, label in figures(statistics)}
    assert told["Games begun"] == "4"
    assert told["Won, of all games ended"] == "0 %"
    assert [value for label, value in told.items() if label.endswith("a win")] == ["–"] * 4
    assert {label: value for value, label in figures(NOTHING)}["Won, of all games ended"] == "–"


def test_figures_are_rounded_as_people_read_them() -> None:
    """Seconds are a clock, averages whole numbers, the rate a percentage of games that ended."""
    statistics = NOTHING._replace(
        won=2, abandoned=1, best_seconds_of_won=61.9, best_moves_of_won=70, average_moves_of_won=75.6
    )
    told = {label: value for value, label in figures(statistics)}
    assert told["Won, of all games ended"] == "67 %"
    assert told["Best time of a win"] == "1:01"
    assert told["Average moves in a win"] == "76"


def test_an_empty_page_is_kind(player: Player) -> None:
    """Before the first game there is one page, without figures of nothing."""
    player.director.statistics()
    page = player.scene
    assert isinstance(page, StatisticsPage)
    player.turn()
    assert page.pages() == 1
    assert [member.key for member in page.controls.members] == ["back"]


def test_the_pages_are_figures_games_and_deals(player: Player, statistics: StatisticsPage) -> None:
    """Each has its heading, and the deals won lead to their best lists."""
    headings = [statistics.heading()]
    while statistics.can_turn(1):
        statistics.turn(1)
        player.turn()
        headings.append(statistics.heading())
    assert headings == ["Statistics", "Last games", "Deals won"]
    by_mouse(player, str(EXAMPLE_CODE))
    assert isinstance(player.scene, BestGames)
    by_mouse(player, "play")
    assert player.game.code == EXAMPLE_CODE


def test_the_plot_shows_how_far_each_game_came(statistics: StatisticsPage) -> None:
    """A won game cleared all of the heart, another one less."""
    shares = statistics._shares
    assert len(shares) == 16
    assert shares.count(1.0) == sum(game.result.value == "won" for game in statistics._games)
    assert all(0 <= share <= 1 for share in shares)


# The daily deal


def test_without_daily_deals_the_title_has_no_button(player: Player) -> None:
    """It comes with them."""
    player.context.daily_deals = None
    player.director.title()
    player.turn()
    assert "daily" not in [member.key for member in player.scene.controls.members]  # type: ignore[attr-defined]
    with_daily_deals(player)
    player.director.title()
    player.turn()
    by_mouse(player, "daily")
    assert isinstance(player.scene, DailyPage)
    assert player.scene.day == TODAY


def test_the_deal_of_today_is_played(player: Player) -> None:
    """The button deals it, and the page knows when it was won."""
    with_daily_deals(player)
    player.director.daily()
    player.turn()
    by_mouse(player, "play")
    assert player.game.code == EXAMPLE_CODE
    win_example(player)
    player.director.daily()
    page = player.scene
    assert isinstance(page, DailyPage)
    result = page._result()
    assert result is not None
    assert result.par == 80


def test_a_past_day_is_chosen_in_the_calendar(player: Player) -> None:
    """The first day of daily deals is as good as today."""
    with_daily_deals(player)
    player.director.daily(FIRST_DAY)
    player.turn()
    by_mouse(player, "calendar")
    assert isinstance(player.scene, CalendarPage)
    assert not control_of(player, "previous").is_enabled
    by_mouse(player, "2")
    assert isinstance(player.scene, DailyPage)
    assert player.scene.day == date(2026, 1, 2)
    by_mouse(player, "play")
    assert player.game.code == deal_code(date(2026, 1, 2).toordinal())


def test_days_to_come_can_not_be_played(player: Player) -> None:
    """In this month the days after today are switched off, and no later month can be turned to."""
    with_daily_deals(player)
    player.director.calendar(TODAY, lambda _day: None)
    player.turn()
    page = player.scene
    assert isinstance(page, CalendarPage)
    days = {int(str(m.key)): m for m in page.controls.members if str(m.key).isdigit()}
    assert [number for number, member in days.items() if member.is_enabled] == list(range(1, TODAY.day + 1))
    assert [number for number, member in days.items() if member.is_marked] == [TODAY.day]
    assert not control_of(player, "next").is_enabled


def test_days_won_bear_a_heart(player: Player) -> None:
    """The month shows which of its days were won, whenever that was."""
    with_daily_deals(player)
    player.director.play_daily(date(2026, 2, 14))
    player.table.game.tap(25)
    player.director.calendar(date(2026, 2, 14), lambda _day: None)
    player.turn()
    assert control_of(player, "14").badge is None
    player.director.play_daily(TODAY)
    win_example(player)
    player.director.calendar(TODAY, lambda _day: None)
    player.turn()
    assert control_of(player, str(TODAY.day)).badge == "heart"


def test_months_are_turned_by_keys(player: Player) -> None:
    """Return on the button shows the month before, and the focus stays there."""
    with_daily_deals(player)
    player.director.calendar(date(2026, 3, 1), lambda _day: None)
    player.turn()
    page = player.scene
    assert isinstance(page, CalendarPage)
    while page.controls.focus != "previous" or not page.controls.shows_focus:
        player.press(pygame.K_TAB)
    player.press(pygame.K_RETURN)
    assert page.month == date(2026, 2, 1)
    player.press(pygame.K_RETURN)
    assert page.month == date(2026, 1, 1)


def test_dates_are_words_and_figures() -> None:
    """A month has a name, a date its own too, a week seven names."""
    assert month_text(date(2026, 5, 3)) == "May 2026"
    assert day_text(date(2026, 9, 3)) == "3 Sep 2026"
    assert len(set(weekday_names())) == 7


DATES = {
    "en": ("3 May 2026", "3 May 2026", "29 November 2026"),
    "sk": ("3. 5. 2026", "3. mája 2026", "29. novembra 2026"),
    "fi": ("3.5.2026", "3. toukokuuta 2026", "29. marraskuuta 2026"),
    "cs": ("3. 5. 2026", "3. května 2026", "29. listopadu 2026"),
    "sl": ("3. 5. 2026", "3. maj 2026", "29. november 2026"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_dates_are_written_as_the_language_does(language: str) -> None:
    """Day, month, year: short where there is little room, else with the month's name in the case it has there."""
    use_language(language)
    spring, autumn = date(2026, 5, 3), date(2026, 11, 29)
    assert (day_text(spring), long_day_text(spring), long_day_text(autumn)) == DATES[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_month_has_a_name_of_its_own_in_dates(language: str) -> None:
    """Babel knows how each language writes them."""
    use_language(language)
    for month in range(1, 13):
        day = date(2026, month, 9)
        assert long_day_text(day) == format_date(day, "long", locale={"en": "en_GB"}.get(language, language))
    assert len({day_text(date(2026, month, 9)) for month in range(1, 13)}) == 12


@pytest.mark.parametrize("day", [date(2026, 6, number) for number in range(1, 8)])
def test_the_deals_of_a_real_week_are_shown(player: Player, day: date) -> None:
    """From easy to hard, each day's page has words for its deal, and deals it."""
    player.director.daily(day)
    player.turn()
    by_mouse(player, "play")
    assert player.game.code == daily_deal(day).code
