"""What all scenes share: the store, the settings, the art and the colours they choose."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from game.session.daily import daily_deal
from game.shell.announcer import Announcer
from game.shell.clipboard import copy_text
from game.shell.daily_deals import DailyDeals
from game.shell.language import use_language
from game.shell.manner import AT_HOME, Manner
from game.shell.sound.speaker import Speaker
from game.store.settings import Settings
from game.store.store import Store
from game.table.motion_level import MotionLevel
from sprites.cards import CardArt
from sprites.palette import Palette, palette


@dataclass
class Context:
    """The surroundings of every scene. ``now`` gives monotonic nanoseconds, ``cache`` is the folder for drawn art.

    ``manner`` says how the machine offers the game, ``overrides`` are settings of this run alone, by name;
    ``is_keeper_here`` tells that the keeper of a kiosk has given its code.
    ``daily_deals`` gives the deal of a day, where there is such a thing; ``copy`` puts text on the clipboard.
    """

    store: Store
    now: Callable[[], int]
    cache: Path | None = None
    settings: Settings = field(default_factory=Settings)
    daily_deals: DailyDeals | None = daily_deal
    copy: Callable[[str], bool] = copy_text

    manner: Manner = AT_HOME
    overrides: Mapping[str, Any] = field(default_factory=dict)
    is_keeper_here: bool = False
    speaker: Speaker = field(default_factory=Speaker)
    announcer: Announcer = field(default_factory=Announcer)

    def change(self, settings: Settings) -> None:
        """Play on with other settings, and keep them; those of a visitor to a kiosk are not kept."""
        self._use(settings)
        if self.manner.keeps_settings or self.is_keeper_here:
            self.store.keep_settings(self._without_overrides(settings))

    def keep_fullscreen(self, is_fullscreen: bool) -> None:
        """Start the next time as the window is now."""
        self.change(replace(self.settings, fullscreen=is_fullscreen))

    def toggle_sound(self) -> None:
        """Turn the sound off, or on again."""
        self.change(replace(self.settings, muted=not self.settings.muted))

    def restore(self) -> bool:
        """Play on with the settings as they are kept; whether that changes any."""
        before = self.settings
        self._use(replace(self.store.settings(), **self.overrides))
        self.is_keeper_here = False
        return self.settings != before

    def _use(self, settings: Settings) -> None:
        self.settings = settings
        use_language(settings.language)
        self.speaker.set_level(settings.volume, settings.muted)
        self.announcer.mode = settings.announce
        self.__dict__.pop("art", None)

    def _without_overrides(self, settings: Settings) -> Settings:
        kept = self.store.settings()
        untouched = [name for name, value in self.overrides.items() if getattr(settings, name) == value]
        return replace(settings, **{name: getattr(kept, name) for name in untouched})

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
