"""Measure how fast Hearts is played at random, next to OpenSpiel's Hearts, which is C++ behind a Python binding.

Each deal is played from its first lead to its scores, with the legal cards worked out at every card, by the engine with
its immutable plays, by the playout for searches, and by OpenSpiel; by turns, in one process, each card picked as
cheaply as Python can. Figures are how many deals each plays while OpenSpiel plays one: more is better.
"""

from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import process_time_ns
from typing import Any, TypeAlias

from game.cards import RANKS, SUITS
from game.hearts.actions import StartDeal
from game.hearts.dealing import deal_code, deal_from_code
from game.hearts.game import apply, new_game
from game.hearts.legal import legal_cards
from game.hearts.moon import moon_choices
from game.hearts.play import Play, with_card
from game.hearts.playout import Playout
from game.hearts.rules import parse_rules
from game.hearts.scratch import Law
from game.hearts.seats import Seat
from game.hearts.settling import settled
from tools.benchmarks.figure import Figure

LIMITS = {"engine": 0.25, "playout": 1.0}

# One pass over all deals, with a source of numbers from 0 up to 1.
Run: TypeAlias = Callable[[Callable[[], float]], None]

_RULES = parse_rules({"set": "american", "passing": []})
_DEALS = 100
_ROUNDS = 25


def hearts_figures() -> list[Figure]:
    """The median speed of the engine and of the playout, over OpenSpiel's. Raises ImportError where that is missing."""
    plays = [_first_lead(number) for number in range(_DEALS)]
    runs = {"engine": _engine_run(plays), "playout": _playout_run(plays), "OpenSpiel": _openspiel_run(plays)}
    costs: dict[str, list[float]] = {name: [] for name in runs}
    for number in range(_ROUNDS):
        for name, run in runs.items():
            costs[name].append(_cost(run, number))
    return [
        Figure(
            f"random deals of Hearts, {name} over OpenSpiel", _ratio(costs["OpenSpiel"], costs[name]), limit, "×", True
        )
        for name, limit in LIMITS.items()
    ]


def _ratio(reference: Sequence[float], measured: Sequence[float]) -> float:
    """The median of the ratios of each round: what slows a whole round down falls out."""
    return median(one / other for one, other in zip(reference, measured, strict=True))


def _cost(run: Run, seed: int) -> float:
    """The processor time of a run: other programs may be busy."""
    chance = Random(seed).random
    started = process_time_ns()
    run(chance)
    return process_time_ns() - started


def _first_lead(number: int) -> Play:
    game = apply(new_game(_RULES), StartDeal(deal_from_code(_RULES, deal_code(_RULES, number))))
    if game.deal is None or game.deal.play is None:
        raise RuntimeError("a deal without passing and charging begins with its first lead")
    return game.deal.play


def _engine_run(plays: Sequence[Play]) -> Run:
    def run(chance: Callable[[], float]) -> None:
        for start in plays:
            play = start
            while cards := legal_cards(play):
                play = with_card(play, cards[int(chance() * len(cards))])
            settled(play, (0, 0, 0, 0), moon_choices(_RULES)[-1])

    return run


def _playout_run(plays: Sequence[Play]) -> Run:
    law = Law(_RULES)
    playouts = [Playout(law, play) for play in plays]

    def run(chance: Callable[[], float]) -> None:
        for playout in playouts:
            playout.scores(lambda _, legal: legal[int(chance() * len(legal))])

    return run


def _openspiel_run(plays: Sequence[Play]) -> Run:
    import pyspiel  # noqa: PLC0415 - few have it, and only this function needs it

    options = {"pass_cards": False, "no_pts_on_first_trick": False, "qs_breaks_hearts": False}
    game = pyspiel.load_game("hearts", options)
    states = [_openspiel_state(game.new_initial_state(), play) for play in plays]

    def run(chance: Callable[[], float]) -> None:
        for start in states:
            state = start.clone()
            while not state.is_terminal():
                cards = state.legal_actions()
                state.apply_action(cards[int(chance() * len(cards))])
            state.returns()

    return run


def _openspiel_state(state: Any, play: Play) -> Any:
    """The same deal at its first lead: no passing, then the cards one by one to each seat in turn."""
    state.apply_action(0)
    for place in range(_RULES.hand_size):
        for seat in range(_RULES.players):
            state.apply_action(_openspiel_card(play, seat, place))
    return state


def _openspiel_card(play: Play, seat: Seat, place: int) -> int:
    card = play.hands[seat][place]
    return len(SUITS) * (card.rank - RANKS[0]) + "CDHS".index(card.suit.letter)
