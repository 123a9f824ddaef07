"""What the court holds. Coordinates are from the middle of the court's frame; held upright beside the head."""

from sprites.decks import Inks
from tools.art.pips import pip
from tools.art.svg import circle, path, rect

_X = 51.0


def held(rank: str, suit: str, inks: Inks) -> list[str]:
    """What the figure holds, and the hand that holds it."""
    things = {
        "KS": _sword,
        "KH": _sceptre,
        "KD": _axe,
        "KC": _orb,
        "QS": _rose,
        "QH": _rose,
        "QD": _lily,
        "QC": _lily,
        "JS": _halberd,
        "JH": _banner,
        "JD": _horn,
        "JC": _arrow,
    }
    return [*things[rank + suit](suit, inks), *_hand(inks)]


def _hand(inks: Inks) -> list[str]:
    return [
        rect(_X - 8.5, -24, 17, 12, rx=5.5, fill=inks.skin, stroke=inks.line, stroke_width=1.2),
        path(
            f"M{_X - 10:g} -12L{_X + 10:g} -12L{_X + 13:g} -2L{_X - 13:g} -2Z",
            fill=inks.paper,
            stroke=inks.line,
            stroke_width=1.2,
        ),
    ]


def _staff(inks: Inks, top: float, colour: str) -> str:
    return rect(_X - 2, top, 4, -top - 4, rx=2, fill=colour)


def _sword(suit: str, inks: Inks) -> list[str]:
    return [
        path(f"M{_X:g} -86L{_X + 4.5:g} -79L{_X + 4.5:g} -32L{_X - 4.5:g} -32L{_X - 4.5:g} -79Z", fill=inks.shade),
        path(f"M{_X:g} -84L{_X:g} -34", fill="none", stroke=inks.tint, stroke_width=1.6),
        rect(_X - 14, -35, 28, 5.5, rx=2.7, fill=inks.gold),
        _staff(inks, -32, inks.bronze),
    ]


def _sceptre(suit: str, inks: Inks) -> list[str]:
    return [
        _staff(inks, -70, inks.gold),
        rect(_X - 6, -62, 12, 4, rx=2, fill=inks.bronze),
        pip(suit, _X, -74, 22, inks.ink),
    ]


def _axe(suit: str, inks: Inks) -> list[str]:
    blade = (
        f"M{_X:g} -78C{_X + 8:g} -78 {_X + 13:g} -84 {_X + 16:g} -86C{_X + 20:g} -74 {_X + 20:g} -64 {_X + 16:g} -52"
    )
    blade += f"C{_X + 13:g} -54 {_X + 8:g} -60 {_X:g} -60Z"
    return [_staff(inks, -86, inks.bronze), path(blade, fill=inks.shade), circle(_X, -69, 4.5, fill=inks.gold)]


def _orb(suit: str, inks: Inks) -> list[str]:
    return [
        _staff(inks, -50, inks.bronze),
        circle(_X, -56, 14, fill=inks.gold),
        path(
            f"M{_X - 14:g} -56L{_X + 14:g} -56M{_X:g} -56L{_X:g} -70", stroke=inks.bronze, stroke_width=3, fill="none"
        ),
        pip(suit, _X, -78, 17, inks.ink),
    ]


def _stem(inks: Inks) -> str:
    leaf = f"M{_X:g} -36C{_X + 4:g} -46 {_X + 12:g} -48 {_X + 16:g} -46C{_X + 14:g} -38 {_X + 6:g} -34 {_X:g} -36Z"
    return path(leaf, fill=inks.shade) + rect(_X - 1.4, -60, 2.8, 54, fill=inks.shade)


def _rose(suit: str, inks: Inks) -> list[str]:
    petals = [(0, -78), (9.5, -71), (6, -60), (-6, -60), (-9.5, -71)]
    return [
        _stem(inks),
        *(circle(_X + x, y, 7.4, fill=inks.ink) for x, y in petals),
        circle(_X, -68, 6, fill=inks.gold),
    ]


def _lily(suit: str, inks: Inks) -> list[str]:
    middle = f"M{_X:g} -86C{_X + 9:g} -76 {_X + 7:g} -64 {_X:g} -57C{_X - 7:g} -64 {_X - 9:g} -76 {_X:g} -86Z"
    sides = (
        f"M{_X:g} -56C{_X + 6:g} -66 {_X + 12:g} -74 {_X + 20:g} -73C{_X + 20:g} -62 {_X + 10:g} -55 {_X:g} -54"
        f"C{_X - 10:g} -55 {_X - 20:g} -62 {_X - 20:g} -73C{_X - 12:g} -74 {_X - 6:g} -66 {_X:g} -56Z"
    )
    return [_stem(inks), path(sides, fill=inks.ink), path(middle, fill=inks.gold)]


def _halberd(suit: str, inks: Inks) -> list[str]:
    x = _X
    blade = f"M{x:g} -72C{x + 7:g} -73 {x + 12:g} -78 {x + 14:g} -82C{x + 21:g} -70 {x + 20:g} -58 {x + 13:g} -49"
    blade += f"C{x + 11:g} -55 {x + 7:g} -59 {x:g} -60Z"
    hook = f"M{x:g} -71L{x - 15:g} -72C{x - 12:g} -68 {x - 12:g} -66 {x - 13:g} -62L{x:g} -62Z"
    tip = f"M{x:g} -86L{x + 4.5:g} -76L{x - 4.5:g} -76Z"
    return [
        _staff(inks, -80, inks.bronze),
        *(path(p, fill=inks.shade) for p in (blade, hook, tip)),
        circle(x, -66.5, 3.4, fill=inks.gold),
    ]


def _banner(suit: str, inks: Inks) -> list[str]:
    cloth = f"M{_X - 1:g} -82L{_X + 21:g} -80L{_X + 15:g} -68L{_X + 21:g} -56L{_X - 1:g} -54Z"
    return [
        _staff(inks, -84, inks.bronze),
        path(cloth, fill=inks.ink),
        pip(suit, _X + 8, -68, 12, inks.gold),
        circle(_X, -85, 3.4, fill=inks.gold),
    ]


def _horn(suit: str, inks: Inks) -> list[str]:
    horn = f"M{_X - 4:g} -20C{_X - 12:g} -40 {_X - 6:g} -58 {_X + 8:g} -74"
    horn += f"L{_X + 20:g} -62C{_X + 8:g} -52 {_X:g} -40 {_X + 3:g} -22Z"
    return [
        path(horn, fill=inks.gold, stroke=inks.line, stroke_width=1.2),
        path(f"M{_X + 8:g} -74L{_X + 20:g} -62", stroke=inks.ink, stroke_width=5, stroke_linecap="round", fill="none"),
    ]


def _arrow(suit: str, inks: Inks) -> list[str]:
    return [
        _staff(inks, -74, inks.bronze),
        path(f"M{_X:g} -84L{_X + 8:g} -67L{_X:g} -71L{_X - 8:g} -67Z", fill=inks.shade),
        path(f"M{_X:g} -40L{_X + 9:g} -46L{_X + 9:g} -36L{_X:g} -28L{_X - 9:g} -36L{_X - 9:g} -46Z", fill=inks.ink),
    ]
