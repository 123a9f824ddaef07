"""How the numbers of Hearts are written, the same in every language."""

from game.hearts.scores import Score


def signed(number: float) -> str:
    """A number with a true minus sign."""
    return f"{number:g}".replace("-", "−")


def score_text(score: Score) -> str:
    """A score: a whole number, or a complex one as mathematicians write it, such as 3 + 13i."""
    real, imaginary = int(score.real), int(score.imag)
    if not imaginary:
        return signed(real)
    side = f"{abs(imaginary)}i" if abs(imaginary) != 1 else "i"
    if not real:
        return f"−{side}" if imaginary < 0 else side
    return f"{signed(real)} {'−' if imaginary < 0 else '+'} {side}"
