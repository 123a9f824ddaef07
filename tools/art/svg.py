"""The little SVG there is: only what the game's rasteriser can draw (no text, use, pattern, clip, mask or filter)."""

from collections.abc import Iterable

CARD_WIDTH = 200
CARD_HEIGHT = 280


def number(value: float) -> str:
    """A coordinate with two decimals at most, and no more digits than it needs."""
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def picture(width: float, height: float, parts: Iterable[str]) -> str:
    """A whole SVG file. It may be stretched by whoever sets another width and height."""
    w, h = number(width), number(height)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}"'
    return head + ' preserveAspectRatio="none">\n' + "\n".join(parts) + "\n</svg>\n"


def attributes(values: dict[str, str | float]) -> str:
    """Keyword arguments as SVG attributes: `stroke_width=2` becomes ` stroke-width="2"`."""
    texts = ((k.replace("_", "-"), v if isinstance(v, str) else number(v)) for k, v in values.items())
    return "".join(f' {name}="{value}"' for name, value in texts)


def path(outline: str, **paint: str | float) -> str:
    """A path element."""
    return f'<path d="{outline}"{attributes(paint)}/>'


def rect(x: float, y: float, width: float, height: float, **paint: str | float) -> str:
    """A rectangle; `rx` rounds its corners."""
    return f"<rect{attributes({'x': x, 'y': y, 'width': width, 'height': height, **paint})}/>"


def circle(x: float, y: float, radius: float, **paint: str | float) -> str:
    """A circle about a centre."""
    return f"<circle{attributes({'cx': x, 'cy': y, 'r': radius, **paint})}/>"


def group(parts: Iterable[str], **paint: str | float) -> str:
    """Parts that share their paint or their transform."""
    return f"<g{attributes(paint)}>" + "".join(parts) + "</g>"


def half_turned(parts: Iterable[str], x: float, y: float) -> str:
    """The parts turned by half a circle about a point."""
    return group(parts, transform=f"rotate(180 {number(x)} {number(y)})")
