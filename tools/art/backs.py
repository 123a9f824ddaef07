"""The backs of the cards. Each looks the same from both ends, and its pattern ends on its border by itself."""

from math import cos, hypot, pi, sin

from tools.art.pips import OUTLINES
from tools.art.svg import CARD_HEIGHT, CARD_WIDTH, circle, group, path, picture, rect

# The patterned field, about the middle of the card.
_X, _Y = 80.0, 120.0


def _card(ground: str, paper: str, rim: str, pattern: list[str]) -> str:
    """Paper margin, coloured ground, a rim, and the pattern about the middle."""
    parts = [
        rect(0, 0, CARD_WIDTH, CARD_HEIGHT, rx=12, fill="#a5938a"),
        rect(1.6, 1.6, CARD_WIDTH - 3.2, CARD_HEIGHT - 3.2, rx=10.4, fill=paper),
        rect(9, 9, CARD_WIDTH - 18, CARD_HEIGHT - 18, rx=7, fill=ground),
        rect(15, 15, CARD_WIDTH - 30, CARD_HEIGHT - 30, rx=4, fill="none", stroke=rim, stroke_width=1.8),
        group(pattern, transform=f"translate({CARD_WIDTH / 2:g} {CARD_HEIGHT / 2:g})"),
    ]
    return picture(CARD_WIDTH, CARD_HEIGHT, parts)


def _heart(x: float, y: float, size: float, turn: float, colour: str) -> str:
    return path(OUTLINES["H"], fill=colour, transform=f"translate({x:g} {y:g}) rotate({turn:g}) scale({size / 100:g})")


def rose() -> str:
    """A lattice of roses, each of four hearts point to point."""
    deep, mid, light, gold = "#7a0f34", "#94204a", "#cf6b88", "#eec27a"
    cells = [(x, y) for x in range(-60, 61, 40) for y in range(-100, 101, 40) if hypot(x, y) > 40]
    knots = [(x, y) for x in range(-40, 41, 40) for y in range(-80, 81, 40)]
    parts = [
        *(path(f"M{x} {y - 20}L{x + 20} {y}L{x} {y + 20}L{x - 20} {y}Z", fill=mid) for x, y in cells),
        *(
            _heart(x + 8.6 * sin(turn * pi / 180), y - 8.6 * cos(turn * pi / 180), 15.5, turn, light)
            for x, y in cells
            for turn in (0, 90, 180, 270)
        ),
        *(circle(x, y, 3, fill=gold) for x, y in knots),
        *_emblem(deep, "#f3c9c4", gold),
        rect(-_X, -_Y, 2 * _X, 2 * _Y, fill="none", stroke=light, stroke_width=1.4),
    ]
    return _card(deep, "#fbeee4", gold, parts)


def _emblem(ground: str, ink: str, rim: str) -> list[str]:
    """Heart to heart: two hearts that meet at their points."""
    return [
        circle(0, 0, 37, fill=ground, stroke=rim, stroke_width=2),
        circle(0, 0, 32.5, fill="none", stroke=rim, stroke_width=0.9),
        _heart(0, -13.6, 27, 0, ink),
        _heart(0, 13.6, 27, 180, ink),
    ]


def _to_border(angle: float) -> tuple[float, float]:
    """Where a ray from the middle meets the border of the field."""
    x, y = cos(angle), sin(angle)
    far = min(_X / abs(x) if abs(x) > 1e-9 else 1e9, _Y / abs(y) if abs(y) > 1e-9 else 1e9)
    return x * far, y * far


def _star(points: int, outer: float, inner: float, turn: float = 0) -> str:
    corners = []
    for at in range(points * 2):
        radius, angle = (outer, inner)[at % 2], pi * at / points + turn - pi / 2
        corners.append(f"{radius * cos(angle):.2f} {radius * sin(angle):.2f}")
    return "M" + "L".join(corners) + "Z"


