"""Writes the sounds of the game into WAV files, to listen to, and prints how long and how loud each is."""

import argparse
import cmath
import math
import sys
import wave
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from operator import add, mul, sub
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.shell.sound.score import TONES, Tone, samples
from game.shell.sound.synthesis import RATE

FULL = 32_768
# The ear adds up what comes within about a fifth of a second: two of these blocks.
_BLOCK = 2048


def main(words: list[str] | None = None) -> int:
    """Writes and prints all sounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", default="sounds", metavar="DIR", type=Path, help="the folder for the WAV files")
    out: Path = parser.parse_args(words).out
    out.mkdir(parents=True, exist_ok=True)
    print("sound              lasts ms   peak   loud dB(A)   made in ms")
    for tone in TONES:
        begin = perf_counter()
        made = samples(tone)
        spent = 1000 * (perf_counter() - begin)
        _write(out / f"{name(tone)}.wav", made.tobytes())
        peak = max(map(abs, made)) / FULL
        print(f"{name(tone):<18} {1000 * len(made) / RATE:8.0f} {peak:6.2f} {loudness(made):12.1f} {spent:12.1f}")
    return 0


def name(tone: Tone) -> str:
    """A name for a file: the sound, and the step of a pair after the first."""
    sound, step = tone
    return sound.name.lower() + (f"-{step}" if step else "")


def loudness(heard: Sequence[int]) -> float:
    """The loudest fifth of a second as the ear weighs it: decibels (A) below full scale."""
    blocks = [heard[begin : begin + _BLOCK] for begin in range(0, len(heard), _BLOCK)]
    energies = [0.0, *map(_weighted_energy, blocks)]
    return 10 * math.log10(max(one + other for one, other in pairwise(energies)) / (2 * _BLOCK))


def spectrum(heard: Sequence[int], size: int = _BLOCK) -> list[tuple[float, float]]:
    """The energy at each frequency in hertz of the first ``size`` samples, a power of two; 1 is full scale."""
    padded = [complex(value / FULL) for value in heard[:size]]
    padded += [0j] * (size - len(padded))
    lines = _transformed(padded)[1 : size // 2]
    return [(number * RATE / size, 2 * abs(line) ** 2 / size) for number, line in enumerate(lines, start=1)]


def _weighted_energy(block: Sequence[int]) -> float:
    return sum(energy * _a_weight(hertz) for hertz, energy in spectrum(block))


def _a_weight(hertz: float) -> float:
    """The share of the energy at a frequency that the ear takes in, by the A curve of IEC 61672."""
    square = hertz * hertz
    bass = square + 20.6**2
    middle = math.sqrt((square + 107.7**2) * (square + 737.9**2))
    treble = square + 12194.0**2
    return (1.2589 * 12194.0**2 * square * square / (bass * middle * treble)) ** 2


def _transformed(values: list[complex]) -> list[complex]:
    """The Fourier transform of a power of two of values."""
    if len(values) == 1:
        return values
    even, odd = _transformed(values[::2]), _transformed(values[1::2])
    turned = list(map(mul, odd, _turns(len(values))))
    return [*map(add, even, turned), *map(sub, even, turned)]


@cache
def _turns(count: int) -> tuple[complex, ...]:
    return tuple(cmath.exp(-1j * math.tau * number / count) for number in range(count // 2))


def _write(path: Path, content: bytes) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(content)


if __name__ == "__main__":
    sys.exit(main())
