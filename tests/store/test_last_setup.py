"""The last set-up of Hearts, kept."""

from dataclasses import replace
from pathlib import Path

from game.store.store import Store


def test_a_set_up_outlasts_the_game_and_the_settings(tmp_path: Path) -> None:
    """It is there after the next start, also when settings were kept after it."""
    store = Store.open(tmp_path)
    assert store.hearts_setup() is None
    store.keep_hearts_setup({"rules": {"set": "turbo"}})
    store.keep_hearts_setup({"rules": {"set": "spot"}})
    store.keep_settings(replace(store.settings(), volume=30))
    store.close()
    again = Store.open(tmp_path)
    assert again.hearts_setup() == {"rules": {"set": "spot"}}
    assert again.settings().volume == 30
    again.close()
