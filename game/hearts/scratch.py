"""The state in which a deal is played out: cards as numbers, hands as bits, changed in place.

The rules are those of ``game.hearts.legal`` and ``game.hearts.play``, to the letter; what is said there is not said
again here.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from game.cards import PACK, Rank, Suit, parse_card
from game.hearts.ending import Scores
from game.hearts.kitty import first_trick_brings_kitty
from game.hearts.legal import first_trick_bars, hearts_before_queen, hearts_wait, queen_goes_early
from game.hearts.masks import (
    BIT_OF,
    HELD,
    NUMBER_OF,
    SUIT_OF,
    Holding,
    Mask,
    Number,
    Numbers,
    cards_of,
    mask_of,
    numbers_in,
    numbers_of,
)
from game.hearts.moon import sun_counts
from game.hearts.play import Play, Terms, breaks_hearts, taken_cards
from game.hearts.rules import Rules
from game.hearts.scales import SPADE_QUEEN
from game.hearts.scoring import card_points, factor_of_cards
from game.hearts.seats import Cards, Seat, seats_from
from game.hearts.trick import nines_boost

_HEARTS, _SPADES = int(Suit.HEARTS), int(Suit.SPADES)
_QUEEN = NUMBER_OF[SPADE_QUEEN]
_QUEENS_BEATERS = frozenset({NUMBER_OF[parse_card("KS")], NUMBER_OF[parse_card("AS")]})
_NINES = frozenset(NUMBER_OF[card] for card in PACK if card.rank is Rank.NINE)


class PlayoutError(ValueError):
    """A play that can not be played out here; the text says why."""


class Law:
    """The rules in numbers and bits, worked out once for many playouts of plays in which ``charged`` was charged.

    Raises PlayoutError for rules with two packs.
    """

    def __init__(self, rules: Rules, charged: Cards = ()) -> None:
        if rules.has_twins:
            raise PlayoutError("a deal with two packs can not be played out")
        self.terms = Terms(rules, charged=charged)
        self.hearts_wait = hearts_wait(rules)
        self.queen_like_hearts = BIT_OF[_QUEEN] if hearts_before_queen(rules) else 0
        self.breakers = frozenset(numbers_of(card for card in rules.pack if breaks_hearts(rules, card)))
        self.barred = mask_of(first_trick_bars(rules))
        self.charged = mask_of(charged)
        self.discharges = queen_goes_early(rules)
        self.queen_is_barred = SPADE_QUEEN in first_trick_bars(rules)
        self.boosters = _NINES if nines_boost(rules) else frozenset()
        self.penalties = frozenset(numbers_of(rules.penalties))
        self.kitty_to_first = first_trick_brings_kitty(rules)
        self.sun_counts = sun_counts(rules)
        self.points = [card_points(rules, card, charged) for card in PACK]
        self.multipliers = bool(rules.multipliers)
        self.zero = rules.zero
        self.turns = [tuple(seats_from(seat, rules.players)) for seat in range(rules.players)]
        self.binds_later = bool(charged) or self.discharges
        self.binds_first = self.binds_later or any(self.barred)
        self.is_plain_later = not self.binds_later and not self.boosters

    def scores(self, piles: Sequence[Sequence[Number]]) -> Scores:
        """The scores of piles without a moon."""
        points = self.points.__getitem__
        scores = tuple([sum(map(points, pile), self.zero) for pile in piles])
        if not self.multipliers:
            return scores
        terms = self.terms
        factors = [factor_of_cards(terms.rules, cards_of(pile), terms.charged) for pile in piles]
        return tuple([score * factor for score, factor in zip(scores, factors, strict=True)])


@dataclass(slots=True)
class Scratch:
    """The state of a playout. A chooser may look at it, and must not change it.

    ``hands`` has the cards of each seat, ``taken`` what it took. ``laid`` are the cards of the open trick in the order
    played, ``seats`` those that play to it in turn; ``left`` counts the cards of all tricks from this one on. ``kitty``
    is what lies out, ``suits_led`` are the suits led to finished tricks.
    """

    law: Law
    hands: list[Mask]
    taken: list[list[Number]]
    kitty: list[Number]
    suits_led: set[int]
    opening: Numbers
    broken: bool
    laid: list[Number]
    seats: tuple[Seat, ...]
    left: int

    def copy(self) -> "Scratch":
        """A state of its own, to be changed instead of this one."""
        return Scratch(
            self.law,
            [hand.copy() for hand in self.hands],
            [pile.copy() for pile in self.taken],
            self.kitty,
            self.suits_led.copy(),
            self.opening,
            self.broken,
            self.laid.copy(),
            self.seats,
            self.left,
        )

    @property
    def turn(self) -> Seat:
        """The seat that plays now."""
        return self.seats[len(self.laid) % len(self.seats)]

    @property
    def taker(self) -> Seat:
        """The seat that takes the open trick as it lies. Raises ValueError before the lead."""
        best = max(card for card in self.laid if SUIT_OF[card] == SUIT_OF[self.laid[0]])
        return self.seats[self.laid.index(best) % len(self.seats)]

    def is_first(self) -> bool:
        """Whether the first trick is being played."""
        return not self.suits_led

    def play_out(self, choose: "Chooser") -> None:
        """All that is left is played."""
        while self.left and not self._is_plain():
            self._play_trick(choose)
        self._play_plainly(choose)

    def _is_plain(self) -> bool:
        """Whether from here on a follower is bound by nothing but the suit led, and all tricks are plain ones."""
        if self.laid or self.kitty or not self.law.is_plain_later:
            return False
        return not self.is_first() or not self.law.binds_first

    def _play_plainly(self, choose: "Chooser") -> None:
        """As ``_play_trick``, for all tricks where no more need be thought of.

        Most tricks of most deals are played here, so all is written out in one place, and kept in local names.
        """
        hands, taken, turns, breakers = self.hands, self.taken, self.law.turns, self.law.breakers
        while self.left:
            laid = self.laid
            taker = self.seats[0]
            hand = hands[taker]
            best = choose(self, self._leadable(hand))
            led = SUIT_OF[best]
            hand[led] ^= BIT_OF[best]
            laid.append(best)
            held = HELD[led]
            for seat in self.seats[1:]:
                hand = hands[seat]
                following = hand[led]
                if following:
                    card = choose(self, held[following])
                    hand[led] = following ^ BIT_OF[card]
                    if card > best:
                        best, taker = card, seat
                else:
                    card = choose(self, numbers_in(hand))
                    hand[SUIT_OF[card]] ^= BIT_OF[card]
                laid.append(card)
            taken[taker] += laid
            self.broken = self.broken or not breakers.isdisjoint(laid)
            self.suits_led.add(led)
            self.left -= len(laid)
            self.laid, self.seats = [], turns[taker]

    def _play_trick(self, choose: "Chooser") -> None:
        """Any trick is played, from what lies there already, and taken."""
        laid, players = self.laid, len(self.seats)
        while len(laid) < players or (len(laid) < 2 * players and self._asks_for_second_cards()):
            hand = self.hands[self.turn]
            card = choose(self, self._allowed(hand) if laid else self._leadable(hand))
            hand[SUIT_OF[card]] ^= BIT_OF[card]
            laid.append(card)
        self._take()

    def _asks_for_second_cards(self) -> bool:
        """Whether a nine of the suit led lies among the first cards of all seats, and there is more to play."""
        boosters, led = self.law.boosters, SUIT_OF[self.laid[0]]
        if not boosters or self.left <= len(self.seats):
            return False
        return any(card in boosters and SUIT_OF[card] == led for card in self.laid[: len(self.seats)])

    def _take(self) -> None:
        law, laid, taker = self.law, self.laid, self.taker
        self.taken[taker] += laid
        if self.kitty and (law.kitty_to_first or not law.penalties.isdisjoint(laid)):
            self.taken[taker] += self.kitty
            self.kitty = []
        self.broken = self.broken or not law.breakers.isdisjoint(laid)
        self.suits_led.add(SUIT_OF[laid[0]])
        self.left -= len(laid)
        self.laid, self.seats = [], law.turns[taker]

    def _leadable(self, hand: Mask) -> Numbers:
        """The cards that a leader may lead."""
        law, legal = self.law, hand
        if self.opening and self.is_first():
            return self.opening
        if law.hearts_wait and not self.broken:
            clubs, diamonds, spades, _ = hand
            if clubs or diamonds or spades & ~law.queen_like_hearts:
                legal = [clubs, diamonds, spades, 0]
        if law.binds_later or (law.binds_first and self.is_first()):
            legal = self._unbarred(legal, hand)
        return numbers_in(legal) or numbers_in(hand)

    def _allowed(self, hand: Mask) -> Numbers:
        """The cards that a follower may play where more than the suit led may bind."""
        led = SUIT_OF[self.laid[0]]
        following = [0, 0, 0, 0]
        following[led] = hand[led]
        cards = following if hand[led] else hand
        allowed = numbers_in(self._unbarred(cards, hand)) or numbers_in(cards)
        if self.law.discharges and _QUEEN in allowed and self._must_discharge(hand, led):
            return (_QUEEN,)
        return allowed

    def _unbarred(self, cards: Mask, hand: Mask) -> Mask:
        """``cards`` of ``hand`` without those that the first trick bars, and without charged ones that must wait."""
        if self.is_first():
            cards = [holding & ~barred for holding, barred in zip(cards, self.law.barred, strict=True)]
        if self.law.terms.charged:
            cards = [holding & ~self._waiting(hand, suit) for suit, holding in enumerate(cards)]
        return cards

    def _waiting(self, hand: Mask, suit: int) -> Holding:
        """The charged cards of ``suit`` in ``hand`` that wait until another has been played to a trick in it.

        To a trick in another suit they may be played: there is no other to play.
        """
        holding = hand[suit]
        is_led = not self.laid or SUIT_OF[self.laid[0]] == suit
        if suit in self.suits_led or not is_led or holding.bit_count() < 2:
            return 0
        return holding & self.law.charged[suit]

    def _must_discharge(self, hand: Mask, led: int) -> bool:
        """As ``game.hearts.legal.must_discharge_queen``, when she is allowed."""
        if self.is_first() and self.law.queen_is_barred:
            return False
        if self._waiting(hand, _SPADES) & BIT_OF[_QUEEN]:
            return False
        return led != _SPADES or not _QUEENS_BEATERS.isdisjoint(self.laid)


def scratch_of(law: Law, play: Play) -> Scratch:
    """The state of a playout that begins with ``play``."""
    laid = numbers_of(play.trick.cards)
    opening = None if play.tricks else play.terms.opening
    return Scratch(
        law,
        hands=[mask_of(hand) for hand in play.hands],
        taken=[numbers_of(cards) for cards in taken_cards(play)],
        kitty=numbers_of(play.kitty.cards) if play.kitty.is_out else [],
        suits_led={int(trick.led) for trick in play.tricks},
        opening=() if opening is None else (NUMBER_OF[opening],),
        broken=play.broken,
        laid=laid,
        seats=law.turns[play.trick.leader],
        left=sum(map(len, play.hands)) + len(laid),
    )


Chooser: TypeAlias = Callable[[Scratch, Numbers], Number]
