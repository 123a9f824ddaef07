"""Computer players in whole games: always legal, the same for the same seed, and better than chance."""

from dataclasses import replace
from random import Random
from statistics import mean

import pytest

from game.bots.roster import BOTS
from game.hearts.actions import Call, StartDeal
from game.hearts.dealing import deal_code, deal_from_code
from game.hearts.game import apply, new_game
from game.hearts.rules import parse_rules
from game.hearts.view import View, view_of
from game.hearts.vocabulary import Direction, Phase
from tests.bots.bot_games import NAMES, VARIATIONS, actions_of
from tools.duel import Contest, played
from tools.lowest_bot import LowestBot


@pytest.mark.parametrize("name", NAMES)
def test_all_bots_play_every_rule_set(name: str) -> None:
    """Whatever a bot does in any rule set is legal, or the game would refuse it."""
    assert actions_of(parse_rules({"set": name}), [*BOTS.values(), LowestBot()], seed=1, deals=2)


@pytest.mark.parametrize("data", VARIATIONS, ids=str)
def test_all_bots_play_every_option(data: dict[str, object]) -> None:
    """So it is with options that no rule set uses."""
    assert actions_of(parse_rules(data), [*BOTS.values(), LowestBot()], seed=2, deals=2)


@pytest.mark.parametrize("name", BOTS)
def test_a_seed_repeats_a_game(name: str) -> None:
    """The same random numbers make the same game."""
    rules = parse_rules({"set": "turbo"})
    first = actions_of(rules, [BOTS[name]], seed=3)
    assert actions_of(rules, [BOTS[name]], seed=3) == first


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_acts_only_when_it_must(name: str) -> None:
    """A seat that need not act is told so."""
    rules = parse_rules({"set": "american", "passing": []})
    game = apply(new_game(rules), StartDeal(deal_from_code(rules, deal_code(rules, 1))))
    with pytest.raises(ValueError, match="turn"):
        BOTS[name].act(view_of(game, (game.waiting[0] + 1) % 4), Random(1))


def test_a_bot_is_asked_by_its_view_alone() -> None:
    """A view rebuilt field by field, with nothing else about it, gets the same answer."""
    rules = parse_rules({"set": "omnibus", "passing": []})
    game = apply(new_game(rules), StartDeal(deal_from_code(rules, deal_code(rules, 5))))
    for _ in range(20):
        view: View = replace(view_of(game, game.waiting[0]))
        action = BOTS["sensible"].act(view, Random(4))
        assert action == BOTS["sensible"].act(view_of(game, game.waiting[0]), Random(4))
        game = apply(game, action)


@pytest.mark.parametrize("total", [0j, -60 - 40j, 40 - 80j, 90 + 20j])
def test_it_plays_on_from_any_complex_total(total: complex) -> None:
    """What is good and what is bad turns round with the sign of a complex total; the player turns with it."""
    rules = parse_rules({"set": "complex", "passing": []})
    game = apply(new_game(rules), StartDeal(deal_from_code(rules, deal_code(rules, 9))))
    game = replace(game, totals=(total,) * 4)
    while game.phase not in (Phase.DEAL, Phase.OVER):
        game = apply(game, BOTS["sensible"].act(view_of(game, game.waiting[0]), Random(1)))


def test_a_dealer_may_call_anything() -> None:
    """Every direction that can be called at all is called when it alone is offered."""
    for direction in set(Direction) - {Direction.DEALER}:
        rules = parse_rules({"set": "american", "passing": ["dealer"], "call_choices": [str(direction)]})
        call = actions_of(rules, [BOTS["sensible"]], seed=1)[1]
        assert call == Call(3, direction)


def points_against(rival: str, rules: str, deals: int) -> tuple[float, float]:
    """The mean points of the sensible player and of its rival in duels."""
    results = list(played(Contest(("sensible", rival), rules, None, 7), deals, processes=1))
    return mean(result[0].points for result in results), mean(result[1].points for result in results)


@pytest.mark.parametrize("rules", ["american", "omnibus", "three-exchange", "cancellation", "spot", "complex"])
def test_it_beats_chance(rules: str) -> None:
    """A few deals show who thinks and who does not."""
    sensible, random = points_against("random", rules, 8)
    assert sensible < 0.7 * random


@pytest.mark.soak
@pytest.mark.parametrize("rules", NAMES)
def test_it_beats_who_always_plays_low_in_every_rule_set(rules: str) -> None:
    """Over many deals it takes clearly fewer points than the stronger of the two simple rivals."""
    sensible, lowest = points_against("lowest", rules, 60)
    assert sensible < 0.85 * lowest
