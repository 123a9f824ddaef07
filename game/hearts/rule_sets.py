"""The rule sets that come with the game. To add one, add an entry here (and its golden record to the tests).

An entry says only what differs from the base game, in the words of game records. ``letters`` mark the rule
set in deal codes and may never change. ``offers`` hold what players like to vary within it: under a
heading, changes of which one may be laid over the rule set's own.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from game.hearts.combinations import check_combination
from game.hearts.option_kinds import Json
from game.hearts.options import BASE, OptionError, Options, parse_options

Changes = Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A named way to play: ``changes`` from the base game, and ``offers`` to vary it."""

    id: str
    letters: str
    changes: Changes = field(default_factory=dict)
    offers: Mapping[str, tuple[Changes, ...]] = field(default_factory=dict)


def _each(name: str, *values: Json) -> tuple[Changes, ...]:
    return tuple({name: value} for value in values)


_FOUR_HANDS = _each(
    "passing",
    ["left", "right", "across", "hold"],
    ["left", "right", "across"],
    ["left", "right", "across", "scatter"],
    ["left", "right", "across", "scatter", "hold"],
)
_THREE_HANDS = _each("passing", ["left", "right", "hold"], ["left", "right"], ["left", "right", "scatter"])
_PARTNERS = (*_FOUR_HANDS, {"passing": ["partner"]})
_TARGETS = _each("target", 50, 100)
_THREE: Changes = {"players": 3, "passing": ["left", "right", "hold"]}
_FIVE: Changes = {"players": 5, "passing": ["left", "left2", "right", "right2", "hold"]}
_CLASSIC: Changes = {"first_trick": "no_queen", "moon": "add", "moon_amount": 13}

RULE_SETS: tuple[RuleSet, ...] = (
    RuleSet("american", "A", offers={"passing": _FOUR_HANDS, "target": _TARGETS}),
    RuleSet("classic", "C", _CLASSIC, {"target": _TARGETS, "passing": _FOUR_HANDS}),
    RuleSet(
        "special",
        "S",
        {**_CLASSIC, "tie": "continue", "perfect_round": True},
        {"target": _TARGETS, "passing": _FOUR_HANDS},
    ),
    RuleSet(
        "omnibus",
        "O",
        {"bonus": {"JD": -10}},
        {"passing": _FOUR_HANDS, "bonus": _each("bonus", {"JD": -10}, {"TD": -10})},
    ),
    RuleSet("kitty", "K", {"hand_size": 12, "kitty_size": 4, "kitty_to": "first_penalty"}, {"passing": _FOUR_HANDS}),
    RuleSet("three-kitty", "TK", _THREE, {"passing": _THREE_HANDS}),
    RuleSet("five-kitty", "FK", _FIVE),
    RuleSet("three-exchange", "TE", {**_THREE, "kitty_use": "exchange"}, {"passing": _THREE_HANDS}),
    RuleSet("five-exchange", "FE", {**_FIVE, "kitty_use": "exchange"}),
    RuleSet("three-stripped", "TS", {**_THREE, "removed": ["2D"]}, {"passing": _THREE_HANDS}),
    RuleSet("five-stripped", "FS", {**_FIVE, "removed": ["2C", "2D"]}),
    RuleSet("partners-merged", "PM", {"teams": "merged"}, {"passing": _PARTNERS}),
    RuleSet("partners-summed", "PS", {"teams": "summed"}, {"passing": _PARTNERS}),
    RuleSet("turbo", "T", {"bonus": {"JD": -10}, "multiplier": {"TC": 2}, "charging": True}, {"passing": _FOUR_HANDS}),
    RuleSet("booster-nines", "B", {"boost_nines": True}, {"passing": _FOUR_HANDS}),
    RuleSet(
        "cancellation",
        "X",
        {"players": 6, "decks": 2, "opening": "eldest", "passing": [], "cancellation": True},
        {"players": _each("players", 6, 7, 8, 9, 10)},
    ),
    RuleSet(
        "spot",
        "SP",
        {"points": "spot", "target": 500},
        {"points": _each("points", "spot", "spot2"), "passing": _FOUR_HANDS},
    ),
    RuleSet(
        "black-maria",
        "BM",
        {"players": 3, "removed": ["2C"], "passing": ["right"], "opening": "eldest", "hearts_lead": "any"},
        {
            "players": ({"players": 3, "removed": ["2C"]}, {"players": 4, "removed": []}),
            "passing": _each("passing", ["right"], ["left"]),
            "points": ({"points": "standard"}, {"points": "maria43"}, {"points": "spot2", "target": 500}),
        },
    ),
    RuleSet(
        "da-nasty-fix",
        "N",
        {
            "bonus": {"JD": -10},
            "points": "fix",
            "target": 300,
            "moon": "wins_game",
            "first_trick": "no_points",
            "passing": ["dealer"],
        },
        {"first_trick": _each("first_trick", "no_points", "free")},
    ),
    RuleSet(
        "hartenjagen",
        "H",
        {
            "removed": [rank + suit for suit in "CDSH" for rank in "23456"],
            "points": "hartenjagen",
        },
        {"passing": _FOUR_HANDS},
    ),
    RuleSet("dame-de-pique", "D", {"passing": [], "opening": "eldest", "hearts_lead": "any"}),
    RuleSet(
        "complex",
        "Z",
        {"complex": True, "points": "complex", "bonus": {"JD": -10}, "multiplier": {"TC": [0, 2]}},
        {"passing": _FOUR_HANDS},
    ),
)

_BY_ID = {rule_set.id: rule_set for rule_set in RULE_SETS}
_BY_LETTERS = {rule_set.letters: rule_set for rule_set in RULE_SETS}


def find_rule_set(id: object) -> RuleSet:  # noqa: A002 — what it is
    """The rule set of that id. Raises OptionError when there is none."""
    if not isinstance(id, str) or id not in _BY_ID:
        raise OptionError("set", f"{id!r} is not a rule set")
    return _BY_ID[id]


def rule_set_of_letters(letters: str) -> RuleSet:
    """The rule set whose deal codes have these letters. Raises KeyError when there is none."""
    return _BY_LETTERS[letters]


@cache
def options_of(rule_set_id: str) -> Options:
    """The options of a rule set as it ships."""
    options = parse_options(find_rule_set(rule_set_id).changes, BASE)
    check_combination(options)
    return options
