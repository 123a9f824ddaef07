"""What waits for a quiet moment."""

from pathlib import Path

import pytest

from game.shell.chores import Chores
from tools.player import Player


def test_cards_are_kept_once_nothing_has_moved_for_a_while(player: Player, tmp_path: Path) -> None:
    """Drawn cards are written when the table has been quiet, and not while anything moves."""
    player.context.cache = tmp_path / "art"
    player.context.change(player.context.settings)
    player.director.new_deal()
    player.turn()
    chores = Chores(player.context)
    for _ in range(100):
        chores.do_one(is_moving=True)
    assert not (tmp_path / "art").exists()
    for _ in range(100):
        chores.do_one(is_moving=False)
    assert any((tmp_path / "art").iterdir())


def test_sounds_are_made_one_at_a_time(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each quiet turn makes one sound ahead, until all are there."""
    left = [True, True, True, False]
    monkeypatch.setattr(player.context.speaker, "prepare", lambda: left.pop(0) if len(left) > 1 else left[0])
    chores = Chores(player.context)
    for remaining in (3, 2, 1, 1):
        chores.do_one(is_moving=False)
        assert len(left) == remaining
