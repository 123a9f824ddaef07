"""What the store has to tell is seen once, wherever the game starts."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.heart_to_heart.example import EXAMPLE_CODE
from game.heart_to_heart.taps import Pile
from game.hearts.turns import PlayTurn
from game.shell.notice_text import notice_text
from game.shell.scenes.demo import Demo
from game.shell.scenes.hearts_table import HeartsTable
from game.shell.scenes.solitaire_table import SolitaireTable
from game.shell.scenes.store_news import StoreNews
from game.shell.scenes.title import Title
from game.store.file import FILE_NAME
from game.store.notices import Notice, NoticeKind
from tests.shell.hearts_hands import at_my_turn, table_of
from tools.player import Player


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    """A folder with a file that is no database."""
    (tmp_path / FILE_NAME).write_bytes(b"Once upon a time")
    return tmp_path


STARTS: dict[str, Callable[[Player], None]] = {
    "title": lambda player: None,
    "table": lambda player: player.director.play_code(EXAMPLE_CODE),
}


@pytest.mark.parametrize(("start", "below"), [("title", Title), ("table", SolitaireTable)])
def test_a_notice_is_seen_once_where_the_game_starts(damaged: Path, start: str, below: type) -> None:
    """Over the title or over the table, in large letters; one key takes it away, and it does not come back."""
    player = Player(damaged)
    STARTS[start](player)
    player.wait(3)
    news = player.scene
    assert isinstance(news, StoreNews)
    assert news.lines() == [notice_text(player.store.notices[0])]
    assert news._arrangement.size >= 24
    player.press(pygame.K_RETURN)
    assert isinstance(player.scene, below)
    player.director.title()
    player.wait(3)
    assert isinstance(player.scene, Title)
    player.store.close()


def test_a_notice_is_announced(damaged: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Who can not see it hears it."""
    player = Player(damaged)
    player.context.change(replace(player.context.settings, announce="text"))
    player.turn(3)
    assert "The saved games were damaged" in capsys.readouterr().out
    player.store.close()


def test_a_disk_that_fails_during_a_game_is_told_at_the_table(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only when the player comes back to the title."""
    player.director.play_code(EXAMPLE_CODE)
    player.wait(2)
    notice = Notice(NoticeKind.DISK_FULL, "/somewhere/heart-to-heart.db")
    monkeypatch.setattr(player.store._database, "notices", (notice,))
    player.table.tap(Pile.STOCK)
    player.wait(1)
    assert isinstance(player.scene, StoreNews)
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.scene, SolitaireTable)
    assert player.game.state.moves == 1


def test_a_disk_that_fails_during_a_game_of_hearts_is_told_at_the_table(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As soon as nothing moves, and the game goes on afterwards."""
    at_my_turn(player)
    table = table_of(player)
    notice = Notice(NoticeKind.DISK_FULL, "/somewhere/heart-to-heart.db")
    monkeypatch.setattr(player.store._database, "notices", (notice,))
    player.wait(1)
    assert isinstance(player.scene, StoreNews)
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.scene, HeartsTable)
    assert isinstance(table.turn, PlayTurn)


def test_the_demonstration_waits_until_a_notice_was_read(damaged: Path) -> None:
    """The half minute begins anew when it is taken away."""
    player = Player(damaged)
    player.wait(40)
    assert isinstance(player.scene, StoreNews)
    player.press(pygame.K_RETURN)
    player.wait(29)
    assert isinstance(player.scene, Title)
    player.wait(2)
    assert isinstance(player.scene, Demo)
    player.store.close()


def test_a_long_path_is_told_by_its_end() -> None:
    """A whole one would not fit into a line of a small screen, and what was set aside has no path."""
    unreachable = notice_text(Notice(NoticeKind.UNREACHABLE, "/home/somebody/.local/share/games/heart-to-heart.db"))
    assert "…/games/heart-to-heart.db" in unreachable
    assert "somebody" not in unreachable
    assert notice_text(Notice(NoticeKind.SET_ASIDE, "old.db")).endswith("old.db.")
