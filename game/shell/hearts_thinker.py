"""Lets bots think while the table is shown: a slice in each frame, so that no frame is late because of them."""

from game.hearts.actions import Action
from game.hearts.seats import Seat
from game.session.hearts import HeartsGame
from game.session.hearts_thinking import Thinking

# Seconds of a frame that a bot may take; a frame has 1/60 s, and drawing needs its part.
SLICE = 0.006


class HeartsThinker:
    """One thought at a time: a bot's about its action, or a hint for a person."""

    def __init__(self, game: HeartsGame) -> None:
        self._game = game
        self._bot: tuple[Seat, Thinking[Action]] | None = None
        self._hint: Thinking[Action] | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether a frame's time is needed."""
        return self._hint is not None or bool(self._game.bots_waiting)

    def ask_hint(self, seat: Seat) -> None:
        """Begin to think about what ``seat`` should do."""
        self._hint = self._game.hint(seat)

    def forget(self) -> None:
        """Drop every thought; they are of a state that is no more, or nobody waits for them."""
        self._game.leave()
        self._bot = self._hint = None

    def hint(self) -> Action | None:
        """Think on about the hint; what it came to, once."""
        if self._hint is None or not self._hint.run(SLICE):
            return None
        found, self._hint = self._hint.result, None
        return found

    @property
    def is_asked(self) -> bool:
        """Whether a hint is being thought about."""
        return self._hint is not None

    def think(self) -> bool:
        """Think on for a bot that must act. Whether its action is ready: to be played in a frame without a thought."""
        waiting = self._game.bots_waiting
        if not waiting:
            self._bot = None
            return False
        if self._bot is None or self._bot[0] not in waiting or self._bot[1].is_cancelled:
            self._bot = waiting[0], self._game.think(waiting[0])
        if self._bot[1].is_done:
            return True
        self._bot[1].run(SLICE)
        return False

    def take(self) -> Action:
        """The action that is ready. Raises LookupError when none is."""
        if self._bot is None:
            raise LookupError("no bot has thought of anything")
        (_, thinking), self._bot = self._bot, None
        return thinking.result
