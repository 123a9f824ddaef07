"""Setting up a game of Hearts."""

import json

import pytest

from game.hearts.options import OptionError
from game.hearts.rule_sets import RULE_SETS, RuleSet, find_rule_set
from game.session.hearts_bots import LEVELS
from game.session.hearts_seats import Player
from game.session.hearts_setup import MOST_PLAYERS, offered_now, parse_setup, usual_setup


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=lambda rule_set: rule_set.id)
def test_every_rule_set_can_be_played_as_it_ships_and_is_read_back(rule_set: RuleSet) -> None:
    """Its rules are made at once, and its JSON gives the same set-up."""
    setup = usual_setup().with_rule_set(rule_set)
    assert setup.rules().rule_set is rule_set
    assert setup.is_as_shipped
    assert parse_setup(json.loads(json.dumps(setup.as_json()))) == setup


@pytest.mark.parametrize("count", range(3, 11))
def test_passing_follows_the_number_of_players(count: int) -> None:
    """Whatever the number, the base game can be played, and every seat has a player."""
    setup = usual_setup().with_players(count)
    assert setup.rules().players == len(setup.players) == count
    assert setup.with_players(4).rules().players == 4


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=lambda rule_set: rule_set.id)
def test_only_partners_need_a_certain_number_of_players(rule_set: RuleSet) -> None:
    """Every other rule set goes along with any number, but for hands and kitties of a set size."""
    shipped = usual_setup().with_rule_set(rule_set)
    is_sized = shipped.options.hand_size is not None
    for count in range(3, 11):
        fault = shipped.with_players(count).fault
        assert fault in ({None, "teams"} | ({"hand_size", "kitty_size"} if is_sized else set()))
        assert fault != "teams" or rule_set.id.startswith("partners")


def test_a_wrong_combination_is_held_and_told() -> None:
    """The options stay as they were wished; the rules tell which of them is at fault."""
    setup = usual_setup().with_changes({"teams": "merged", "players": 3, "passing": ["left"]})
    with pytest.raises(OptionError) as fault:
        setup.rules()
    assert fault.value.name == "teams"


def test_players_outlast_a_smaller_table() -> None:
    """A name given to the fifth seat is there again when there are five once more."""
    setup = usual_setup().with_players(5).with_player(4, Player("Eva", LEVELS[0]))
    assert setup.with_players(3).with_players(5).players[4] == Player("Eva", LEVELS[0])


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {"rules": {"set": "whist"}},
        {"rules": {"set": "american", "players": 99}},
        {"rules": {"set": "american", "teams": "merged", "players": 3}},
        {"rules": "american", "players": [1, {"name": 3}, {"name": "", "level": "wise"}]},
    ],
)
def test_a_set_up_that_makes_no_sense_is_the_usual_one(data: object) -> None:
    """What an older or a damaged file holds never keeps anybody from playing."""
    setup = parse_setup(data)
    assert setup.rules()
    assert (setup.rule_set.id, len(setup.seats)) == ("american", MOST_PLAYERS)


def test_what_a_rule_set_offers_is_found_among_the_options() -> None:
    """Each choice laid over the options is told as the one that holds; another value as none."""
    for rule_set in RULE_SETS:
        for choices in rule_set.offers.values():
            for number, changes in enumerate(choices):
                setup = usual_setup().with_rule_set(rule_set).with_changes(changes)
                assert offered_now(setup, choices) == number
    setup = usual_setup().with_changes({"target": 77})
    assert offered_now(setup, find_rule_set("american").offers["target"]) is None
