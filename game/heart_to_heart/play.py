"""What may be played, and what comes of it."""

from dataclasses import replace
from enum import Enum
from itertools import combinations

from game.cards import Rank
from game.heart_to_heart.endings import is_won
from game.heart_to_heart.moves import Draw, HeartPair, Move, Pair, Redeal, WastePair
from game.heart_to_heart.state import State


class Refusal(Enum):
    """Why a move can not be played."""

    GAME_WON = "the game is won"
    STOCK_EMPTY = "the stock is empty"
    STOCK_NOT_EMPTY = "the stock is not empty"
    WASTE_EMPTY = "the waste is empty"
    PLACE_EMPTY = "the place is empty"
    CARD_COVERED = "the card is covered"
    RANKS_DIFFER = "the cards are not of the same rank"


class IllegalMoveError(ValueError):
    """A move that can not be played; ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal


def why_not(state: State, move: Move) -> Refusal | None:
    """The reason why ``move`` can not be played now, or None when it can."""
    if is_won(state):
        return Refusal.GAME_WON
    match move:
        case Draw():
            return None if state.stock else Refusal.STOCK_EMPTY
        case Redeal():
            return _why_no_redeal(state)
        case HeartPair() | WastePair():
            return _why_no_pair(state, move)


def _why_no_redeal(state: State) -> Refusal | None:
    if state.stock:
        return Refusal.STOCK_NOT_EMPTY
    return None if state.waste else Refusal.WASTE_EMPTY


def _why_no_pair(state: State, pair: Pair) -> Refusal | None:
    positions = _heart_positions(pair)
    if any(state.at(position) is None for position in positions):
        return Refusal.PLACE_EMPTY
    if not all(state.is_free(position) for position in positions):
        return Refusal.CARD_COVERED
    if isinstance(pair, WastePair) and not state.waste:
        return Refusal.WASTE_EMPTY
    ranks = {state.at(position) for position in positions}
    if isinstance(pair, WastePair):
        ranks.add(state.waste_top)
    return None if len(ranks) == 1 else Refusal.RANKS_DIFFER


def legal_moves(state: State) -> tuple[Move, ...]:
    """Every move that can be played now: draw or redeal, pairs with the waste, pairs in the heart."""
    if is_won(state):
        return ()
    free = state.free
    moves: list[Move] = [Draw()] if state.stock else [Redeal()] if state.waste else []
    moves += [WastePair(position) for position in free if state.at(position) == state.waste_top]
    moves += [HeartPair(low, high) for low, high in combinations(free, 2) if state.at(low) == state.at(high)]
    return tuple(moves)


def apply(state: State, move: Move) -> State:
    """The state after ``move``. Raises IllegalMoveError."""
    refusal = why_not(state, move)
    if refusal is not None:
        raise IllegalMoveError(refusal)
    after = replace(state, moves=state.moves + 1)
    match move:
        case Draw():
            return replace(after, stock=state.stock[1:], waste=state.waste + state.stock[:1])
        case Redeal():
            # The waste is turned over as one, so its lowest card, the first one drawn, is on top again.
            return replace(after, stock=state.waste, waste=())
        case HeartPair():
            return replace(after, heart=_without(state, move))
        case WastePair():
            return replace(after, heart=_without(state, move), waste=state.waste[:-1])


def _heart_positions(pair: Pair) -> tuple[int, ...]:
    return (pair.lower, pair.higher) if isinstance(pair, HeartPair) else (pair.position,)


def _without(state: State, pair: Pair) -> tuple[Rank | None, ...]:
    gone = _heart_positions(pair)
    return tuple(None if place in gone else card for place, card in enumerate(state.heart, start=1))