def night() -> str:
    """A gold star in deep blue, and its rays to the border."""
    deep, mid, gold, pale = "#14204f", "#22347a", "#e3b04b", "#f4dfae"
    rays = []
    count = 40
    for at in range(0, count, 2):
        a, b = (_to_border((at + part) * 2 * pi / count - pi / count / 1) for part in (0.0, 1.0))
        corner = _corner_between(a, b)
        rays.append(path(f"M0 0L{a[0]:.2f} {a[1]:.2f}{corner}L{b[0]:.2f} {b[1]:.2f}Z", fill=mid))
    corners = [(x, y) for x in (-64, 64) for y in (-104, 104)]
    stars = [(0.0, 92.0), (0.0, -92.0), *corners]
    parts = [
        *rays,
        *(group([path(_star(8, 9, 4), fill=gold)], transform=f"translate({x:g} {y:g})") for x, y in stars),
        circle(0, 0, 66, fill=deep, stroke=gold, stroke_width=2),
        circle(0, 0, 60, fill="none", stroke=gold, stroke_width=1),
        path(_star(16, 56, 30), fill=mid),
        path(_star(8, 56, 25), fill=gold),
        path(_star(8, 40, 18, pi / 8), fill=pale),
        circle(0, 0, 16, fill=deep),
        *(_heart(6.6 * sin(t * pi / 180), -6.6 * cos(t * pi / 180), 12, t, gold) for t in (0, 90, 180, 270)),
        *(circle(63 * cos(at * pi / 16), 63 * sin(at * pi / 16), 1.5, fill=pale) for at in range(32)),
        rect(-_X, -_Y, 2 * _X, 2 * _Y, fill="none", stroke=gold, stroke_width=1.4),
    ]
    return _card(deep, "#f6efe0", gold, parts)


def _corner_between(a: tuple[float, float], b: tuple[float, float]) -> str:
    """The corner of the field, when two neighbouring rays meet different sides of it."""
    on_side = [abs(abs(point[0]) - _X) < 1e-6 for point in (a, b)]
    if on_side[0] == on_side[1] or hypot(a[0] - b[0], a[1] - b[1]) < 1e-6:
        return ""
    side, end = (a, b) if on_side[0] else (b, a)
    return f"L{side[0]:.2f} {end[1]:.2f}"


_LEAF = "M0 0C-8 -5 -11 -15 0 -28C11 -15 8 -5 0 0Z"


def _leaf(x: float, y: float, size: float, turn: float, fill: str, vein: str) -> str:
    parts = [path(_LEAF, fill=fill), path("M0 -2L0 -20", fill="none", stroke=vein, stroke_width=1.6)]
    return group(parts, transform=f"translate({x:.2f} {y:.2f}) rotate({turn:g}) scale({size:g})")


def ivy() -> str:
    """Vines that part and meet again, and sprigs of four leaves between them."""
    deep, stem, leaf, gold = "#0d3d2c", "#3f8a5f", "#8cc79a", "#e0bf6a"
    half, tall = _X / 3, 80.0
    vines = [_vine(column * 2 * half, side * half, tall, stem) for column in (-1, 0, 1) for side in (-1, 1)]
    whole = [(x * 2 * half, y * tall) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    whole += [(x * half, y * tall / 2) for x in (-1, 1) for y in (-1, 1)]
    parts = [*vines]
    for x, y in whole:
        parts += [_leaf(x, y, 1.05, turn, leaf, deep) for turn in (0, 180)]
        parts += [_leaf(x, y, 0.78, turn, stem, deep) for turn in (90, 270)]
        parts.append(circle(x, y, 3, fill=gold))
    for x in (-half, half):
        parts += [_leaf(x, side * _Y, 1.05, 0 if side > 0 else 180, leaf, deep) for side in (-1, 1)]
    for y in (-tall / 2, tall / 2):
        parts += [_leaf(side * _X, y, 0.78, 270 if side > 0 else 90, stem, deep) for side in (-1, 1)]
    parts.append(rect(-_X, -_Y, 2 * _X, 2 * _Y, fill="none", stroke=stem, stroke_width=1.4))
    return _card(deep, "#f4f1e2", gold, parts)


def _vine(x: float, swing: float, tall: float, colour: str) -> str:
    """One wave of vine from the top of the field to its bottom."""
    outline = f"M{x:.2f} {-_Y:g}"
    for at in range(int(2 * _Y / tall)):
        side = swing if at % 2 == 0 else -swing
        top = -_Y + at * tall
        a, b, c = (f"{top + tall * part:.2f}" for part in (0.2, 0.8, 1.0))
        bulge = x + side * 4 / 3
        outline += f"C{bulge:.2f} {a} {bulge:.2f} {b} {x:.2f} {c}"
    return path(outline, fill="none", stroke=colour, stroke_width=2)


BACKS = {"rose": rose, "night": night, "ivy": ivy}
