"""Options describe themselves, are read from JSON and written back, and are each read in one place."""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import game.hearts
from game.hearts.options import BASE, OptionError, Options, option_fields, options_json, parse_options
from game.hearts.rules import parse_rules, rules_json

NAMES = [name for name, _, _ in option_fields()]

BASE_GAME = {
    "players": 4,
    "decks": 1,
    "removed": [],
    "hand_size": None,
    "kitty_size": None,
    "kitty_to": "first_trick",
    "kitty_use": "captured",
    "passing": ["left", "right", "across", "hold"],
    "call_choices": ["left", "right", "across", "scatter", "two_left_one_right", "two_right_one_left", "mix"],
    "pass_count": 3,
    "mix_kitty": False,
    "blind_pass": False,
    "opening": "2C",
    "hearts_lead": "broken",
    "queen_breaks_hearts": False,
    "hearts_before_queen": False,
    "first_trick": "free",
    "must_discharge_queen": False,
    "points": "standard",
    "bonus": {},
    "multiplier": {},
    "charging": False,
    "moon": "choose",
    "moon_amount": "total",
    "sun": False,
    "exact_target": None,
    "tie": "share",
    "perfect_round": False,
    "target": 100,
    "teams": "none",
    "boost_nines": False,
    "cancellation": False,
    "complex": False,
}

CHANGED = {
    "players": 6,
    "decks": 2,
    "removed": ["2C", "2D"],
    "hand_size": 12,
    "kitty_size": 4,
    "kitty_to": "first_penalty",
    "kitty_use": "exchange",
    "passing": ["left", "scatter", "mix", "dealer"],
    "call_choices": ["mix", "hold"],
    "pass_count": 5,
    "mix_kitty": True,
    "blind_pass": True,
    "opening": "eldest",
    "hearts_lead": "any",
    "queen_breaks_hearts": True,
    "hearts_before_queen": True,
    "first_trick": "no_points",
    "must_discharge_queen": True,
    "points": {"QS": 13, "AH": [1, 2]},
    "bonus": {"TD": -10},
    "multiplier": {"TC": [0, 2]},
    "charging": True,
    "moon": "add_unless_lost",
    "moon_amount": [13, 13],
    "sun": True,
    "exact_target": 50,
    "tie": "continue",
    "perfect_round": True,
    "target": 250,
    "teams": "summed",
    "boost_nines": True,
    "cancellation": True,
    "complex": True,
}


def test_base_game() -> None:
    """The defaults are the base game, under the names and values of the rules."""
    assert {name: kind.write(getattr(BASE, name)) for name, kind, _ in option_fields()} == BASE_GAME


@pytest.mark.parametrize("name", NAMES)
def test_values_are_read_and_written(name: str) -> None:
    """Every option's values are read from JSON and written back unchanged."""
    options = parse_options({name: CHANGED[name]}, BASE)
    assert options_json(options, BASE) == {name: CHANGED[name]}
    assert options_json(BASE, BASE) == {}


