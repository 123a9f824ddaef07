"""How a deal that has been played out is settled: points, moon, sun, multipliers, teams."""

from collections.abc import Sequence

import pytest

from game.cards import parse_cards
from game.hearts.ending import new_totals, winners_of
from game.hearts.play import Play, Terms
from game.hearts.rules import Rules
from game.hearts.scores import Score
from game.hearts.seats import sorted_cards, without
from game.hearts.settling import Outcome, settled
from game.hearts.trick import Trick
from game.hearts.vocabulary import MoonChoice
from tests.hearts.tables import finished, rules_of

SUBTRACT, ADD = MoonChoice.SUBTRACT, MoonChoice.ADD
HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"


def taken_deal(rules: Rules, *taken: str, charged: str = "", rest: int | None = None) -> Play:
    """A deal played out, in which seats have taken these cards, and seat ``rest`` all others; nobody if None."""
    tricks = [Trick(0, parse_cards(text), seat) for seat, text in enumerate(taken) if text]
    if rest is not None:
        gone = parse_cards(" ".join(taken))
        tricks.append(Trick(0, without(rules.pack, gone), rest))
    return Play(Terms(rules, charged=parse_cards(charged)), ((),) * rules.players, Trick(0), tuple(tricks))


def outcome(play: Play, choice: MoonChoice | None = None, totals: Sequence[Score] | None = None) -> Outcome:
    """What the deal comes to."""
    before = tuple(totals) if totals is not None else (play.rules.zero,) * len(play.rules.scorers)
    return settled(play, before, choice)


def test_hearts_and_the_queen_count() -> None:
    """Each heart is one point and the queen of spades thirteen."""
    found = outcome(taken_deal(rules_of(), "2H AS", "QS KD", "3H 4H", rest=3))
    assert found.points == found.scores == (1, 13, 2, 10)


@pytest.mark.parametrize(
    ("scale", "text", "points"),
    [
        ("spot", "2H TH JH QH KH AH QS", 2 + 10 + 11 + 12 + 13 + 14 + 25),
        ("spot2", "2H TH JH QH KH AH QS", 2 + 10 + 10 + 10 + 10 + 15 + 25),
        ("maria43", "2H QS KS AS JS", 1 + 13 + 10 + 7),
        ("fix", "2H QH QS QC QD KD", 1 + 13 + 26 + 13 + 13),
        ("hartenjagen", "2H QS JC JS", 1 + 5 + 2),
        ({"AC": 3, "KC": -2}, "AC KC QS", 1),
    ],
)
def test_scales(scale: object, text: str, points: int) -> None:
    """Every scale counts its cards; a map counts what it says and nothing else."""
    assert outcome(taken_deal(rules_of(points=scale), text, "", rest=2)).points[0] == points


@pytest.mark.parametrize(
    ("name", "options", "amount"),
    [
        ("american", {}, 26),
        ("cancellation", {}, 52),
        ("spot", {}, 129),
        ("spot", {"points": "spot2"}, 124),
        ("black-maria", {"points": "maria43"}, 43),
        ("hartenjagen", {}, 15),
        ("complex", {}, 13 + 13j),
        ("omnibus", {}, 26),
        ("turbo", {}, 26),
        ("classic", {}, 13),
        ("american", {"removed": ["QS"]}, 13),
    ],
)
def test_moon_amounts(name: str, options: dict[str, object], amount: Score) -> None:
    """The total is all penalty points of the pack as dealt; a number is that number."""
    assert rules_of(name, **options).moon_amount == amount


def test_moon_is_chosen() -> None:
    """Who takes all penalty cards chooses between the amount off their own score and onto every other's."""
    play = taken_deal(rules_of(), "", f"QS {HEARTS}", rest=2)
    assert outcome(play, SUBTRACT).scores == (0, -26, 0, 0)
    assert outcome(play, ADD).scores == (26, 0, 26, 26)
    assert outcome(play, ADD).points == (0, 26, 0, 0)


def test_one_penalty_card_elsewhere_is_no_moon() -> None:
    """Twenty-five points are no moon."""
    play = taken_deal(rules_of(), "2H", f"QS {HEARTS[3:]}", rest=2)
    assert outcome(play).shot is None
    assert outcome(play).scores == (1, 25, 0, 0)


def test_moon_with_the_bonus_card_elsewhere() -> None:
    """The moon needs the penalty cards only; the bonus is scored besides, for whoever took it."""
    rules = rules_of("omnibus")
    play = taken_deal(rules, "JD", f"QS {HEARTS}", rest=2)
    assert outcome(play, SUBTRACT).scores == (-10, -26, 0, 0)
    assert outcome(play, ADD).scores == (16, 0, 26, 26)
    play = taken_deal(rules, "", f"QS {HEARTS} JD", rest=2)
    assert outcome(play, SUBTRACT).scores == (0, -36, 0, 0)
    assert outcome(play, ADD).scores == (26, -10, 26, 26)
    assert outcome(play, ADD).points == (0, 16, 0, 0)


