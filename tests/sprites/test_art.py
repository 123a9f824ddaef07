"""The art folder holds what the drawing script draws, in the small SVG that the rasteriser understands."""

import re
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from sprites.decks import INKS
from tools import draw_art

DRAWN = dict(draw_art.pictures())
DRAWABLE = {"svg", "g", "path", "rect", "circle", "radialGradient", "stop"}


def test_every_file_is_as_the_script_draws_it() -> None:
    """Drawing anew gives the committed files byte for byte, and no file is left over from an older drawing."""
    files = {str(file.relative_to(draw_art.ART).as_posix()) for file in draw_art.ART.rglob("*") if file.is_file()}
    assert files == {*DRAWN, "fingerprint.txt", "icon.png"}
    for name, svg in DRAWN.items():
        assert (draw_art.ART / name).read_bytes() == svg.encode(), f"{name} is not what tools/draw_art.py draws"
    assert (draw_art.ART / "fingerprint.txt").read_text(encoding="utf-8") == draw_art.fingerprint(DRAWN)


def test_drawing_twice_gives_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The script writes the same bytes into any folder."""
    monkeypatch.setattr("sys.argv", ["draw_art", "--out", str(tmp_path)])
    draw_art.main()
    for name in DRAWN:
        assert (tmp_path / name).read_bytes() == (draw_art.ART / name).read_bytes()


def test_the_png_shows_the_icon() -> None:
    """The PNG has the pixels of the SVG icon."""
    kept = pygame.image.load(draw_art.ART / "icon.png")
    fresh = pygame.image.load(BytesIO(draw_art.icon_png(DRAWN["icon.svg"])), "icon.png")
    assert kept.get_size() == (256, 256)
    assert pygame.image.tobytes(kept, "RGBA") == pygame.image.tobytes(fresh, "RGBA")


@pytest.mark.parametrize("folder", sorted({name.split("/")[0] for name in DRAWN}))
def test_only_what_the_rasteriser_can_draw(folder: str) -> None:
    """Pictures use plain shapes and `#rrggbb` colours alone."""
    for name, svg in DRAWN.items():
        if name.split("/")[0] != folder:
            continue
        for element in ElementTree.fromstring(svg).iter():
            assert element.tag.split("}")[1] in DRAWABLE, name
            for paint in ("fill", "stroke"):
                assert re.fullmatch(r"#[0-9a-f]{6}|none|url\(#[a-z]+\)", element.get(paint, "none")), name


@pytest.mark.parametrize("suit", "SHDC")
def test_each_ink_of_a_suit_can_be_replaced_alone(suit: str) -> None:
    """In the classic deck no two inks of a suit are the same colour."""
    inks = INKS["classic"][suit]
    assert len(set(inks)) == len(inks)
