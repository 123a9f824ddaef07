"""Draws all the art of the game anew: `python -m tools.draw_art`. The same code always gives the same bytes."""

import argparse
import os
from collections.abc import Iterator
from hashlib import sha256
from io import BytesIO
from pathlib import Path

from tools.art import backs, faces, icons, places, titles

ART = Path(__file__).resolve().parent.parent / "sprites" / "art"
ICON_PIXELS = 256


def pictures() -> Iterator[tuple[str, str]]:
    """Each SVG file of the game: its name relative to the art folder, and its text."""
    levels = {"full": faces.full, "plain": faces.plain, "tiny": faces.tiny, "bold": faces.bold, "fan": faces.fan}
    for level, draw in levels.items():
        for suit in faces.SUITS:
            for rank in faces.RANKS:
                yield f"{level}/{rank}{suit}.svg", draw(rank, suit)
    for name, back in backs.BACKS.items():
        yield f"backs/{name}.svg", back()
    for name in icons.ICONS:
        yield f"icons/{name}.svg", icons.icon(name)
    for name, title in titles.TITLES.items():
        yield f"titles/{name}.svg", title()
    yield "places/socket.svg", places.socket()
    yield "places/heart.svg", places.big_heart()
    yield "places/heart_light.svg", places.heart_light()
    yield "icon.svg", places.program_icon()


def fingerprint(drawn: dict[str, str]) -> str:
    """A short text that changes with any picture, so that the game knows old rasters from new without reading all."""
    digest = sha256()
    for name, svg in sorted(drawn.items()):
        digest.update(f"{name}\n{svg}".encode())
    return digest.hexdigest()[:16] + "\n"


def icon_png(svg: str) -> bytes:
    """The program's icon as PNG, for window systems that want pixels."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame  # noqa: PLC0415

    surface = pygame.image.load_sized_svg(BytesIO(svg.encode()), (ICON_PIXELS, ICON_PIXELS))
    png = BytesIO()
    pygame.image.save(surface, png, "icon.png")
    return png.getvalue()


def main() -> None:
    """Writes every picture into the art folder, or into another one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ART, help="folder to write to")
    folder: Path = parser.parse_args().out
    drawn = dict(pictures())
    for name, svg in drawn.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(svg, encoding="utf-8", newline="\n")
    (folder / "fingerprint.txt").write_text(fingerprint(drawn), encoding="utf-8", newline="\n")
    (folder / "icon.png").write_bytes(icon_png((folder / "icon.svg").read_text(encoding="utf-8")))


if __name__ == "__main__":
    main()