def test_sixteen_points_with_the_bonus_are_no_moon() -> None:
    """Some penalty cards elsewhere are no moon, whatever the bonus makes of the sum."""
    assert outcome(taken_deal(rules_of("omnibus"), "2H", f"QS {HEARTS[3:]} JD", rest=2)).shot is None


def test_classic_moon_adds_thirteen() -> None:
    """In the classic set the shooter counts nothing and every other player thirteen."""
    assert outcome(taken_deal(rules_of("classic"), f"QS {HEARTS}", rest=1)).scores == (0, 13, 13, 13)


def test_moon_by_rule() -> None:
    """Where the rules settle the moon nobody chooses."""
    assert outcome(taken_deal(rules_of(moon="subtract"), f"QS {HEARTS}", rest=1)).scores == (-26, 0, 0, 0)
    assert outcome(taken_deal(rules_of(moon="add"), f"QS {HEARTS}", rest=1)).scores == (0, 26, 26, 26)


@pytest.mark.parametrize(
    ("totals", "choice"),
    [
        ((50, 40, 40, 40), ADD),
        ((50, 80, 60, 60), ADD),
        ((90, 80, 10, 60), SUBTRACT),
        ((36, 80, 10, 60), SUBTRACT),
        ((35, 80, 10, 60), ADD),
    ],
)
def test_add_unless_lost(totals: tuple[int, ...], choice: MoonChoice) -> None:
    """The moon is added, unless the game would then end with anybody else among the winners, a shared win included."""
    play = taken_deal(rules_of(moon="add_unless_lost"), f"QS {HEARTS}", rest=1)
    assert outcome(play, totals=totals).choice is choice


def test_add_unless_lost_asks_whether_the_game_would_end() -> None:
    """Where a shared lead makes the game go on, adding loses nothing."""
    play = taken_deal(rules_of(moon="add_unless_lost", tie="continue"), f"QS {HEARTS}", rest=1)
    assert outcome(play, totals=(36, 80, 10, 60)).choice is ADD


def test_add_unless_lost_looks_at_sums_of_partners() -> None:
    """With summed partners the sums decide, and the partner is not anybody else."""
    play = taken_deal(rules_of("partners-summed", moon="add_unless_lost"), f"QS {HEARTS}", rest=1)
    assert outcome(play, totals=(40, 80, 0, 20)).choice is ADD
    assert outcome(play, totals=(90, 80, 60, 0)).choice is SUBTRACT


def test_moon_wins_the_game() -> None:
    """Under ``wins_game`` no amount falls on others, bonus cards count, and the shooter wins whatever the totals."""
    rules = rules_of("da-nasty-fix")
    play = taken_deal(rules, "JD", f"QS {HEARTS} QC QD", rest=2)
    found = outcome(play)
    assert found.scores == (-10, 0, 0, 0)
    assert winners_of(rules, (0, 290, 0, 0), found.scores, found.shot) == (1,)


def test_multiplier_doubles_the_whole_deal() -> None:
    """The ten of clubs doubles its taker's score; alone it counts nothing."""
    rules = rules_of("turbo")
    assert outcome(taken_deal(rules, "TC 2H JD", "TD", rest=2)).scores == (-18, 0, 25, 0)
    assert outcome(taken_deal(rules, "TC", "2H", rest=2)).scores == (0, 1, 15, 0)
    assert outcome(taken_deal(rules, "TC 2H JD", "TD", rest=2)).points == (-9, 0, 25, 0)


def test_multiplier_and_moon() -> None:
    """A moon taken off oneself is multiplied; what another's moon puts on a player never is."""
    rules = rules_of("turbo")
    own = taken_deal(rules, f"TC JD QS {HEARTS}", rest=1)
    assert outcome(own, SUBTRACT).scores == (-72, 0, 0, 0)
    assert outcome(own, ADD).scores == (-20, 26, 26, 26)
    other = taken_deal(rules, f"QS {HEARTS}", "TC JD", rest=2)
    assert outcome(other, ADD).scores == (0, 6, 26, 26)


def test_charges_count_double() -> None:
    """Charged cards count double, the ace every heart, and the ten four times; taken points show it but the ten."""
    play = taken_deal(rules_of("turbo"), "TC 2H QS", "JD", rest=2, charged="TC AH QS JD")
    found = outcome(play)
    assert found.points == (28, -20, 24, 0)
    assert found.scores == (112, -20, 24, 0)


def test_moon_amount_is_uncharged() -> None:
    """Charges do not raise the moon's amount; the shooter's penalty cards count nothing all the same."""
    play = taken_deal(rules_of("turbo"), f"QS {HEARTS}", "JD", rest=2, charged="AH QS JD")
    assert outcome(play, SUBTRACT).scores == (-26, -20, 0, 0)
    assert outcome(play, SUBTRACT).points == (52, -20, 0, 0)


