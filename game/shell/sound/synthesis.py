"""Samples made from notes and rustles: nothing here was ever recorded.

Samples are 16 bit whole numbers, one channel, ``RATE`` a second. The same parts always give the
same samples.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

RATE = 22_050

_FULL = 32_767
# A bar of a marimba is carved so that its first overtone lies two octaves above the note: it strikes bright and
# rings pure, as the overtone fades several times as fast.
_OVERTONE = 4
_OVERTONE_LOUDNESS = 0.3
_OVERTONE_FADING = 0.25
_HIGHEST = 0.45 * RATE
# After eight halvings a tone is lost among the others.
_HALVINGS = 8
_ONSET = 2.0
_RELEASE = 12.0
# How long the resonance of a rustle remembers: enough to have a colour, too little to sing.
_RUSTLE_HALVING = 0.2


@dataclass(frozen=True, slots=True)
class Note:
    """A struck bar: ``pitch`` in hertz, ``loudness`` 0–1.

    ``at``, when it is struck, and ``halving``, until it is half as loud, are in milliseconds.
    """

    pitch: float
    at: float = 0.0
    loudness: float = 0.3
    halving: float = 45.0


@dataclass(frozen=True, slots=True)
class Rustle:
    """A card that slides: noise that swells until ``peak`` (0–1 of its length) and fades, its colour gliding.

    ``at`` and ``lasts`` are in milliseconds, ``start`` and ``end`` of the glide in hertz, ``loudness`` is 0–1.
    """

    start: float
    end: float
    lasts: float
    at: float = 0.0
    loudness: float = 0.3
    peak: float = 0.3


Part = Note | Rustle


def synthesised(parts: Iterable[Part], lasts: float) -> array[int]:
    """The samples of all ``parts`` together, ``lasts`` milliseconds long, silent at both ends.

    Raises OverflowError when they are louder together than a sample can be.
    """
    track = [0.0] * _count(lasts)
    for part in parts:
        match part:
            case Note():
                _add_note(track, part)
            case Rustle():
                _add_rustle(track, part)
    _release(track)
    return array("h", map(int, track))


def _count(milliseconds: float) -> int:
    return round(milliseconds * RATE / 1000)


def _add_note(track: list[float], note: Note) -> None:
    _add_tone(track, note)
    overtone = Note(
        _OVERTONE * note.pitch, note.at, _OVERTONE_LOUDNESS * note.loudness, _OVERTONE_FADING * note.halving
    )
    if overtone.pitch < _HIGHEST:
        _add_tone(track, overtone)


def _add_tone(track: list[float], tone: Note) -> None:
    # A damped sine follows from its last two values, which costs less than asking for each sine.
    begin = _count(tone.at)
    end = min(len(track), begin + _count(_HALVINGS * tone.halving))
    turn = math.tau * tone.pitch / RATE
    damping = 0.5 ** (1000 / (tone.halving * RATE))
    by_last, by_one_before = 2 * damping * math.cos(turn), damping * damping
    value, before = 0.0, -_FULL * tone.loudness * math.sin(turn) / damping
    onset = min(end, begin + _count(_ONSET))
    for index in range(begin, onset):
        track[index] += value * (index - begin) / (onset - begin)
        value, before = by_last * value - by_one_before * before, value
    for index in range(onset, end):
        track[index] += value
        value, before = by_last * value - by_one_before * before, value


def _add_rustle(track: list[float], rustle: Rustle) -> None:
    begin, count = _count(rustle.at), _count(rustle.lasts)
    # Each rustle has a noise of its own: one repeated is heard as a buzz.
    random = Random(begin).random
    noise = [random() for _ in range(count + 2)]
    damping = 0.5 ** (1000 / (_RUSTLE_HALVING * RATE))
    by_last, by_one_before = 2 * damping, damping * damping
    turn = math.tau * rustle.start / RATE
    widening = math.tau * (rustle.end - rustle.start) / RATE / count
    value = before = 0.0
    for index, loudness in enumerate(_swelling(rustle, count)[: len(track) - begin]):
        # What was two samples ago is taken off again, so that nothing is left of the very low and the very high.
        push = noise[index + 2] - noise[index]
        value, before = by_last * math.cos(turn) * value - by_one_before * before + push, value
        track[begin + index] += loudness * value
        turn += widening


def _swelling(rustle: Rustle, count: int) -> list[float]:
    """How loud each sample of a rustle is."""
    loudest, peak = _FULL * rustle.loudness, round(count * rustle.peak)
    rise = [loudest * (index / peak) ** 2 for index in range(peak)]
    fall = [loudest * (left / (count - peak)) ** 2 for left in range(count - peak, 0, -1)]
    return rise + fall


def _release(track: list[float]) -> None:
    count = min(len(track), _count(_RELEASE))
    for left in range(count):
        track[-1 - left] *= left / count
