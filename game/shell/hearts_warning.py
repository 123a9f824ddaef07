"""The warning before a clearly bad play at the table of Hearts, for players who want to be warned."""

from game.cards import Card
from game.hearts.actions import Action, PlayCard
from game.hearts.game import Game
from game.session.hearts import HeartsGame
from game.session.hearts_checker import Caution, cautions
from game.shell.context import Context
from game.shell.language import _


class HeartsWarning:
    """Warns once before a card: whoever tries the same one again means it."""

    def __init__(self, game: HeartsGame, context: Context) -> None:
        self._game = game
        self._context = context
        self._warned: tuple[Game, Card] | None = None

    def before(self, action: Action) -> str:
        """Why ``action``, which is about to be done, is clearly bad; "" where nothing speaks against it any more."""
        warned, self._warned = self._warned, None
        if not self._context.settings.play_checker or not isinstance(action, PlayCard):
            return ""
        now = self._game.state, action.card
        # Taken back and played again, a card is warned of again: that is another moment, though the state is the same.
        is_meant = warned is not None and warned[0] is now[0] and warned[1] == now[1]
        found = () if is_meant or self._game.why_not(action) else cautions(self._game.view(action.seat), action.card)
        if not found:
            return ""
        self._warned = now
        return caution_text(found[0])

    def choose(self, card: Card) -> None:
        """Forget the warning, when ``card`` is another than the one it was about."""
        if self._warned is not None and self._warned[1] != card:
            self._warned = None


def caution_text(caution: Caution) -> str:
    """Why a card is clearly bad, in one sentence."""
    return {
        Caution.TAKES_QUEEN: _("That takes the queen of spades, and another card would not."),
        Caution.CALLS_QUEEN: _("The queen of spades may fall on that; a lower spade is safe from her."),
        Caution.LETS_MOON_GO: _("Somebody may shoot the moon, and another card would stop it."),
        Caution.QUEEN_TO_PARTNER: _("That gives the queen of spades to your partner."),
        Caution.BONUS_AWAY: _("That gives a good card away, and another could go."),
    }[caution]
