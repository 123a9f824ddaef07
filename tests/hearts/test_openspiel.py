"""Hearts of this engine and of OpenSpiel, an independent program, played side by side card for card.

Both know most options; two of OpenSpiel's have no counterpart here, and what they change is worked into the comparison:

* ``can_lead_any_club`` lets the holder of the two of clubs lead another club. Here it is always led, and the test leads
  it in both.
* ``avoid_all_tricks_bonus`` takes five points off who took no trick, unless somebody shot the moon.

OpenSpiel has one way to count a moon, onto the others, and its deals have no scores before or after.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

import pytest

from game.cards import PACK, Card, Suit, parse_card
from game.hearts.actions import Pass, PlayCard, StartDeal
from game.hearts.dealing import deal_from_hands
from game.hearts.game import Game, apply, new_game
from game.hearts.play import Play
from game.hearts.rules import Rules, parse_rules
from game.hearts.scores import Score
from game.hearts.seats import Cards, sorted_cards
from game.hearts.settling import Outcome
from game.hearts.turns import PlayTurn
from game.hearts.view import view_of
from game.hearts.vocabulary import Phase

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: tools/environment.py openspiel installs it"
)

OPTIONS = (
    "pass_cards",
    "no_pts_on_first_trick",
    "can_lead_any_club",
    "jd_bonus",
    "avoid_all_tricks_bonus",
    "qs_breaks_hearts",
    "must_break_hearts",
    "can_lead_hearts_instead_of_qs",
)
COMBINATIONS = [dict(zip(OPTIONS, values, strict=True)) for values in product((False, True), repeat=len(OPTIONS))]

# OpenSpiel's passing directions by number.
DIRECTIONS = ("hold", "left", "across", "right")

CLUB_TWO, QUEEN = parse_card("2C"), parse_card("QS")
ALL_POINTS, NO_TRICK_BONUS = 26, 5

Pick = Callable[[Play, Cards], Card]


def number_of(card: Card) -> int:
    """OpenSpiel's number of a card."""
    return 4 * (card.rank - 2) + "CDHS".index(card.suit.letter)


CARDS = {number_of(card): card for card in PACK}


def our_rules(options: dict[str, bool], direction: str) -> Rules:
    """The rules that OpenSpiel plays by with ``options``."""
    return parse_rules(
        {
            "set": "american",
            "passing": [direction] if options["pass_cards"] else [],
            "first_trick": "no_points" if options["no_pts_on_first_trick"] else "free",
            "bonus": {"JD": -10} if options["jd_bonus"] else {},
            "queen_breaks_hearts": options["qs_breaks_hearts"],
            "hearts_lead": "broken" if options["must_break_hearts"] else "any",
            "hearts_before_queen": options["can_lead_hearts_instead_of_qs"],
            "moon": "add",
        }
    )


def shuffled_hands(random: Random) -> list[Cards]:
    """Any deal."""
    return _hands(random.sample(PACK, len(PACK)))


def one_suit_hands(random: Random) -> list[Cards]:
    """A deal in which every seat has one suit, or all but a few cards of it."""
    pack = list(PACK)
    for _ in range(random.randrange(5)):
        one, other = random.sample(range(len(pack)), 2)
        pack[one], pack[other] = pack[other], pack[one]
    hands = _hands(pack)
    random.shuffle(hands)
    return hands


def hearts_and_queen_hands(random: Random) -> list[Cards]:
    """A deal in which one seat has the queen of spades and twelve hearts."""
    hearts = [card for card in PACK if card.suit is Suit.HEARTS]
    hand = [QUEEN, *random.sample(hearts, 12)]
    rest = [card for card in PACK if card not in hand]
    hands = _hands([*hand, *random.sample(rest, len(rest))])
    random.shuffle(hands)
    return hands


DEALERS = (shuffled_hands, shuffled_hands, one_suit_hands, hearts_and_queen_hands)


def _hands(pack: Sequence[Card]) -> list[Cards]:
    return [sorted_cards(tuple(pack[start : start + 13])) for start in range(0, 52, 13)]


def any_card(random: Random) -> Pick:
    """Plays anything."""
    return lambda play, cards: random.choice(cards)


def moon_seeker(random: Random) -> Pick:
    """One seat takes what it can get, and the others let it."""
    shooter = random.randrange(4)

    def pick(play: Play, cards: Cards) -> Card:
        ordered = sorted(cards, key=lambda card: card.rank)
        if play.turn == shooter:
            return ordered[-1]
        return ordered[0] if random.random() < 0.95 else random.choice(cards)

    return pick


def moon_hands(random: Random) -> list[Cards]:
    """A deal in which one seat has the high cards of all suits."""
    high = [card for card in PACK if card.rank >= 12][: random.randrange(10, 13)]
    rest = [card for card in PACK if card not in high]
    hands = _hands([*high, *random.sample(rest, len(rest))])
    return hands[1:] + hands[:1] if random.random() < 0.5 else hands


