"""A code of either game opens that game, wherever it is typed, and ends no game in progress unasked."""

import pygame
import pytest

from game.deals import CodeError, CodeFault
from game.heart_to_heart.example import EXAMPLE_CODE
from game.shell.app import begin
from game.shell.scenes.enter_code import EnterCode
from game.shell.scenes.hearts_leave import HeartsLeave
from game.shell.scenes.hearts_table import HeartsTable
from game.shell.scenes.leave_kept import LeaveKept
from game.shell.scenes.solitaire_table import SolitaireTable
from game.shell.typed_codes import parse_code_of_either_game
from tests.shell.test_hearts_leave import with_a_game
from tests.shell.test_pages import by_mouse
from tools.player import Player

HEARTS = "HR1-A-AAAAAAM"


def enter(player: Player, text: str) -> None:
    """Type a code on the page that is open, and confirm it."""
    assert isinstance(player.scene, EnterCode)
    player.type(text)
    player.press(pygame.K_RETURN)


def enter_at_hearts(player: Player, text: str) -> None:
    """The same on the page of Hearts, from the title."""
    player.director.hearts_pages.home()
    player.director.hearts_pages.code()
    player.turn()
    enter(player, text)


def dealt_at(player: Player) -> str:
    """The code of the deal of Hearts on the table."""
    assert isinstance(player.scene, HeartsTable)
    deal = player.scene.game.state.deal
    assert deal is not None
    return str(deal.preparation.dealt.code)


def test_a_code_of_hearts_opens_hearts(player: Player) -> None:
    """On the page of the solitaire, too."""
    player.director.enter_code()
    enter(player, HEARTS)
    assert dealt_at(player) == HEARTS


def test_a_code_of_the_solitaire_opens_the_solitaire(player: Player) -> None:
    """On the page of Hearts, too."""
    enter_at_hearts(player, str(EXAMPLE_CODE))
    assert isinstance(player.scene, SolitaireTable)
    assert player.game.code == EXAMPLE_CODE


def test_a_start_with_a_code_of_hearts(player: Player) -> None:
    """The table of Hearts is the first thing to be seen."""
    begin(player.director, parse_code_of_either_game(HEARTS))
    assert dealt_at(player) == HEARTS


@pytest.mark.parametrize(("answer", "moves"), [("stay", 1), ("new", 0)])
def test_a_kept_solitaire_is_not_ended_unasked(player: Player, answer: str, moves: int) -> None:
    """Whoever is at Hearts may have forgotten it: it can be gone on with, or left for the deal of the code."""
    player.director.play_code(EXAMPLE_CODE)
    player.press(pygame.K_d)
    enter_at_hearts(player, str(EXAMPLE_CODE))
    assert isinstance(player.scene, LeaveKept)
    by_mouse(player, answer)
    assert player.game.state.moves == moves


def test_the_question_leads_back_to_the_page(player: Player) -> None:
    """With what was typed still there, and the kept game as it was."""
    player.director.play_code(EXAMPLE_CODE)
    player.press(pygame.K_d)
    enter_at_hearts(player, str(EXAMPLE_CODE))
    by_mouse(player, "back")
    assert isinstance(player.scene, EnterCode)
    assert player.scene.text == str(EXAMPLE_CODE)
    assert player.director.saved_game() is not None


def test_a_running_game_of_hearts_is_not_ended_unasked(player: Player) -> None:
    """Not by the page of the other game, and not by the start."""
    with_a_game(player)
    player.director.enter_code()
    enter(player, HEARTS)
    assert isinstance(player.scene, HeartsLeave)
    player.director.title()
    begin(player.director, parse_code_of_either_game(HEARTS))
    assert isinstance(player.scene, HeartsLeave)


def test_a_code_of_no_game_is_refused() -> None:
    """Whichever page asks, it is told that no game has such codes."""
    for text in ("HX1-N-AAAAAAM", "ZZ9-A-AAAAAAM"):
        with pytest.raises(CodeError) as wrong:
            parse_code_of_either_game(text)
        assert wrong.value.fault is CodeFault.GAME
