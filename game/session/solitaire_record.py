"""The record of a game of Heart to Heart: its deal and the moves that stand.

A record is JSON and rebuilds every state of its game; it is the form in which games are saved,
resumed, shared and reported.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import isfinite

from game.cards import Rank, parse_rank
from game.deals import DealCode
from game.heart_to_heart.deal import deck_of, parse_deal_code
from game.heart_to_heart.endings import is_dead_end, is_won
from game.heart_to_heart.moves import parse_move
from game.heart_to_heart.play import apply
from game.heart_to_heart.state import State, dealt
from game.session.faults import RecordError

GAME = "heart-to-heart"

_OWN_KEYS = frozenset({"game", "code", "deck", "moves", "seconds"})


@dataclass(frozen=True, slots=True)
class SolitaireRecord:
    """One game: the 52 ranks of its ``deck``, the ``code`` they come from, if any, and its ``moves`` as words.

    ``seconds`` is the time played, None when it was not measured. ``extra`` keeps the keys that
    this version does not know.
    """

    deck: tuple[Rank, ...]
    code: DealCode | None = None
    moves: tuple[str, ...] = ()
    seconds: float | None = None
    extra: Mapping[str, object] = field(default_factory=dict)

    def with_play(self, moves: tuple[str, ...], seconds: float) -> "SolitaireRecord":
        """This record with other moves and time."""
        return replace(self, moves=moves, seconds=seconds)

    def as_json(self) -> dict[str, object]:
        """The record as a JSON object."""
        deal = {"code": str(self.code)} if self.code else {"deck": " ".join(rank.label for rank in self.deck)}
        time = {} if self.seconds is None else {"seconds": round(self.seconds, 3)}
        return {"game": GAME, **deal, "moves": " ".join(self.moves), **time, **self.extra}


def record_of_code(code: DealCode) -> SolitaireRecord:
    """The record of a game of deal ``code`` before its first move."""
    return SolitaireRecord(deck_of(code), code)


def parse_solitaire_record(data: object) -> SolitaireRecord:
    """The record in a JSON object; its moves are looked at when they are replayed. Raises RecordError."""
    if not isinstance(data, dict) or data.get("game") != GAME:
        raise RecordError(f'not a record of a game of "{GAME}"')
    code, deck = _parse_deal(data)
    moves = data.get("moves")
    if not isinstance(moves, str):
        raise RecordError('"moves" must be a text')
    seconds = data.get("seconds")
    if seconds is not None and not _is_duration(seconds):
        raise RecordError('"seconds" must be a number, not below 0')
    extra = {key: value for key, value in data.items() if key not in _OWN_KEYS}
    return SolitaireRecord(deck, code, tuple(moves.split()), seconds, extra)


def _is_duration(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value) and value >= 0


def _parse_deal(data: Mapping[str, object]) -> tuple[DealCode | None, tuple[Rank, ...]]:
    if ("code" in data) == ("deck" in data):
        raise RecordError('exactly one of "code" and "deck" is needed')
    key = "code" if "code" in data else "deck"
    text = data[key]
    if not isinstance(text, str):
        raise RecordError(f'"{key}" must be a text')
    try:
        if key == "code":
            code = parse_deal_code(text)
            return code, deck_of(code)
        deck = tuple(map(parse_rank, text.split()))
        dealt(deck)
    except ValueError as fault:
        raise RecordError(f"{key}: {fault}") from fault
    return None, deck


def replay(record: SolitaireRecord) -> Iterator[State]:
    """The states of the recorded game, from the deal on.

    Raises RecordError, naming the move by its number from 1 and its text, when a move is wrong;
    the states before it have been given out by then.
    """
    state = dealt(record.deck)
    yield state
    for number, word in enumerate(record.moves, start=1):
        try:
            state = apply(state, parse_move(word))
        except ValueError as fault:
            raise RecordError(f"move {number} ({word}): {fault}") from fault
        yield state


def described(state: State, code: DealCode | None) -> dict[str, object]:
    """What is printed of one state of a replayed game, as a JSON object."""
    return {
        "game": GAME,
        "code": str(code) if code else None,
        "moves": state.moves,
        "score": state.score,
        "won": is_won(state),
        "dead_end": is_dead_end(state),
        "heart": " ".join(rank.label if rank else "." for rank in state.heart),
        "free": list(state.free),
        "waste_top": state.waste_top.label if state.waste_top else None,
        "stock": len(state.stock),
        "waste": len(state.waste),
    }


def solitaire_lines(data: object, steps: bool) -> Iterator[dict[str, object]]:
    """What is printed of a record: its last state, or with ``steps`` every state from the deal on.

    Raises RecordError.
    """
    record = parse_solitaire_record(data)
    states = replay(record)
    if not steps:
        *_, last = states
        states = iter([last])
    for state in states:
        yield described(state, record.code)
