"""Letters and digits as outlines, taken from Atkinson Hyperlegible Bold when the art is drawn."""

from functools import cache
from importlib.resources import as_file, files
from io import BytesIO

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen, RecordingPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from tools.art.svg import number

CAP_HEIGHT = 668
_STEM, _BAR = 142, 112  # thickness of the font's upright and level strokes


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
    """A letter's outline with its origin at (x, baseline), capitals `cap` high, its width multiplied by `narrow`.

    Meant for the even-odd rule, so that the hole of the nought is one.
    """
    scale = cap / CAP_HEIGHT
    placed = (scale * narrow, 0, 0, -scale, x, baseline)
    if letter == "0":
        return _nought(placed)
    glyphs = font().getGlyphSet()
    pen = SVGPathPen(glyphs, ntos=number)
    glyphs[font().getBestCmap()[ord(letter)]].draw(TransformPen(pen, placed))
    return str(pen.getCommands())


def _nought(placed: tuple[float, float, float, float, float, float]) -> str:
    """The font's nought without its slash, which no card needs: its outer contour, and the same once more as a hole."""
    glyphs = font().getGlyphSet()
    whole = DecomposingRecordingPen(glyphs)
    glyphs[font().getBestCmap()[ord("0")]].draw(whole)
    end = next(at for at, (step, _) in enumerate(whole.value) if step in {"closePath", "endPath"})
    outer = RecordingPen()
    outer.value = whole.value[: end + 1]
    left, bottom, right, top = glyph_box("0")
    middle_x, middle_y = (left + right) / 2, (bottom + top) / 2
    part_x, part_y = 1 - 2 * _STEM / (right - left), 1 - 2 * _BAR / (top - bottom)
    pen = SVGPathPen(glyphs, ntos=number)
    outer.replay(TransformPen(pen, placed))
    hole = TransformPen(pen, placed)
    outer.replay(TransformPen(hole, (part_x, 0, 0, part_y, middle_x * (1 - part_x), middle_y * (1 - part_y))))
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
