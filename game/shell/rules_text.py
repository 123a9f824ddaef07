"""The rules in short words, each with a table that shows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.heart_to_heart.example import example_states
from game.heart_to_heart.shape import TIP
from game.heart_to_heart.state import State
from game.heart_to_heart.taps import Pile, Target
from game.shell.language import _


@dataclass(frozen=True, slots=True)
class Rule:
    """One page: its ``title``, a few sentences, and the table beside them."""

    title: str
    sentences: tuple[str, ...]
    state: State
    selection: Target | None = None
    touched: Target | None = None
    with_help: bool = False


def _goal(states: tuple[State, ...]) -> Rule:
    return Rule(
        _("The goal"),
        (
            _("Clear the heart of its 25 cards in pairs: two from the heart, or one from it and one from the waste."),
            _("Every card of the deck is a heart; there are four of each rank, from ace to king."),
        ),
        states[0],
    )


def _covering(states: tuple[State, ...]) -> Rule:
    return Rule(
        _("Free cards"),
        (
            _("A card can be played when no other card lies on it: then it is free."),
            _("In the beginning the tip alone is free. A card at the edge has one card on it, most others have two."),
        ),
        states[0],
        touched=TIP,
    )


def _pairs(states: tuple[State, ...]) -> Rule:
    return Rule(
        _("Pairs"),
        (
            _("Two free cards of the same rank are a pair. So are a free card and the card on the waste."),
            _("Tap the one and then the other, and both are gone. Gold rings show which cards have a partner."),
        ),
        states[9],
        selection=TIP,
        touched=Pile.WASTE,
        with_help=True,
    )


def _piles(states: tuple[State, ...]) -> Rule:
    return Rule(
        _("Stock and waste"),
        (
            _("Tap the stock to turn its top card onto the waste."),
            _("When it is empty, a tap turns the waste over into the stock, in the same order, as often as needed."),
        ),
        states[4],
        touched=Pile.STOCK,
    )


def _counting(states: tuple[State, ...]) -> Rule:
    return Rule(
        _("Points and moves"),
        (
            _("Each card taken from the heart is worth 10 points; all 25 of them make 250."),
            _("A drawn card, a pair and turning over the waste are one move each. Undo takes moves back, one by one."),
        ),
        states[33],
        with_help=True,
    )


def _ending(states: tuple[State, ...]) -> Rule:
    return Rule(
        _("The end"),
        (
            _("The game is won when the heart is empty, whatever is left in stock and waste."),
            _("When no free card has a partner left anywhere, no move is possible. Not every deal can be won!"),
        ),
        states[-1],
    )


_RULES: tuple[Callable[[tuple[State, ...]], Rule], ...] = (_goal, _covering, _pairs, _piles, _counting, _ending)
RULE_COUNT = len(_RULES)


def rule(number: int) -> Rule:
    """The rule of a number from 0, in the player's language."""
    return _RULES[number](example_states())
