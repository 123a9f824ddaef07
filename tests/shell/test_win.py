"""The news of a won game: figures beside the best ones, initials, a line to share."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date

import pygame
import pytest

from game.heart_to_heart.example import EXAMPLE_CODE, EXAMPLE_MOVES
from game.heart_to_heart.taps import Pile
from game.session.solitaire_record import GAME
from game.shell.daily_deals import hearts_won
from game.shell.dates import long_day_text
from game.shell.manner import Manner
from game.shell.scenes.initials import Initials
from game.shell.scenes.win import Win
from game.shell.ticker import SECOND
from game.shell.win_figures import figures_of_last_win, lines, share_text
from game.store.store import Store
from tests.shell.test_pages import by_mouse, control_of
from tools.player import Player
from tools.screenshot_pages import win_example, with_daily_deals

TODAY = date.today()
MOVES = len(EXAMPLE_MOVES)


def win(player: Player, seconds: float = 60.0) -> None:
    """Play the example deal to its win, in about so many seconds."""
    player.director.play_code(EXAMPLE_CODE)
    player.press(pygame.K_DOWN)
    player.ticker.time += round(seconds * SECOND)
    win_example(player)
    show_news(player)


def show_news(player: Player) -> None:
    """Tap, so as not to wait for the light of the won heart."""
    player.table.tap(Pile.TABLE)
    player.turn()


def buttons(player: Player) -> list[object]:
    """What the dialog offers."""
    assert isinstance(player.scene, Win)
    return [member.key for member in player.scene.controls.members]


def picture_of(player: Player) -> bytes:
    """All pixels of the window."""
    player.turn()
    return pygame.image.tobytes(player.screen.surface, "RGB")


def said(store: Store) -> list[str]:
    """What the dialog says of the last win."""
    figures = figures_of_last_win(store)
    assert figures is not None
    return lines(figures)


def test_a_first_win_has_nothing_to_beat(player: Player) -> None:
    """Its own figures are told, no praise, no bests that would only be its own, and no initials asked."""
    win(player)
    assert isinstance(player.scene, Win)
    told = said(player.store)
    assert len(told) == 1
    assert told[0].startswith("1:0")
    assert told[0].endswith(f"{MOVES} moves, 250 points")


def test_a_slower_win_is_shown_beside_the_best(player: Player) -> None:
    """Best time and fewest moves are those of the faster game before it."""
    win(player, 60)
    win(player, 90)
    told = said(player.store)
    assert told[0].startswith("1:3")
    assert [line.partition(":")[0] for line in told[1:]] == ["Best of this deal", "Best of all deals"]
    assert all(": 1:0" in line for line in told[1:])
    assert isinstance(player.scene, Win)


def test_a_faster_win_is_praised_and_signed(player: Player) -> None:
    """After the news initials are asked for, with the keys of an arcade, and stand in list and settings."""
    win(player, 90)
    win(player, 30)
    assert isinstance(player.scene, Win)
    assert said(player.store)[0] == "Your best of all deals!"
    assert buttons(player) == ["sign", "skip"]
    player.press(pygame.K_RETURN)
    assert isinstance(player.scene, Initials)
    for key in (pygame.K_UP, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_RETURN, pygame.K_UP, pygame.K_UP):
        player.press(key)
    player.press(pygame.K_RETURN)
    assert isinstance(player.scene, Win)
    assert buttons(player) == ["new", "same", "share", "title"]
    assert player.store.fastest(str(EXAMPLE_CODE))[0].initials == "BZC"
    assert player.store.settings().initials == "BZC"


def test_initials_are_asked_for_once(player: Player) -> None:
    """Whoever skips them finds the ways on, and the first of them in focus."""
    win(player, 90)
    win(player, 30)
    by_mouse(player, "skip")
    assert isinstance(player.scene, Win)
    assert buttons(player) == ["new", "same", "share", "title"]
    player.press(pygame.K_RETURN)
    assert player.game.state.moves == 0


def test_nothing_of_a_dialog_sticks_out_from_under_another(player: Player) -> None:
    """A dialog over a dialog looks as it does over the table alone."""
    player.director.play_code(EXAMPLE_CODE)
    player.wait(2)
    player.director.initials(lambda _initials: None)
    over_table = picture_of(player)
    player.stage.pop_to(player.table)
    player.director.pause(player.table)
    player.turn()
    player.director.initials(lambda _initials: None)
    assert picture_of(player) == over_table


def test_initials_are_typed_or_tapped(player: Player) -> None:
    """Letters go to their places; the last initials stand there next time."""
    signed: list[str] = []
    player.director.initials(signed.append)
    player.turn()
    player.type("hi1")
    scene = player.scene
    assert isinstance(scene, Initials)
    assert scene.letters == ["H", "I", "A"]
    player.click(scene._layout.ups[2].centre)
    player.click(scene._layout.done.centre)
    assert signed == ["HIB"]
    player.director.initials(signed.append)
    player.turn()
    player.press(pygame.K_ESCAPE)
    assert signed == ["HIB"]
    player.director.initials(signed.append)
    player.turn()
    assert isinstance(player.scene, Initials)
    assert player.scene.letters == ["H", "I", "B"]


def test_a_kiosk_asks_every_winner(tmp_path_factory: pytest.TempPathFactory) -> None:
    """There nobody is anybody's best; the list is what the next visitor sees."""
    player = Player(tmp_path_factory.mktemp("kiosk"), manner=Manner(is_kiosk=True))
    win(player)
    assert buttons(player) == ["sign", "skip"]
    by_mouse(player, "sign")
    assert isinstance(player.scene, Initials)
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.scene, Win)
    assert player.store.fastest(str(EXAMPLE_CODE))[0].initials is None
    player.store.close()