@pytest.mark.parametrize("name", NAMES)
def test_options_describe_themselves(name: str) -> None:
    """Every option has one sentence of help, a text of its values, and offers only values that it takes."""
    kind, text = next((kind, text) for other, kind, text in option_fields() if other == name)
    assert text.endswith(".")
    assert kind.text
    for value in kind.offered:
        assert kind.write(kind.parse(value)) == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("players", 2),
        ("players", 11),
        ("players", True),
        ("players", "4"),
        ("decks", 3),
        ("removed", "2C"),
        ("removed", ["1C"]),
        ("passing", ["two_left_one_right"]),
        ("passing", ["up"]),
        ("passing", "left"),
        ("call_choices", ["dealer"]),
        ("pass_count", 0),
        ("pass_count", 6),
        ("opening", "2D"),
        ("sun", 1),
        ("sun", None),
        ("points", "none"),
        ("points", {"QS": "13"}),
        ("points", {"QS": 1.5}),
        ("bonus", {"JD": 10}),
        ("bonus", ["JD"]),
        ("multiplier", {"TC": [1, 2, 3]}),
        ("moon", "twice"),
        ("moon_amount", "all"),
        ("moon_amount", None),
        ("target", 0),
        ("target", None),
        ("teams", None),
        ("tie", ["share"]),
        ("jokers", 2),
    ],
)
def test_unknown_options_and_values(name: str, value: object) -> None:
    """An unknown option or value is refused in one line that begins with the option's name."""
    with pytest.raises(OptionError) as caught:
        parse_options({name: value}, BASE)
    assert str(caught.value).startswith(f"{name} ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("teams", {"set": "three-kitty", "teams": "merged"}),
        ("passing", {"set": "american", "players": 5}),
        ("passing", {"set": "american", "players": 6, "passing": ["partner"]}),
        ("passing", {"set": "american", "hand_size": 2, "passing": ["left"]}),
        ("passing", {"set": "american", "hand_size": 2, "passing": ["scatter"]}),
        ("call_choices", {"set": "da-nasty-fix", "call_choices": []}),
        ("call_choices", {"set": "american", "players": 5, "passing": ["dealer"]}),
        ("kitty_size", {"set": "american", "kitty_size": 3}),
        ("kitty_size", {"set": "kitty", "kitty_size": 5}),
        ("kitty_size", {"set": "american", "kitty_size": 60}),
        ("hand_size", {"set": "american", "hand_size": 14}),
        ("charging", {"set": "turbo", "decks": 2}),
        ("exact_target", {"set": "complex", "exact_target": 0}),
        ("perfect_round", {"set": "complex", "perfect_round": True}),
        ("points", {"set": "american", "points": "complex"}),
        ("points", {"set": "american", "points": {}}),
        ("bonus", {"set": "american", "bonus": {"JD": [-1, -1]}}),
        ("multiplier", {"set": "american", "multiplier": {"TC": [0, 2]}}),
        ("moon_amount", {"set": "american", "moon_amount": [1, 1]}),
        ("set", {"set": "whist"}),
        ("set", {"set": None}),
        ("set", {}),
    ],
)
def test_senseless_combinations(name: str, rules: dict[str, object]) -> None:
    """Options that can not be played together are refused in one line that begins with the one at fault."""
    with pytest.raises(OptionError) as caught:
        parse_rules(rules)
    assert str(caught.value).startswith(f"{name} ")


def test_idle_options_do_no_harm() -> None:
    """An option that has nothing to act on is no fault."""
    rules = parse_rules({"set": "american", "cancellation": True, "kitty_use": "exchange", "mix_kitty": True})
    assert rules.kitty_size == 0


def test_rules_are_written_back() -> None:
    """Rules write the set and what differs from it, and nothing that does not."""
    assert rules_json(parse_rules({"set": "classic", "target": 50, "moon": "add"})) == {"set": "classic", "target": 50}


@pytest.mark.parametrize(
    ("changes", "sizes"),
    [
        ({}, (13, 0)),
        ({"players": 3, "passing": []}, (17, 1)),
        ({"players": 5, "passing": []}, (10, 2)),
        ({"players": 7, "decks": 2, "passing": []}, (14, 6)),
        ({"players": 10, "decks": 2, "passing": []}, (10, 4)),
        ({"hand_size": 12}, (12, 4)),
        ({"kitty_size": 4}, (12, 4)),
        ({"hand_size": 10, "kitty_size": 12}, (10, 12)),
    ],
)
def test_sizes(changes: dict[str, object], sizes: tuple[int, int]) -> None:
    """Hands are as even as can be and the kitty is the rest, unless a size is given."""
    rules = parse_rules({"set": "american", **changes})
    assert (rules.hand_size, rules.kitty_size) == sizes


def _readers() -> dict[str, set[str]]:
    """Which functions of the rules read each option.

    The checks of combinations are left out, and the playouts, which work their rules out for themselves.
    """
    readers = defaultdict(set)
    for path in Path(game.hearts.__file__).parent.glob("*.py"):
        if path.stem in ("combinations", "playout"):
            continue
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                for name in _options_read(function):
                    readers[name].add(f"{path.stem}.{function.name}")
    return readers


def _options_read(function: ast.FunctionDef) -> set[str]:
    return {
        node.attr
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute) and node.attr in NAMES and ast.unparse(node.value).endswith("options")
    }


def test_each_option_is_read_by_one_function() -> None:
    """Every option is read, and by one named function; the table's size and shape are asked for by a few."""
    readers = _readers()
    shape = {"players", "hand_size", "kitty_size", "teams"}
    assert {name for name in NAMES if not readers[name]} == set()
    assert {name: found for name, found in readers.items() if len(found) > 1 and name not in shape} == {}


def test_options_are_frozen() -> None:
    """Options are a frozen record that can be compared and hashed."""
    assert hash(Options()) == hash(BASE)
    with pytest.raises(AttributeError):
        BASE.target = 50  # type: ignore[misc] # what must fail
