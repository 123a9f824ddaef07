"""A new game of Hearts while one is being played."""

import secrets
from collections.abc import Callable
from random import Random

import pygame
import pytest

from game.hearts.turns import PassTurn
from game.session.hearts_record import GAME
from game.shell.scenes.hearts_leave import HeartsLeave
from game.shell.scenes.hearts_pause import HeartsPause
from game.shell.scenes.hearts_setup import HeartsSetup
from game.shell.scenes.hearts_setup_home import HeartsHome
from game.shell.scenes.hearts_table import HeartsTable
from game.store.results import Result
from tests.shell.hearts_hands import Hands, sit_down, table_of
from tests.shell.test_pages import by_mouse, control_of
from tools.player import Player
from tools.screenshot_hearts_pages import played_record


def with_a_game(player: Player, has_decided: bool = True) -> dict[str, object]:
    """Begin a game in which the person has passed cards on, or is about to; what is kept of it."""
    sit_down(player, 1, set="american")
    hands = Hands(player)
    hands.settle()
    assert isinstance(table_of(player).turn, PassTurn)
    if has_decided:
        for place in range(3):
            hands.tap_card(place)
        hands.press("choose")
        hands.settle()
    return kept(player)


def kept(player: Player) -> dict[str, object]:
    """The record of the game in progress."""
    record = player.store.running(GAME)
    assert record is not None
    return record


def at_home(player: Player) -> None:
    """From the title to where Hearts begins, and on to a new game."""
    player.director.title()
    player.turn()
    by_mouse(player, "hearts")
    by_mouse(player, "play")


def by_set_up(player: Player) -> None:
    """From the table over its menu to the page of a new game, and on."""
    player.press(pygame.K_m)
    assert isinstance(player.scene, HeartsPause)
    by_mouse(player, "new")
    assert isinstance(player.scene, HeartsSetup)
    by_mouse(player, "play")


def test_a_set_up_outlives_the_question(player: Player) -> None:
    """Who keeps playing, after all, finds what was set up when it is wanted again."""
    with_a_game(player)
    player.press(pygame.K_m)
    for key in ("new", "rule set", "omnibus", "play", "stay"):
        by_mouse(player, key)
    assert isinstance(player.scene, HeartsTable)
    assert player.director.hearts_pages.last_setup().rule_set.id == "omnibus"


def by_code(player: Player) -> None:
    """Type a code."""
    player.director.hearts_pages.code()
    player.turn()
    player.type("AAAAAAM")
    player.press(pygame.K_RETURN)


def again(player: Player) -> None:
    """Play the deal on the table once more."""
    player.director.hearts_pages.play_again(table_of(player).game.record, 1)
    player.turn()
    by_mouse(player, 0)


WAYS = [at_home, by_set_up, by_code]


@pytest.mark.parametrize("way", WAYS)
def test_the_game_in_progress_is_kept_by_the_first_button(player: Player, way: Callable[[Player], None]) -> None:
    """However a new game is come to, the button in focus leads back to the table, and nothing is lost."""
    before = with_a_game(player)
    way(player)
    assert isinstance(player.scene, HeartsLeave)
    player.press(pygame.K_RETURN)
    assert isinstance(player.scene, HeartsTable)
    assert table_of(player).game.record.as_json() == kept(player) == before
    assert player.store.last_games(GAME, 1) == ()


@pytest.mark.parametrize("way", WAYS)
def test_a_new_game_begins_when_that_is_meant(player: Player, way: Callable[[Player], None]) -> None:
    """The second button begins the new game, and the one that was left is counted."""
    before = with_a_game(player)
    way(player)
    by_mouse(player, "new")
    assert isinstance(player.scene, HeartsTable)
    assert kept(player) != before
    (left,) = player.store.last_games(GAME, 1)
    assert left.result is Result.ABANDONED


@pytest.mark.parametrize("seed", [0, 43])  # with 43 the person leads after passing
def test_a_game_counts_from_the_first_decision_of_a_person(
    player: Player, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """What bots alone have played is no game yet; cards passed on are one, even where nobody has played one since."""
    monkeypatch.setattr(secrets, "randbelow", Random(seed).randrange)
    with_a_game(player, has_decided=False)
    sit_down(player, 1, set="american", passing=[])
    Hands(player).settle()
    with_a_game(player)
    assert player.store.last_games(GAME, 9) == ()
    sit_down(player, 1, set="american")
    assert len(player.store.last_games(GAME, 9)) == 1


@pytest.mark.parametrize("way", WAYS)
def test_before_the_first_decision_nobody_is_asked(player: Player, way: Callable[[Player], None]) -> None:
    """Nothing is lost with cards that have only been dealt."""
    with_a_game(player, has_decided=False)
    way(player)
    assert isinstance(player.scene, HeartsTable)
    assert not table_of(player).game.is_begun


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, "back"])
def test_going_back_leads_to_the_page_before(player: Player, key: int | str) -> None:
    """Who wants neither looks at the page before once more, and the game in progress is still there."""
    before = with_a_game(player)
    at_home(player)
    if isinstance(key, int):
        player.press(key)
    else:
        by_mouse(player, key)
    assert isinstance(player.scene, HeartsHome)
    assert kept(player) == before


def test_a_deal_played_once_more_is_a_new_game(player: Player) -> None:
    """A finished deal can be played again while the next one is on the table, but not by a slip of the finger."""
    sit_down(player, 1, set="american", passing=[])
    hands = Hands(player)
    while table_of(player).game.state.number < 2:
        hands.act()
    hands.settle()
    before = kept(player)
    again(player)
    assert isinstance(player.scene, HeartsLeave)
    player.press(pygame.K_RETURN)
    assert player.stage.top is table_of(player)
    assert kept(player) == before
    again(player)
    by_mouse(player, "new")
    assert table_of(player).game.state.number == 1


def test_the_question_says_what_would_begin(player: Player) -> None:
    """Its second button has the words of the button that led there, and a line tells what becomes of the game."""
    with_a_game(player)
    pages = player.director.hearts_pages
    pages.play_again(played_record(), 2)
    player.turn()
    by_mouse(player, 1)
    assert isinstance(player.scene, HeartsLeave)
    assert control_of(player, "new").label == "Play it again"
    assert "counts as left" in player.scene.lines()[-1]
