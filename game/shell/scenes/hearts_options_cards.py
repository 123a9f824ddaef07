"""The whole pack, to choose the cards that are taken out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cards import Card, Suit
from game.shell.language import _, _n
from game.shell.scenes.hearts_options_pack import PackPage
from game.shell.scenes.hearts_setup_draft import Draft
from game.shell.widgets.control import Control, Style
from game.table.box import Box

if TYPE_CHECKING:
    from game.shell.director import Director


class HeartsCards(PackPage):
    """A key for each card; one that is taken out has a golden edge and a cross."""

    def __init__(self, director: Director, draft: Draft, name: str) -> None:
        super().__init__(director, draft, name, Suit.CLUBS)

    @property
    def _chosen(self) -> tuple[Card, ...]:
        cards: tuple[Card, ...] = getattr(self.draft.setup.options, self.name)
        return cards

    def key(self, card: Card, box: Box) -> Control:
        """A card, in or out."""
        is_out = card in self._chosen
        badge = "close" if is_out else None
        return Control(
            str(card), box, card.rank.label, lambda: self._toggle(card), style=Style.KEY, badge=badge, is_marked=is_out
        )

    def _toggle(self, card: Card) -> None:
        chosen = set(self._chosen) ^ {card}
        self.draft.change({self.name: sorted(map(str, chosen))})
        self.stage.refresh()

    def words(self) -> str:
        """How many are chosen."""
        count = len(self._chosen)
        return _n("{n} card taken out", "{n} cards taken out", count) if count else _("All cards are in.")
