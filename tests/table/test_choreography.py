"""Which motions show what happens, and what the settings of motion make of each of them."""

import inspect
from collections.abc import Callable, Iterator
from itertools import count

import pytest

from game.heart_to_heart.deal import deal, deal_code
from game.heart_to_heart.example import EXAMPLE_MOVES, example_states
from game.heart_to_heart.taps import Pile
from game.session.history import Step
from game.table import paths
from game.table.choreography import Choreography
from game.table.layout import table_layout
from game.table.motion import Figure, Motion
from game.table.motion_level import MotionLevel
from game.table.motions import Motions

LAYOUT = table_layout((1280, 720))
STEPS = [
    Step(before, move, after)
    for before, move, after in zip(example_states(), EXAMPLE_MOVES, example_states()[1:], strict=False)
]


def everything(level: MotionLevel) -> Iterator[tuple[Motion, ...]]:
    """Every group of motions that the table can ask for."""
    choreography = Choreography(LAYOUT, level)
    yield choreography.deal(deal(deal_code(0)))
    for step in STEPS:
        yield choreography.forward(step)
        yield choreography.backward(step)
    yield choreography.shake(deal(deal_code(0)), (25, Pile.WASTE))
    yield choreography.win()


def all_motions(level: MotionLevel) -> list[Motion]:
    """All of them in one list."""
    return [motion for group in everything(level) for motion in group]


def kinds() -> set[type]:
    """Every kind of path there is."""
    classes = [value for _, value in inspect.getmembers(paths, inspect.isclass)]
    return {kind for kind in classes if hasattr(kind, "at")}


def test_every_kind_of_path_is_used() -> None:
    """The groups above hold every kind of path there is, so what is checked for them is checked for all."""
    assert {type(motion.path) for motion in all_motions(MotionLevel.NORMAL)} == kinds()


def test_every_way_to_ask_for_motion_is_asked() -> None:
    """No public method of the choreography is left out above."""
    methods = {name for name, _ in inspect.getmembers(Choreography, inspect.isfunction) if not name.startswith("_")}
    assert methods == {"deal", "forward", "backward", "shake", "win"}


def test_off_shows_no_motion_at_all() -> None:
    """With motion off nothing is asked to move, whatever happens."""
    assert all_motions(MotionLevel.OFF) == []


def test_reduced_lets_nothing_travel_turn_shake_or_burst() -> None:
    """With reduced motion whatever is drawn stays where it is, in one size; only its light changes."""
    motions = all_motions(MotionLevel.REDUCED)
    assert motions
    for motion in motions:
        seen = [mote for step in range(200) for mote in motion.at(step * 20)]
        assert all(mote.figure is not Figure.CARD for mote in seen)
        assert len({(mote.centre, mote.width, mote.height) for mote in seen}) <= 1


def test_fast_takes_half_as_long() -> None:
    """Fast motion is the same motion in half the time."""
    pairs = zip(all_motions(MotionLevel.NORMAL), all_motions(MotionLevel.FAST), strict=True)
    assert all(fast.ends == pytest.approx(normal.ends / 2) for normal, fast in pairs)


@pytest.mark.parametrize(
    ("group", "shortest", "longest"),
    [
        (lambda c: c.deal(deal(deal_code(0))), 600, 1000),
        (lambda c: c.forward(STEPS[0]), 150, 210),
        (lambda c: c.shake(deal(deal_code(0)), (25, Pile.WASTE)), 100, 400),
    ],
)
def test_durations_at_normal_speed(
    group: Callable[[Choreography], tuple[Motion, ...]], shortest: float, longest: float
) -> None:
    """The deal is over within a second, a card turns in about 180 ms."""
    motions = group(Choreography(LAYOUT, MotionLevel.NORMAL))
    assert shortest <= max(motion.ends for motion in motions) <= longest


def test_a_turning_card_narrows_and_widens() -> None:
    """Drawing turns a card about its upright axis: the back narrows to nothing, then the face widens."""
    (flight,) = Choreography(LAYOUT, MotionLevel.NORMAL).forward(STEPS[0])
    seen = [flight.at(time)[0] for time in range(int(flight.ends) + 1)]
    backs = [mote.width for mote in seen if mote.text == ""]
    faces = [mote.width for mote in seen if mote.text != ""]
    assert backs == sorted(backs, reverse=True)
    assert faces == sorted(faces)
    assert min(backs + faces) < 0.2 * LAYOUT.card_width


@pytest.mark.parametrize("level", [MotionLevel.NORMAL, MotionLevel.FAST])
def test_every_flight_ends_where_its_card_lies(level: MotionLevel) -> None:
    """Where a motion ends is where the card is drawn at rest."""
    for motion in all_motions(level):
        if isinstance(motion.lands, int | Pile):
            mote = motion.at(motion.ends)[0]
            box = LAYOUT.box_of(motion.lands)
            assert mote.centre == pytest.approx(box.centre, abs=0.01)
            assert (mote.width, mote.height) == pytest.approx((box.width, box.height))


def test_a_card_taken_up_in_flight_flies_once() -> None:
    """A pair played with a card that is still being drawn takes it out of the air."""
    motions = Motions()
    choreography = Choreography(LAYOUT, MotionLevel.NORMAL)
    draw, pair = STEPS[8], STEPS[9]
    motions.begin(choreography.forward(draw))
    assert Pile.WASTE in motions.in_flight
    motions.begin(choreography.forward(pair))
    assert Pile.WASTE not in motions.in_flight


def test_motions_end_by_themselves() -> None:
    """Stepped often enough, every group comes to its end, and leaves nothing to draw."""
    for group in everything(MotionLevel.NORMAL):
        motions = Motions()
        motions.begin(group)
        for number in count():
            if not motions.is_moving:
                break
            assert number < 300
            motions.step()
        assert motions.motes(0.0) == ()
