"""Jack, Queen and King: busts that look the same from above and from below."""

from sprites.decks import Inks
from tools.art.pips import pip


def court(rank: str, suit: str, inks: Inks) -> list[str]:
    """The figure of a court card."""
    return [pip(suit, 100, 176, 100, inks.ink)]
