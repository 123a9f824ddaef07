"""A key pressed while others are held, as a person writes it: ``Ctrl+Alt+Q``."""

from dataclasses import dataclass
from string import ascii_lowercase, digits

MODIFIERS = ("ctrl", "alt", "shift", "super")
_NAMED_KEYS = ("backspace", "delete", "end", "escape", "home", "insert", "pause", "return", "space", "tab")
_KEYS = (*ascii_lowercase, *digits, *(f"f{number}" for number in range(1, 13)), *_NAMED_KEYS)


@dataclass(frozen=True, slots=True)
class Chord:
    """A ``key``, by its lower-case name, and the ``modifiers`` that are held with it, each one of MODIFIERS."""

    modifiers: frozenset[str]
    key: str

    def __str__(self) -> str:
        """The text that ``parse_chord`` takes."""
        held = [name for name in MODIFIERS if name in self.modifiers]
        return "+".join(name.capitalize() for name in (*held, self.key))


def parse_chord(text: str) -> Chord:
    """The chord written as ``text``; case and spaces do not matter. Raises ValueError with one line that says why."""
    *held, key = (part.strip().lower() for part in text.split("+"))
    wrong = [name for name in held if name not in MODIFIERS]
    if wrong:
        raise ValueError(f"{wrong[0]!r} is not one of the keys Ctrl, Alt, Shift and Super")
    if key not in _KEYS:
        raise ValueError(f"{key!r} is not the name of a key, such as Q, 7, F12 or Escape")
    if not held:
        raise ValueError(f"{text!r} is a single key, which is pressed too easily: hold another one, as in Ctrl+Alt+Q")
    return Chord(frozenset(held), key)
