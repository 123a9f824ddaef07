"""Words: every letter of the five languages, at the height asked for."""

from importlib.resources import files
from io import BytesIO

import pygame
import pytest
from fontTools.ttLib import TTFont

from sprites.lettering import font, text, width_of

LETTERS = {
    "English": "abcdefghijklmnopqrstuvwxyz",
    "Slovak": "aáäbcčdďeéfghiíjklĺľmnňoóôpqrŕsštťuúvwxyýzž",
    "Finnish": "abcdefghijklmnopqrsštuvwxyzžåäö",
    "Czech": "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž",
    "Slovene": "abcčdefghijklmnoprsštuvzž",
}
SIGNS = "0123456789.,:;!?…–—-−+×%/()[]„“”‚‘’\"'«»&·•°"


@pytest.mark.parametrize("weight", ["Regular", "Bold"])
@pytest.mark.parametrize("language", LETTERS)
def test_the_font_has_every_letter(language: str, weight: str) -> None:
    """Small and capital letters, figures and signs are in the font, but for the two that are put together."""
    data = (files("fontpkg_atkinson_hyperlegible") / "files" / f"AtkinsonHyperlegible-{weight}.ttf").read_bytes()
    known = TTFont(BytesIO(data)).getBestCmap()
    wanted = LETTERS[language] + LETTERS[language].upper() + SIGNS
    assert [letter for letter in wanted if ord(letter) not in known] == [c for c in wanted if c in "ĺĹ"]


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("size", [12, 24, 60])
def test_the_long_l_of_slovak_is_an_l_with_an_acute(size: int, bold: bool) -> None:
    """The font lacks ĺ and Ĺ, so each is its plain letter with an acute above it that is not cut off."""
    for whole, bare in (("stĺp", "stlp"), ("STĹP", "STLP")):
        plain, marked = text(bare, size, (9, 9, 9), bold), text(whole, size, (9, 9, 9), bold)
        assert marked.get_size() == plain.get_size()
        assert width_of(whole, size, bold) == width_of(bare, size, bold)
        ink = {
            (x, y)
            for x in range(plain.get_width())
            for y in range(plain.get_height())
            if marked.get_at((x, y)).a > plain.get_at((x, y)).a + 60
        }
        assert ink
        assert max(y for _, y in ink) < 0.5 * size
        assert min(y for _, y in ink) >= 0


@pytest.mark.parametrize("size", [9, 12, 16, 24, 40, 96])
@pytest.mark.parametrize("bold", [False, True])
def test_lines_are_as_high_as_asked(size: int, bold: bool) -> None:
    """The height of a line is the size in pixels, give or take one."""
    assert abs(text("Ždiar Åp", size, (255, 255, 255), bold).get_height() - size) <= 1


def test_width_is_known_before_drawing() -> None:
    """`width_of` tells the width of the surface."""
    assert width_of("Undo", 30) == text("Undo", 30, (1, 2, 3)).get_width()
    assert width_of("Undo", 30, bold=True) > width_of("Undo", 30)


def test_letters_are_smooth_and_in_their_colour() -> None:
    """Words are drawn in the colour asked for, with soft edges on a clear ground."""
    words = text("Go", 40, (200, 100, 50))
    seen = {tuple(words.get_at((x, y))) for x in range(words.get_width()) for y in range(words.get_height())}
    assert (200, 100, 50, 255) in seen
    assert any(0 < alpha < 255 for *_, alpha in seen)


def test_fonts_survive_a_restart_of_pygame() -> None:
    """After pygame has been ended and begun again, words are drawn as before."""
    before = text("again", 20, (0, 0, 0)).get_size()
    pygame.quit()
    pygame.display.init()
    assert font(20).size("again") == before
    pygame.font.quit()
    assert font(20).size("again") == before
