"""Computer players in whole games: always legal, the same for the same seed, and better than chance."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from statistics import mean

import pytest

from game.bots.protocol import Bot
from game.bots.roster import BOTS
from game.hearts.actions import Action, Call, StartDeal
from game.hearts.dealing import deal_code, deal_from_code
from game.hearts.game import Game, apply, new_game
from game.hearts.rule_sets import RULE_SETS
from game.hearts.rules import Rules, parse_rules
from game.hearts.view import View, view_of
from game.hearts.vocabulary import Direction, Phase
from tools.duel import Contest, played
from tools.lowest_bot import LowestBot

NAMES = [rule_set.id for rule_set in RULE_SETS]

# What few rule sets use, and every way of passing.
VARIATIONS: tuple[dict[str, object], ...] = (
    {"set": "american", "blind_pass": True, "must_discharge_queen": True},
    {"set": "american", "passing": ["scatter"]},
    {"set": "american", "passing": ["mix"], "sun": True, "moon": "add_unless_lost"},
    {"set": "partners-merged", "passing": ["partner"], "blind_pass": True},
    {"set": "partners-summed", "passing": ["scatter"], "pass_count": 5},
    {"set": "three-exchange", "passing": ["scatter"]},
    {"set": "kitty", "passing": ["mix"], "mix_kitty": True, "kitty_use": "exchange"},
    {"set": "cancellation", "players": 10},
    {"set": "cancellation", "players": 7, "kitty_use": "exchange", "boost_nines": True, "passing": ["left2"]},
    {"set": "complex", "charging": True, "moon": "subtract", "first_trick": "no_points"},
    {"set": "da-nasty-fix", "moon": "wins_game", "call_choices": ["two_left_one_right", "two_right_one_left"]},
    {"set": "american", "hand_size": 1, "passing": []},
)


def actions_of(rules: Rules, bots: Sequence[Bot], seed: int, deals: int = 1) -> list[Action]:
    """What the bots, sitting round the table over and over, do in the first deals of a game."""
    game, done = new_game(rules), []
    randoms = [Random(f"{seed}-{seat}") for seat in range(rules.players)]
    while game.phase is not Phase.OVER and not (game.phase is Phase.DEAL and game.number == deals):
        action = _next(game, bots, randoms, seed)
        game = apply(game, action)
        done.append(action)
    return done


def _next(game: Game, bots: Sequence[Bot], randoms: Sequence[Random], seed: int) -> Action:
    if game.phase is Phase.DEAL:
        return StartDeal(deal_from_code(game.rules, deal_code(game.rules, 1000 * seed + game.number)))
    seat = game.waiting[0]
    return bots[seat % len(bots)].act(view_of(game, seat), randoms[seat])


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
