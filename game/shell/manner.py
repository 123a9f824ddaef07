"""In what manner a machine offers the game: at home, in a kiosk, in the hand."""

from dataclasses import dataclass

from game.shell.chord import Chord

EXIT_KEYS = Chord(frozenset({"ctrl", "alt"}), "q")
IDLE_SECONDS = 90


@dataclass(frozen=True, slots=True)
class Manner:
    """What the command line says about the machine; it stays the same as long as the game runs.

    After ``idle_seconds`` without input a kiosk asks whether anybody is there. ``exit_keys`` end it; at home they mean
    nothing. ``code``, four digits, opens its settings; "" leaves them open, and what visitors change there goes with
    them.
    """

    is_kiosk: bool = False
    is_handheld: bool = False
    idle_seconds: int = IDLE_SECONDS
    exit_keys: Chord | None = None
    code: str = ""

    @property
    def can_leave(self) -> bool:
        """Whether a player may end the game."""
        return not self.is_kiosk

    @property
    def is_fullscreen(self) -> bool:
        """Whether the game takes the whole screen whatever the settings say."""
        return self.is_kiosk or self.is_handheld

    @property
    def has_pointer(self) -> bool:
        """Whether a mouse pointer may ever be seen."""
        return not (self.is_kiosk or self.is_handheld)

    @property
    def keeps_settings(self) -> bool:
        """Whether what a player changes in the settings outlasts the player."""
        return not self.is_kiosk

    @property
    def asks_code(self) -> bool:
        """Whether the settings are opened with a code."""
        return self.is_kiosk and self.code != ""

    @property
    def idle_turns(self) -> int:
        """How often in a second to look for input while nothing moves; each look takes power."""
        return 20 if self.is_handheld else 30


AT_HOME = Manner()
