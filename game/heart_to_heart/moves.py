"""The moves of Heart to Heart, with the text that records write and read.

>>> [str(move) for move in parse_moves("d 25+w 23+24 r")]
['d', '25+w', '23+24', 'r']
"""

from dataclasses import dataclass

from game.heart_to_heart.shape import POSITIONS


@dataclass(frozen=True, slots=True)
class Draw:
    """Turn the top card of the stock onto the waste."""

    def __str__(self) -> str:
        return "d"


@dataclass(frozen=True, slots=True)
class Redeal:
    """Turn the whole waste over into the empty stock."""

    def __str__(self) -> str:
        return "r"


@dataclass(frozen=True, slots=True)
class HeartPair:
    """Remove the cards at two positions of the heart, the ``lower`` number first.

    Raises ValueError when made of one position twice, or of two in the other order.
    """

    lower: int
    higher: int

    def __post_init__(self) -> None:
        if self.lower >= self.higher:
            raise ValueError("a pair is two positions, the lower one first")

    def __str__(self) -> str:
        return f"{self.lower}+{self.higher}"


@dataclass(frozen=True, slots=True)
class WastePair:
    """Remove the card at a position of the heart together with the top card of the waste."""

    position: int

    def __str__(self) -> str:
        return f"{self.position}+w"


Pair = HeartPair | WastePair
Move = Draw | Redeal | Pair


def heart_pair(one: int, other: int) -> HeartPair:
    """The pair of two positions, named in any order. Raises ValueError when they are the same."""
    return HeartPair(min(one, other), max(one, other))


_EVERY_MOVE: tuple[Move, ...] = (
    Draw(),
    Redeal(),
    *(WastePair(position) for position in POSITIONS),
    *(HeartPair(lower, higher) for lower in POSITIONS for higher in POSITIONS if lower < higher),
)
_BY_TEXT = {str(move): move for move in _EVERY_MOVE}


def parse_move(text: str) -> Move:
    """The move written exactly as ``text``. Raises ValueError."""
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise ValueError("there is no such move") from None


def parse_moves(text: str) -> tuple[Move, ...]:
    """The moves written in ``text`` with white space between them. Raises ValueError."""
    return tuple(parse_move(word) for word in text.split())
