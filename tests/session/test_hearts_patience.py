"""Nobody waits long for a bot, however slow the machine is."""

from dataclasses import dataclass, field
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots.protocol import Bot, RandomSource
from game.bots.roster import BOTS
from game.bots.thought import Thought
from game.hearts.actions import PlayCard
from game.hearts.turns import PlayTurn
from game.hearts.view import View, view_of
from game.hearts.vocabulary import Phase
from game.session.hearts import HeartsGame
from game.session.hearts_bots import PATIENCE, USUAL, decide
from game.session.hearts_patience import Patience
from game.session.hearts_thinking import Thinking
from tests.hearts.tables import rules_of
from tests.session.hearts_tables import NAMES, new_table, some_rules, start_deal


@dataclass
class Clock:
    """A clock that goes on by ``pace`` seconds whenever it is looked at, or when it is told to."""

    pace: float = 0.0
    time: float = 0.0

    def now(self) -> float:
        """Seconds since it was made."""
        self.time += self.pace
        return self.time


@dataclass
class Dawdler(Bot):
    """Thinks without end, a tenth of a second at a time, of one legal card after another."""

    clock: Clock
    bits: list[PlayCard] = field(default_factory=list)

    def thinking(self, view: View, random: RandomSource) -> Thought:
        """Never come to an end."""
        turn = view.turn
        assert isinstance(turn, PlayTurn)
        while True:
            self.clock.time += 0.1
            self.bits.append(PlayCard(turn.seat, turn.cards[len(self.bits) % len(turn.cards)]))
            yield self.bits[-1]


def begun() -> HeartsGame:
    """A table at which the first card is to be played."""
    game = new_table(rules_of(passing=[], opening="eldest"), people=0)
    game.play(start_deal(game.state.rules, 3))
    return game


@pytest.fixture
def dawdler(monkeypatch: pytest.MonkeyPatch) -> Dawdler:
    """A dawdler that is on the roster."""
    dawdler = Dawdler(Clock())
    monkeypatch.setitem(BOTS, "dawdler", dawdler)
    return dawdler


def dawdling(dawdler: Dawdler) -> Thinking[object]:
    """What the dawdler thinks about the first lead."""
    game = begun()
    view = game.view(game.state.waiting[0])
    return Thinking(decide("dawdler", view, Random(1), dawdler.clock.now), dawdler.clock.now)


def test_who_thinks_without_end_does_the_best_found_so_far(dawdler: Dawdler) -> None:
    """After a second and a half of work the latest that was thought best is done, and no more is thought."""
    thinking = dawdling(dawdler)
    assert thinking.finish() == dawdler.bits[-1]
    assert PATIENCE <= dawdler.clock.time < PATIENCE + 0.11
    assert len(set(dawdler.bits)) > 1


def test_waiting_between_slices_counts(dawdler: Dawdler) -> None:
    """The person waits while frames are drawn, too: slices and what lies between them come to a second and a half."""
    thinking = dawdling(dawdler)
    while not thinking.run(0):
        dawdler.clock.time += 0.1
    assert PATIENCE <= dawdler.clock.time < PATIENCE + 0.21
    assert len(dawdler.bits) == 8


def test_a_game_laid_aside_costs_no_patience(dawdler: Dawdler) -> None:
    """Who comes back from the menu, or after the machine has slept, lets the bot go on with its thought."""
    thinking = dawdling(dawdler)
    thinking.run(0)
    dawdler.clock.time += 3600
    thinking.run(0)
    assert not thinking.is_done


@given(waits=st.lists(st.integers(0, 16).map(lambda parts: parts / 64), max_size=40))
def test_patience_is_over_when_all_waits_come_to_it(waits: list[float]) -> None:
    """It does not matter how the waiting is divided."""
    clock = Clock()
    patience = Patience(1.5, clock.now)
    for number, wait in enumerate(waits, 1):
        clock.time += wait
        assert patience.is_over() == (sum(waits[:number]) >= 1.5)


@pytest.mark.parametrize("level", BOTS)
def test_the_slowest_machine_plays_legal_cards_in_time(level: str) -> None:
    """Where each bit of work takes a fifth of a second, all that bots do is legal, and nobody waits long for it."""
    random = Random(level)
    for _ in NAMES:
        rules = some_rules(random)
        game = new_table(rules, people=0)
        game.play(start_deal(rules, random.randrange(1000)))
        while game.state.waiting:
            clock = Clock(pace=0.2)
            view = view_of(game.state, game.state.waiting[0])
            game.play(Thinking(decide(level, view, random, clock.now)).finish())
            assert clock.time < PATIENCE + 0.41
        assert game.state.phase in (Phase.DEAL, Phase.OVER)


def test_on_any_usual_machine_a_thought_is_thought_to_the_end() -> None:
    """Where a bit of work takes a millisecond, a bot does what it does when it is given all the time."""
    game = new_table(rules_of(), people=0)
    game.play(start_deal(game.state.rules, 3))
    while game.state.waiting:
        view = view_of(game.state, game.state.waiting[0])
        clock = Clock(pace=0.001)
        hurried = Thinking(decide(USUAL, view, Random(2), clock.now)).finish()
        assert hurried == BOTS[USUAL].act(view, Random(2))
        game.play(hurried)
