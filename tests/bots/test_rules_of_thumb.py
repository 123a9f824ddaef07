"""The sensible player in small positions: what players complain about in other games is done right here."""

from dataclasses import replace
from random import Random

import pytest

from game.bots.sensible import SensibleBot
from game.cards import parse_cards
from game.hearts.actions import Action, Call, Charge, ChooseMoon, Pass, PlayCard, PutAway
from game.hearts.game import Game
from game.hearts.game import apply as applied
from game.hearts.rules import Rules
from game.hearts.seats import Seat
from game.hearts.view import view_of
from game.hearts.vocabulary import Direction, MoonChoice, Phase
from tests.hearts.tables import all_but, played, rules_of, started

# Eldest leads anything, and nothing is passed: so any small position can be set up.
PLAIN = {"passing": [], "opening": "eldest", "hearts_lead": "any"}


def position(hands: tuple[str, ...], plays: str = "", name: str = "american", **options: object) -> Game:
    """A game in which seat 0 led, all cards but those of ``hands`` removed, and ``plays`` were played."""
    rules = rules_of(name, **{**PLAIN, "removed": all_but(*" ".join(hands).split()), **options})
    return played(started(rules, *hands, dealer=len(hands) - 1), plays)


def action(game: Game, seat: Seat | None = None) -> Action:
    """What the sensible player does on ``seat``, or on the one whose turn it is."""
    return SensibleBot().act(view_of(game, game.waiting[0] if seat is None else seat), Random(1))


def card(game: Game) -> str:
    """The card it plays."""
    chosen = action(game)
    assert isinstance(chosen, PlayCard)
    return str(chosen.card)


def passed(hand: str, rules: Rules | None = None) -> set[str]:
    """What seat 0 passes of ``hand``."""
    chosen = action(dealt(hand, rules or rules_of()), 0)
    assert isinstance(chosen, Pass)
    return set(map(str, chosen.cards))


def dealt(hand: str, rules: Rules) -> Game:
    """A deal in which seat 0 holds ``hand``, and the others what is left in order."""
    rest = [str(other) for other in rules.pack if str(other) not in hand.split()]
    size = rules.hand_size
    others = [" ".join(rest[size * place : size * (place + 1)]) for place in range(rules.players - 1)]
    return started(rules, hand, *others, kitty=" ".join(rest[size * (rules.players - 1) :]), dealer=rules.players - 1)


def test_it_takes_the_jack_of_diamonds() -> None:
    """Where the jack of diamonds takes ten points off, it is worth an ace."""
    hands = ("5D 3C 4C", "JD 6C 7C", "TD 8C 9C", "AD 2D 2H")
    assert card(position(hands, "5D JD TD", "omnibus")) == "AD"


def test_it_does_not_take_the_queen_to_chase_the_jack() -> None:
    """Thirteen points are more than ten."""
    hands = ("5D AH KH", "JD 6C 7C", "QS 8C 9C", "AD 2D 2H")
    assert card(position(hands, "5D JD QS", "omnibus")) == "2D"


def test_it_takes_the_jack_with_a_heart_or_two() -> None:
    """Ten points are more than one."""
    hands = ("5D 3C 4C", "JD 6C 7C", "3H 8C 9C", "AD 2D 2H")
    assert card(position(hands, "5D JD 3H", "omnibus")) == "AD"


@pytest.mark.parametrize("hand", ["3S KS 2H", "3S AS 2H"])
def test_it_ducks_the_queen_when_last(hand: str) -> None:
    """The last to play leaves a trick with the queen to whoever has it."""
    assert card(position(("4S AH KH", "QS 6C 7C", "5S 8C 9C", hand), "4S QS 5S")) == "3S"


def test_it_keeps_its_own_queen_out_of_a_trick_that_she_would_take() -> None:
    """A small spade goes under, as long as there is one."""
    assert card(position(("4S AH KH", "5S 6C 7C", "6S 8C KS", "3S QS 2H"), "4S 5S 6S")) == "3S"


