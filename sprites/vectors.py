"""From the SVG art to surfaces of an exact size."""

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from io import BytesIO

import pygame

_SIZE = re.compile(r'width="([0-9.]+)" height="([0-9.]+)"')
_ART = files("sprites") / "art"


@lru_cache(maxsize=512)
def art_text(name: str) -> str:
    """The SVG text of a picture, named by its path in the art folder without the ending: "full/QH".

    Raises:
        FileNotFoundError: there is no such picture.
    """
    return (_ART / f"{name}.svg").read_text(encoding="utf-8")


def height_at(name: str, width: int) -> int:
    """The height in pixels of a picture that keeps its own proportions at that width."""
    found = _SIZE.search(art_text(name))
    if found is None:
        raise ValueError(f"the picture {name} has no size")
    return max(1, round(width * float(found[2]) / float(found[1])))


def for_screen(surface: pygame.Surface) -> pygame.Surface:
    """The surface as the display blits it fastest; as it is while there is no display."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def rasterised(name: str, size: tuple[int, int], colours: Mapping[str, str] | None = None) -> pygame.Surface:
    """A picture stretched to exactly that size in pixels, with colours (`#rrggbb`) replaced by others.

    All colours are replaced at once, so two may change places.
    """
    # The rasteriser keeps a picture's own proportions, so the size is written into the picture.
    text = _SIZE.sub(f'width="{size[0]}" height="{size[1]}"', art_text(name), count=1)
    if colours:
        text = re.sub("|".join(map(re.escape, colours)), lambda found: colours[found[0]], text)
    surface = pygame.image.load_sized_svg(BytesIO(text.encode()), size)
    return for_screen(surface)


def hex_colour(colour: tuple[int, ...]) -> str:
    """An RGB colour as SVG writes it."""
    return "#{:02x}{:02x}{:02x}".format(*colour[:3])
