"""Settings that come back as they were."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from game.store.file import FILE_NAME
from game.store.settings import NAMES, Settings, allowed_values, default_of, is_allowed
from tests.store.games import new_folder, opened

TEXTS = {"language": ["", "en", "sr_Latn", "de-AT"], "kiosk_code": ["", "1234", "rose7"], "initials": ["", "ADA"]}


def values(name: str) -> st.SearchStrategy[Any]:
    """Every value a setting can have."""
    return st.sampled_from(TEXTS.get(name) or allowed_values(name))


ALL_SETTINGS = st.builds(Settings, **{name: values(name) for name in NAMES})


def write(folder: Path, name: str, value: str) -> None:
    """Put a value into the file past the store."""
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection, connection:
        connection.execute("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", (name, value))


def test_the_defaults_are_the_plain_game(tmp_path: Path) -> None:
    """What was never touched is at its default."""
    settings = opened(tmp_path).settings()
    assert settings == Settings()
    assert (settings.placement_help, settings.move_errors, settings.hold_to_enlarge) == (True, False, True)
    assert (settings.language, settings.cloth, settings.motion, settings.text_scale) == ("", "rose", "normal", 100)


@hypothesis_settings(max_examples=15, deadline=None)
@given(first=ALL_SETTINGS, second=ALL_SETTINGS)
def test_what_is_kept_comes_back(first: Settings, second: Settings) -> None:
    """Any settings are the same after a start, whatever was kept before."""
    with new_folder() as folder:
        store = opened(folder)
        store.keep_settings(first)
        store.keep_settings(second)
        store.close()
        assert opened(folder).settings() == second


def test_every_field_says_what_it_allows() -> None:
    """A screen can be made from the fields: each has its values, the default among them, or is a text."""
    for name in NAMES:
        assert is_allowed(name, default_of(name))
        assert name in TEXTS or default_of(name) in allowed_values(name)
    assert allowed_values("volume") == (0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100)
    assert allowed_values("motion") == ("off", "reduced", "normal", "fast")
    assert allowed_values("initials") == ()


@pytest.mark.parametrize(
    ("name", "value"),
    [("cloth", "plaid"), ("volume", 55), ("volume", True), ("muted", 1), ("initials", "ada"), ("language", "../x")],
)
def test_a_wrong_value_can_not_be_set(name: str, value: object) -> None:
    """A value that is not allowed is refused when it is set, with the name of the setting."""
    wrong: dict[str, Any] = {name: value}
    with pytest.raises(ValueError, match=name):
        replace(Settings(), **wrong)


@pytest.mark.parametrize(
    ("name", "value"),
    [("cloth", '"plaid"'), ("volume", "55"), ("volume", '"70"'), ("muted", "1"), ("deck", "{"), ("deck", "null")],
)
def test_a_wrong_value_in_the_file_is_the_default(tmp_path: Path, name: str, value: str) -> None:
    """A value that can not be understood falls back to the default, alone."""
    store = opened(tmp_path)
    store.keep_settings(Settings(left_handed=True))
    store.close()
    write(tmp_path, name, value)
    assert opened(tmp_path).settings() == Settings(left_handed=True)


def test_what_only_a_newer_version_knows_is_kept(tmp_path: Path) -> None:
    """Neither an unknown setting nor an unknown value of a known one is lost when another setting changes."""
    store = opened(tmp_path)
    store.close()
    write(tmp_path, "weather", '"snow"')
    write(tmp_path, "cloth", '"plaid"')
    store = opened(tmp_path)
    store.keep_settings(replace(store.settings(), muted=True))
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        kept = dict(connection.execute("SELECT name, value FROM settings").fetchall())
    assert kept == {"weather": '"snow"', "cloth": '"plaid"', "muted": "true"}
