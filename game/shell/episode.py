"""A story told on a table, frame by frame: the example game, and the two examples of tapping."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from game.heart_to_heart.endings import is_won
from game.heart_to_heart.example import (
    ANOTHER_RANK,
    COVERED_CARD,
    EXAMPLE_MOVES,
    TapExample,
    example_states,
)
from game.heart_to_heart.moves import Draw, HeartPair, Move, Redeal, WastePair
from game.heart_to_heart.state import State
from game.heart_to_heart.taps import Target, card_at, tap
from game.shell.language import _, _n


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture: the ``state``, the ``move`` that led to it, what is selected and touched, and a sentence."""

    state: State
    caption: str
    move: Move | None = None
    selection: Target | None = None
    touched: Target | None = None


def example_game() -> tuple[Frame, ...]:
    """The example game, from the deal to the win."""
    states = example_states()
    first = Frame(states[0], _("The cards are dealt: of the whole heart only the tip is free."))
    steps = zip(EXAMPLE_MOVES, pairwise(states), strict=True)
    return first, *(Frame(after, _caption(move, before, after), move) for move, (before, after) in steps)


def covered_card() -> tuple[Frame, ...]:
    """Tapping a card that lies under others."""
    return _taps(
        COVERED_CARD,
        _("The 10 in the upper left corner lies under two other cards."),
        [_("A tap on a covered card does nothing.")],
    )


def another_rank() -> tuple[Frame, ...]:
    """Tapping two cards of different ranks."""
    return _taps(
        ANOTHER_RANK,
        _("The tip of the heart and the card on the waste can both be played."),
        [
            _("A tap on the tip selects the 4."),
            _("The ace is of another rank, so nothing is removed; now the ace is selected."),
        ],
    )


def _taps(example: TapExample, opening: str, captions: list[str]) -> tuple[Frame, ...]:
    state = example_states()[0]
    frames = [Frame(state, opening)]
    selection = None
    for target, caption in zip(example.taps, captions, strict=True):
        selection = tap(state, selection, target).selection
        frames.append(Frame(state, caption, None, selection, target))
    return tuple(frames)


def _caption(move: Move, before: State, after: State) -> str:
    number = after.moves
    if is_won(after):
        return _("Move {number}: the last card is gone. The game is won, with 250 points!").format(number=number)
    match move:
        case Draw():
            return _drawn(number, after)
        case Redeal():
            sentence = _("Move {number}: the stock is empty. The waste is turned over, in the same order.")
            return sentence.format(number=number)
        case HeartPair():
            rank = card_at(before, move.lower)
            sentence = _("Move {number}: two free cards of the heart make a pair, {rank} and {rank}.")
        case WastePair():
            rank = card_at(before, move.position)
            sentence = _("Move {number}: the {rank} in the heart and the {rank} on the waste make a pair.")
    paired = sentence.format(number=number, rank=rank.label if rank else "")
    freed = len([position for position in after.free if not before.is_free(position)])
    if not freed:
        return paired
    return " ".join((paired, _n("This frees {n} card.", "This frees {n} cards.", freed)))


def _drawn(number: int, after: State) -> str:
    rank = after.waste_top
    label = rank.label if rank else ""
    if any(after.at(position) == rank for position in after.free):
        return _("Move {number}: a card is drawn. The {rank} has a partner!").format(number=number, rank=label)
    return _("Move {number}: a card is drawn, and the waste shows {rank}.").format(number=number, rank=label)
