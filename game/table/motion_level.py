"""How much may move: a player's choice that holds for every motion there is."""

from enum import Enum


class MotionLevel(Enum):
    """*Off* shows none. *Reduced* lets nothing travel, turn, shake or burst: lights and words fade in its place."""

    OFF = "off"
    REDUCED = "reduced"
    NORMAL = "normal"
    FAST = "fast"

    @property
    def is_off(self) -> bool:
        """Whether nothing is shown on its way at all."""
        return self is MotionLevel.OFF

    @property
    def travels(self) -> bool:
        """Whether things go from place to place before the player's eyes."""
        return self in (MotionLevel.NORMAL, MotionLevel.FAST)

    @property
    def pace(self) -> float:
        """How long everything lasts, in shares of its normal duration."""
        return 0.5 if self is MotionLevel.FAST else 1.0
