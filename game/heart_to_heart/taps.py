"""What a tap does: select, change or drop the selection, or play a move.

A tap has one of four targets: a position of the heart, the waste, the stock, or the bare table.
"""

from enum import Enum
from typing import NamedTuple

from game.cards import Rank
from game.heart_to_heart.endings import is_won
from game.heart_to_heart.moves import Draw, Move, Redeal, WastePair, heart_pair
from game.heart_to_heart.state import State


class Pile(Enum):
    """What can be tapped besides the positions of the heart."""

    STOCK = "stock"
    WASTE = "waste"
    TABLE = "table"


Target = int | Pile


class Tap(NamedTuple):
    """What one tap brings: the ``selection`` after it, the ``move`` to play, if any.

    ``mismatch`` tells that the tapped card is of another rank than the one selected before.
    """

    selection: Target | None
    move: Move | None = None
    mismatch: bool = False


def tap(state: State, selection: Target | None, target: Target) -> Tap:
    """What tapping ``target`` does while ``selection`` is selected."""
    if target is Pile.STOCK and not is_won(state):
        return _tap_stock(state, selection)
    if not is_playable(state, target):
        return Tap(selection)
    if selection is None:
        return Tap(target)
    if selection == target:
        return Tap(None)
    return _tap_second(state, selection, target)


def _tap_stock(state: State, selection: Target | None) -> Tap:
    # The waste card is no longer on top after either move, so it can not stay selected.
    kept = None if selection is Pile.WASTE else selection
    if state.stock:
        return Tap(kept, Draw())
    return Tap(kept, Redeal()) if state.waste else Tap(selection)


def _tap_second(state: State, selection: Target, target: Target) -> Tap:
    if card_at(state, selection) != card_at(state, target):
        return Tap(target, mismatch=True)
    match selection, target:
        case int(), int():
            return Tap(None, heart_pair(selection, target))
        case (int() as position, Pile.WASTE) | (Pile.WASTE, int() as position):
            return Tap(None, WastePair(position))
    raise ValueError(f"{selection} can not be selected")


def card_at(state: State, target: Target) -> Rank | None:
    """The open card that lies at ``target``; None for the stock and the bare table."""
    if isinstance(target, int):
        return state.at(target)
    return state.waste_top if target is Pile.WASTE else None


def is_playable(state: State, target: Target) -> bool:
    """Whether ``target`` is a free heart card or the top card of the waste, in a game not yet won."""
    return target in playable(state)


def playable(state: State) -> tuple[Target, ...]:
    """The targets that can be selected: the free heart cards, then the waste; none in a won game."""
    if is_won(state):
        return ()
    return (*state.free, Pile.WASTE) if state.waste else state.free


def helped(state: State) -> frozenset[Target]:
    """The targets that placement help rings: each can be paired at once with another of them."""
    targets = playable(state)
    ranks = [card_at(state, target) for target in targets]
    return frozenset(target for target, rank in zip(targets, ranks, strict=True) if ranks.count(rank) > 1)


def dimmed(state: State, selection: Target | None) -> frozenset[Target]:
    """The targets that placement help dims: those of another rank than the selected card."""
    if selection is None:
        return frozenset()
    rank = card_at(state, selection)
    return frozenset(target for target in playable(state) if card_at(state, target) != rank)
