"""The kitty: who gets it, and what they do with it."""

from dataclasses import dataclass

from game.hearts.rules import Rules
from game.hearts.seats import Cards, Seat
from game.hearts.vocabulary import KittyTo, KittyUse


@dataclass(frozen=True, slots=True)
class Kitty:
    """The kitty as it was dealt, its taker once it has one, and what the taker put away in exchange for it."""

    cards: Cards = ()
    taker: Seat | None = None
    put_away: Cards | None = None

    @property
    def is_out(self) -> bool:
        """Whether there is a kitty that nobody has taken yet."""
        return bool(self.cards) and self.taker is None


NO_KITTY = Kitty()


def is_exchanged(rules: Rules) -> bool:
    """Whether the kitty goes into its taker's hand, in exchange for as many cards."""
    return rules.options.kitty_use is KittyUse.EXCHANGE


def first_trick_brings_kitty(rules: Rules) -> bool:
    """Whether the first trick that is taken brings the kitty, whatever it holds."""
    return rules.options.kitty_to is KittyTo.FIRST_TRICK


def brings_kitty(rules: Rules, taken: Cards) -> bool:
    """Whether taking these cards brings the kitty while it is out: all of a trick and what lay on the table."""
    return first_trick_brings_kitty(rules) or any(card in rules.penalties for card in taken)


def exchanging_seat(rules: Rules, kitty: Kitty) -> Seat | None:
    """The seat that holds the kitty in hand and has yet to put as many cards away."""
    if kitty.taker is None or kitty.put_away is not None:
        return None
    return kitty.taker if is_exchanged(rules) else None


def kitty_catch(rules: Rules, kitty: Kitty) -> Cards:
    """What the kitty added to its taker's taken cards so far."""
    if kitty.taker is None:
        return ()
    return kitty.put_away or () if is_exchanged(rules) else kitty.cards
