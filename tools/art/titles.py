"""The names of the two games, set for their title screens. White stands for the words' colour, red for the hearts'."""

from tools.art.glyphs import glyph_box, word_outline, word_width
from tools.art.pips import pip
from tools.art.svg import path, picture, rect

_WORDS, _HEART = "#ffffff", "#e83054"
_CAP = 100.0
_TOP = 34.0
_MARGIN = 6.0


def _word(word: str, x: float) -> str:
    return path(word_outline(word, x, _TOP + _CAP, _CAP, gap=-6), fill=_WORDS, fill_rule="evenodd")


def heart_to_heart() -> str:
    """Two words, and between them a heart that says "to"."""
    word, heart, space = word_width("Heart", _CAP, gap=-6), 158.0, 16.0
    middle = _MARGIN + word + space + heart * 0.48
    second = middle + heart * 0.48 + space
    small = word_width("to", 62)
    parts = [
        _word("Heart", _MARGIN),
        pip("H", middle, _TOP + _CAP / 2 + 3, heart, _HEART),
        path(word_outline("to", middle - small / 2, _TOP + 68, 62), fill=_WORDS, fill_rule="evenodd"),
        _word("Heart", second),
    ]
    return picture(second + word + _MARGIN, _CAP + 2 * _TOP, parts)


def hearts() -> str:
    """One word, whose H is two posts with a heart between them."""
    post, heart = 20.5, 66.0
    left = _MARGIN
    right = left + post + heart * 0.96 - 5
    rest = right + post + glyph_box("e")[0] * _CAP / 668 + 3
    parts = [
        rect(left, _TOP, post, _CAP, fill=_WORDS),
        rect(right, _TOP, post, _CAP, fill=_WORDS),
        pip("H", (left + post + right) / 2, _TOP + _CAP / 2, heart, _HEART),
        _word("earts", rest),
    ]
    return picture(rest + word_width("earts", _CAP, gap=-6) + _MARGIN, _CAP + 2 * _TOP, parts)


TITLES = {"heart_to_heart": heart_to_heart, "hearts": hearts}
