"""Which motions show what happens at a table of Hearts, and what the settings of motion make of each of them."""

import inspect
from collections.abc import Iterator
from itertools import count

import pytest

from game.table import hearts_paths
from game.table.hearts_choreography import HeartsChoreography, Shown
from game.table.hearts_frame import Seating
from game.table.hearts_hand import hand_boxes
from game.table.hearts_layout import Slot, Where, hearts_layout
from game.table.hearts_pace import pace_of
from game.table.hearts_picture import box_of
from game.table.motion import Figure, Motion
from game.table.motion_level import MotionLevel
from game.table.motions import Motions

LAYOUT = hearts_layout((1280, 720), Seating(4, 13))
HAND = [Shown("QS", box) for box in hand_boxes(LAYOUT.hand, 13)]
TRICK = [Shown("9C", box) for box in LAYOUT.ring.cards]
LIFTED = HAND[3].box.moved(0, -LAYOUT.lift)


def everything(level: MotionLevel) -> Iterator[tuple[Motion, ...]]:
    """Every group of motions that the table can ask for."""
    choreography = HeartsChoreography(LAYOUT, level)
    yield choreography.deal(HAND, 4, 13)
    yield choreography.deal([], 4, 13)
    yield choreography.play("QS", LIFTED, Slot(Where.TRICK, 0))
    yield choreography.play("QS", None, Slot(Where.TRICK, 2))
    yield choreography.clear(TRICK, 1)
    yield choreography.clear([Shown("", LAYOUT.ring.kitty)], 0)
    yield choreography.leave(TRICK)
    yield choreography.give(HAND[:3], 1)
    yield choreography.get([(HAND[3], Slot(Where.HAND, 0, 3))], 2)
    yield choreography.get([(Shown("", HAND[3].box), Slot(Where.HAND, 0, 3))], None)
    yield choreography.pass_by(1, 2, 3)
    yield choreography.pass_by(None, 2, 3)
    yield choreography.take_back("QS", LAYOUT.ring.cards[0], HAND[3].box, Slot(Where.HAND, 0, 3))
    yield choreography.join("9C", LAYOUT.ring.cards[2], LAYOUT.ring.cards[1], Slot(Where.TRICK, 1))
    yield choreography.hearts_broken("Hearts are broken", 40, LAYOUT.ring.cards[1])
    yield choreography.moon("Ada shoots the moon!", 40)
    yield choreography.news("Ben: to the left", 40)


def all_motions(level: MotionLevel) -> list[Motion]:
    """All of them in one list."""
    return [motion for group in everything(level) for motion in group]


def test_every_way_to_ask_for_motion_is_asked() -> None:
    """No public method of the choreography is left out above, nor any kind of path that Hearts alone has."""
    methods = {name for name, _ in inspect.getmembers(HeartsChoreography, inspect.isfunction) if name[0] != "_"}
    source = inspect.getsource(everything)
    assert all(f"choreography.{name}(" in source for name in methods)
    classes = [value for _, value in inspect.getmembers(hearts_paths, inspect.isclass)]
    own = {kind for kind in classes if kind.__module__ == hearts_paths.__name__}
    assert own <= {type(motion.path) for motion in all_motions(MotionLevel.NORMAL)}


def test_off_shows_no_motion_at_all() -> None:
    """With motion off nothing is asked to move, whatever happens."""
    assert all_motions(MotionLevel.OFF) == []


def test_reduced_lets_nothing_travel_turn_or_burst() -> None:
    """With reduced motion whatever is drawn stays where it is, in one size; only its light changes."""
    motions = all_motions(MotionLevel.REDUCED)
    assert motions
    for motion in motions:
        seen = [mote for step in range(200) for mote in motion.at(step * 20)]
        assert seen
        assert all(mote.figure is not Figure.CARD for mote in seen)
        assert len({(mote.centre, mote.width, mote.height) for mote in seen}) == 1


def test_fast_takes_half_as_long() -> None:
    """Fast motion is the same motion in half the time."""
    pairs = zip(all_motions(MotionLevel.NORMAL), all_motions(MotionLevel.FAST), strict=True)
    assert all(fast.ends == pytest.approx(normal.ends / 2) for normal, fast in pairs)


def test_a_deal_is_over_within_a_second() -> None:
    """The cascade is quick, however many cards there are."""
    choreography = HeartsChoreography(LAYOUT, MotionLevel.NORMAL)
    for number in (5, 13, 26):
        assert 500 <= max(motion.ends for motion in choreography.deal(HAND, 4, number)) <= 1000


@pytest.mark.parametrize("level", [MotionLevel.NORMAL, MotionLevel.FAST])
def test_every_flight_ends_where_its_card_lies(level: MotionLevel) -> None:
    """Where a motion ends is where the card is drawn at rest."""
    for motion in all_motions(level):
        if isinstance(motion.lands, Slot) and motion.lands.where is not Where.HAND:
            mote, box = motion.at(motion.ends)[0], box_of(LAYOUT, motion.lands)
            assert mote.centre == pytest.approx(box.centre, abs=0.01)
            assert (mote.width, mote.height) == pytest.approx(box[2:])


def test_the_moon_rises_and_fades() -> None:
    """It comes from below, is bright on its way, and gone in the end."""
    moon = HeartsChoreography(LAYOUT, MotionLevel.NORMAL).moon("Moon", 40)[0]
    seen = [moon.at(time)[0] for time in range(10, int(moon.ends), 10)]
    heights = [mote.centre[1] for mote in seen]
    assert heights == sorted(heights, reverse=True)
    assert max(mote.opacity for mote in seen) == 1
    assert moon.at(moon.ends)[0].opacity == pytest.approx(0, abs=0.01)


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


@pytest.mark.parametrize("level", MotionLevel)
def test_whatever_moves_has_come_to_rest_before_the_next_thing_is_shown(level: MotionLevel) -> None:
    """The waits are longer than the motions they follow, but for news, which go on above; and all can be read."""
    choreography, pace = HeartsChoreography(LAYOUT, level), pace_of(level)
    played = (
        *choreography.play("QS", LIFTED, Slot(Where.TRICK, 0)),
        *choreography.play("QS", None, Slot(Where.TRICK, 1)),
    )
    assert all(motion.ends < pace.card < pace.trick for motion in played)
    if level in (MotionLevel.NORMAL, MotionLevel.FAST):
        assert all(motion.ends <= pace.clearing for motion in choreography.clear(TRICK, 1))
        assert all(motion.ends <= pace.passing for motion in choreography.give(HAND[:3], 1))
        assert all(motion.ends <= pace.passing for motion in choreography.deal(HAND, 4, 13))
    assert pace.card >= 200
    assert pace.trick >= 600
