"""Brightness and contrast as WCAG 2 defines them, and how the colour-blind see colours."""

from functools import cache

Linear = tuple[float, float, float]

# Severe colour vision deficiency on linear RGB, after Machado, Oliveira and Fernandes (2009).
DEFICIENCIES: dict[str, tuple[Linear, Linear, Linear]] = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: tuple[int, ...]) -> Linear:
    """Light, 0–1, of each part of an RGB colour."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (c / 255 for c in colour[:3])
    )
    return red, green, blue


def seen_with(deficiency: str, light: Linear) -> Linear:
    """The light as somebody with that deficiency sees it."""
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in DEFICIENCIES[deficiency]
    )
    return red, green, blue


def brightness(light: Linear) -> float:
    """Relative luminance, 0–1."""
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def ratio(one: float, other: float) -> float:
    """Contrast of two brightnesses, 1–21."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


@cache
def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """Contrast of two RGB colours, 1–21."""
    return ratio(brightness(linear(one)), brightness(linear(other)))
