"""What is heard and announced at the table of Hearts."""

from collections.abc import Sequence

from game.cards import Card
from game.shell.context import Context
from game.shell.hearts_words import card_name, spoken
from game.shell.language import _
from game.shell.sound.score import Sound


class HeartsNews:
    """Each event has its sound and its sentence, and more sentences may go with it.

    ``names`` are those of the players, by seat.
    """

    def __init__(self, context: Context, names: Sequence[str]) -> None:
        self._speaker = context.speaker
        self._announcer = context.announcer
        self._names = names

    def deal(self, code: str, *more: str) -> None:
        """The cards are dealt."""
        self._speaker.play(Sound.DEAL)
        self.say(code, *more)

    def card(self, seat: int, card: Card, *more: str) -> None:
        """A card was played."""
        self._speaker.play(Sound.CARD_PLAYED)
        self.say(_("{name}: {card}").format(name=self._names[seat], card=card_name(card)), *more)

    def trick(self, *sentences: str) -> None:
        """A trick was taken, or could not be."""
        self._speaker.play(Sound.TRICK_TAKEN)
        self.say(*sentences)

    def cards_change_hands(self) -> None:
        """Cards were passed or exchanged."""
        self._speaker.play(Sound.REDEAL)

    def hearts_broken(self) -> None:
        """The first heart has fallen, as is told with the card."""
        self._speaker.play(Sound.HEARTS_BROKEN)

    def moon(self, text: str) -> None:
        """Somebody has taken everything, or is about to."""
        self._speaker.play(Sound.MOON)
        self._announcer.say(text)

    def lifted(self, card: Card, is_up: bool) -> None:
        """A card was taken up, or put down again."""
        self._speaker.play(Sound.SELECT if is_up else Sound.DESELECT)
        if is_up:
            self._announcer.say(_("{card}, selected.").format(card=card_name(card)))

    def refused(self, text: str) -> None:
        """Something is not allowed."""
        self._speaker.play(Sound.MISMATCH)
        self._announcer.say(text)

    def taken_back(self, *sentences: str) -> None:
        """Something was taken back."""
        self._speaker.play(Sound.UNDO)
        self.say(*sentences)

    def won(self, text: str) -> None:
        """The game is over."""
        self._speaker.play(Sound.WIN)
        self._announcer.say(text)

    def say(self, *sentences: str) -> None:
        """Tell something that makes no sound. What belongs together is told at once: a voice is cut off by the next."""
        self._announcer.say(spoken(*sentences))