class Pair:
    """One deal in both programs, kept in step; ``directions`` number how OpenSpiel passes."""

    def __init__(self, options: dict[str, bool], hands: Sequence[Cards], direction: int) -> None:
        self.options = options
        self.theirs: Any = pyspiel.load_game("hearts", options).new_initial_state()
        self.theirs.apply_action(direction if options["pass_cards"] else 0)
        for place in range(13):
            for hand in hands:
                self.theirs.apply_action(number_of(hand[place]))
        rules = our_rules(options, DIRECTIONS[direction])
        self.ours = apply(new_game(rules), StartDeal(deal_from_hands(hands)))

    @property
    def play(self) -> Play:
        """Our play, once it has begun."""
        assert self.ours.deal is not None
        assert self.ours.deal.play is not None
        return self.ours.deal.play

    @property
    def outcome(self) -> Outcome:
        """Our outcome, at the end."""
        assert self.ours.deal is not None
        assert self.ours.deal.outcome is not None
        return self.ours.deal.outcome

    def pass_any(self, random: Random) -> None:
        """Every seat passes three cards, if cards are passed."""
        while self.ours.phase is Phase.PASS:
            seat = self.ours.waiting[0]
            cards = tuple(random.sample(view_of(self.ours, seat).hand, 3))
            self.ours = apply(self.ours, Pass(seat, cards))
            for card in cards:
                assert self.theirs.current_player() == seat
                self.theirs.apply_action(number_of(card))

    def check_legal(self) -> Cards:
        """The legal cards, after a check that they are the same in both."""
        turn = view_of(self.ours, self.play.turn).turn
        assert isinstance(turn, PlayTurn)
        assert self.theirs.current_player() == turn.seat
        theirs = sorted_cards(tuple(CARDS[number] for number in self.theirs.legal_actions()))
        if self.options["can_lead_any_club"] and not self.play.tricks and not self.play.trick.cards:
            clubs = tuple(card for card in self.play.hands[turn.seat] if card.suit is Suit.CLUBS)
            assert (turn.cards, theirs) == ((CLUB_TWO,), clubs)
        else:
            assert turn.cards == theirs
        return turn.cards

    def play_card(self, card: Card) -> None:
        """The seat whose turn it is plays ``card`` in both."""
        self.ours = apply(self.ours, PlayCard(self.play.turn, card))
        self.theirs.apply_action(number_of(card))

    def check_end(self) -> None:
        """Both are over, and the scores are the same."""
        assert self.theirs.is_terminal()
        assert self.ours.phase is Phase.DEAL
        expected = list(self.outcome.scores)
        if self.options["avoid_all_tricks_bonus"] and self.outcome.shot is None:
            takers = {trick.taker for trick in self.play.tricks}
            expected = [score - NO_TRICK_BONUS * (seat not in takers) for seat, score in enumerate(expected)]
        assert [ALL_POINTS - value for value in self.theirs.returns()] == expected


def play_both(options: dict[str, bool], seed: int) -> Game:
    """Play one deal in both programs, comparing at each step."""
    random = Random(seed)
    deal = random.choice((*DEALERS, moon_hands))
    pair = Pair(options, deal(random), random.randrange(4))
    pair.pass_any(random)
    pick = moon_seeker(random) if deal is moon_hands or random.random() < 0.3 else any_card(random)
    while not pair.theirs.is_terminal():
        pair.play_card(pick(pair.play, pair.check_legal()))
    pair.check_end()
    return pair.ours


def outcomes(rounds: int) -> Iterator[Outcome]:
    """What ``rounds`` deals under each combination of options come to, compared all the way."""
    for number, options in enumerate(COMBINATIONS):
        for count in range(rounds):
            deal = play_both(options, 1000 * number + count).deal
            assert deal is not None
            assert deal.outcome is not None
            yield deal.outcome


def shooters_points(found: Iterator[Outcome]) -> list[Score]:
    """What the cards of those who shot the moon counted."""
    return [outcome.points[outcome.shot.scorer] for outcome in found if outcome.shot is not None]


def test_deals_are_played_alike() -> None:
    """Under all combinations of options, the legal cards of each step and the scores are the same as OpenSpiel's.

    A moon needs no bonus card, and counts it: shooters with the jack of diamonds are among them, and without.
    """
    points = shooters_points(outcomes(3))
    assert len(points) > 50
    assert set(points) == {ALL_POINTS, ALL_POINTS - 10}


@pytest.mark.soak
def test_many_deals_are_played_alike() -> None:
    """So they are over more than ten thousand deals."""
    assert len(shooters_points(outcomes(40))) > 600


PLAIN = dict.fromkeys(OPTIONS, False) | {"must_break_hearts": True, "no_pts_on_first_trick": True}


@pytest.mark.parametrize("with_bonus", [False, True])
def test_twelve_hearts_and_the_queen_may_play_any_of_them_first(with_bonus: bool) -> None:
    """Who has nothing but points may play any of them to a first trick without points, here and there."""
    hearts = [card for card in PACK if card.suit is Suit.HEARTS]
    hand = sorted_cards((QUEEN, *hearts[1:]))
    rest = [card for card in PACK if card not in hand and card != CLUB_TWO]
    hands = [
        sorted_cards((CLUB_TWO, *rest[:12])),
        hand,
        sorted_cards(tuple(rest[12:25])),
        sorted_cards(tuple(rest[25:])),
    ]
    pair = Pair(PLAIN | {"jd_bonus": with_bonus}, hands, 0)
    pair.play_card(pair.check_legal()[0])
    assert pair.check_legal() == hand
