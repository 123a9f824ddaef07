"""Scores: whole numbers, or complex numbers whose parts are whole.

Complex scores are Python's ``complex``; the values that options allow are far below 2⁵³, up to which its
parts are exact. In a record a complex score is written ``[re, im]``.
"""

from collections.abc import Sequence
from typing import TypeAlias, TypeGuard

Score: TypeAlias = int | complex

LARGEST_PART = 1_000_000


def weight(score: Score) -> int:
    """What scores are compared by: a real score itself, the square of a complex score's absolute value."""
    if isinstance(score, complex):
        return int(score.real) ** 2 + int(score.imag) ** 2
    return score


def is_penalty(score: Score) -> bool:
    """Whether a card worth ``score`` is a penalty card: any part of its score is positive."""
    return score.real > 0 or score.imag > 0


def score_json(score: Score) -> int | list[int]:
    """``score`` as records write it: a number, or ``[re, im]``."""
    if isinstance(score, complex):
        return [int(score.real), int(score.imag)]
    return score


def parse_score(value: object) -> Score:
    """The score that a record writes as ``value``. Raises ValueError when it is none."""
    if _is_part(value):
        return value
    if isinstance(value, Sequence) and len(value) == 2 and all(map(_is_part, value)):
        return complex(*value)
    raise ValueError(f"must be a whole number or [re, im], not {value!r}")


def _is_part(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST_PART
