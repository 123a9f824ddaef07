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
