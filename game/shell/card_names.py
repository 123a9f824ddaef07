"""What the ranks are called."""

from game.cards import Rank
from game.shell.language import _


def rank_plural(rank: Rank) -> str:
    """Several cards of a rank, as a sentence begins: "Kings"."""
    return {
        Rank.ACE: _("Aces"),
        Rank.TWO: _("Twos"),
        Rank.THREE: _("Threes"),
        Rank.FOUR: _("Fours"),
        Rank.FIVE: _("Fives"),
        Rank.SIX: _("Sixes"),
        Rank.SEVEN: _("Sevens"),
        Rank.EIGHT: _("Eights"),
        Rank.NINE: _("Nines"),
        Rank.TEN: _("Tens"),
        Rank.JACK: _("Jacks"),
        Rank.QUEEN: _("Queens"),
        Rank.KING: _("Kings"),
    }[rank]


def rank_name(rank: Rank) -> str:
    """One card of a rank: "King"."""
    return {
        Rank.ACE: _("Ace"),
        Rank.TWO: _("Two"),
        Rank.THREE: _("Three"),
        Rank.FOUR: _("Four"),
        Rank.FIVE: _("Five"),
        Rank.SIX: _("Six"),
        Rank.SEVEN: _("Seven"),
        Rank.EIGHT: _("Eight"),
        Rank.NINE: _("Nine"),
        Rank.TEN: _("Ten"),
        Rank.JACK: _("Jack"),
        Rank.QUEEN: _("Queen"),
        Rank.KING: _("King"),
    }[rank]