@pytest.mark.parametrize(("lies", "hand", "wanted"), [("AS", "2S QS KS", "QS"), ("KS", "2S JS QS", "QS")])
def test_it_gets_rid_of_the_queen_under_a_higher_card(lies: str, hand: str, wanted: str) -> None:
    """Under the ace the queen goes, not the king; under the king, too."""
    assert card(position((f"{lies} 3C 4C", hand, "5S 8C 9C", "6S 2H 3H"), lies)) == wanted


def test_it_throws_the_queen_away_when_void() -> None:
    """A trick that another takes is the place for the queen."""
    assert card(position(("AC AH KH", "5C 6C 7S", "8C 9C TS", "QS 2D 3H"), "AC 5C 8C")) == "QS"


def test_it_does_not_lead_a_dead_suit() -> None:
    """Nobody can take a club away from who has the last ones, so others throw points on them."""
    assert card(position(("KC AC 3D", "5D 2H QS", "7D 3H 4H", "8D 5H 6H"))) == "3D"


def test_it_does_not_lead_a_high_card_when_a_low_one_will_do() -> None:
    """The lead goes to another with a small card."""
    assert card(position(("2D AH KS", "5D 2H QS", "7D 3H 4H", "8D 5H 6H"))) == "2D"


def test_it_stops_a_moon() -> None:
    """Who can take a heart from the only one that has points takes it, before it is too late."""
    hands = ("AS QS 9H KH AC", "3H 5H 4C 7C 8C", "4H 6C 5C 9C TC", "2C 3C JH 2H 4D")
    assert card(position(hands, "AS 3H 4H 2C QS 5H 6C 3C 9H 4C 5C")) == "JH"


def test_it_ducks_a_heart_when_no_moon_is_about() -> None:
    """With points on two sides there is no moon, and no reason to take a heart."""
    hands = ("2D AS QS 9H KH AC", "6H 3H 5H 4C 7C 8C", "8D 5S 6C 5C 9C TC", "4D 2C 3C JH 2H 3D")
    assert card(position(hands, "2D 6H 8D 4D 5S 2C AS 3H QS 5H 6C 3C 9H 4C 5C")) == "2H"


def test_it_makes_a_moon_with_a_hand_for_it() -> None:
    """Who has all the high cards plays them, and gets everything."""
    hands = ("AS KS QS AH KH QH JH AC", "2S 3S 4S 2H 3H 2C 3C 4C", "5S 6S 4H 5H 5C 6C 7C 8C", "7S 8S 9S 6H 7H 9C TC JC")
    game = position(hands)
    while game.phase is Phase.PLAY:
        game = applied(game, action(game))
    assert game.phase is Phase.MOON
    assert game.waiting == (0,)


@pytest.mark.parametrize(
    ("name", "spared"), [("partners-summed", True), ("partners-merged", True), ("american", False)]
)
def test_it_spares_its_partner(name: str, spared: bool) -> None:
    """The queen is thrown on another's trick, and not on a partner's."""
    hands = ("3C AH 6D", "AC 4H 9D", "4C 3H TD", "QS 5H 2D")
    assert (card(position(hands, "3C AC 4C", name)) != "QS") == spared


def test_it_plays_the_queen_when_nothing_else_is_left() -> None:
    """One card is a decision, too."""
    assert card(position(("4S", "5S", "6S", "QS"), "4S 5S 6S")) == "QS"


def test_it_passes_for_a_void() -> None:
    """Two middling diamonds go, where everything else is low."""
    assert {"9D", "JD"} <= passed("2C 3C 4C 6C 9D JD 2S 3S 5S 6S 2H 3H 4H")


def test_it_passes_the_unguarded_queen() -> None:
    """The queen with one small spade is better elsewhere."""
    assert "QS" in passed("2C 3C 4C 9C 3D 5D 8D TD 3S QS 2H 3H 7H")


def test_it_keeps_the_queen_with_many_small_spades() -> None:
    """Five small spades guard the queen better than she could be passed."""
    assert "QS" not in passed("3C JC KC KD AD 2S 3S 5S 6S 7S QS 4H JH")


def test_it_passes_high_spades_that_have_no_guard() -> None:
    """The ace and the king draw the queen."""
    assert {"KS", "AS"} <= passed("2C 3C 4C 9C 3D 5D 8D TD KS AS 2H 3H 7H")


