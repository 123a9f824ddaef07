"""What is announced at the table of Heart to Heart, for who can not see it."""

from game.heart_to_heart.endings import is_dead_end, is_won
from game.heart_to_heart.moves import Draw, HeartPair, Redeal, WastePair
from game.heart_to_heart.shape import PLACES
from game.heart_to_heart.state import State
from game.heart_to_heart.taps import Pile, Target, card_at
from game.session.solitaire import SolitaireStep
from game.shell.announcer import Announcer
from game.shell.card_names import rank_name, rank_plural
from game.shell.language import _
from game.shell.table_focus import TableFocus
from game.table.layout import Tool


class TableVoice:
    """Says what is in focus, what was selected, and what each move did."""

    def __init__(self, announcer: Announcer) -> None:
        self._announcer = announcer

    def focus(self, state: State, focus: TableFocus) -> None:
        """The focus is on a card, a pile or a button."""
        if focus.target is not None:
            self._announcer.say(_target_text(state, focus.target))
        elif focus.tool is not None:
            self._announcer.say(_tool_text(focus.tool))

    def select(self, state: State, selection: Target | None) -> None:
        """A card was selected, or is no longer."""
        if selection is None:
            self._announcer.say(_("Nothing selected."))
        else:
            self._announcer.say(_("{card}, selected.").format(card=_target_text(state, selection)))

    def mismatch(self) -> None:
        """Two cards of different ranks were tapped."""
        self._announcer.say(_("Must be the same rank"))

    def forward(self, step: SolitaireStep) -> None:
        """A move was played."""
        self._announcer.say(f"{_move_text(step)} {_end_text(step.after)}")

    def backward(self, step: SolitaireStep) -> None:
        """A move was taken back."""
        self._announcer.say(_("Taken back: {move}").format(move=_move_text(step)))


def _target_text(state: State, target: Target) -> str:
    rank = card_at(state, target)
    match target:
        case Pile.STOCK:
            return _("Stock, cards: {n}").format(n=len(state.stock))
        case Pile.WASTE if rank is not None:
            return _("Waste, {card}").format(card=rank_name(rank))
        case int() if rank is not None:
            return _("{card}, row {row}").format(card=rank_name(rank), row=PLACES[target].row + 1)
        case _:
            return _("Nothing there.")


def _tool_text(tool: Tool) -> str:
    return {Tool.UNDO: _("Undo"), Tool.REDO: _("Redo"), Tool.NEW: _("New"), Tool.MENU: _("Menu")}[tool]


def _move_text(step: SolitaireStep) -> str:
    match step.move:
        case Draw():
            return _("{card} drawn.").format(card=rank_name(step.before.stock[0]))
        case Redeal():
            return _("The waste is turned over.")
        case HeartPair() | WastePair():
            position = step.move.lower if isinstance(step.move, HeartPair) else step.move.position
            rank = step.before.at(position)
            assert rank is not None, "a pair is made of cards that are there"
            points = step.after.score - step.before.score
            return _("{ranks}: a pair, points: {n}.").format(ranks=rank_plural(rank), n=points)


def _end_text(state: State) -> str:
    if is_won(state):
        return _("You have won!")
    return _("No more moves possible") if is_dead_end(state) else ""
