"""Advice, and positions to try it on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.cards import Rank, parse_rank
from game.heart_to_heart.shape import POSITIONS
from game.heart_to_heart.state import State
from game.shell.language import _


@dataclass(frozen=True, slots=True)
class Advice:
    """One page of advice with a position to try.

    ``right`` is said when the heart is cleared, ``wrong`` when no move is left.
    """

    title: str
    advice: str
    task: str
    state: State
    right: str
    wrong: str


def _state(heart: Mapping[int, str], stock: str, waste: str) -> State:
    cards: tuple[Rank | None, ...] = tuple(
        parse_rank(heart[position]) if position in heart else None for position in POSITIONS
    )
    return State(cards, tuple(map(parse_rank, stock.split())), tuple(map(parse_rank, waste.split())))


def _outside() -> Advice:
    return Advice(
        _("One or two of a rank"),
        _("Count each rank in the heart. One or two of it never hurt: their partners come round again."),
        _("Try it: the heart can be cleared in any order."),
        _state({18: "Q", 21: "5", 22: "5", 24: "Q"}, "9 Q J", "Q 2"),
        _("Well done. With two partners outside, nothing could go wrong."),
        _("No move is left."),
    )


def _three() -> Advice:
    return Advice(
        _("Three of a rank"),
        _("With three in the heart, one card is outside. Save it for the card that can not meet another."),
        _("Try it: one 7 lies under another. Which 7 needs the one on the waste?"),
        _state({20: "Q", 21: "Q", 22: "7", 23: "7", 24: "7"}, "3 9", "7"),
        _("Well done: the card outside went to a 7 that had to make room, or that was left over."),
        _("The 7 outside is spent, and one of the two others lies on its partner: they never meet."),
    )


def _four() -> Advice:
    return Advice(
        _("Four of a rank"),
        _("All four in the heart have to meet there. Before the first pair, mind who lies on whom."),
        _("Try it: three 9s are free, the fourth is covered. Which two go first?"),
        _state({16: "9", 17: "9", 18: "K", 19: "4", 22: "9", 24: "9"}, "4 8", "K"),
        _("Well done: the 9 that lay on the fourth one went first."),
        _("The two 9s left lie on one another, and there is no other: they never meet."),
    )


_ADVICE: tuple[Callable[[], Advice], ...] = (_outside, _three, _four)
ADVICE_COUNT = len(_ADVICE)


def advice(number: int) -> Advice:
    """The advice of a number from 0, in the player's language."""
    return _ADVICE[number]()
