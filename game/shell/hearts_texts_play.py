"""Sentences about how cards are played to tricks in Hearts."""

from collections.abc import Callable, Mapping

from game.cards import PACK
from game.hearts.rules import Rules
from game.hearts.vocabulary import FirstTrick, HeartsLead, Opening
from game.shell.language import _


def _opening(rules: Rules) -> str:
    is_free = rules.options.hearts_lead is HeartsLead.ANY
    if rules.options.opening is Opening.ELDEST:
        if is_free:
            return _("The player on the dealer's left leads any card to the first trick.")
        return _("The player on the dealer's left leads any card but a heart to the first trick.")
    if rules.kitty_size or PACK[0] not in rules.pack:
        return _("Whoever holds the lowest club leads it to the first trick.")
    return _("Whoever holds the two of clubs leads it to the first trick.")


def _first_trick(rules: Rules) -> str:
    return {
        FirstTrick.FREE: _("Cards that cost points may be played to the first trick."),
        FirstTrick.NO_POINTS: _("No card that costs points may be played to the first trick, unless one has no other."),
        FirstTrick.NO_QUEEN: _(
            "The queen of spades may not be played to the first trick, unless one has no other card."
        ),
    }[rules.options.first_trick]


def _hearts_lead(rules: Rules) -> str:
    if rules.options.hearts_lead is HeartsLead.ANY:
        return _("Hearts may be led at any time.")
    return _("A heart may be led only when hearts are broken: after one was played, or from a hand of hearts alone.")


def _queen_breaks_hearts(rules: Rules) -> str:
    return _("The queen of spades breaks hearts, too.") * rules.options.queen_breaks_hearts


def _hearts_before_queen(rules: Rules) -> str:
    words = _("Whoever holds only hearts and the queen of spades may lead a heart.")
    return words * rules.options.hearts_before_queen


def _must_discharge_queen(rules: Rules) -> str:
    words = _("The queen of spades must be played as soon as somebody else is sure to take her.")
    return words * rules.options.must_discharge_queen


def _boost_nines(rules: Rules) -> str:
    words = _(
        "When a nine is led, or follows suit, everybody plays a second card to the trick, in the same order. The "
        "highest card of the suit led takes all."
    )
    return words * rules.options.boost_nines


def _cancellation(rules: Rules) -> str:
    words = _(
        "Identical cards in a trick cancel each other, and the highest that has no twin takes it. If there is none, "
        "the cards wait for the next taker, and the same player leads again."
    )
    return words * rules.options.cancellation


PLAY_SENTENCES: Mapping[str, Callable[[Rules], str]] = {
    "opening": _opening,
    "first_trick": _first_trick,
    "hearts_lead": _hearts_lead,
    "queen_breaks_hearts": _queen_breaks_hearts,
    "hearts_before_queen": _hearts_before_queen,
    "must_discharge_queen": _must_discharge_queen,
    "boost_nines": _boost_nines,
    "cancellation": _cancellation,
}
