"""Letters and digits as outlines, taken from Atkinson Hyperlegible Bold when the art is drawn."""

from functools import cache
from importlib.resources import as_file, files
from io import BytesIO

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from tools.art.svg import number

CAP_HEIGHT = 668


@cache
def font() -> TTFont:
    """The font, read whole so that no file stays open."""
    with as_file(files("fontpkg_atkinson_hyperlegible") / "files" / "AtkinsonHyperlegible-Bold.ttf") as file:
        return TTFont(BytesIO(file.read_bytes()))


def glyph_box(letter: str) -> tuple[float, float, float, float]:
    """The ink of a letter in font units: left, bottom, right, top."""
    glyphs = font().getGlyphSet()
    pen = BoundsPen(glyphs)
    glyphs[font().getBestCmap()[ord(letter)]].draw(pen)
    left, bottom, right, top = pen.bounds
    return left, bottom, right, top


def advance(letter: str) -> float:
    """How far the next letter stands from this one, in font units."""
    return float(font().getGlyphSet()[font().getBestCmap()[ord(letter)]].width)


def letter_outline(letter: str, x: float, baseline: float, cap: float, narrow: float = 1.0) -> str:
    """A letter's outline with its origin at (x, baseline), capitals `cap` high, its width multiplied by `narrow`."""
    glyphs = font().getGlyphSet()
    scale = cap / CAP_HEIGHT
    pen = SVGPathPen(glyphs, ntos=number)
    glyphs[font().getBestCmap()[ord(letter)]].draw(TransformPen(pen, (scale * narrow, 0, 0, -scale, x, baseline)))
    return str(pen.getCommands())


def word_outline(word: str, x: float, baseline: float, cap: float, narrow: float = 1.0, gap: float = 0) -> str:
    """A word whose ink begins at x; `gap` is added between letters, in font units."""
    scale = cap / CAP_HEIGHT * narrow
    at = x - glyph_box(word[0])[0] * scale
    outlines = []
    for letter in word:
        outlines.append(letter_outline(letter, at, baseline, cap, narrow))
        at += (advance(letter) + gap) * scale
    return "".join(outlines)


def word_width(word: str, cap: float, narrow: float = 1.0, gap: float = 0) -> float:
    """The width of a word's ink as `word_outline` sets it."""
    total = sum(advance(letter) + gap for letter in word[:-1]) + glyph_box(word[-1])[2] - glyph_box(word[0])[0]
    return total * cap / CAP_HEIGHT * narrow
