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
_KEPT_WIDTHS = 8
# Faces in shade: made from a lit one when they are asked for, and not kept on disk.
DIMMED = "dimmed"
COVERED = "covered"
SHADES: dict[str, tuple[int, int, int]] = {DIMMED: (172, 160, 170), COVERED: (232, 226, 228)}


def _in_runs(surface: pygame.Surface) -> pygame.Surface:
    """The surface, kept in runs: a card is opaque but for its corners, and opaque runs are drawn twice as fast."""
    surface.set_alpha(255, pygame.RLEACCEL)
    return surface


def card_height(width: int) -> int:
    """The height in pixels of a card of that width."""
    return round(width * _ASPECT)


def detail(width: int) -> str:
    """How much a face of that width shows: "tiny", "plain" or "full"."""
    if width < _PLAIN_FROM:
        return "tiny"
    return "plain" if width < _FULL_FROM else "full"


def _level(deck: str, name: str, width: int) -> str:
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
        self._drawn: dict[int, dict[str, pygame.Surface]] = {}  # by width, the one used last at the end
        self._unsaved: set[int] = set()

    def face(self, name: str, width: int) -> pygame.Surface:
        """The face of a card.

        Raises:
            KeyError, FileNotFoundError: there is no such suit, or no such card in it.
        """
        return self._picture(_level(self.deck, name, width), width, replacements(self.deck, name[1:]))

    def back(self, width: int) -> pygame.Surface:
        """The back of every card."""
        return self._picture(f"backs/{self._back}", width, {})

    def socket(self, width: int) -> pygame.Surface:
        """The place of a card, pressed into the cloth; drawn under the cards."""
        return self._picture("places/socket", width, {})

    def dimmed(self, name: str, width: int) -> pygame.Surface:
        """The face of a card that does not match: clearly darker."""
        return self._shaded(DIMMED, name, width)

    def covered(self, name: str, width: int) -> pygame.Surface:
        """The face of a card that lies under others: a little darker, so that the free ones stand out."""
        return self._shaded(COVERED, name, width)

    def fanned(self, name: str, width: int, shade: str | None = None) -> pygame.Surface:
        """The face of a card held in a fan, which shows rank and suit in its left strip; `shade` is one of SHADES.

        Raises:
            KeyError: there is no such shade.
        """
        level = f"fan/{name}"
        if shade is not None:
            return self._shaded(shade, name, width, level)
        return self._picture(level, width, replacements(self.deck, name[1:]))

    def _shaded(self, shade: str, name: str, width: int, level: str | None = None) -> pygame.Surface:
        faces = self._faces(width)
        key = f"{shade}/{level or name}"
        if key not in faces:
            lit = self.fanned(name, width) if level else self.face(name, width)
            surface = lit.copy()
            surface.fill(SHADES[shade], special_flags=pygame.BLEND_RGB_MULT)
            faces[key] = _in_runs(surface)
        return faces[key]

    def save(self) -> None:
        """Keeps what was drawn since the last save, if there is a cache folder. For a quiet moment; never raises."""
        if self._store is None:
            return
        for width in sorted(self._unsaved):
            faces = {name: face for name, face in self._drawn[width].items() if name.partition("/")[0] not in SHADES}
            self._store.write(self._shelf(width), faces)
        self._unsaved.clear()

    def _shelf(self, width: int) -> str:
        return f"{self.deck}-{self._back}-{width}"

    def _picture(self, picture: str, width: int, colours: dict[str, str]) -> pygame.Surface:
        faces = self._faces(width)
        if picture not in faces:
            faces[picture] = _in_runs(rasterised(picture, (width, card_height(width)), colours))
            self._unsaved.add(width)
        return faces[picture]

    def _faces(self, width: int) -> dict[str, pygame.Surface]:
        """All pictures of a width so far. Widths not used for long are forgotten, as a window may pass through many."""
        faces = self._drawn.pop(width, None)
        if faces is None:
            faces = self._recalled(width)
            for oldest in list(self._drawn)[: 1 - _KEPT_WIDTHS]:
                del self._drawn[oldest]
                self._unsaved.discard(oldest)
        self._drawn[width] = faces
        return faces

    def _recalled(self, width: int) -> dict[str, pygame.Surface]:
        if self._store is None:
            return {}
        kept = self._store.read(self._shelf(width), (width, card_height(width)))
        return {name: _in_runs(for_screen(surface)) for name, surface in kept.items()}
