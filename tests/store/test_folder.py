"""Where the file lies."""

import sys
from pathlib import Path

import pytest

from game.store.folder import data_folder


@pytest.mark.parametrize(
    ("platform", "variables", "expected"),
    [
        ("linux", {}, "/home/ada/.local/share/heart-to-heart"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/heart-to-heart"),
        ("linux", {"XDG_DATA_HOME": ""}, "/home/ada/.local/share/heart-to-heart"),
        ("linux", {"XDG_DATA_HOME": "data"}, "/home/ada/.local/share/heart-to-heart"),
        ("darwin", {"XDG_DATA_HOME": "/data"}, "/home/ada/Library/Application Support/heart-to-heart"),
        ("win32", {"APPDATA": "/appdata"}, "/appdata/heart-to-heart"),
        ("win32", {}, "/home/ada/AppData/Roaming/heart-to-heart"),
    ],
)
def test_each_platform_has_its_data_folder(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], expected: str
) -> None:
    """The file lies where the platform keeps the data of programs; a relative path in a variable is passed over."""
    for name in ("XDG_DATA_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in (variables | {"HOME": "/home/ada"}).items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert data_folder() == Path(expected)
