"""What the player has chosen. Each field says which values it allows, so a screen can be made from the fields."""

import json
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from string import ascii_letters, ascii_uppercase
from typing import Any

INITIALS_LETTERS = 3


def _one_of(*allowed: Any, default: Any = None) -> Any:
    """A field with a few values, in the order to offer them; the first is the default when none is named."""
    return field(default=allowed[0] if default is None else default, metadata={"allowed": allowed})


def _switch(default: bool) -> Any:
    return field(default=default, metadata={"allowed": (False, True)})


def _text(is_allowed: Callable[[str], bool]) -> Any:
    return field(default="", metadata={"is_allowed": is_allowed})


def is_initials(text: str) -> bool:
    """Whether ``text`` is three letters A–Z."""
    return len(text) == INITIALS_LETTERS and all(letter in ascii_uppercase for letter in text)


def _is_language(text: str) -> bool:
    return len(text) <= 16 and all(letter in ascii_letters + "-_" for letter in text)


def _is_kiosk_code(text: str) -> bool:
    return len(text) <= 16 and text.isalnum() and text.isascii()


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings. ``dataclasses.replace`` makes a changed copy; a value that is not allowed raises ValueError.

    ``language`` is "" for the system's own; ``volume`` and ``text_scale`` are in percent; a ``kiosk_code``
    of "" means no kiosk; ``initials`` are three letters A–Z, or "" before any were given.
    """

    language: str = _text(_is_language)
    cloth: str = _one_of("rose", "green", "midnight")
    deck: str = _one_of("classic", "four-colour", "contrast")
    back: str = _one_of("rose", "night", "ivy")
    motion: str = _one_of("off", "reduced", "normal", "fast", default="normal")
    volume: int = _one_of(*range(0, 101, 10), default=70)
    muted: bool = _switch(False)
    text_scale: int = _one_of(100, 125, 150)
    left_handed: bool = _switch(False)
    placement_help: bool = _switch(True)
    move_errors: bool = _switch(False)
    play_checker: bool = _switch(False)
    hold_to_enlarge: bool = _switch(True)
    announce: str = _one_of("off", "text", "speech")
    swap_confirm: bool = _switch(False)
    fullscreen: bool = _switch(False)
    kiosk_code: str = _text(_is_kiosk_code)
    initials: str = _text(is_initials)

    def __post_init__(self) -> None:
        for name in NAMES:
            if not is_allowed(name, getattr(self, name)):
                raise ValueError(f"{getattr(self, name)!r} is not a value of the setting {name}")


_FIELDS = {setting.name: setting for setting in fields(Settings)}

NAMES = tuple(_FIELDS)


def allowed_values(name: str) -> tuple[Any, ...]:
    """The values a setting can have, in the order to offer them; () when it is a free text."""
    return tuple(_FIELDS[name].metadata.get("allowed", ()))


def default_of(name: str) -> Any:
    """The value of a setting that was never touched."""
    return _FIELDS[name].default


def is_allowed(name: str, value: object) -> bool:
    """Whether a setting can have ``value``."""
    if type(value) is not type(default_of(name)):
        return False
    if allowed_values(name):
        return value in allowed_values(name)
    return value == "" or bool(_FIELDS[name].metadata["is_allowed"](value))


def load(connection: sqlite3.Connection) -> Settings:
    """The settings kept; a name this version does not know is passed over, a wrong value is the default."""
    kept = {name: _parsed(value) for name, value in connection.execute("SELECT name, value FROM settings")}
    sound: dict[str, Any] = {name: value for name, value in kept.items() if name in NAMES and is_allowed(name, value)}
    return Settings(**sound)


def keep(connection: sqlite3.Connection, settings: Settings) -> None:
    """Keep what differs from what is kept, so that a value only a newer version knows outlasts this one."""
    before = load(connection)
    for name in NAMES:
        value = getattr(settings, name)
        if value != getattr(before, name):
            connection.execute(
                "INSERT INTO settings (name, value) VALUES (?, ?)"
                " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (name, json.dumps(value)),
            )


def _parsed(value: str) -> object:
    try:
        return json.loads(value)
    except ValueError:
        return None
