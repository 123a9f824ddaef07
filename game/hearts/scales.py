"""Point scales: what each card costs whoever takes it."""

from collections.abc import Mapping

from game.cards import RANKS, Card, Rank, Suit, parse_card
from game.hearts.scores import Score

Scale = Mapping[Card, Score]

SPADE_QUEEN = parse_card("QS")


def _hearts(values: Mapping[Rank, int]) -> dict[Card, Score]:
    return {Card(Suit.HEARTS, rank): value for rank, value in values.items()}


def _others(values: Mapping[str, Score]) -> dict[Card, Score]:
    return {parse_card(text): value for text, value in values.items()}


_ONE_EACH = _hearts(dict.fromkeys(RANKS, 1))
_BY_RANK = _hearts({rank: int(rank) for rank in RANKS})
_COURT_TEN = _hearts({rank: min(rank, 10) for rank in RANKS} | {Rank.ACE: 15})

SCALES: Mapping[str, Scale] = {
    "standard": _ONE_EACH | _others({"QS": 13}),
    "spot": _BY_RANK | _others({"QS": 25}),
    "spot2": _COURT_TEN | _others({"QS": 25}),
    "maria43": _ONE_EACH | _others({"QS": 13, "KS": 10, "AS": 7}),
    "fix": _ONE_EACH | _others({"QS": 26, "QH": 13, "QC": 13, "QD": 13}),
    "hartenjagen": _ONE_EACH | _others({"QS": 5, "JC": 2}),
    "complex": _ONE_EACH | _others({"QS": 13j}),
}
