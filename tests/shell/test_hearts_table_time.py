"""The table of Hearts as time passes: patient bots, and waits for the eye."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count

import pygame
import pytest

from game.shell.scenes.hearts_pause import HeartsPause
from game.shell.scenes.hearts_table import HeartsTable
from game.table.motion import Figure
from tests.shell.hearts_hands import MOST_TURNS, Hands, at_my_turn, legal_place, sit_down, table_of
from tools.player import Player


def states_in(player: Player, seconds: float) -> Iterator[object]:
    """The states of the game in each frame of some seconds."""
    end = player.ticker.time + round(seconds * 1e9)
    while player.ticker.time < end:
        player.turn()
        yield table_of(player).game.state


def with_bots_to_play(player: Player) -> HeartsTable:
    """A table at which I have just played, and others are next."""
    for seed in count():
        at_my_turn(player, seed, cards=0)
        table = table_of(player)
        place = legal_place(table)
        table.tap_card(place)
        table.tap_card(place)
        if table.game.bots_waiting:
            return table
    raise AssertionError("there are tables without end")


def cards_in_flight(table: HeartsTable) -> list[str]:
    """The cards that are on their way."""
    return [mote.text for mote in table.show.motions.motes(0.0) if mote.figure is Figure.CARD]


def test_nothing_is_played_while_the_menu_is_open(player: Player) -> None:
    """Bots wait for whoever has stopped to look at the menu, and go on afterwards."""
    table = with_bots_to_play(player)
    player.press(pygame.K_F10)
    assert isinstance(player.scene, HeartsPause)
    state = table.game.state
    assert all(later is state for later in states_in(player, 10))
    player.press(pygame.K_ESCAPE)
    player.wait(3)
    assert table.game.state is not state


def test_nothing_is_played_while_the_window_is_left(player: Player) -> None:
    """Bots wait for whoever has gone to another window, and go on afterwards."""
    table = with_bots_to_play(player)
    player.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    player.turn()
    state = table.game.state
    assert all(later is state for later in states_in(player, 10))
    player.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    player.wait(3)
    assert table.game.state is not state


def test_a_finished_trick_stays_until_it_was_seen_and_a_tap_hurries_it(player: Player) -> None:
    """It lies there for more than a second; a tap on the cloth clears it at once."""
    for is_hurried in (False, True):
        hands = at_my_turn(player, 4, cards=3)
        table = table_of(player)
        place = legal_place(table)
        hands.tap_card(place)
        hands.tap_card(place)
        sight = table.show.sight
        assert sight is not None
        assert sight.is_lingering
        begun = player.ticker.time
        for _ in range(MOST_TURNS):
            if is_hurried:
                player.click((table.layout.size[0] - 1, table.layout.bar.bottom + 1))
            else:
                player.turn()
            later = table.show.sight
            if later is None or not later.is_lingering:
                break
        assert (player.ticker.time - begun > 1_000_000_000) is not is_hurried


@pytest.mark.parametrize("motion", ["off", "reduced", "normal", "fast"])
def test_a_card_that_cancels_another_lies_before_its_player_and_then_beside_it(player: Player, motion: str) -> None:
    """First it is seen who played it, then that both are out of the trick; only where things may travel it flies."""
    player.context.change(replace(player.context.settings, motion=motion))
    sit_down(player, 1, set="cancellation", players=6)
    hands = Hands(player)
    for _ in range(MOST_TURNS):
        hands.act()
        sight = table_of(player).show.sight
        if sight is not None and sight.is_apart:
            break
    table = table_of(player)
    before = table.show.sight
    assert before is not None
    while table.show.sight == before:
        player.turn()
    after = table.show.sight
    assert after == before._replace(is_apart=False)
    assert table.message[0] == "Two alike: they cancel each other"
    assert bool(cards_in_flight(table)) == (motion in ("normal", "fast"))


@pytest.mark.parametrize("motion", ["off", "reduced", "normal"])
def test_great_news_are_told_in_one_place(player: Player, motion: str) -> None:
    """That hearts are broken rises over the trick; only where nothing may move it stands over the hand."""
    player.context.change(replace(player.context.settings, motion=motion))
    sit_down(player, 1, set="american", passing=[])
    hands, text = Hands(player), "Hearts are broken"
    for _ in range(MOST_TURNS):
        hands.act()
        show = table_of(player).show
        if text in large_words(table_of(player)) or show.message == text:
            break
    assert (show.message == text) == (motion == "off")
    assert (text in large_words(table_of(player))) == (motion != "off")


def large_words(table: HeartsTable) -> list[str]:
    """The words that rise over the trick, once they are seen."""
    return [mote.text for mote in table.show.motions.motes(0.5) if mote.figure is Figure.MESSAGE]
