"""The main scenes look as they did when somebody last looked at them; tools/pinned_pictures.py renews them."""

import pygame
import pytest

from tools.pinned_pictures import PINNED, path_of
from tools.screenshot import picture

# Letters are drawn a little differently by other versions of the font library: blocks of this side
# may differ by so much on average, of 255, and single ones by more.
_BLOCK = 8
_MEAN, _WORST = 1.5, 60


def blocks(surface: pygame.Surface) -> bytes:
    """The average colour of each block, three bytes each."""
    width, height = surface.get_size()
    small = pygame.transform.smoothscale(surface.convert(24), (width // _BLOCK, height // _BLOCK))
    return pygame.image.tobytes(small, "RGB")


@pytest.mark.parametrize(("scene", "size"), PINNED)
def test_scene_looks_as_pinned(scene: str, size: tuple[int, int]) -> None:
    """A scene differs from its pinned picture by no more than the drawing of letters does."""
    now = picture(scene, size)
    pinned = pygame.image.load(path_of(scene, size))
    assert now.get_size() == pinned.get_size()
    differences = [abs(one - other) for one, other in zip(blocks(now), blocks(pinned), strict=True)]
    assert sum(differences) / len(differences) < _MEAN
    assert max(differences) < _WORST


def test_another_scene_is_told_apart() -> None:
    """The tolerance is small enough to notice that a single card is selected."""
    scene = blocks(picture("table", (1280, 720)))
    other = blocks(picture("selected", (1280, 720)))
    differences = [abs(one - other) for one, other in zip(scene, other, strict=True)]
    assert max(differences) > _WORST
