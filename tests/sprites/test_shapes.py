"""Icons, titles, cloths and the soft and round shapes."""

import subprocess
import sys
from itertools import pairwise

import pygame
import pytest

from sprites import shapes
from sprites.palette import CLOTHS
from tools.art.icons import ICONS

INK = (250, 240, 230)


def coverage(surface: pygame.Surface) -> float:
    """The part of a surface that is not clear, 0–1."""
    width, height = surface.get_size()
    return sum(surface.get_at((x, y)).a for x in range(width) for y in range(height)) / (255 * width * height)


@pytest.mark.parametrize("size", [16, 24, 41, 64])
@pytest.mark.parametrize("name", ICONS)
def test_icons_fill_their_square_alike(name: str, size: int) -> None:
    """Each icon has its size, its colour, and neither a speck nor a blot of ink, clear of the edges."""
    picture = shapes.icon(name, size, INK)
    assert picture.get_size() == (size, size)
    assert 0.08 < coverage(picture) < 0.6
    assert all(picture.get_at((x, y)).a < 40 for x in (0, size - 1) for y in range(size))
    solid = [c for c in (picture.get_at((x, y)) for x in range(size) for y in range(size)) if c.a == 255]
    assert all(abs(a - b) <= 2 for colour in solid for a, b in zip(colour[:3], INK, strict=True))


def test_icons_are_all_different() -> None:
    """No two icons are alike."""
    drawn = {pygame.image.tobytes(shapes.icon(name, 32, INK), "RGBA") for name in ICONS}
    assert len(drawn) == len(ICONS)


def test_an_unknown_icon_is_refused() -> None:
    """An icon that is not there is an error."""
    with pytest.raises(FileNotFoundError):
        shapes.icon("teapot", 20, INK)


@pytest.mark.parametrize("name", ["heart_to_heart", "hearts"])
def test_titles_keep_their_shape_and_take_both_colours(name: str) -> None:
    """A title has the width asked for, its own height, and words and hearts in their colours."""
    small, large = (shapes.title(width, INK, (255, 0, 80), name) for width in (200, 600))
    assert (small.get_width(), large.get_width()) == (200, 600)
    assert large.get_height() == pytest.approx(3 * small.get_height(), abs=3)
    seen = {tuple(large.get_at((x, y))[:3]) for x in range(0, 600, 2) for y in range(0, large.get_height(), 2)}
    assert {INK, (255, 0, 80)} <= seen


@pytest.mark.parametrize("size", [(320, 240), (241, 427), (1280, 720)])
@pytest.mark.parametrize("name", CLOTHS)
def test_a_cloth_is_bright_in_the_middle_and_dark_at_the_edge(name: str, size: tuple[int, int]) -> None:
    """The colours of the cloth are met within the strength of its fibres."""
    cloth, wanted = shapes.cloth(name, size), CLOTHS[name]
    assert cloth.get_size() == size
    for point, colour in (((size[0] // 2, size[1] * 48 // 100), wanted.centre), ((0, 0), wanted.edge)):
        assert all(abs(a - b) <= 4 for a, b in zip(cloth.get_at(point)[:3], colour, strict=True))


@pytest.mark.parametrize("name", ["rose", "green", "midnight"])
def test_a_cloth_has_no_bands(name: str) -> None:
    """From the middle to the edge no colour stands in a long unbroken run, as it would without fibres."""
    cloth = shapes.cloth(name, (1280, 720))
    strongest = max(range(3), key=lambda part: CLOTHS[name].centre[part])
    line = [cloth.get_at((x, 340))[strongest] for x in range(640, 1280)]
    longest = run = 1
    for before, after in pairwise(line):
        run = run + 1 if before == after else 1
        longest = max(longest, run)
    assert longest <= 16


def test_a_ring_is_clear_inside_and_out() -> None:
    """Only the outline of a ring is drawn, with smooth corners."""
    ring = shapes.ring(80, 110, INK, 5, 9)
    assert ring.get_size() == (80, 110)
    assert tuple(ring.get_at((40, 2))) == (*INK, 255)
    assert tuple(ring.get_at((2, 55))) == (*INK, 255)
    assert ring.get_at((40, 55)).a == 0
    assert ring.get_at((40, 6)).a == 0
    assert ring.get_at((0, 0)).a == 0
    assert any(0 < ring.get_at((x, 0)).a < 255 for x in range(9))


def test_a_panel_has_an_edge_of_one_pixel() -> None:
    """Edge outside, colour inside, clear corners."""
    panel = shapes.panel((60, 40), (10, 20, 30), (200, 210, 220), 8)
    assert tuple(panel.get_at((30, 0))) == (200, 210, 220, 255)
    assert tuple(panel.get_at((30, 1))) == (10, 20, 30, 255)
    assert panel.get_at((0, 0)).a == 0


@pytest.mark.parametrize("size", [(1, 1), (2, 3), (5, 4), (600, 2)])
def test_round_shapes_stand_any_size(size: tuple[int, int]) -> None:
    """Shapes smaller than their corners are drawn as well as they can be."""
    assert shapes.panel(size, (0, 0, 0), INK, 20).get_size() == size
    assert shapes.ring(*size, INK, 3, 20).get_size() == size


def test_shadow_and_glow_fade_outwards() -> None:
    """Soft shapes reach beyond the card by their softness and are clear at their rim."""
    for soft in (shapes.shadow(60, 84, 4, 8), shapes.glow(60, 84, INK, 4, 8)):
        assert soft.get_size() == (76, 100)
        assert soft.get_at((38, 0)).a < soft.get_at((38, 5)).a < soft.get_at((38, 20)).a


def test_the_big_heart_surrounds_the_cards() -> None:
    """The heart reaches beyond the box of the cards on every side."""
    heart, (left, top) = shapes.big_heart((600, 530))
    assert left < 0 > top
    assert heart.get_width() + left > 600
    assert heart.get_height() + top > 530
    assert 0 < heart.get_at((-left + 300, -top + 265)).a < 90


def test_the_light_of_the_heart_lies_where_the_heart_does() -> None:
    """The heart filled with light has the place of the pressed one, and the colour asked for."""
    pressed, light = shapes.big_heart((300, 270)), shapes.heart_light((300, 270), (255, 200, 100))
    assert pressed[0].get_size() == light[0].get_size()
    assert pressed[1] == light[1]
    middle = light[0].get_at((-light[1][0] + 150, -light[1][1] + 110))
    assert middle.a > 200
    assert all(abs(a - b) <= 3 for a, b in zip(middle[:3], (255, 200, 100), strict=True))
    assert light[0].get_at((0, 0)).a == 0


def test_hearts_fly_in_any_size() -> None:
    """The small hearts of a burst are the heart icon."""
    assert shapes.heart(12, INK).get_size() == (12, 12)


def test_everything_works_with_and_without_a_display() -> None:
    """Before a window is open surfaces are handed out as they are; after, as the display wants them."""
    code = (
        "import pygame, sys\n"
        "from sprites import cards, lettering, shapes\n"
        "def all_of(s): return [cards.CardArt().face('KS', s), shapes.icon('undo', s, (1, 2, 3)), "
        "shapes.cloth('rose', (s, s)), shapes.ring(s, s, (1, 2, 3), 2, 3), shapes.shadow(s, s, 3), "
        "lettering.text('x', s, (1, 2, 3))]\n"
        "all_of(50)\n"
        "pygame.display.init(); pygame.display.set_mode((10, 10)); all_of(51)\n"
        "assert 'numpy' not in sys.modules and 'fontTools' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
