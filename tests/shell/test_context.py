"""Settings of this run, of a visitor, and those that are kept."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.shell.app import context_of
from game.shell.context import Context
from game.shell.language import current_language
from game.shell.manner import Manner
from game.shell.screen import Screen
from game.shell.start import Start
from game.store.settings import Settings
from game.store.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A store of one's own."""
    opened = Store.open(tmp_path)
    yield opened
    opened.close()


def context(store: Store, start: Start, size: tuple[int, int] = (800, 480)) -> Context:
    """The surroundings that the program makes in a window of a size."""
    return context_of(Screen(size), start, store, lambda: 0)


def test_the_command_line_is_not_kept(store: Store) -> None:
    """What it asks for holds, and another setting changed meanwhile is kept alone."""
    here = context(store, Start(overrides={"language": "sk", "muted": True}))
    assert (here.settings.language, here.settings.muted, current_language()) == ("sk", True, "sk")
    here.change(replace(here.settings, cloth="green"))
    assert store.settings() == Settings(cloth="green")
    here.change(replace(here.settings, language="en"))
    assert store.settings() == Settings(cloth="green", language="en")
    assert current_language() == "en"


def test_a_handheld_has_larger_text_where_the_screen_is_small(store: Store) -> None:
    """At least 125 percent up to 480 pixels high; whoever chose more keeps it, and nothing is kept of it."""
    handheld = Start(manner=Manner(is_handheld=True))
    assert context(store, handheld, (320, 240)).settings.text_scale == 125
    assert context(store, handheld, (640, 480)).settings.text_scale == 125
    assert context(store, handheld, (720, 720)).settings.text_scale == 100
    assert context(store, Start(), (320, 240)).settings.text_scale == 100
    assert store.settings().text_scale == 100
    store.keep_settings(Settings(text_scale=150))
    assert context(store, handheld, (320, 240)).settings.text_scale == 150


def test_restoring_says_whether_it_changed_anything(store: Store) -> None:
    """A kiosk asks, to know whether a visitor has been there."""
    here = context(store, Start(manner=Manner(is_kiosk=True)))
    assert not here.restore()
    here.change(replace(here.settings, back="ivy"))
    assert here.restore()
    assert here.settings == Settings()


def test_without_a_home_there_is_no_folder_for_drawn_cards(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game then draws them anew each time."""

    def homeless() -> Path:
        raise RuntimeError("no home")

    monkeypatch.setattr("game.shell.app.data_folder", homeless)
    assert context(store, Start()).cache is None
