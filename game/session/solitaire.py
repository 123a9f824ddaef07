"""One running game of Heart to Heart."""

import secrets
from collections.abc import Callable
from typing import NamedTuple

from game.deals import DEAL_COUNT, DealCode
from game.heart_to_heart.deal import deal, deal_code
from game.heart_to_heart.endings import is_dead_end, is_won
from game.heart_to_heart.moves import Move, parse_move
from game.heart_to_heart.play import apply
from game.heart_to_heart.state import State, dealt
from game.heart_to_heart.taps import Target, tap
from game.session.clock import PlayClock
from game.session.faults import RecordError
from game.session.history import History, Step
from game.session.solitaire_record import SolitaireRecord

SolitaireStep = Step[State, Move]


class Outcome(NamedTuple):
    """What a tap brought: the ``step`` played, if any, or a ``mismatch`` of two cards."""

    step: SolitaireStep | None = None
    mismatch: bool = False


class Solitaire:
    """A game being played: its state, selection, history and clock.

    ``keep`` is handed the game after every move, before anything shows on the screen, so that
    a game that was seen is a game that was saved.
    """

    def __init__(
        self, record: SolitaireRecord, now: Callable[[], int], keep: Callable[["Solitaire"], None] = lambda _: None
    ) -> None:
        """Deal, or resume, the game of ``record``. Raises RecordError when a move in it is wrong."""
        self._deal = record
        self._keep = keep
        self._moves: list[str] = []
        self._history: History[State, Move] = History()
        self.clock = PlayClock(now, record.seconds or 0.0)
        self.state = dealt(record.deck)
        self.selection: Target | None = None
        for number, word in enumerate(record.moves, start=1):
            self._replay(number, word)

    def _replay(self, number: int, word: str) -> None:
        try:
            self._play(parse_move(word))
        except ValueError as fault:
            raise RecordError(f"move {number} ({word}): {fault}") from fault

    @property
    def code(self) -> DealCode | None:
        """The deal's code; None when the game began from a bare deck."""
        return self._deal.code

    @property
    def record(self) -> SolitaireRecord:
        """The game as it stands, in record form."""
        return self._deal.with_play(tuple(self._moves), self.clock.seconds)

    @property
    def is_won(self) -> bool:
        """Whether the heart is empty."""
        return is_won(self.state)

    @property
    def is_dead_end(self) -> bool:
        """Whether no free card has a partner anywhere."""
        return is_dead_end(self.state)

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back; after the win there is none."""
        return self._history.can_undo and not self.is_won

    @property
    def can_redo(self) -> bool:
        """Whether there is a move to play again; after the win there is none."""
        return self._history.can_redo and not self.is_won

    def tap(self, target: Target) -> Outcome:
        """Do what a tap on ``target`` does."""
        tapped = tap(self.state, self.selection, target)
        self.selection = tapped.selection
        if tapped.move is None:
            return Outcome(mismatch=tapped.mismatch)
        step = self._play(tapped.move)
        self._keep(self)
        return Outcome(step)

    def undo(self) -> SolitaireStep | None:
        """Take the last move back, with its points and its count. None when there is none."""
        step = self._history.undo() if self.can_undo else None
        if step is not None:
            self._moves.pop()
            self._return_to(step.before)
        return step

    def redo(self) -> SolitaireStep | None:
        """Play the move last taken back again. None when there is none."""
        step = self._history.redo() if self.can_redo else None
        if step is not None:
            self._moves.append(str(step.move))
            self._return_to(step.after)
        return step

    def keep(self) -> None:
        """Have the time played so far kept too, as when the game is left; a game without a move is not kept."""
        if self._moves and not self.is_won:
            self._keep(self)

    def restarted(self) -> SolitaireRecord:
        """The record of the same deal before its first move."""
        return SolitaireRecord(self._deal.deck, self._deal.code)

    def _play(self, move: Move) -> SolitaireStep:
        step = Step(self.state, move, apply(self.state, move))
        self._history.add(step)
        self._moves.append(str(move))
        self.state = step.after
        if self.is_won:
            self.clock.hold("won")
        return step

    def _return_to(self, state: State) -> None:
        self.state = state
        self.selection = None
        self._keep(self)


def new_deal_code(random_below: Callable[[int], int] = secrets.randbelow) -> DealCode:
    """A code drawn at random, never of a deal that is dead before the first move."""
    while True:
        code = deal_code(random_below(DEAL_COUNT))
        if not is_dead_end(deal(code)):
            return code
