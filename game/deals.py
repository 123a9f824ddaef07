"""Deal codes, and the shuffle that makes one code the same deal everywhere, for ever.

A code has four parts, ``HH1-N-AAAAAAM``: the game and the version of its dealing method, the
variant, six letters for the deal number, and a check letter.

The shuffle may never change, so it rests on nothing that Python may change. Its random numbers
are the bytes of SHA-256 over ``"<seed>/0"``, ``"<seed>/1"`` and so on, one digest after the other,
read as unsigned 32-bit big-endian words. A number below n is the next word modulo n, where words
not below the largest multiple of n are passed over, so that no value is preferred. Shuffling
goes from the last place to the second: each place is swapped with one at or before it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from hashlib import sha256
from string import ascii_uppercase, digits
from typing import TypeVar

T = TypeVar("T")

NUMBER_LETTERS = 6
DEAL_COUNT = 26**NUMBER_LETTERS

# Odd and prime to 13, so that any one wrong letter changes the sum; neighbours differ by two, so
# that a swap goes unseen only between letters half an alphabet apart.
_CHECK_WEIGHTS = (1, 3, 5, 7, 9, 11)
_CHECK_OF_ZERO = ascii_uppercase.index("M")

# What a person or a word processor may put between the parts of a code, besides spaces.
_WITHOUT_DASHES = str.maketrans("", "", "-‐‑‒–—−")

_WORDS = 2**32


class CodeFault(Enum):
    """Why a text is not a deal code."""

    FORM = "form"
    GAME = "game"
    VARIANT = "variant"
    CHECK = "check"


class CodeError(ValueError):
    """A text that is not a deal code; ``fault`` says why."""

    def __init__(self, fault: CodeFault, text: str) -> None:
        super().__init__(_EXPLANATIONS[fault].format(text))
        self.fault = fault


_EXPLANATIONS = {
    CodeFault.FORM: "{0!r} is not of the form of a deal code",
    CodeFault.GAME: "{0!r} is a code of an unknown game or dealing method",
    CodeFault.VARIANT: "{0!r} is a code of an unknown variant",
    CodeFault.CHECK: "{0!r} has a mistyped letter: its check letter does not fit",
}


@dataclass(frozen=True, slots=True)
class DealCode:
    """The name of one deal: ``game`` (``HH1``), ``variant`` (``N``), ``number`` (0 ≤ number < 26⁶)."""

    game: str
    variant: str
    number: int

    def __str__(self) -> str:
        """The full code with its check letter, ``HH1-N-AAAAAAM``."""
        letters = number_letters(self.number)
        return f"{self.game}-{self.variant}-{letters}{check_letter(letters)}"


def number_letters(number: int) -> str:
    """The six letters that write a deal number in base 26, A for 0.

    Raises ValueError unless 0 ≤ number < 26⁶.
    """
    if not 0 <= number < DEAL_COUNT:
        raise ValueError(f"there is no deal number {number}")
    letters = ""
    for _ in range(NUMBER_LETTERS):
        number, digit = divmod(number, 26)
        letters = ascii_uppercase[digit] + letters
    return letters


def check_letter(letters: str) -> str:
    """The letter that guards six number letters against mistyping."""
    weighted = zip(_CHECK_WEIGHTS, letters, strict=True)
    total = sum(weight * ascii_uppercase.index(letter) for weight, letter in weighted)
    return ascii_uppercase[(_CHECK_OF_ZERO + total) % 26]


def parse_code(text: str, game: str, variants: Sequence[str]) -> DealCode:
    """The code written exactly as ``text``, as records have it, for ``game`` in one of ``variants``.

    Raises CodeError.
    """
    parts = text.split("-")
    if len(parts) != 3:
        raise CodeError(CodeFault.FORM, text)
    return _checked(text, (parts[0], parts[1], parts[2]), game, variants)


def parse_typed_code(text: str, game: str, variants: Sequence[str]) -> DealCode:
    """The code a person typed as ``text``: case, spaces and dashes do not matter.

    The seven letters alone name a deal of the first of ``variants``. Raises CodeError.
    """
    letters = "".join(text.upper().translate(_WITHOUT_DASHES).split())
    if len(letters) == NUMBER_LETTERS + 1:
        return _checked(text, (game, variants[0], letters), game, variants)
    head, tail = letters[: -NUMBER_LETTERS - 1], letters[-NUMBER_LETTERS - 1 :]
    return _checked(text, (head[: len(game)], head[len(game) :], tail), game, variants)


def _checked(text: str, parts: tuple[str, str, str], game: str, variants: Sequence[str]) -> DealCode:
    found_game, variant, letters = parts
    if not _has_form(parts, max(map(len, variants))):
        raise CodeError(CodeFault.FORM, text)
    if found_game != game:
        raise CodeError(CodeFault.GAME, text)
    if variant not in variants:
        raise CodeError(CodeFault.VARIANT, text)
    if check_letter(letters[:NUMBER_LETTERS]) != letters[-1]:
        raise CodeError(CodeFault.CHECK, text)
    return DealCode(game, variant, _number(letters[:NUMBER_LETTERS]))


def _has_form(parts: tuple[str, str, str], longest_variant: int) -> bool:
    game, variant, letters = parts
    return (
        _is_letters(game[:-1])
        and game[-1:] in digits
        and len(variant) <= longest_variant
        and _is_letters(variant)
        and len(letters) == NUMBER_LETTERS + 1
        and _is_letters(letters)
    )


def _number(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * 26 + ascii_uppercase.index(letter)
    return number


def _is_letters(text: str) -> bool:
    return bool(text) and all(letter in ascii_uppercase for letter in text)


def random_words(seed: str) -> Iterator[int]:
    """An endless stream of numbers below 2³², always the same for the same seed."""
    block = 0
    while True:
        digest = sha256(f"{seed}/{block}".encode()).digest()
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def below(limit: int, words: Iterator[int]) -> int:
    """A number from 0 up to, not including, ``limit``, each equally likely, made from ``words``."""
    fair = _WORDS - _WORDS % limit
    word = next(words)
    while word >= fair:
        word = next(words)
    return word % limit


def shuffled(items: Sequence[T], words: Iterator[int]) -> tuple[T, ...]:
    """``items`` in an order drawn from ``words``, every order equally likely."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        chosen = below(last + 1, words)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)
