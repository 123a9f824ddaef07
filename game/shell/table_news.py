"""What happens at the table of Heart to Heart, told to ear and voice alike."""

from game.heart_to_heart.state import State
from game.heart_to_heart.taps import Target
from game.session.solitaire import SolitaireStep
from game.shell.context import Context
from game.shell.table_focus import TableFocus
from game.shell.table_sounds import TableSounds
from game.shell.table_voice import TableVoice


class TableNews:
    """Hands each event to the sounds and to the announcements."""

    def __init__(self, context: Context) -> None:
        self._sounds = TableSounds(context.speaker)
        self._voice = TableVoice(context.announcer)

    def deal(self) -> None:
        """The cards are dealt."""
        self._sounds.deal()

    def focus(self, state: State, focus: TableFocus) -> None:
        """The focus has moved."""
        self._voice.focus(state, focus)

    def select(self, state: State, selection: Target | None) -> None:
        """A card was selected, or is no longer."""
        self._sounds.select(selection is not None)
        self._voice.select(state, selection)

    def mismatch(self) -> None:
        """Two cards of different ranks were tapped."""
        self._sounds.mismatch()
        self._voice.mismatch()

    def forward(self, step: SolitaireStep) -> None:
        """A move was played."""
        self._sounds.forward(step)
        self._voice.forward(step)

    def backward(self, step: SolitaireStep) -> None:
        """A move was taken back."""
        self._sounds.backward()
        self._voice.backward(step)
