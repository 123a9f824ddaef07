"""The sounds of the game as scores: which notes and rustles each is made of.

All of them share one key, C major, and its scale of five notes, in which nothing that sounds
together clashes. Only a mismatch steps out of it.
"""

from __future__ import annotations

import math
from array import array
from enum import Enum, auto

from game.shell.sound.synthesis import Note, Part, Rustle, synthesised


class Sound(Enum):
    """What can be heard, the most urgent first."""

    BUTTON = auto()
    FLIP = auto()
    SELECT = auto()
    DESELECT = auto()
    PAIR = auto()
    MISMATCH = auto()
    DEAL = auto()
    UNDO = auto()
    REDEAL = auto()
    DEAD_END = auto()
    WIN = auto()
    CARD_PLAYED = auto()
    TRICK_TAKEN = auto()
    HEARTS_BROKEN = auto()
    MOON = auto()


_SEMITONES_FROM_A = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}


def pitch(name: str) -> float:
    """The hertz of a note such as C5, in equal temperament with A4 at 440."""
    octaves = int(name[1:]) - 4
    return 440.0 * math.exp2(octaves + _SEMITONES_FROM_A[name[0]] / 12)


# A pair is two notes of this scale, two apart; each pair in a row begins one note higher.
_SCALE = ("C5", "D5", "E5", "G5", "A5", "C6", "D6", "E6", "G6", "A6")

# How many heights a pair has; after so many in a row it climbs no further.
PAIR_STEPS = len(_SCALE) - 2


def _arpeggio(names: str, every: float, loudness: float, halving: float) -> tuple[Note, ...]:
    return tuple(Note(pitch(name), number * every, loudness, halving) for number, name in enumerate(names.split()))


def _riffle(count: int, every: float) -> tuple[Rustle, ...]:
    # Each tick a little softer and higher than the one before, as the packet grows thin; a hand keeps no strict time.
    return tuple(
        Rustle(1700 + 60 * n, 1400 + 60 * n, 14, n * every + 2 * (n % 3), 0.28 * (1 - 0.6 * n / count), peak=0.15)
        for n in range(count)
    )


def _pair(step: int) -> tuple[Part, ...]:
    first, second = _SCALE[step], _SCALE[step + 2]
    # The ear takes a higher note for a louder one.
    softer = 0.97**step
    return Note(pitch(first), 0, 0.2 * softer, 45), Note(pitch(second), 70, 0.24 * softer, 55)


# Each sound with its length in milliseconds. What follows a touch is over within 400; what comes once a game may ring.
_SCORES: dict[Sound, tuple[float, tuple[Part, ...]]] = {
    Sound.BUTTON: (80, (Note(pitch("G5"), 0, 0.45, 11),)),
    Sound.FLIP: (110, (Rustle(1300, 2600, 95, 0, 0.21, peak=0.6), Note(pitch("C5"), 72, 0.12, 6))),
    Sound.SELECT: (150, (Note(pitch("G5"), 0, 0.32, 22),)),
    Sound.DESELECT: (130, (Note(pitch("D5"), 0, 0.35, 18),)),
    Sound.MISMATCH: (
        240,
        (Note(pitch("E4"), 0, 0.33, 25), Note(pitch("F4"), 0, 0.23, 20), Note(pitch("E4"), 95, 0.38, 25)),
    ),
    Sound.DEAL: (560, _riffle(20, 26)),
    Sound.UNDO: (190, (Note(pitch("G5"), 0, 0.22, 20), Note(pitch("C5"), 60, 0.32, 25))),
    Sound.REDEAL: (340, (Rustle(700, 2600, 320, 0, 0.14, peak=0.65),)),
    Sound.DEAD_END: (700, _arpeggio("A4 G4 E4 C4", 110, 0.28, 60)),
    Sound.WIN: (900, (Note(pitch("C4"), 0, 0.18, 80), *_arpeggio("C5 E5 G5 C6 E6", 85, 0.18, 62))),
    Sound.CARD_PLAYED: (120, (Rustle(1800, 900, 70, 0, 0.23, peak=0.5), Note(pitch("C4"), 45, 0.42, 14))),
    Sound.TRICK_TAKEN: (280, (Rustle(900, 1700, 190, 0, 0.15, peak=0.7), Note(pitch("G4"), 140, 0.35, 22))),
    Sound.HEARTS_BROKEN: (400, _arpeggio("E6 C6 A5 E5", 50, 0.15, 45)),
    Sound.MOON: (900, _arpeggio("C4 G4 D5 A5 E6", 100, 0.2, 66)),
}

Tone = tuple[Sound, int]

TONES: tuple[Tone, ...] = (
    *((sound, 0) for sound in Sound),
    *((Sound.PAIR, step) for step in range(1, PAIR_STEPS)),
)


def tone(sound: Sound, step: int = 0) -> Tone:
    """The sound at the nearest height it has; only a pair has more than one."""
    return (sound, max(0, min(step, PAIR_STEPS - 1))) if sound is Sound.PAIR else (sound, 0)


def samples(wanted: Tone) -> array[int]:
    """The samples of a tone from ``TONES``; see synthesis for their kind."""
    sound, step = wanted
    lasts, parts = (320.0, _pair(step)) if sound is Sound.PAIR else _SCORES[sound]
    return synthesised(parts, lasts)
