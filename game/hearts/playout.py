"""Playing a deal to its end, fast, for computer players that look ahead.

A search plays thousands of deals out and keeps only what they came to. So here cards are numbers and hands are bits
(see ``game.hearts.masks``), and the state changes in place; nobody but the chooser of cards ever sees it. The rules are
those of ``game.hearts.legal``, ``game.hearts.play`` and ``game.hearts.settling``, to the letter.

Every rule set that plays with one pack is served; of those that exchange the kitty, plays in which this is done. Two
packs, as in Cancellation Hearts, are refused: a bit can not count two identical cards.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from game.cards import PACK, Rank, Suit, parse_card
from game.hearts.ending import Scores
from game.hearts.kitty import first_trick_brings_kitty, is_exchanged
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
from game.hearts.moon import Shot, moon_choices, sun_counts
from game.hearts.play import Play, Terms, breaks_hearts, taken_cards
from game.hearts.rules import Rules
from game.hearts.scales import SPADE_QUEEN
from game.hearts.scoring import card_points, factor_of_cards
from game.hearts.seats import Cards, Seat, seats_from
from game.hearts.settling import settled_piles
from game.hearts.trick import nines_boost
from game.hearts.vocabulary import MoonChoice

_HEARTS, _SPADES = int(Suit.HEARTS), int(Suit.SPADES)
_QUEEN = NUMBER_OF[SPADE_QUEEN]
_QUEENS_BEATERS = frozenset({NUMBER_OF[parse_card("KS")], NUMBER_OF[parse_card("AS")]})
_NINES = frozenset(NUMBER_OF[card] for card in PACK if card.rank is Rank.NINE)


class PlayoutError(ValueError):
    """A play that can not be played out here; the text says why."""


class Playout:
    """One play, to be played out as often as one likes. Its beginning is never changed.

    Raises PlayoutError when ``play`` is by other rules than ``law``, and when its kitty has yet to be exchanged.
    """

    def __init__(self, law: "Law", play: Play) -> None:
        if play.terms.rules != law.terms.rules or play.terms.charged != law.terms.charged:
            raise PlayoutError("the deal is played by other rules, or other cards are charged")
        if is_exchanged(play.rules) and play.kitty.cards and play.kitty.put_away is None:
            raise PlayoutError("a deal can not be played out before its kitty is exchanged")
        self.law = law
        self._start = scratch_of(law, play)

    def scores(self, choose: "Chooser", totals: Scores = (), moon: MoonChoice = MoonChoice.ADD) -> Scores:
        """What the deal adds to the score of each of ``rules.scorers`` if ``choose`` picks all cards from here on.

        ``totals`` are the scores before the deal, zeros unless given; ``moon`` is how a shooter counts a moon who may
        choose.
        """
        scratch = self._start.copy()
        while scratch.left:
            scratch.play_trick(choose)
        piles = self._piles(scratch.taken)
        shot = self._shot(scratch, piles)
        if shot is None:
            return self.law.scores(piles)
        terms = self.law.terms
        chosen = moon if moon_choices(terms.rules) else None
        totals = totals or (terms.rules.zero,) * len(piles)
        return settled_piles(terms, tuple(map(cards_of, piles)), totals, shot, chosen).scores

    def _piles(self, taken: list[list[Number]]) -> list[list[Number]]:
        scorers = self.law.terms.rules.scorers
        if len(scorers) == len(taken):
            return taken
        return [[card for seat in seats for card in taken[seat]] for seats in scorers]

    def _shot(self, scratch: "Scratch", piles: list[list[Number]]) -> Shot | None:
        """As ``game.hearts.moon.shot_of``."""
        law = self.law
        rules = law.terms.rules
        if law.sun_counts:
            for scorer, seats in enumerate(rules.scorers):
                if all(seat in seats for seat, cards in enumerate(scratch.taken) if cards):
                    return Shot(scorer, 2 * rules.moon_amount)
        burdened = [scorer for scorer, pile in enumerate(piles) if not law.penalties.isdisjoint(pile)]
        if len(burdened) == 1 and law.penalties.issubset(piles[burdened[0]]):
            return Shot(burdened[0], rules.moon_amount)
        return None


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
        # In these plays a follower is bound by nothing but the suit led.
        self.binds_later = bool(charged) or self.discharges
        self.binds_first = self.binds_later or any(self.barred)
        self.is_plain_later = not self.binds_later and not self.boosters
        self.is_plain = self.is_plain_later and not self.binds_first

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
    best: Number
    taker: Seat
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
            self.best,
            self.taker,
            self.left,
        )

    @property
    def turn(self) -> Seat:
        """The seat that plays now."""
        return self.seats[len(self.laid) % len(self.seats)]

    def is_first(self) -> bool:
        """Whether the first trick is being played."""
        return not self.suits_led

    def play_trick(self, choose: "Chooser") -> None:
        """The open trick is played to its end and taken."""
        if not self.laid:
            self._lead(choose)
        led = SUIT_OF[self.laid[0]]
        if self.law.is_plain or (self.law.is_plain_later and self.suits_led):
            self._follow_plainly(choose, led)
        else:
            self._follow(choose, led)
        self._take(led)

    def _lead(self, choose: "Chooser") -> None:
        leader = self.seats[0]
        hand = self.hands[leader]
        card = choose(self, self._leadable(hand))
        hand[SUIT_OF[card]] ^= BIT_OF[card]
        self.laid.append(card)
        self.best, self.taker = card, leader

    def _follow_plainly(self, choose: "Chooser", led: int) -> None:
        """The rest of a trick in which a follower is bound by nothing but the suit led, and nines are like others."""
        hands, laid, held, best = self.hands, self.laid, HELD[led], self.best
        for seat in self.seats[len(laid) :]:
            hand = hands[seat]
            following = hand[led]
            if following:
                card = choose(self, held[following])
                hand[led] = following ^ BIT_OF[card]
                if card > best:
                    self.best = best = card
                    self.taker = seat
            else:
                card = choose(self, numbers_in(hand))
                hand[SUIT_OF[card]] ^= BIT_OF[card]
            laid.append(card)

    def _follow(self, choose: "Chooser", led: int) -> None:
        """The rest of any trick."""
        laid, players = self.laid, len(self.seats)
        while len(laid) < players or (len(laid) < 2 * players and self._asks_for_second_cards(led)):
            seat = self.turn
            hand = self.hands[seat]
            card = choose(self, self._allowed(hand, led))
            hand[SUIT_OF[card]] ^= BIT_OF[card]
            if SUIT_OF[card] == led and card > self.best:
                self.best, self.taker = card, seat
            laid.append(card)

    def _asks_for_second_cards(self, led: int) -> bool:
        """Whether a nine of the suit led lies among the first cards of all seats, and there is more to play."""
        boosters = self.law.boosters
        if not boosters or self.left <= len(self.seats):
            return False
        return any(card in boosters and SUIT_OF[card] == led for card in self.laid[: len(self.seats)])

    def _take(self, led: int) -> None:
        law, laid, taker = self.law, self.laid, self.taker
        self.taken[taker] += laid
        if self.kitty and (law.kitty_to_first or not law.penalties.isdisjoint(laid)):
            self.taken[taker] += self.kitty
            self.kitty = []
        if not self.broken and not law.breakers.isdisjoint(laid):
            self.broken = True
        self.suits_led.add(led)
        self.left -= len(laid)
        self.laid = []
        self.seats = law.turns[taker]

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

    def _allowed(self, hand: Mask, led: int) -> Numbers:
        """The cards that a follower may play where more than the suit led may bind."""
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


Chooser: TypeAlias = Callable[[Scratch, Numbers], Number]


def random_chooser(random: Callable[[], float]) -> Chooser:
    """A chooser that picks any legal card, by numbers from ``random``, each of which is 0 ≤ number < 1."""

    def choose(scratch: Scratch, legal: Numbers) -> Number:
        return legal[int(random() * len(legal))]

    return choose


def scratch_of(law: Law, play: Play) -> Scratch:
    """The state of a playout that begins with ``play``."""
    laid = numbers_of(play.trick.cards)
    seats = law.turns[play.trick.leader]
    best = max([card for card in laid if SUIT_OF[card] == SUIT_OF[laid[0]]], default=0)
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
        seats=seats,
        best=best,
        taker=seats[laid.index(best) % len(seats)] if laid else seats[0],
        left=sum(map(len, play.hands)) + len(laid),
    )
