"""The heads of the court: hair, face and what is worn above. Coordinates are from the middle of the court's frame."""

from sprites.decks import Inks
from tools.art.svg import circle, path, rect

_FACE = "M-15.5 -74L-15.5 -55C-15.5 -44 -8 -37 0 -37C8 -37 15.5 -44 15.5 -55L15.5 -74Z"


def head(rank: str, suit: str, inks: Inks) -> list[str]:
    """The head of a court card: a face between hair and crown, diadem or cap."""
    hair = _hair_colour(rank, suit, inks)
    return {"K": _king, "Q": _queen, "J": _jack}[rank](suit, hair, inks)


def _hair_colour(rank: str, suit: str, inks: Inks) -> str:
    dark, fair, red = inks.line, inks.gold, inks.bronze
    colours = {"K": (dark, red, fair, red), "Q": (dark, fair, red, dark), "J": (red, fair, dark, fair)}
    return colours[rank]["SHDC".index(suit)]


def _stroke(outline: str, colour: str, thick: float = 1.5) -> str:
    return path(outline, fill="none", stroke=colour, stroke_width=thick, stroke_linecap="round")


def _features(inks: Inks) -> list[str]:
    """Eyes, brows and nose, turned a little to the side."""
    return [
        circle(-5.2, -59, 1.9, fill=inks.line),
        circle(7.2, -59, 1.9, fill=inks.line),
        _stroke("M-9 -63.5C-7 -65 -4 -65 -2.4 -64M4.4 -64C6 -65 9 -65 11 -63.5M1.6 -58L2.8 -51.5L0.4 -51", inks.line),
    ]


def _smile(inks: Inks) -> str:
    return _stroke("M-3.4 -45.6C-1.4 -43.6 3.4 -43.6 5.4 -45.6", inks.ink)


def _king(suit: str, hair: str, inks: Inks) -> list[str]:
    """Crown of five points, hair to the collar, and a beard of his own."""
    locks = "M-18 -74C-26 -62 -24 -46 -27 -38C-20 -34 -14 -38 -13 -46L13 -46C14 -38 20 -34 27 -38C24 -46 26 -62 18 -74Z"
    return [
        path(locks, fill=hair),
        path(_FACE, fill=inks.skin),
        *_beard(suit, hair, inks),
        *_features(inks),
        *_crown(inks),
    ]


def _beard(suit: str, hair: str, inks: Inks) -> list[str]:
    full = "M-15.5 -58C-13 -51 -8 -50 0 -50C8 -50 13 -51 15.5 -58L15.5 -48C15 -36 8 -29 0 -26C-8 -29 -15 -36 -15.5 -48Z"
    forked = "M-15.5 -58C-13 -51 -8 -50 0 -50C8 -50 13 -51 15.5 -58L15 -44L9 -24L0 -33L-9 -24L-15 -44Z"
    moustache = "M0 -49.5C-4 -53 -12 -50 -15 -45C-9 -43 -3 -43.5 0 -46.5C3 -43.5 9 -43 15 -45C12 -50 4 -53 0 -49.5Z"
    mouth = _stroke("M-4 -44.5L4 -44.5", inks.paper, 1.8)
    return {
        "S": [path(full, fill=hair), mouth],
        "H": [path(full, fill=hair), mouth],
        "D": [path(moustache, fill=hair)],
        "C": [path(forked, fill=hair), mouth],
    }[suit]


def _crown(inks: Inks) -> list[str]:
    points = "M-20 -72L-23 -90L-12 -81L0 -95L12 -81L23 -90L20 -72Z"
    return [
        path("M-18 -74C-16 -90 16 -90 18 -74Z", fill=inks.shade),
        path(points, fill=inks.gold, stroke=inks.line, stroke_width=1.2, stroke_linejoin="round"),
        rect(-20.5, -76, 41, 7.5, rx=2, fill=inks.bronze),
        *(circle(x, -72.3, 2, fill=inks.paper) for x in (-12, 0, 12)),
        *(circle(x, y, 3, fill=inks.ink) for x, y in ((-23, -91), (0, -96), (23, -91))),
    ]


def _queen(suit: str, hair: str, inks: Inks) -> list[str]:
    """Long hair parted in the middle, and a diadem that rises to one point."""
    behind = (
        "M0 -86C-20 -87 -28 -74 -27 -58C-26 -46 -30 -36 -36 -30C-26 -24 -16 -28 -14 -36L14 -36C16 -28 26 -24 36 -30"
    )
    behind += "C30 -36 26 -46 27 -58C28 -74 20 -87 0 -86Z"
    parting = "M0 -77C-8 -76 -14 -70 -16 -58C-20 -66 -18 -80 0 -81C18 -80 20 -66 16 -58C14 -70 8 -76 0 -77Z"
    diadem = "M-22 -76C-12 -80 -10 -84 -8 -80C-6 -84 -4 -89 0 -96"
    diadem += "C4 -89 6 -84 8 -80C10 -84 12 -80 22 -76C12 -72 -12 -72 -22 -76Z"
    return [
        path(behind, fill=hair),
        rect(-7, -44, 14, 14, fill=inks.skin),
        path(_FACE, fill=inks.skin),
        path(parting, fill=hair),
        *_features(inks),
        _smile(inks),
        path(diadem, fill=inks.gold, stroke=inks.line, stroke_width=1.2, stroke_linejoin="round"),
        circle(0, -80, 3.2, fill=inks.ink),
        circle(-11, -76.5, 1.8, fill=inks.paper),
        circle(11, -76.5, 1.8, fill=inks.paper),
    ]


def _jack(suit: str, hair: str, inks: Inks) -> list[str]:
    """A page's straight hair under a soft cap with a feather."""
    bob = "M-19 -74L-22 -44C-18 -39 -13 -41 -12 -46L12 -46C13 -41 18 -39 22 -44L19 -74Z"
    cap = "M-22 -70C-30 -84 -14 -94 4 -92C20 -90 28 -80 22 -70Z"
    feather = "M16 -76C26 -78 38 -84 42 -100C34 -101 22 -96 15 -82Z"
    return [
        path(bob, fill=hair),
        rect(-7, -44, 14, 12, fill=inks.skin),
        path(_FACE, fill=inks.skin),
        path("M-15.5 -72L-15.5 -63C-8 -65 8 -65 15.5 -63L15.5 -72Z", fill=hair),
        *_features(inks),
        _smile(inks),
        path(cap, fill=inks.shade, stroke=inks.line, stroke_width=1.2),
        rect(-23, -75, 46, 7, rx=3, fill=inks.gold),
        path(feather, fill=inks.paper, stroke=inks.line, stroke_width=1.2),
        path("M15 -76C22 -84 32 -92 39 -97", fill="none", stroke=inks.ink, stroke_width=1.4),
        circle(15, -74, 3.4, fill=inks.ink),
    ]
