"""What the store has to tell the player, once."""

from enum import Enum
from typing import NamedTuple


class NoticeKind(Enum):
    """What happened to the file. All but SET_ASIDE mean that nothing is being kept."""

    SET_ASIDE = "The saved games were damaged; what could be read was kept, and the old file is now {}."
    NEWER = "Nothing is being kept: {} was written by a newer version of the game."
    LOCKED = "The game is already running with {}. What is played here is not kept."
    DISK_FULL = "Nothing is being kept: there is no room left for {}."
    READ_ONLY = "Nothing is being kept: {} can not be written."
    UNREACHABLE = "Nothing is being kept: {} can not be opened."


class Notice(NamedTuple):
    """One thing to tell; ``detail`` is the name or the path of the file it is about."""

    kind: NoticeKind
    detail: str

    def __str__(self) -> str:
        """One English line."""
        return self.kind.value.format(self.detail)
