"""Bots think in small bits, have something to play at any time, and come to the same whoever lets them think."""

from collections.abc import Mapping
from hashlib import sha256
from random import Random

import pytest

from game.bots.protocol import Bot
from game.bots.roster import BOTS
from game.bots.sensible import SensibleBot
from game.bots.thought import concluded, weighed
from game.cards import parse_card
from game.hearts.actions import Action, PlayCard, StartDeal
from game.hearts.game import why_not
from game.hearts.rules import parse_rules
from game.hearts.view import view_of
from tests.bots.bot_games import NAMES, VARIATIONS, actions_of, steps_of
from tests.slices import longest_slice
from tools.lowest_bot import LowestBot

# What the sensible player does in one deal, as a digest: what makes it think faster must not make it think otherwise.
PINNED: Mapping[str, str] = {
    "american": "f19ce48ddf28",
    "classic": "77164e6bb0cd",
    "special": "1fbbe712efb2",
    "omnibus": "184ac1927e77",
    "kitty": "2d54bd2ad005",
    "three-kitty": "2aa72acdb3d0",
    "five-kitty": "06541ccd2773",
    "three-exchange": "9d71207042b3",
    "five-exchange": "0458a29ab265",
    "three-stripped": "2efb4a5d44db",
    "five-stripped": "a457da12e23b",
    "partners-merged": "d3a7c923b24f",
    "partners-summed": "eddc2136ffca",
    "turbo": "ef838994c56b",
    "booster-nines": "a16122d15354",
    "cancellation": "6d09cb53350c",
    "spot": "f8509697b92b",
    "black-maria": "4c2adf35165e",
    "da-nasty-fix": "d0ec58a49ce3",
    "hartenjagen": "0b7dafc9998f",
    "dame-de-pique": "b08ee23d8272",
    "complex": "33ea3f3daa62",
}
PINNED_VARIATIONS = (
    "7e9c546627f9",
    "a90d92be21d4",
    "7a2e50a97d6d",
    "76b66fcee56f",
    "f4ace0ea121f",
    "e8118a63a502",
    "08be95b33d1b",
    "200b01d7e577",
    "e4b012f3effa",
    "b19552693e54",
    "be9c7a07db02",
    "320aa18e865b",
)

# Where most is to be weighed: many seats, large hands, large kitties, scores that turn the worth of cards round.
LARGE: tuple[dict[str, object], ...] = (
    {"set": "cancellation", "players": 3, "passing": ["left"], "pass_count": 5},
    {"set": "cancellation", "players": 10},
    {"set": "cancellation", "players": 4, "hand_size": 20, "kitty_use": "exchange"},
    {"set": "american", "hand_size": 4, "kitty_size": 36, "kitty_use": "exchange"},
    {"set": "complex", "players": 10, "decks": 2},
)

# Calls of functions in a bit of work, which take about two milliseconds; a frame has 16.7.
LONGEST_BIT = 6000


def digest_of(data: Mapping[str, object]) -> str:
    """A digest of all that sensible players do in one deal."""
    actions = actions_of(parse_rules(data), [SensibleBot()], seed=4)
    texts = [repr(action) for action in actions if not isinstance(action, StartDeal)]
    return sha256("\n".join(texts).encode()).hexdigest()[:12]


@pytest.mark.parametrize("name", NAMES)
def test_it_plays_as_ever(name: str) -> None:
    """By every rule set it plays what it always played: to be asked bit by bit changes nothing."""
    assert digest_of({"set": name}) == PINNED[name]


@pytest.mark.parametrize(("data", "pinned"), list(zip(VARIATIONS, PINNED_VARIATIONS, strict=True)), ids=str)
def test_it_plays_as_ever_by_other_options(data: dict[str, object], pinned: str) -> None:
    """So it is with options that no rule set uses."""
    assert digest_of(data) == pinned


@pytest.mark.parametrize("data", [*({"set": name} for name in NAMES), *VARIATIONS, *LARGE], ids=str)
def test_it_could_act_at_any_time(data: dict[str, object]) -> None:
    """After each bit of any bot's thought it has something to do that is legal, from the first bit on."""
    for game, action in steps_of(parse_rules(data), [*BOTS.values(), LowestBot()], seed=5):
        if isinstance(action, StartDeal):
            continue
        view = view_of(game, game.waiting[0])
        for bot in BOTS.values():
            said = list(dict.fromkeys(bot.thinking(view, Random(1))))
            assert said
            assert all(why_not(game, early) is None for early in said)


@pytest.mark.parametrize("data", [*({"set": name} for name in NAMES), *LARGE], ids=str)
def test_no_bit_of_work_is_long(data: dict[str, object]) -> None:
    """No bit of a decision takes more than a small part of a frame, however many cards and seats there are."""
    bot = SensibleBot()
    for game, action in steps_of(parse_rules(data), [bot], seed=6):
        if not isinstance(action, StartDeal):
            view = view_of(game, game.waiting[0])
            assert 0 < longest_slice(bot.thinking(view, Random(1))) < LONGEST_BIT


@pytest.mark.parametrize("bot", [*BOTS.values(), LowestBot()])
def test_to_act_is_to_think_to_the_end(bot: Bot) -> None:
    """A bot that is asked for its action at once does what it comes to bit by bit, with the same chance."""
    for game, action in steps_of(parse_rules({"set": "three-exchange"}), [bot], seed=7):
        if not isinstance(action, StartDeal):
            view = view_of(game, game.waiting[0])
            assert bot.act(view, Random(3)) == concluded(bot.thinking(view, Random(3)))


def test_the_best_so_far_is_what_it_would_do() -> None:
    """While choices are weighed, one would do what seems best of those that were looked at."""
    costs = {3: 0.5, 1: 0.7, 2: 0.2, 5: 0.2}
    weighing = weighed(costs, costs.__getitem__, number)
    assert list(weighing) == [number(3), number(3), number(2), number(2)]
    assert concluded(weighed(costs, costs.__getitem__, number)) == costs


def number(choice: int) -> Action:
    """An action that stands for a number."""
    return PlayCard(choice, parse_card("QS"))
