"""What all scenes share: the store, the settings, the art and the colours they choose."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from game.store.settings import Settings
from game.store.store import Store
from game.table.choreography import MotionLevel
from sprites.cards import CardArt
from sprites.palette import Palette, palette


@dataclass
class Context:
    """The surroundings of every scene. ``now`` gives monotonic nanoseconds, ``cache`` is the folder for drawn art."""

    store: Store
    now: Callable[[], int]
    cache: Path | None = None
    settings: Settings = field(default_factory=Settings)

    def change(self, settings: Settings) -> None:
        """Play on with other settings, and keep them."""
        self.settings = settings
        self.store.keep_settings(settings)
        self.__dict__.pop("art", None)

    @cached_property
    def art(self) -> CardArt:
        """The cards as the settings want them."""
        return CardArt(self.settings.deck, self.settings.back, self.cache)

    @property
    def colours(self) -> Palette:
        """The colours that go with the cloth of the settings."""
        return palette(self.settings.cloth)

    @property
    def motion(self) -> MotionLevel:
        """How much may move."""
        return MotionLevel(self.settings.motion)
