"""Where the parts of a dialog lie."""

from hypothesis import given
from hypothesis import strategies as st

from game.shell.widgets.arrangement import Text, arrange

windows = st.tuples(st.integers(320, 1920), st.integers(240, 1200))


@given(windows, st.integers(1, 12), st.sampled_from([1.0, 1.25, 1.5]))
def test_the_buttons_leave_no_hole(window: tuple[int, int], count: int, scale: float) -> None:
    """Each row is full: where the buttons do not come out even, the first one is as wide as it takes."""
    buttons = arrange(window, Text("Pause", ("HH1-N-AAAAAAM",)), count, scale).buttons
    assert len(buttons) == count
    rows = {button.y: [other for other in buttons if other.y == button.y] for button in buttons}
    last = buttons[-1].right
    for row in rows.values():
        assert row[0].x == buttons[0].x
        assert row[-1].right == last
    assert {button.width for button in buttons[1:]} <= {buttons[-1].width}


def test_a_dialog_may_have_no_buttons() -> None:
    """Then there is none."""
    assert arrange((640, 480), Text("Pause"), 0, 1.0).buttons == ()
