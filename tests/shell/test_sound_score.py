"""The sounds as numbers: none clicks, none startles, each is itself."""

import math
from functools import cache
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.shell.sound.score import PAIR_STEPS, TONES, Sound, Tone, pitch, samples, tone
from game.shell.sound.synthesis import RATE, Note, Rustle, synthesised
from tools.listen import FULL, loudness, name, spectrum

ONCE_A_GAME = {Sound.DEAL, Sound.DEAD_END, Sound.WIN, Sound.MOON}

heard = cache(samples)
every_tone = pytest.mark.parametrize("one", TONES, ids=name)


def strongest(values: list[tuple[float, float]]) -> float:
    """The frequency with the most energy."""
    return max(values, key=lambda line: line[1])[0]


@every_tone
def test_no_sound_begins_or_ends_with_a_click(one: Tone) -> None:
    """A sound starts and stops in silence."""
    assert max(abs(heard(one)[0]), abs(heard(one)[-1])) < 0.002 * FULL


@every_tone
def test_sound_leaves_room_for_another(one: Tone) -> None:
    """A sound is plainly there, and goes nowhere near full scale."""
    assert 0.2 < max(map(abs, heard(one))) / FULL < 0.7


@every_tone
def test_sound_swings_about_nothing(one: Tone) -> None:
    """A sound has no constant part, which would press the loudspeaker to one side."""
    assert abs(sum(heard(one))) / len(heard(one)) < 0.001 * FULL


@every_tone
def test_sound_is_short(one: Tone) -> None:
    """What answers a touch is over in 30 to 400 milliseconds, what comes once a game within 900."""
    longest = 900 if one[0] in ONCE_A_GAME else 400
    assert 30 <= 1000 * len(heard(one)) / RATE <= longest


@every_tone
def test_sound_is_always_the_same(one: Tone) -> None:
    """Making a sound again gives the same samples."""
    assert samples(one) == heard(one)


def test_no_sound_startles() -> None:
    """The ear finds the loudest sound hardly louder than the softest."""
    found = [loudness(heard(one)) for one in TONES]
    assert max(found) - min(found) < 7.0


def test_sounds_differ() -> None:
    """No two sounds are the same, not even at their beginning."""
    assert all(heard(one)[:1000] != heard(other)[:1000] for one, other in combinations(TONES, 2))


def test_every_sound_has_a_score() -> None:
    """Each sound of the game is among those that can be made."""
    assert {sound for sound, _ in TONES} == set(Sound)


def test_pairs_in_a_row_climb() -> None:
    """Each pair in a row begins higher than the one before."""
    pitches = [strongest(spectrum(heard((Sound.PAIR, step))[:1400])) for step in range(PAIR_STEPS)]
    assert all(lower < higher for lower, higher in pairwise(pitches))


def test_pairs_climb_to_a_limit() -> None:
    """However many pairs come in a row, the sound stays one of those that can be made."""
    assert tone(Sound.PAIR, 1000) == tone(Sound.PAIR, PAIR_STEPS - 1)
    assert tone(Sound.PAIR, -1) == tone(Sound.PAIR)


@given(st.sampled_from(Sound), st.integers(-5, 60))
def test_only_pairs_climb(sound: Sound, step: int) -> None:
    """Every step of every sound is among those that can be made, and one height is all that most have."""
    assert tone(sound, step) in TONES
    assert sound is Sound.PAIR or tone(sound, step) == tone(sound)


def test_bad_news_falls_and_good_news_rises() -> None:
    """A dead end and broken hearts go down, a win and the moon go up."""
    for sound, rises in ((Sound.DEAD_END, False), (Sound.WIN, True), (Sound.MOON, True), (Sound.HEARTS_BROKEN, False)):
        made = heard(tone(sound))
        third = len(made) // 3
        first, last = (strongest(spectrum(made[begin:])) for begin in (0, third))
        assert (last > first) is rises, sound


@pytest.mark.parametrize(("written", "hertz"), [("A4", 440.0), ("A5", 880.0), ("C4", 261.63), ("C5", 523.25)])
def test_pitch_is_in_tune(written: str, hertz: float) -> None:
    """A note has the frequency that a tuned piano gives it."""
    assert pitch(written) == pytest.approx(hertz, abs=0.01)


@given(st.floats(200, 9000))
def test_note_has_its_pitch_and_nothing_false(hertz: float) -> None:
    """A note sounds at its pitch and at its overtone, where that can be heard, and nowhere else."""
    lines = spectrum(synthesised([Note(hertz)], 90))
    assert strongest(lines) == pytest.approx(hertz, abs=15)
    strays = [energy for at, energy in lines if min(abs(at - hertz), abs(at - 4 * hertz)) > 400]
    assert sum(strays) < 0.01 * sum(energy for _, energy in lines)


@given(st.floats(800, 4000))
def test_rustle_has_a_colour_and_no_rumble(hertz: float) -> None:
    """A rustle is loudest about its colour, and still at the bottom."""
    lines = spectrum(synthesised([Rustle(hertz, hertz, 90)], 90))
    middle = sum(at * energy for at, energy in lines) / sum(energy for _, energy in lines)
    assert 0.6 * hertz < middle < 2.5 * hertz
    assert sum(energy for at, energy in lines if at < 100) < 0.01 * sum(energy for _, energy in lines)


def test_note_loses_half_of_itself_in_its_time() -> None:
    """A note is half as loud after its halving."""
    made = synthesised([Note(440, halving=50)], 300)
    early, later = (
        math.sqrt(sum(value * value for value in made[begin : begin + 1000])) for begin in (1500, 1500 + RATE // 20)
    )
    assert later / early == pytest.approx(0.5, abs=0.02)


def test_too_loud_a_score_is_refused() -> None:
    """Notes that are too much for a sample together are an error, not a crackle."""
    with pytest.raises(OverflowError):
        synthesised([Note(440, loudness=0.9), Note(440, loudness=0.9)], 100)