# Sharing


def test_the_result_is_copied(player: Player) -> None:
    """The line names the deal and the figures, and the button says that it was copied."""
    copied: list[str] = []

    def copy(text: str) -> bool:
        copied.append(text)
        return True

    player.context.copy = copy
    win(player)
    by_mouse(player, "share")
    assert copied[0].startswith("Heart to Heart, deal HH1-N-AAAAAAM: won, 1:0")
    assert copied[0].endswith(f"{MOVES} moves")
    assert control_of(player, "share").label == "Copied"


def test_a_machine_without_clipboard_does_no_harm(player: Player) -> None:
    """Then nothing is copied, and nothing says so."""
    player.context.copy = lambda _text: False
    win(player)
    by_mouse(player, "share")
    assert control_of(player, "share").label == "Copy the result"


def test_copying_never_fails(player: Player) -> None:
    """The real clipboard, whatever this machine has, answers with yes or no."""
    assert player.context.copy("♥") in (True, False)


# Daily deals


@pytest.mark.parametrize(("moves", "hearts"), [(80, 3), (84, 3), (85, 2), (96, 2), (97, 1), (400, 1)])
def test_hearts_tell_how_near_par_a_win_was(moves: int, hearts: int) -> None:
    """Three within a twentieth of par 80, two within a fifth, and always one."""
    assert hearts_won(moves, 80) == hearts


def test_a_daily_win_is_told_with_par_and_hearts(player: Player) -> None:
    """The day, its par and the hearts are in the dialog and in the line to share."""
    with_daily_deals(player)
    player.director.play_daily(TODAY)
    win_example(player)
    show_news(player)
    figures = figures_of_last_win(player.store)
    assert figures is not None
    assert figures.hearts == hearts_won(MOVES, 80)
    assert "It can be won in 80 moves." in lines(figures)
    assert "Moves for three hearts: 84 at most; for two hearts: 96." in lines(figures)
    assert f"daily deal of {long_day_text(TODAY)}: {'♥' * (figures.hearts or 0)}" in share_text(figures)
    assert player.store.days_won(GAME, TODAY.year, TODAY.month) == {TODAY.day}


AGAIN: list[Callable[[Player], None]] = [
    lambda player: player.director.same_deal(player.table),
    lambda player: player.director.resume(player.director.saved_game() or pytest.fail("no game is kept")),
]


@pytest.mark.parametrize("again", AGAIN)
def test_a_daily_deal_begun_again_is_still_the_daily_deal(player: Player, again: Callable[[Player], None]) -> None:
    """Whether it is dealt anew or resumed, its win counts for the day."""
    with_daily_deals(player)
    player.director.play_daily(TODAY)
    again(player)
    player.director.same_deal(player.table)
    win_example(player)
    assert player.store.days_won(GAME, TODAY.year, TODAY.month) == {TODAY.day}


def test_another_deal_is_not_the_daily_one(player: Player) -> None:
    """The same cards dealt by their code win nothing for the day."""
    with_daily_deals(player)
    player.director.play_daily(TODAY)
    win(player)
    assert player.store.days_won(GAME, TODAY.year, TODAY.month) == set()


def test_settings_are_kept_beside_initials(player: Player) -> None:
    """Signing changes nothing else."""
    player.context.change(replace(player.context.settings, cloth="green"))
    player.director.initials(lambda _initials: None)
    player.turn()
    player.type("ABC")
    player.press(pygame.K_RETURN)
    assert player.store.settings().cloth == "green"
    assert player.store.settings().initials == "ABC"
