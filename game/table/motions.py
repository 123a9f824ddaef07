"""All that moves on the table at one time."""

from collections.abc import Iterable

from game.table.motion import Mote, Motion, Slot

STEP = 1000 / 60  # milliseconds


class Motions:
    """The motions under way, each with the time at which it was begun."""

    def __init__(self) -> None:
        self._time = 0.0
        self._under_way: list[tuple[Motion, float]] = []
        self.is_dealing = False

    @property
    def is_moving(self) -> bool:
        """Whether anything is under way."""
        return bool(self._under_way)

    @property
    def in_flight(self) -> tuple[Slot, ...]:
        """Where moving cards will land, once for each card."""
        return tuple(motion.lands for motion, _ in self._under_way if motion.lands is not None)

    def begin(self, motions: Iterable[Motion], is_deal: bool = False) -> None:
        """Start ``motions`` now; a card taken up again is no longer on its way there."""
        added = tuple(motions)
        taken = {motion.leaves for motion in added} - {None}
        self._under_way = [(motion, begun) for motion, begun in self._under_way if motion.lands not in taken]
        self._under_way += [(motion, self._time) for motion in added]
        self.is_dealing = is_deal and self.is_moving

    def clear(self) -> None:
        """End everything at once."""
        self._under_way.clear()
        self.is_dealing = False

    def step(self) -> None:
        """Advance by a sixtieth of a second; what is over is dropped."""
        self._time += STEP
        self._under_way = [(motion, begun) for motion, begun in self._under_way if self._time < begun + motion.ends]
        self.is_dealing = self.is_dealing and self.is_moving

    def motes(self, fraction: float) -> tuple[Mote, ...]:
        """What is drawn of all motions, ``fraction`` (0–1) of a step after the last one."""
        now = self._time + fraction * STEP
        return tuple(mote for motion, begun in self._under_way for mote in motion.at(now - begun))
