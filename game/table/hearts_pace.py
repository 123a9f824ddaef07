"""How long the table of Hearts waits for the eye, for each setting of motion; times are milliseconds.

With motion off or reduced, cards change their places at once; the waits stay, for who plays reads what was played.
"""

from typing import NamedTuple

from game.table.motion_level import MotionLevel


class Pace(NamedTuple):
    """The waits: after a card, for a finished trick, for its clearing, after cards changed hands, for a piece of news.

    ``joining`` is the wait after a card before it goes to the one that cancels it; ``claimed`` that after a card that
    is played out because the rest is claimed.
    """

    card: float
    joining: float
    trick: float
    clearing: float
    passing: float
    news: float
    claimed: float


_NORMAL = Pace(card=620, joining=480, trick=1300, clearing=380, passing=900, news=1500, claimed=160)
_FAST = Pace(card=300, joining=240, trick=750, clearing=200, passing=500, news=900, claimed=80)
_STILL = Pace(card=520, joining=420, trick=1300, clearing=120, passing=700, news=1500, claimed=160)


def pace_of(level: MotionLevel) -> Pace:
    """The waits of a setting."""
    return {MotionLevel.NORMAL: _NORMAL, MotionLevel.FAST: _FAST}.get(level, _STILL)
