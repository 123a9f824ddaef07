"""How the game is to be started."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.deals import DealCode
from game.shell.manner import AT_HOME, Manner

PROGRAM = "heart-to-heart"


@dataclass(frozen=True, slots=True)
class Start:
    """What is asked of one run of the game.

    ``deal`` is played at once; ``size`` of the window is in pixels; ``is_fullscreen`` is None when the settings decide;
    ``data`` is None for the platform's own folder. ``overrides`` are settings, by name, for this run alone.
    """

    deal: DealCode | None = None
    size: tuple[int, int] | None = None
    is_fullscreen: bool | None = None
    data: Path | None = None
    manner: Manner = AT_HOME
    overrides: dict[str, Any] = field(default_factory=dict)
