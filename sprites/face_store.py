"""Faces once drawn, kept on disk: one compressed file of raw pixels for each deck, back and width."""

import os
import struct
import zlib
from contextlib import suppress
from functools import cache
from importlib.resources import files
from pathlib import Path

import pygame

from sprites.decks import INKS

_MAGIC = b"HHFACES1"
_HEAD = struct.Struct("<8sII")
_KEPT_FILES = 12


@cache
def fingerprint() -> str:
    """Changes whenever art, inks or rasteriser do, so that old files are never taken for new ones."""
    drawn = (files("sprites") / "art" / "fingerprint.txt").read_text(encoding="utf-8").strip()
    return f"{drawn}-{zlib.crc32(repr(INKS).encode()):08x}-{pygame.version.ver}"


class FaceStore:
    """A folder of face files. Whatever is wrong with a file or with the folder, it is as if the file were not there."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def read(self, shelf: str, size: tuple[int, int]) -> dict[str, pygame.Surface]:
        """The pictures kept on a shelf, all of that size; none if the file is missing, broken, old or foreign."""
        try:
            return _unpacked(self._file(shelf).read_bytes(), size)
        except (OSError, ValueError, zlib.error, struct.error):
            return {}

    def write(self, shelf: str, pictures: dict[str, pygame.Surface]) -> None:
        """Keeps pictures of one size on a shelf in place of what was there, and lets the oldest files go."""
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            self._replace(self._file(shelf), _packed(pictures))
            self._tidy()

    def _file(self, shelf: str) -> Path:
        return self._folder / f"{shelf}-{fingerprint()}.faces"

    def _replace(self, file: Path, content: bytes) -> None:
        part = file.with_suffix(f".{os.getpid()}.part")
        try:
            part.write_bytes(content)
            os.replace(part, file)
        finally:
            part.unlink(missing_ok=True)

    def _tidy(self) -> None:
        newest_first = sorted(self._folder.glob("*.faces"), key=lambda file: file.stat().st_mtime, reverse=True)
        for file in (*newest_first[_KEPT_FILES:], *self._folder.glob("*.part")):
            file.unlink(missing_ok=True)


def _packed(pictures: dict[str, pygame.Surface]) -> bytes:
    """Magic, checksum, length of the header; width, height and names a line each; the pixels of all, compressed."""
    width, height = next(iter(pictures.values())).get_size()
    header = "\n".join([str(width), str(height), *pictures]).encode()
    pixels = b"".join(pygame.image.tobytes(surface, "RGBA") for surface in pictures.values())
    body = header + zlib.compress(pixels, 1)
    return _HEAD.pack(_MAGIC, zlib.crc32(body), len(header)) + body


def _unpacked(content: bytes, size: tuple[int, int]) -> dict[str, pygame.Surface]:
    magic, checksum, header_length = _HEAD.unpack_from(content)
    body = memoryview(content)[_HEAD.size :]
    if magic != _MAGIC or zlib.crc32(body) != checksum:
        raise ValueError("not a file of faces, or a broken one")
    width, height, *names = bytes(body[:header_length]).decode().split("\n")
    if (int(width), int(height)) != size:
        raise ValueError("faces of another size")
    pixels = zlib.decompress(body[header_length:])
    each = size[0] * size[1] * 4
    if len(pixels) != each * len(names):
        raise ValueError("more or fewer pixels than faces")
    return {
        name: pygame.image.frombytes(pixels[at * each : (at + 1) * each], size, "RGBA") for at, name in enumerate(names)
    }
