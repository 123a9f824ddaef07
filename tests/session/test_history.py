"""Undo and redo over any sequence of steps."""

from hypothesis import given
from hypothesis import strategies as st

from game.session.history import LIMIT, History, Step

deeds = st.lists(st.sampled_from(["play", "play", "play", "undo", "redo"]), max_size=300)


@given(deeds)
def test_history_is_a_list_with_a_finger_in_it(sequence: list[str]) -> None:
    """Undo and redo move a finger along the states played; a new step cuts off what lies behind it."""
    history: History[int, str] = History()
    states, finger, oldest = [0], 0, 0
    for number, deed in enumerate(sequence, start=1):
        if deed == "play":
            history.add(Step(states[finger], "move", number))
            states[finger + 1 :] = [number]
            finger += 1
            oldest = max(oldest, finger - LIMIT)
        elif deed == "undo":
            step = history.undo()
            assert (step is None) == (finger == oldest)
            if step is not None:
                assert (step.before, step.after) == (states[finger - 1], states[finger])
                finger -= 1
        else:
            step = history.redo()
            assert (step is None) == (finger == len(states) - 1)
            if step is not None:
                assert (step.before, step.after) == (states[finger], states[finger + 1])
                finger += 1
        assert history.can_undo == (finger > oldest)
        assert history.can_redo == (finger < len(states) - 1)


def test_a_hundred_steps_can_be_taken_back_and_no_more() -> None:
    """After 150 steps exactly the last 100 come back."""
    history: History[int, str] = History()
    for number in range(150):
        history.add(Step(number, "move", number + 1))
    taken = 0
    while history.undo() is not None:
        taken += 1
    assert taken == LIMIT == 100
