"""A player at a fresh table for each test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.shell.language import PSEUDO, use_language
from game.shell.widgets import control, words
from tests.shell.spill import Spill
from tests.shell.window import virtual_display
from tools.player import Player


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    """A player before the title, with nothing kept yet."""
    player = Player(tmp_path / "data")
    yield player
    player.store.close()


@pytest.fixture
def new_player(tmp_path: Path) -> Iterator[Callable[[], Player]]:
    """Starts the game again and again over the same kept data."""
    players: list[Player] = []

    def start() -> Player:
        for earlier in players:
            earlier.store.close()
        players.append(Player(tmp_path / "data"))
        return players[-1]

    yield start
    for player in players:
        player.store.close()


@pytest.fixture
def display() -> Iterator[str]:
    """A virtual screen for a real window; its name."""
    with virtual_display() as name:
        yield name


@pytest.fixture
def spill(monkeypatch: pytest.MonkeyPatch) -> Spill:
    """Speak the long language, and listen to everything that is drawn."""
    spill = Spill()
    for module in (words, control):
        monkeypatch.setattr(module, "fitting_size", spill.fitting_size)
    monkeypatch.setattr(words, "fitted", spill.fitted)
    use_language(PSEUDO)
    return spill
