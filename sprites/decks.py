"""The inks of the card decks. The art is drawn in the classic deck's inks; another deck's are put in their place."""

from functools import cache
from typing import NamedTuple


class Inks(NamedTuple):
    """The colours one suit is printed in, as `#rrggbb`. Each differs from the others, so that each can be replaced."""

    ink: str
    shade: str
    tint: str
    paper: str = "#fdf8ee"
    edge: str = "#a5938a"
    gold: str = "#e3ab2c"
    bronze: str = "#a8701a"
    skin: str = "#f4d9bd"
    line: str = "#33202b"


_RED = Inks(ink="#c8142f", shade="#2c3d75", tint="#f8e3dc")
_ROSE = Inks(ink="#c8142f", shade="#6d1a4e", tint="#f9e1dd")
_BLACK = Inks(ink="#1f1f29", shade="#34538f", tint="#e4e6ec")
_SOOT = Inks(ink="#1f1f29", shade="#1f6b50", tint="#e3e9e2")

INKS: dict[str, dict[str, Inks]] = {
    "classic": {"H": _ROSE, "D": _RED, "S": _BLACK, "C": _SOOT},
    "four-colour": {
        "H": _ROSE,
        "D": Inks(ink="#1a57c2", shade="#7a2f74", tint="#dfe9f8"),
        "S": _BLACK,
        "C": Inks(ink="#12783c", shade="#6b4a1a", tint="#dff0e0"),
    },
    "contrast": {
        "H": Inks(ink="#d00000", shade="#600000", tint="#ffe0e0", paper="#ffffff", edge="#000000"),
        "D": Inks(ink="#0040e0", shade="#002070", tint="#e0e8ff", paper="#ffffff", edge="#000001"),
        "S": Inks(ink="#000000", shade="#303030", tint="#e8e8e8", paper="#ffffff", edge="#000001"),
        "C": Inks(ink="#007a1e", shade="#004010", tint="#e0ffe8", paper="#ffffff", edge="#000001"),
    },
}
"""For each deck and suit letter, its inks."""


@cache
def replacements(deck: str, suit: str) -> dict[str, str]:
    """Which classic ink becomes which in that deck. Empty for the classic deck itself.

    Raises:
        KeyError: no such deck or suit.
    """
    classic, wanted = INKS["classic"][suit], INKS[deck][suit]
    return {old: new for old, new in zip(classic, wanted, strict=True) if old != new}
