"""The names of the two games, set for their title screens."""

from tools.art.glyphs import word_outline, word_width
from tools.art.svg import path, picture


def title(words: str) -> str:
    """A line of capitals 100 high."""
    width = word_width(words, 100)
    return picture(width + 20, 150, [path(word_outline(words, 10, 120, 100), fill="#ffffff")])


TITLES = {"heart_to_heart": "Heart to Heart", "hearts": "Hearts"}