def test_it_keeps_the_jack_of_diamonds() -> None:
    """A card that takes ten points off is not given away with the ace that wins it."""
    assert not {"JD", "AD"} & passed("2C 3C QC KC 4D JD AD 3S 4S JS 2H QH KH", rules_of("omnibus"))


def test_it_keeps_what_makes_a_moon() -> None:
    """A hand that takes everything gives away its small cards, and none of the high ones."""
    gone = passed("2C AC 3D KD AD QS KS AS TH JH QH KH AH")
    assert {"2C", "3D"} <= gone
    assert not gone & {"AC", "AD", "QS", "KS", "AS", "QH", "KH", "AH"}


def test_it_hands_on_unseen_when_its_hand_is_good() -> None:
    """Who need not be rid of anything does not look at what the others are rid of."""
    rules = rules_of(blind_pass=True)
    good = action(dealt("2C 3C 5C 7C 2D 3D 5D 2S 3S 5S 2H 3H 4H", rules), 0)
    bad = action(dealt("QC KC AC JD QD KD AD QS KS 9H JH QH KH", rules), 0)
    assert isinstance(good, Pass)
    assert isinstance(bad, Pass)
    assert (good.blind, bad.blind) == (True, False)


@pytest.mark.parametrize(
    ("hand", "charged"),
    [
        ("3C 4C 2D 3D 2S 3S 4S 5S 6S QS 2H 3H 4H", "QS"),
        ("3C 4C 2D 3D 4D 5D 6D 7D 2S QS 2H 3H 4H", ""),
        ("3C 4C 2D JD KD AD 2S 4S 5S 6S 2H 3H 4H", "JD"),
        ("3C 4C 2D 3D JD 2S 4S 5S 6S 7S 2H 3H AH", ""),
    ],
)
def test_it_charges_what_others_will_take_and_what_it_will_win(hand: str, charged: str) -> None:
    """The queen is charged behind many small spades, the jack under high diamonds, else neither."""
    assert action(dealt(hand, rules_of("turbo", passing=[])), 0) == Charge(0, parse_cards(charged))


def test_it_puts_away_what_is_dangerous_and_costs_nothing() -> None:
    """What is put away counts among the taken cards: the king goes, and not the queen."""
    rules = rules_of(
        "three-exchange", **PLAIN, removed=all_but(*["AC", "QS", "KD", "3C", "2D", "3D", "4C", "AS", "4D", "2H"])
    )
    game = started(rules, "AC QS KD", "3C 2D 3D", "4C AS 4D", kitty="2H", dealer=2)
    assert action(played(game, "AC 3C 4C")) == PutAway(0, parse_cards("KD"))


@pytest.mark.parametrize(
    ("totals", "wanted"),
    [
        ((0, 30, 30, 30), MoonChoice.ADD),
        ((40, 0, 30, 30), MoonChoice.SUBTRACT),
    ],
)
def test_it_counts_a_moon_so_that_it_wins(totals: tuple[int, ...], wanted: MoonChoice) -> None:
    """A moon is added when that wins, and subtracted when adding would let another win."""
    hands = ("AH AS", "2H QS", "3H 2S", "4H 3S")
    game = position(hands, "AS QS 2S 3S AH 2H 3H 4H", target=50, moon_amount=26)
    assert action(replace(game, totals=totals)) == ChooseMoon(0, wanted)


def test_a_dealer_calls_what_may_be_called() -> None:
    """With a bad hand cards are passed; a good hand is kept where that can be called."""
    rules = rules_of("da-nasty-fix", call_choices=["hold", "left", "right"])
    bad = started(rules, *texts_of(dealt("QC KC AC JD QD KD AD QS KS 9H JH QH KH", rules)), dealer=0)
    good = started(rules, *texts_of(dealt("2C 3C 5C 7C 2D 3D 5D 2S 3S 5S 2H 3H 4H", rules)), dealer=0)
    assert action(bad) == Call(0, Direction.RIGHT)
    assert action(good) == Call(0, Direction.HOLD)


def texts_of(game: Game) -> list[str]:
    """The hands of a deal as texts."""
    assert game.deal is not None
    return [" ".join(map(str, hand)) for hand in game.deal.hands]
