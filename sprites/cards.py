"""The cards as surfaces: each face and back drawn once for each width, and remembered."""

from pathlib import Path

import pygame

from sprites.decks import replacements
from sprites.face_store import FaceStore
from sprites.palette import BACKS, DECKS
from sprites.vectors import for_screen, rasterised

_PLAIN_FROM = 46
_FULL_FROM = 84
_ASPECT = 1.4
_DIMMED = (172, 160, 170)


def card_height(width: int) -> int:
    """The height in pixels of a card of that width."""
    return round(width * _ASPECT)


def detail(width: int) -> str:
    """How much a face of that width shows: "tiny", "plain" or "full"."""
    if width < _PLAIN_FROM:
        return "tiny"
    return "plain" if width < _FULL_FROM else "full"


def _picture(deck: str, name: str, width: int) -> str:
    level = detail(width)
    if deck == "contrast" and level != "tiny":
        level = "bold"
    return f"{level}/{name}"


class CardArt:
    """The cards of one deck and back. Surfaces are shared: whoever is given one does not draw on it.

    A card is named by its rank, one of `A23456789TJQK`, and its suit, one of `SHDC`: "QH". Widths are in pixels; a
    surface is `width` by `card_height(width)`, transparent outside the rounded corners.

    With a `cache` folder, faces once drawn are kept there by `save` and read back by the next program.
    """

    def __init__(self, deck: str = "classic", back: str = "rose", cache: Path | None = None) -> None:
        if deck not in DECKS:
            raise ValueError(f"there is no deck called {deck!r}")
        if back not in BACKS:
            raise ValueError(f"there is no back called {back!r}")
        self.deck = deck
        self._back = back
        self._store = FaceStore(cache) if cache else None
        self._surfaces: dict[tuple[str, int], pygame.Surface] = {}
        self._read: set[int] = set()
        self._unsaved: set[int] = set()

    def face(self, name: str, width: int) -> pygame.Surface:
        """The face of a card.

        Raises:
            FileNotFoundError: no card has that name.
        """
        return self._drawn(_picture(self.deck, name, width), width, replacements(self.deck, name[1:]))

    def back(self, width: int) -> pygame.Surface:
        """The back of every card."""
        return self._drawn(f"backs/{self._back}", width, {})

    def socket(self, width: int) -> pygame.Surface:
        """The place of a card, pressed into the cloth; drawn under the cards."""
        return self._drawn("places/socket", width, {})

    def dimmed(self, name: str, width: int) -> pygame.Surface:
        """The face of a card that can not be taken now: darker."""
        key = (f"dimmed/{name}", width)
        if key not in self._surfaces:
            surface = self.face(name, width).copy()
            surface.fill(_DIMMED, special_flags=pygame.BLEND_RGB_MULT)
            self._surfaces[key] = surface
        return self._surfaces[key]

    def save(self) -> None:
        """Keeps what was drawn since the last save, if there is a cache folder. For a quiet moment; never raises."""
        if self._store is None:
            return
        for width in sorted(self._unsaved):
            drawn = {
                name: s for (name, w), s in self._surfaces.items() if w == width and not name.startswith("dimmed/")
            }
            self._store.write(self._shelf(width), drawn)
        self._unsaved.clear()

    def _shelf(self, width: int) -> str:
        return f"{self.deck}-{self._back}-{width}"

    def _drawn(self, picture: str, width: int, colours: dict[str, str]) -> pygame.Surface:
        key = (picture, width)
        if key not in self._surfaces and width not in self._read:
            self._recall(width)
        if key not in self._surfaces:
            self._surfaces[key] = rasterised(picture, (width, card_height(width)), colours)
            self._unsaved.add(width)
        return self._surfaces[key]

    def _recall(self, width: int) -> None:
        self._read.add(width)
        if self._store is None:
            return
        kept = self._store.read(self._shelf(width), (width, card_height(width)))
        self._surfaces.update({(name, width): for_screen(surface) for name, surface in kept.items()})
