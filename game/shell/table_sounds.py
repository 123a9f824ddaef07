"""What is heard at the table of Heart to Heart."""

from game.heart_to_heart.endings import is_dead_end, is_won
from game.heart_to_heart.moves import Draw, HeartPair, Redeal, WastePair
from game.session.solitaire import SolitaireStep
from game.shell.sound.score import Sound
from game.shell.sound.speaker import Speaker


class TableSounds:
    """Each move has its sound; pairs rise one by one, until a card is drawn."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self._pairs_in_a_row = 0

    def deal(self) -> None:
        """The cards are dealt."""
        self._pairs_in_a_row = 0
        self._speaker.play(Sound.DEAL)

    def select(self, is_selected: bool) -> None:
        """A card was selected, or is no longer."""
        self._speaker.play(Sound.SELECT if is_selected else Sound.DESELECT)

    def mismatch(self) -> None:
        """Two cards of different ranks were tapped."""
        self._speaker.play(Sound.MISMATCH)

    def forward(self, step: SolitaireStep) -> None:
        """A move was played; the last one is heard as the end it brings."""
        match step.move:
            case Draw():
                self._pairs_in_a_row = 0
                self._speaker.play(Sound.FLIP)
            case Redeal():
                self._pairs_in_a_row = 0
                self._speaker.play(Sound.REDEAL)
            case HeartPair() | WastePair():
                self._speaker.play(Sound.PAIR, self._pairs_in_a_row)
                self._pairs_in_a_row += 1
        if is_won(step.after):
            self._speaker.play(Sound.WIN)
        elif is_dead_end(step.after):
            self._speaker.play(Sound.DEAD_END)

    def backward(self) -> None:
        """A move was taken back."""
        self._pairs_in_a_row = 0
        self._speaker.play(Sound.UNDO)
