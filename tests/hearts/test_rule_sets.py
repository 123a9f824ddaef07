"""The rule sets are data: complete, with letters of their own, and nowhere branched on."""

import ast
from pathlib import Path

import pytest

import game.hearts
from game.hearts.options import BASE, options_json
from game.hearts.rule_sets import RULE_SETS, RuleSet, options_of
from game.hearts.rules import parse_rules

SHIPPED = {
    "american": "A",
    "classic": "C",
    "special": "S",
    "omnibus": "O",
    "kitty": "K",
    "three-kitty": "TK",
    "five-kitty": "FK",
    "three-exchange": "TE",
    "five-exchange": "FE",
    "three-stripped": "TS",
    "five-stripped": "FS",
    "partners-merged": "PM",
    "partners-summed": "PS",
    "turbo": "T",
    "booster-nines": "B",
    "cancellation": "X",
    "spot": "SP",
    "black-maria": "BM",
    "da-nasty-fix": "N",
    "hartenjagen": "H",
    "dame-de-pique": "D",
    "complex": "Z",
}


def test_all_are_there_with_their_letters() -> None:
    """All rule sets ship, and the letters that stand in deal codes never change."""
    assert {rule_set.id: rule_set.letters for rule_set in RULE_SETS} == SHIPPED


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=lambda rule_set: rule_set.id)
def test_entry_says_only_what_differs(rule_set: RuleSet) -> None:
    """An entry holds what differs from the base game, and that alone."""
    assert options_json(options_of(rule_set.id), BASE) == rule_set.changes


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=lambda rule_set: rule_set.id)
def test_offers_can_be_played(rule_set: RuleSet) -> None:
    """Whatever a rule set offers to vary can be played, and what it ships with is among each offer."""
    for choices in rule_set.offers.values():
        found = [parse_rules({"set": rule_set.id, **changes}).options for changes in choices]
        assert options_of(rule_set.id) in found


@pytest.mark.parametrize(
    ("name", "hand_size", "kitty_size", "pack"),
    [
        ("american", 13, 0, 52),
        ("kitty", 12, 4, 52),
        ("three-kitty", 17, 1, 52),
        ("five-exchange", 10, 2, 52),
        ("three-stripped", 17, 0, 51),
        ("five-stripped", 10, 0, 50),
        ("cancellation", 17, 2, 104),
        ("black-maria", 17, 0, 51),
        ("hartenjagen", 8, 0, 32),
    ],
)
def test_sizes(name: str, hand_size: int, kitty_size: int, pack: int) -> None:
    """Rule sets deal as many cards as their rules say."""
    rules = parse_rules({"set": name})
    assert (rules.hand_size, rules.kitty_size, len(rules.pack)) == (hand_size, kitty_size, pack)


def test_no_branch_on_a_rule_set() -> None:
    """Nothing in the rules names a rule set, but the file that lists them."""
    for path in Path(game.hearts.__file__).parent.glob("*.py"):
        if path.stem == "rule_sets":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare | ast.Match):
                assert "rule_set" not in ast.unparse(node)
