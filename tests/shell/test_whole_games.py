"""Whole games through the shell, from the title to the win, by every way in."""

from collections.abc import Callable
from itertools import count

import pygame
import pytest

from game.deals import DealCode
from game.heart_to_heart.deal import deal, deal_code
from game.heart_to_heart.endings import is_dead_end, is_won
from game.heart_to_heart.example import EXAMPLE_CODE, EXAMPLE_MOVES, TAP_EXAMPLES, TapExample
from game.heart_to_heart.moves import Draw, Move, WastePair
from game.heart_to_heart.play import apply, legal_moves
from game.heart_to_heart.state import State
from game.heart_to_heart.taps import Pile
from game.session.solitaire_record import GAME, parse_solitaire_record, replay
from game.shell.scenes.dead_end import DeadEnd
from game.shell.scenes.solitaire_table import SolitaireTable
from game.shell.scenes.win import Win
from tests.shell.ways import Way, by_finger, by_keys, by_mouse, play
from tools.player import Player

WAYS = [by_mouse, by_finger, by_keys]


def deal_example(player: Player) -> None:
    """From the title to the example deal, by typing its code."""
    player.director.enter_code()
    player.type("aaa aaam")
    player.press(pygame.K_RETURN)


@pytest.mark.parametrize("way", WAYS)
def test_the_example_deal_is_won_with_250_points(player: Player, way: Way) -> None:
    """Nine draws, the tip with the waste's 4 as the tenth move, and on to the win: by each way in."""
    deal_example(player)
    for move in EXAMPLE_MOVES[:9]:
        assert move == Draw()
        play(player, move, way)
    assert EXAMPLE_MOVES[9] == WastePair(25)
    play(player, EXAMPLE_MOVES[9], way)
    assert player.game.state.moves == 10
    assert player.game.state.free == (23, 24)
    for move in EXAMPLE_MOVES[10:]:
        play(player, move, way)
    assert player.game.is_won
    assert player.game.state.score == 250
    assert player.game.state.moves == len(EXAMPLE_MOVES)
    player.wait(4)
    assert isinstance(player.scene, Win)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("size", [(320, 240), (480, 800), (720, 720), (1920, 1080)])
def test_the_example_deal_is_won_in_a_window_of_any_size(player: Player, way: Way, size: tuple[int, int]) -> None:
    """What can be tapped in one window can be tapped in all of them."""
    player.resize(size)
    deal_example(player)
    for move in EXAMPLE_MOVES:
        play(player, move, way)
    assert player.game.is_won


@pytest.mark.parametrize("way", [by_mouse, by_finger])
@pytest.mark.parametrize("example", TAP_EXAMPLES)
def test_tap_examples(player: Player, way: Way, example: TapExample) -> None:
    """Tapping the covered 10 does nothing; tapping the tip and then the ace leaves the waste selected."""
    deal_example(player)
    before = player.game.state
    for target in example.taps:
        way(player, target)
    assert player.game.selection == example.selection
    assert player.game.state == before


def greedy_move(state: State) -> Move:
    """Any pair at once, else the stock."""
    return legal_moves(state)[-1]


def lost_code() -> DealCode:
    """The first deal that a player who takes any pair at once plays into a dead end."""
    for code in map(deal_code, count()):
        state = deal(code)
        if is_dead_end(state):
            continue
        while not (is_won(state) or is_dead_end(state)):
            state = apply(state, greedy_move(state))
        if is_dead_end(state):
            return code
    raise AssertionError("the deals are endless")


def dead_code() -> DealCode:
    """The first deal that is over before its first move."""
    return next(code for code in map(deal_code, count()) if is_dead_end(deal(code)))


def test_dead_end_is_told_undone_and_played_on(player: Player) -> None:
    """When the last partner is gone the dialog opens at once; undo leads back, and other moves can be played."""
    player.director.play_code(lost_code())
    while not player.game.is_dead_end:
        assert isinstance(player.scene, SolitaireTable)
        play(player, greedy_move(player.game.state), by_mouse)
    assert isinstance(player.scene, DeadEnd)
    moves, score = player.game.state.moves, player.game.state.score
    player.press(pygame.K_u)
    assert isinstance(player.scene, SolitaireTable)
    assert player.game.state.moves == moves - 1
    assert player.game.state.score < score
    by_mouse(player, Pile.STOCK)
    assert player.game.state.moves == moves
    assert isinstance(player.scene, SolitaireTable)


def test_redo_into_a_dead_end_opens_the_dialog_again(player: Player) -> None:
    """A dead end is told however it is reached, and the table can not be played while it is."""
    player.director.play_code(lost_code())
    while not player.game.is_dead_end:
        play(player, greedy_move(player.game.state), by_mouse)
    state = player.game.state
    player.press(pygame.K_u)
    player.press(pygame.K_r)
    assert isinstance(player.scene, DeadEnd)
    by_mouse(player, Pile.STOCK)
    player.press(pygame.K_d)
    assert player.game.state == state


def test_deal_that_is_dead_from_the_start(player: Player) -> None:
    """A typed code plays such a deal too: the dialog opens at once, with nothing to undo."""
    player.director.enter_code()
    player.type(str(dead_code()))
    player.press(pygame.K_RETURN)
    assert isinstance(player.scene, DeadEnd)
    player.press(pygame.K_u)
    assert isinstance(player.scene, DeadEnd)
    assert not player.game.can_undo


def test_kept_game_is_offered_and_played_on(new_player: Callable[[], Player]) -> None:
    """A game that is left is offered at the next start, with its moves, its undo and its time."""
    player = new_player()
    deal_example(player)
    for move in EXAMPLE_MOVES[:12]:
        play(player, move, by_mouse)
    player.wait(3)
    play(player, EXAMPLE_MOVES[12], by_mouse)
    left = player.game
    player = new_player()
    player.press(pygame.K_RETURN)
    assert player.game.state == left.state
    assert player.game.clock.seconds == pytest.approx(left.clock.seconds, abs=0.5)
    assert not player.game.can_redo
    for _ in EXAMPLE_MOVES[:13]:
        player.press(pygame.K_u)
    assert player.game.state == deal(EXAMPLE_CODE)


def test_a_won_game_is_not_offered_again(new_player: Callable[[], Player]) -> None:
    """What is finished is finished: the next start offers no game to go on with."""
    player = new_player()
    deal_example(player)
    for move in EXAMPLE_MOVES:
        play(player, move, by_mouse)
    assert new_player().store.running(GAME) is None


def test_a_saved_game_is_a_record(player: Player) -> None:
    """What is kept is the record form, and replays to the state on the table."""
    deal_example(player)
    for move in EXAMPLE_MOVES[:20]:
        play(player, move, by_mouse)
    *_, last = replay(parse_solitaire_record(player.store.running(GAME)))
    assert last == player.game.state
