"""Kept faces: whatever happens to a file, the cards on the table are right."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sprites.cards import CardArt
from sprites.face_store import FaceStore

SIZE = (40, 56)
WANTED = pygame.image.tobytes(CardArt().face("9H", 40), "RGBA")


def written(folder: Path) -> Path:
    """A folder's one face file, freshly saved with a single face."""
    art = CardArt(cache=folder)
    art.face("9H", 40)
    art.save()
    (file,) = folder.iterdir()
    return file


with TemporaryDirectory() as _folder:
    GOOD = written(Path(_folder)).read_bytes()

damage = st.one_of(
    st.integers(0, len(GOOD) - 1).map(lambda length: GOOD[:length]),
    st.tuples(st.integers(0, len(GOOD) - 1), st.integers(1, 255)).map(
        lambda flip: GOOD[: flip[0]] + bytes([GOOD[flip[0]] ^ flip[1]]) + GOOD[flip[0] + 1 :]
    ),
    st.binary(max_size=200).map(lambda junk: GOOD + b"x" + junk),
    st.binary(max_size=400),
)


@given(damage)
@settings(max_examples=120, deadline=None)
def test_a_damaged_file_is_drawn_anew(content: bytes) -> None:
    """Cut short, flipped, lengthened or foreign: nothing is read from it, and the next save puts it right."""
    with TemporaryDirectory() as folder:
        file = written(Path(folder))
        file.write_bytes(content)
        assert FaceStore(Path(folder)).read("classic-rose-40", SIZE) == {}
        art = CardArt(cache=Path(folder))
        assert pygame.image.tobytes(art.face("9H", 40), "RGBA") == WANTED
        art.save()
        assert file.read_bytes() == GOOD


def test_a_file_of_another_size_is_not_taken(tmp_path: Path) -> None:
    """A whole file under a wrong name is of no use."""
    file = written(tmp_path)
    assert len(FaceStore(tmp_path).read("classic-rose-40", SIZE)) == 1
    file.rename(tmp_path / file.name.replace("-40-", "-44-"))
    assert FaceStore(tmp_path).read("classic-rose-44", (44, 62)) == {}


def test_only_the_newest_files_stay(tmp_path: Path) -> None:
    """Twelve files are kept, the newest, and no half-written one."""
    store = FaceStore(tmp_path)
    for at in range(15):
        store.write(f"shelf-{at}", {"x": pygame.Surface((2, 2), pygame.SRCALPHA)})
        for file in tmp_path.glob(f"shelf-{at}-*"):
            os.utime(file, (at, at))
    kept = {file.name.split("-")[1] for file in tmp_path.iterdir()}
    assert len(list(tmp_path.iterdir())) == 12
    assert {"14", "13", "3"} <= kept


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="links need a system that has them")
def test_a_dangling_link_in_the_way_does_no_harm(tmp_path: Path) -> None:
    """Where the cache folder is a link to nowhere, nothing is kept and nothing is raised."""
    link = tmp_path / "cache"
    link.symlink_to(tmp_path / "gone" / "further")
    art = CardArt(cache=link)
    art.face("9H", 40)
    art.save()
    assert pygame.image.tobytes(CardArt(cache=link).face("9H", 40), "RGBA") == WANTED
