"""The whole pack, to set what single cards count: points, a bonus, or a factor."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING, Any

from game.cards import PACK, Card, parse_card
from game.hearts.option_kinds import CardMap, Json
from game.hearts.scales import SCALES
from game.hearts.scores import Score
from game.shell.hearts_texts_cards import USUAL_FACTOR, worth_text
from game.shell.hearts_texts_values import as_label
from game.shell.hearts_words import card_name
from game.shell.scenes.hearts_options_pack import PackPage
from game.shell.scenes.hearts_setup_draft import Draft, kind_of
from game.shell.scenes.hearts_setup_rows import button
from game.shell.widgets.control import Control, Style
from game.table.box import Box

if TYPE_CHECKING:
    from game.cards import Suit
    from game.shell.director import Director

_FIRST = parse_card("QS")
_STEPS = (-10, -1, 1, 10)
_FACTOR_STEPS = (-1, 1)


class HeartsCardValues(PackPage):
    """A key for each card with what it counts; buttons make the value of the chosen one smaller and larger."""

    def __init__(self, director: Director, draft: Draft, name: str) -> None:
        self._card = _first_card(draft, name)
        super().__init__(director, draft, name, self._card.suit)

    def first(self) -> str:
        """The card chosen now."""
        return str(self._card)

    def show(self, suit: Suit) -> None:
        """Go to the card of the same rank in another suit."""
        self._card = Card(suit, self._card.rank)
        super().show(suit)

    def key(self, card: Card, box: Box) -> Control:
        """A card, and its value where it has one."""
        values = values_of(self.draft, self.name)
        return Control(
            str(card),
            box,
            card.rank.label,
            lambda: self._choose(card),
            style=Style.KEY,
            is_enabled=card not in self.draft.setup.options.removed,
            note=worth_text(self.name, values[card]) if card in values else None,
            is_marked=card == self._card,
        )

    def _choose(self, card: Card) -> None:
        self._card = card
        self.show(card.suit)

    def words(self) -> str:
        """What the chosen card counts."""
        return f"{as_label(card_name(self._card))}: {worth_text(self.name, self._value)}"

    @property
    def _value(self) -> Score:
        return values_of(self.draft, self.name).get(self._card, _usual(self.name))

    def foot(self) -> list[Control]:
        """Steps down and up, and where scores are complex a quarter of a turn."""
        steps = _FACTOR_STEPS if self.name == "multiplier" else _STEPS
        buttons = [self._change(("step", by), f"{by:+}".replace("-", "−"), self._value + by) for by in steps]
        if self.draft.setup.options.complex:
            buttons.append(self._change("turn", "×i", self._value * 1j))
        return buttons

    def _change(self, key: Hashable, label: str, value: Score) -> Control:
        changed = with_value(self.draft, self.name, self._card, value)
        return button(key, label, lambda: self._set(changed), is_enabled=_is_allowed(self.name, changed))

    def _set(self, value: Json) -> None:
        self.draft.change({self.name: value})
        self.stage.refresh()


def _first_card(draft: Draft, name: str) -> Card:
    """The card to begin with: the queen of spades if she counts anything, else the one that counts most."""
    values, removed = values_of(draft, name), draft.setup.options.removed
    counted = [card for card in values if card not in removed]
    some = next((card for card in (_FIRST, *PACK) if card not in removed), _FIRST)
    return max(counted, key=lambda card: (card == _FIRST, abs(values[card])), default=some)


def values_of(draft: Draft, name: str) -> Mapping[Card, Score]:
    """What each card counts by an option; the others count nothing special."""
    found: Any = getattr(draft.setup.options, name)
    return SCALES[found] if isinstance(found, str) else dict(found)


def with_value(draft: Draft, name: str, card: Card, value: Score) -> Json:
    """The option, as records write it, once ``card`` counts ``value``; by its name where it is one of the scales."""
    exact = int(value.real) if not value.imag else value
    changed = {**values_of(draft, name), card: exact}
    counted = {other: worth for other, worth in changed.items() if worth != _usual(name)}
    if name == "points":
        scale = next((scale for scale, values in SCALES.items() if values == counted), None)
        if scale is not None:
            return scale
    return CardMap().write(tuple(sorted(counted.items())))


def _usual(name: str) -> int:
    return USUAL_FACTOR if name == "multiplier" else 0


def _is_allowed(name: str, value: Json) -> bool:
    try:
        kind_of(name).parse(value)
    except ValueError:
        return False
    return True