def test_both_copies_are_needed() -> None:
    """With two packs the moon needs both copies of every penalty card and is worth 52."""
    rules = rules_of(decks=2)
    one = f"QS {HEARTS}"
    assert outcome(taken_deal(rules, one, one, rest=2)).shot is None
    assert outcome(taken_deal(rules, f"{one} {one}", rest=2), ADD).scores == (0, 52, 52, 52)


def test_sun_is_two_moons() -> None:
    """Taking every trick counts twice the moon's amount, chosen the same way."""
    play = taken_deal(rules_of(sun=True), rest=1)
    assert outcome(play, SUBTRACT).scores == (0, -52, 0, 0)
    assert outcome(play, ADD).scores == (52, 0, 52, 52)
    assert outcome(taken_deal(rules_of(), rest=1), ADD).scores == (26, 0, 26, 26)


def test_one_trick_elsewhere_is_a_moon_only() -> None:
    """All penalty cards, but not every trick, are a moon."""
    play = taken_deal(rules_of(sun=True), "2C 3C 4C 5C", rest=1)
    assert outcome(play, ADD).scores == (26, 0, 26, 26)


def test_cancelled_tricks_count_for_the_sun() -> None:
    """A trick that nobody could take counts for its later taker."""
    rules = rules_of(sun=True)
    first = finished(0, "2C 3C 4C 5C", None)
    play = taken_deal(rules, rest=1)
    rest = Trick(0, tuple(card for card in rules.pack if card not in first.cards), 1)
    assert outcome(play._replace(tricks=(first, rest)), ADD).scores == (52, 0, 52, 52)


def test_merged_team_shoots_together() -> None:
    """A merged team has the moon if all penalty cards are in its tricks, and the amount falls on the other once."""
    play = taken_deal(rules_of("partners-merged"), "QS", "", HEARTS, rest=1)
    assert outcome(play, ADD).scores == (0, 26)
    assert outcome(play, SUBTRACT).scores == (-26, 0)
    assert outcome(play, SUBTRACT).points == (26, 0)


def test_merged_multiplier_doubles_the_team() -> None:
    """A multiplier doubles all that its taker's team took."""
    rules = rules_of("partners-merged", multiplier={"TC": 2})
    assert outcome(taken_deal(rules, "TC 2H", "3H", "4H", rest=3)).scores == (4, 24)


def test_merged_sun() -> None:
    """A merged team that takes every trick has the sun."""
    play = taken_deal(rules_of("partners-merged", sun=True), "QS", "", HEARTS, rest=2)
    assert outcome(play, ADD).scores == (0, 52)


def test_summed_partners_shoot_alone() -> None:
    """With summed scores the moon must be made alone, and the amount falls on the partner, too."""
    rules = rules_of("partners-summed")
    assert outcome(taken_deal(rules, "QS", "", HEARTS, rest=1)).shot is None
    assert outcome(taken_deal(rules, f"QS {HEARTS}", rest=1), ADD).scores == (0, 26, 26, 26)


COMPLEX = rules_of("complex")


def test_complex_scores() -> None:
    """Hearts are one, the queen is 13i, the jack −10, and the ten multiplies all that by 2i."""
    found = outcome(taken_deal(COMPLEX, "2H QS TC", "JD", "3H", rest=3))
    assert found.points == (1 + 13j, -10, 1, 11)
    assert found.scores == ((1 + 13j) * 2j, -10, 1, 11)
    assert all(isinstance(score, complex) for score in (*found.points, *found.scores))


def test_complex_moon() -> None:
    """The complex moon is 13 + 13i, off oneself or onto every other."""
    play = taken_deal(COMPLEX, f"QS {HEARTS} TC", rest=1)
    assert outcome(play, SUBTRACT).scores == (-(13 + 13j) * 2j, -10, 0, 0)
    assert outcome(play, ADD).scores == (0, 3 + 13j, 13 + 13j, 13 + 13j)


def test_complex_multiplier_needs_complex_scores_only_if_not_real() -> None:
    """``complex`` changes no multiplier by itself."""
    rules = rules_of("complex", multiplier={"TC": 2})
    assert outcome(taken_deal(rules, "2H TC", "QS", rest=3)).scores[0] == 2


def test_totals_add_up() -> None:
    """A deal's scores are added to the totals."""
    assert new_totals(rules_of(), (1, 2, 3, 4), (26, 0, 0, -5)) == (27, 2, 3, -1)


def test_sorted_cards_helper_is_the_hand_order() -> None:
    """Hands lie clubs, diamonds, spades, hearts, each from two to ace."""
    assert sorted_cards(parse_cards("2H AS TD 3C AC 2S")) == parse_cards("3C AC TD 2S AS 2H")
