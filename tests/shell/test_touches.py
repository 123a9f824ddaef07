"""Which touches count."""

from hypothesis import given
from hypothesis import strategies as st

from game.shell.touches import Touches

MILLISECOND = 1_000_000


class Glass:
    """Touches with a clock that a test sets."""

    def __init__(self) -> None:
        self.time = 0
        self.touches = Touches(lambda: self.time)

    def wait(self, milliseconds: int) -> None:
        """Let time pass."""
        self.time += milliseconds * MILLISECOND


def test_a_finger_counts_once_however_often_it_says_that_it_is_down() -> None:
    """A repeated report of the same finger is no second tap, not even after long."""
    glass = Glass()
    assert glass.touches.put_down(7)
    for _ in range(5):
        glass.wait(1500)
        assert not glass.touches.put_down(7)


def test_a_finger_that_moves_is_still_the_same() -> None:
    """A report of motion tells that the finger never went up."""
    glass = Glass()
    assert glass.touches.put_down(7)
    for _ in range(5):
        glass.wait(1500)
        glass.touches.move(7)
    assert not glass.touches.put_down(7)


def test_a_second_finger_does_not_count() -> None:
    """While one finger is down, others do nothing; once all are up the next one counts."""
    glass = Glass()
    assert glass.touches.put_down(1)
    assert not glass.touches.put_down(2)
    assert glass.touches.lift(1)
    assert not glass.touches.put_down(3)
    assert not glass.touches.lift(2)
    assert not glass.touches.lift(3)
    assert glass.touches.put_down(4)


def test_a_resting_palm_blocks_for_two_seconds_at_most() -> None:
    """Whoever leans on the glass can play on."""
    glass = Glass()
    assert glass.touches.put_down(1)
    glass.wait(1900)
    assert not glass.touches.put_down(2)
    glass.touches.lift(2)
    glass.wait(200)
    assert glass.touches.put_down(3)
    assert glass.touches.lift(3)


def test_a_finger_that_never_goes_up_is_forgotten() -> None:
    """Where its number is given to the next finger, that one counts, and so does one of another number."""
    glass = Glass()
    assert glass.touches.put_down(1)
    glass.wait(2100)
    assert glass.touches.put_down(1)
    glass.wait(2100)
    assert glass.touches.put_down(2)


def test_only_the_finger_that_counted_is_lifted() -> None:
    """What is held for as long as a finger is down is not let go by another one, and not held for another's sake."""
    glass = Glass()
    glass.touches.put_down(1)
    glass.touches.put_down(2)
    assert not glass.touches.lift(2)
    assert not glass.touches.lift(9)
    assert glass.touches.lift(1)
    assert not glass.touches.lift(1)


def test_losing_the_window_forgets_all_fingers() -> None:
    """A finger whose end nobody saw does not block the first tap after coming back."""
    glass = Glass()
    glass.touches.put_down(1)
    glass.touches.forget()
    assert glass.touches.put_down(2)


def test_the_mouse_is_made_from_a_touch_while_a_finger_is_down_and_shortly_after() -> None:
    """A click counts again once no hand is at the glass."""
    glass = Glass()
    glass.touches.put_down(1)
    assert not glass.touches.click()
    glass.wait(1000)
    assert not glass.touches.click()
    glass.touches.lift(1)
    glass.wait(299)
    assert not glass.touches.click()
    glass.wait(1)
    assert glass.touches.click()


def test_a_click_before_its_finger_takes_the_finger_s_place() -> None:
    """The finger is then the double, but only of that one click, and only at once."""
    glass = Glass()
    assert glass.touches.click()
    glass.wait(20)
    assert not glass.touches.put_down(1)
    assert not glass.touches.click()
    assert glass.touches.lift(1)
    glass.wait(50)
    assert glass.touches.put_down(2)
    glass.touches.lift(2)
    glass.wait(400)
    assert glass.touches.click()
    glass.wait(301)
    assert glass.touches.put_down(3)


def test_quick_clicks_of_a_mouse_all_count() -> None:
    """Two clicks in a row are two, however quick."""
    glass = Glass()
    assert glass.touches.click()
    glass.wait(40)
    assert glass.touches.click()


ORDERS = st.sampled_from(["finger", "finger mouse", "mouse finger", "finger mouse mouse", "mouse finger mouse"])


@given(st.lists(st.tuples(ORDERS, st.integers(0, 30), st.integers(0, 60), st.integers(0, 900)), max_size=12))
def test_every_touch_counts_once_in_whatever_order_its_reports_come(
    reports: list[tuple[str, int, int, int]],
) -> None:
    """A finger with its doubles before or after it is one tap, however soon the next finger follows."""
    glass = Glass()
    taps = 0
    for finger, (order, between, held, rest) in enumerate(reports):
        for kind in order.split():
            taps += glass.touches.put_down(finger) if kind == "finger" else glass.touches.click()
            glass.wait(between)
        glass.wait(held)
        assert glass.touches.lift(finger)
        glass.wait(rest)
    assert taps == len(reports)


@given(st.lists(st.tuples(st.sampled_from(["down", "up", "move", "click", "forget", "wait"]), st.integers(0, 4))))
def test_no_order_of_reports_makes_the_glass_dead(reports: list[tuple[str, int]]) -> None:
    """Whatever came before, a finger put down after a while counts."""
    glass = Glass()
    for kind, finger in reports:
        match kind:
            case "down":
                glass.touches.put_down(finger)
            case "up":
                glass.touches.lift(finger)
            case "move":
                glass.touches.move(finger)
            case "click":
                glass.touches.click()
            case "forget":
                glass.touches.forget()
            case _:
                glass.wait(100)
    glass.wait(2001)
    assert glass.touches.put_down(99)
