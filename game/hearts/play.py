"""The play of one deal, from the first lead to the last trick.

This is the part of a game that computer players look ahead in, so it stands on its own: ``legal_cards`` in
``game.hearts.legal`` and ``with_card`` here are all that a card needs.
"""

from dataclasses import dataclass
from typing import NamedTuple

from game.cards import Card, Suit
from game.hearts.kitty import NO_KITTY, Kitty, brings_kitty, exchanging_seat, is_exchanged, kitty_catch
from game.hearts.opening import opening_lead
from game.hearts.preparation import Preparation
from game.hearts.refusals import Refusal
from game.hearts.rules import Rules
from game.hearts.scales import SPADE_QUEEN
from game.hearts.seats import Cards, Seat, holds_all, sorted_cards, without
from game.hearts.trick import Trick, is_full, latest_catch, owned_tricks, taker_of

# An enum's member takes long to look up, and looking ahead asks for it all the time.
_HEARTS = Suit.HEARTS


@dataclass(frozen=True, slots=True)
class Terms:
    """What holds for the whole play of a deal: the rules, the card that must be led first, the charged cards."""

    rules: Rules
    opening: Card | None = None
    charged: Cards = ()


class Play(NamedTuple):
    """The play of a deal. ``hands`` are sorted; ``tricks`` are the finished ones, ``trick`` is the open one.

    ``broken`` tells whether hearts are broken.
    """

    terms: Terms
    hands: tuple[Cards, ...]
    trick: Trick
    tricks: tuple[Trick, ...] = ()
    broken: bool = False
    kitty: Kitty = NO_KITTY

    @property
    def rules(self) -> Rules:
        """The rules played by."""
        return self.terms.rules

    @property
    def turn(self) -> Seat:
        """Whose turn it is to play a card."""
        trick = self.trick
        return (trick.leader + len(trick.cards)) % len(self.hands)

    @property
    def exchanging(self) -> Seat | None:
        """The seat that must put cards away for the kitty before the next lead."""
        return exchanging_seat(self.terms.rules, self.kitty)

    @property
    def is_over(self) -> bool:
        """Whether all cards have been played."""
        return not any(self.hands)


# To call a named tuple takes twice as long as this, and looking ahead makes them all the time.
_made = tuple.__new__


def begin_play(deal: Preparation) -> Play:
    """The play of a deal that is ready for it."""
    leader, card = opening_lead(deal.rules, deal.share.hands, deal.eldest)
    return Play(Terms(deal.rules, card, deal.charged), deal.share.hands, Trick(leader), kitty=Kitty(deal.share.kitty))


def breaks_hearts(rules: Rules, card: Card) -> bool:
    """Whether the fall of ``card`` breaks hearts: a heart, or the queen of spades where she does, too."""
    return card.suit is _HEARTS or (card == SPADE_QUEEN and rules.options.queen_breaks_hearts)


def with_card(play: Play, card: Card) -> Play:
    """The play after the seat whose turn it is has played ``card``, which must be legal."""
    terms, hands, trick, tricks, broken, kitty = play
    rules, leader, cards = terms.rules, trick.leader, trick.cards
    seat = (leader + len(cards)) % len(hands)
    hand = hands[seat]
    place = hand.index(card)
    rest = hand[:place] + hand[place + 1 :]
    hands = hands[:seat] + (rest,) + hands[seat + 1 :]  # noqa: RUF005 — faster, and done for every card
    cards = cards + (card,)  # noqa: RUF005 — likewise
    broken = broken or breaks_hearts(rules, card)
    trick = _made(Trick, (leader, cards, None))
    if len(cards) < rules.players or not is_full(rules, trick, hands_empty=not any(hands)):
        return _made(Play, (terms, hands, trick, tricks, broken, kitty))
    taker = taker_of(rules, trick)
    if taker is None and not any(hands):
        taker = _last_taker(tricks)
    tricks = (*tricks, _made(Trick, (leader, cards, taker)))
    next_trick = _made(Trick, (leader if taker is None else taker, (), None))
    cleared = _made(Play, (terms, hands, next_trick, tricks, broken, kitty))
    return cleared if taker is None or not kitty.is_out else _with_kitty_taken(cleared, taker)


def why_not_put_away(play: Play, cards: Cards) -> Refusal | None:
    """Why the kitty's taker may not put ``cards`` away, or None."""
    if play.kitty.taker is None or not holds_all(play.hands[play.kitty.taker], cards):
        return Refusal.NOT_IN_HAND
    return None if len(cards) == len(play.kitty.cards) else Refusal.WRONG_COUNT


def with_put_away(play: Play, cards: Cards) -> Play:
    """The play after the kitty's taker has put ``cards`` of its hand away, as many as the kitty has."""
    kitty = play.kitty
    hands = tuple(without(hand, cards) if seat == kitty.taker else hand for seat, hand in enumerate(play.hands))
    return Play(
        play.terms, hands, play.trick, play.tricks, play.broken, Kitty(kitty.cards, kitty.taker, sorted_cards(cards))
    )


def played_cards(play: Play) -> Cards:
    """All cards played so far, in order."""
    return tuple(card for trick in (*play.tricks, play.trick) for card in trick.cards)


def taken_cards(play: Play) -> tuple[Cards, ...]:
    """What each seat has taken so far, the kitty or what was put away for it among it."""
    taken: list[Cards] = [()] * len(play.hands)
    for trick, owner in owned_tricks(play.tricks):
        if owner is not None:
            taken[owner] += trick.cards
    if play.kitty.taker is not None:
        taken[play.kitty.taker] += kitty_catch(play.rules, play.kitty)
    return tuple(taken)


def _last_taker(tricks: tuple[Trick, ...]) -> Seat | None:
    return next((trick.taker for trick in reversed(tricks) if trick.taker is not None), None)


def _with_kitty_taken(play: Play, taker: Seat) -> Play:
    catch = tuple(card for trick in latest_catch(play.tricks) for card in trick.cards)
    if not brings_kitty(play.rules, catch):
        return play
    kitty = Kitty(play.kitty.cards, taker)
    hands = play.hands
    if is_exchanged(play.rules):
        hands = tuple(sorted_cards(hand + kitty.cards) if seat == taker else hand for seat, hand in enumerate(hands))
    return Play(play.terms, hands, play.trick, play.tricks, play.broken, kitty)
