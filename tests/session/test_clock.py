"""The clock of a game."""

import pytest

from game.session.clock import PlayClock


class Hands:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.time = 5_000_000_000

    def now(self) -> int:
        """Nanoseconds since some moment."""
        return self.time

    def pass_by(self, seconds: float) -> None:
        """Let time pass."""
        self.time += round(seconds * 1_000_000_000)


@pytest.fixture
def hands() -> Hands:
    """Time, standing still."""
    return Hands()


def test_clock_counts_from_its_start(hands: Hands) -> None:
    """Nothing is counted before the start; after it all is, and starting again changes nothing."""
    clock = PlayClock(hands.now)
    hands.pass_by(10)
    assert clock.seconds == 0
    clock.start()
    hands.pass_by(2.5)
    clock.start()
    hands.pass_by(1)
    assert clock.seconds == 3.5


def test_clock_stands_still_until_every_hold_is_released(hands: Hands) -> None:
    """Two reasons to stand still: it goes on when both are gone, and only then."""
    clock = PlayClock(hands.now)
    clock.start()
    hands.pass_by(1)
    clock.hold("menu")
    clock.hold("window")
    hands.pass_by(10)
    clock.release("menu")
    hands.pass_by(10)
    assert clock.seconds == 1
    assert not clock.is_running
    clock.release("window")
    hands.pass_by(1)
    assert clock.seconds == 2


def test_start_while_held_counts_from_the_release(hands: Hands) -> None:
    """A clock started behind a dialog begins when the dialog is gone."""
    clock = PlayClock(hands.now)
    clock.hold("menu")
    clock.start()
    hands.pass_by(3)
    clock.release("menu")
    hands.pass_by(1)
    assert clock.seconds == 1


def test_release_without_hold_and_hold_twice(hands: Hands) -> None:
    """Each reason counts once, and taking back what was never said does nothing."""
    clock = PlayClock(hands.now, seconds=41.25)
    clock.release("menu")
    assert not clock.is_running
    clock.start()
    clock.hold("menu")
    clock.hold("menu")
    clock.release("menu")
    hands.pass_by(1)
    assert clock.seconds == 42.25
