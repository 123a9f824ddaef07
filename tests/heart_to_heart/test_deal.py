"""Dealing: the pinned deals, the example deal, and that no card has a favourite place."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given

from game.cards import RANKS, Rank
from game.deals import DEAL_COUNT, CodeError, CodeFault, DealCode
from game.heart_to_heart.deal import deal, deal_code, deck_of, parse_deal_code, parse_typed_deal_code
from game.heart_to_heart.state import COPIES, DECK, dealt
from tests.heart_to_heart.positions import ranks
from tests.strategies import deal_codes

# A code gives the same deal for ever: these never change.
PINNED = {
    "HH1-N-AAAAAAM": "10 6 2 6 8 5 Q 4 9 10 Q 9 7 9 3 K 6 7 A A K 2 3 8 4 "
    "8 J K 5 10 7 Q K 4 4 3 J 3 7 6 J Q 5 A 9 8 10 J 2 2 5 A",
    "HH1-N-AAAAABX": "5 5 7 5 7 2 Q K 6 10 A 5 9 Q 3 2 2 A 4 8 J 9 J 3 K "
    "4 J 4 2 3 Q 9 7 8 8 K 7 J 10 8 10 A 6 6 A 4 6 10 3 9 K Q",
    "HH1-N-BBAKVUB": "J 9 9 K 4 5 Q Q 2 3 8 4 6 7 10 2 4 K 9 2 8 A 3 10 7 "
    "A 2 5 J 3 Q J 8 6 4 6 7 6 9 10 10 5 A 7 K 5 8 J A 3 Q K",
    "HH1-N-SIIZFTD": "2 J 10 7 8 6 4 5 K Q 2 3 2 4 3 9 5 8 A K Q A 7 3 Q "
    "9 10 Q 4 K J J 4 9 6 3 8 9 A 8 10 J 7 10 7 K 5 6 2 6 5 A",
    "HH1-N-ZZZZZZC": "K 6 8 5 2 K Q 6 A 2 10 7 10 9 K J 5 4 K 2 9 5 8 J 7 "
    "9 3 4 6 9 6 J Q A 5 2 3 A 4 Q 8 8 7 4 A 3 Q 10 3 7 10 J",
}

SAMPLE = 5_000


@pytest.mark.parametrize(("code", "deck"), PINNED.items())
def test_deals_are_pinned(code: str, deck: str) -> None:
    """One code gives exactly the same deal on every machine, for ever."""
    assert deck_of(parse_deal_code(code)) == ranks(deck)
    assert deal(parse_deal_code(code)) == dealt(ranks(deck))


@given(deal_codes())
def test_every_deal_holds_four_of_each_rank(code: DealCode) -> None:
    """Whatever the code, the deck is the 52 cards."""
    assert Counter(deck_of(code)) == Counter(DECK)


def test_the_example_deal_is_as_players_know_it() -> None:
    """A covered 10 and a 6 at the start of the heart, the tip a 4, an ace on the waste; the ninth draw brings a 4."""
    state = deal(parse_deal_code("HH1-N-AAAAAAM"))
    assert (state.heart[:2], state.at(25), state.waste) == ((Rank.TEN, Rank.SIX), Rank.FOUR, (Rank.ACE,))
    assert not state.is_free(1)
    assert state.stock.index(Rank.FOUR) == 8


def test_codes_of_this_game_parse() -> None:
    """Records name deals exactly, people may type them loosely, and other games' codes are unknown."""
    assert parse_deal_code("HH1-N-AAAAAAM") == parse_typed_deal_code("aaa aaam") == deal_code(0)
    with pytest.raises(CodeError) as error:
        parse_typed_deal_code("HR1-N-AAAAAAM")
    assert error.value.fault is CodeFault.GAME


def numbers_in_a_row() -> range:
    """The first deal numbers."""
    return range(SAMPLE)


def numbers_spread_out() -> range:
    """Deal numbers from the first to the last."""
    return range(0, DEAL_COUNT, DEAL_COUNT // SAMPLE)


@pytest.mark.parametrize("numbers", [numbers_in_a_row(), numbers_spread_out()], ids=["in a row", "spread out"])
def test_deals_are_uniform(numbers: range) -> None:
    """In many deals each rank lies equally often at each place, and follows each rank as often as it should."""
    decks = [deck_of(deal_code(number)) for number in numbers]
    # Chi-square of 51 × 12 degrees of freedom: 612, give or take 35.
    assert 612 - 140 < places_chi_square(decks) < 612 + 140
    # For the neighbours, whose ranks come up equally often anyway, a fair shuffle gives 145, give or take 19.
    assert 145 - 76 < neighbours_chi_square(decks) < 145 + 76


def places_chi_square(decks: list[tuple[Rank, ...]]) -> float:
    """How unevenly ranks are spread over places, scaled for each deck holding each rank four times."""
    seen = Counter(pair for deck in decks for pair in enumerate(deck))
    expected = len(decks) * COPIES / len(DECK)
    total = sum((seen[place, rank] - expected) ** 2 / expected for place in range(len(DECK)) for rank in RANKS)
    return total * 51 / 52


def neighbours_chi_square(decks: list[tuple[Rank, ...]]) -> float:
    """How unevenly ranks follow one another; a rank has one card less to follow itself with."""
    seen = Counter(pair for deck in decks for pair in pairwise(deck))
    total = 0.0
    for first in RANKS:
        for second in RANKS:
            followers = COPIES - (first == second)
            expected = len(decks) * COPIES * followers / len(DECK)
            total += (seen[first, second] - expected) ** 2 / expected
    return total


def test_the_uniformity_test_notices_a_bad_shuffle() -> None:
    """Decks that are only cut, not shuffled, are far from uniform by the same measures."""
    decks = [DECK[cut % 52 :] + DECK[: cut % 52] for cut in range(SAMPLE)]
    assert neighbours_chi_square(decks) > 145 + 76
    decks = [deck_of(deal_code(number))[:26] + DECK[26:] for number in range(SAMPLE)]
    assert places_chi_square(decks) > 612 + 140
