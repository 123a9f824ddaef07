"""Whole games of Hearts through the shell, by clicks on what is to be seen, with bots and with several people."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.hearts.rule_sets import RULE_SETS
from game.session.hearts_record import GAME
from game.shell.scenes.hearts_deal_end import HeartsDealEnd
from game.shell.scenes.hearts_table import HeartsTable
from game.store.results import Result
from tests.shell.hearts_hands import MOST_TURNS, Hands, sit_down, table_of
from tools.player import Player

# Targets so low that one deal ends the game, or few do.
EVERYDAY: tuple[tuple[dict[str, Any], int], ...] = (
    ({"set": "american", "target": 10}, 1),
    ({"set": "turbo", "kitty_use": "exchange", "players": 5, "passing": ["left"], "target": 5}, 1),
    ({"set": "cancellation", "target": 5}, 1),
    ({"set": "da-nasty-fix", "target": 20}, 2),
    ({"set": "partners-merged", "target": 20, "blind_pass": True}, 3),
    ({"set": "booster-nines", "target": 10}, 1),
)


SIZES = [(1280, 720), (640, 480), (480, 800), (320, 240), (720, 720)]


def play_game(player: Player, options: dict[str, Any], people: int, seed: int = 1) -> Hands:
    """Play a game to its end, and look at it until the news of it are told."""
    sit_down(player, people, **options)
    hands = Hands(player, seed)
    hands.play_to_the_end()
    hands.settle_show()
    return hands


@pytest.mark.parametrize(("options", "people"), EVERYDAY, ids=lambda value: str(value)[:40])
def test_a_game_is_played_to_its_end(player: Player, options: dict[str, Any], people: int) -> None:
    """Passing, calling, turning up, exchanging and playing by clicks alone end in the news of who has won."""
    player.resize((640, 480))
    hands = play_game(player, options, people)
    assert isinstance(player.scene, HeartsDealEnd)
    (finished,) = player.store.last_games(GAME, 1)
    assert finished.result is (Result.WON if hands.game.is_won else Result.LOST)
    assert player.store.running(GAME) is None


@pytest.mark.soak
@pytest.mark.parametrize("number", range(len(RULE_SETS)), ids=[rule_set.id for rule_set in RULE_SETS])
def test_every_rule_set_is_played_to_its_end(player: Player, number: int) -> None:
    """In windows of every size, with one person and with several, each form of Hearts comes to its end."""
    player.resize(SIZES[number % len(SIZES)])
    play_game(player, {"set": RULE_SETS[number].id, "target": 25}, people=1 + number % 3)
    assert isinstance(player.scene, HeartsDealEnd)


@pytest.mark.parametrize("seed", range(3))
def test_a_killed_game_goes_on_where_it_was(new_player: Callable[[], Player], seed: int) -> None:
    """Started again at any moment, the game is as it was left, and can be played to its end."""
    random = Random(seed)
    options: dict[str, Any] = {"set": "turbo", "players": 3, "removed": ["2D"], "passing": ["left"], "target": 5}
    people = 1 + seed % 2
    player = new_player()
    sit_down(player, people, **options)
    hands = Hands(player, seed)
    for _ in range(6):
        for _step in range(random.randrange(60)):
            if hands.game.state.is_over:
                return
            hands.act()
        left, phase = hands.game.record, hands.game.state.phase
        player = new_player()
        kept = player.director.saved_hearts()
        if kept is None:
            assert hands.game.state.is_over
            return
        assert kept.record == left
        assert kept.state.phase is phase
        player.director.sit_down_to_hearts(kept)
        player.turn()
        hands = Hands(player, seed)
    hands.play_to_the_end()


def test_a_finished_game_is_not_offered_again(new_player: Callable[[], Player]) -> None:
    """What is over is not gone on with."""
    player = new_player()
    play_game(player, {"set": "hartenjagen", "target": 1}, 1)
    assert new_player().director.saved_hearts() is None


def test_only_bots_play_a_game_by_themselves(player: Player) -> None:
    """With nobody at the table the cards are played all the same, and no hand shows."""
    table = sit_down(player, 0, set="hartenjagen", target=1, passing=[])
    for _ in range(MOST_TURNS):
        if table.game.state.is_over and isinstance(player.scene, HeartsDealEnd):
            break
        player.turn()
        sight = table.show.sight
        assert sight is None or not sight.is_open
    assert table.game.state.is_over


def test_bots_are_played_at_a_readable_pace(player: Player) -> None:
    """Between the cards of two bots the eye has at least a fifth of a second, whatever the motion setting."""
    table = sit_down(player, 0, set="hartenjagen", target=1, passing=[])
    times: list[int] = []
    seen = 0
    for _ in range(MOST_TURNS):
        player.turn()
        deal = table.game.state.deal
        play = deal.play if deal is not None else None
        count = 0 if play is None else sum(len(trick.cards) for trick in (*play.tricks, play.trick))
        if count > seen:
            assert count == seen + 1
            seen = count
            times.append(player.ticker.time)
        if seen >= 12:
            break
    assert all(later - earlier >= 200_000_000 for earlier, later in pairwise(times))


def test_the_table_can_be_left_and_found_again(player: Player, tmp_path: Path) -> None:
    """From the title the kept game is gone on with, with its hand and its scores."""
    sit_down(player, 1, set="american")
    hands = Hands(player, 3)
    hands.settle()
    hands.act()
    before = hands.game.record
    player.director.title()
    player.turn()
    kept = player.director.saved_hearts()
    assert kept is not None
    player.director.sit_down_to_hearts(kept)
    player.turn()
    assert isinstance(player.scene, HeartsTable)
    assert table_of(player).game.record == before
