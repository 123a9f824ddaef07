"""How scores of Hearts are written."""

from game.hearts.option_kinds import Json


def signed(number: float) -> str:
    """A number with a true minus sign."""
    return f"{number:g}".replace("-", "−")


def score_text(value: Json) -> str:
    """A score as records write it: a number, or the two parts of a complex one."""
    match value:
        case [int(real), int(imaginary)]:
            return complex_text(complex(real, imaginary))
        case int() | float():
            return signed(value)
    return str(value)


def complex_text(score: complex) -> str:
    """A complex number as mathematicians write it: 3 + 13i."""
    real, imaginary = int(score.real), int(score.imag)
    if not imaginary:
        return signed(real)
    side = f"{abs(imaginary)}i" if abs(imaginary) != 1 else "i"
    if not real:
        return f"−{side}" if imaginary < 0 else side
    return f"{signed(real)} {'−' if imaginary < 0 else '+'} {side}"
