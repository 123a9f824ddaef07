"""The pictures that the main scenes are held to, and the way to renew them on purpose.

Run it after a change that is meant to be seen, look at what changed, and commit the pictures with it.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame

from tools.screenshot import picture

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "shell" / "pictures"
SCENES = (
    *("title", "table", "selected", "dead-end", "pause", "code", "settings", "rules-1"),
    *("hearts-setup", "hearts-table", "hearts-table-pass", "hearts-table-cancelled", "hearts-table-end"),
)
SIZES = ((640, 480), (480, 800), (320, 240))

PINNED = (("table", (1280, 720)), ("hearts-table", (1280, 720)), *((scene, size) for scene in SCENES for size in SIZES))


def path_of(scene: str, size: tuple[int, int]) -> Path:
    """The file that holds the picture of a scene at a size in pixels."""
    return FOLDER / f"{scene}-{size[0]}x{size[1]}.png"


def main() -> int:
    """Draw all of them anew."""
    FOLDER.mkdir(exist_ok=True)
    for scene, size in PINNED:
        pygame.image.save(picture(scene, size), path_of(scene, size))
    return 0


if __name__ == "__main__":
    sys.exit(main())
