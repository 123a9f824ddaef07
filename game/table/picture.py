"""What is to be seen of the table at rest, as data: cards in the order in which they are laid down."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from game.cards import Card, Rank, Suit
from game.heart_to_heart.shape import POSITIONS
from game.heart_to_heart.state import State
from game.heart_to_heart.taps import Pile, Target, dimmed, helped
from game.table.box import Box
from game.table.layout import TableLayout
from game.table.motion import Slot

# How far a selected card rises and a dimmed one sinks, in card widths.
_LIFT = 0.1
_SINK = 0.03


class Item(NamedTuple):
    """One card at rest: ``card`` is its text, ``QH``, or None when it lies face down.

    A *free* card can be played; a *ringed* one has a partner in reach; a *dimmed* one does not
    match the selected card. ``depth`` counts the cards of a pile, this one included; a stock of depth 0 is empty,
    and a tap turns the waste over into it.
    """

    slot: Target
    box: Box
    card: str | None
    depth: int = 1
    is_free: bool = False
    is_ringed: bool = False
    is_dimmed: bool = False
    is_selected: bool = False


def card_text(rank: Rank) -> str:
    """The text of a card of this game: all are hearts."""
    return str(Card(Suit.HEARTS, rank))


def picture(
    layout: TableLayout,
    state: State,
    selection: Target | None = None,
    with_help: bool = True,
    in_flight: Iterable[Slot] = (),
) -> tuple[Item, ...]:
    """The cards of ``state`` at rest, the lowest first.

    ``in_flight`` names, once for each card, where the cards still moving will land: they are
    left out here, and a pile shows the card under them.
    """
    missing = Counter(in_flight)
    ringed = helped(state) if with_help else frozenset()
    looks = _Looks(layout, selection, ringed, dimmed(state, selection) if with_help else frozenset())
    return (*_heart(looks, state, missing), *_stock(looks, state, missing), *_waste(looks, state, missing))


class _Looks(NamedTuple):
    """What is the same for all cards of a picture."""

    layout: TableLayout
    selection: Target | None
    ringed: frozenset[Target]
    dim: frozenset[Target]

    def item(self, slot: Target, card: str | None, depth: int = 1, is_free: bool = True) -> Item:
        """A card of the picture, with what it looks like."""
        box, width = self.layout.box_of(slot), self.layout.card_width
        if slot == self.selection:
            box = box.moved(0, -max(2, round(_LIFT * width)))
        elif slot in self.dim:
            box = box.moved(0, max(1, round(_SINK * width)))
        return Item(slot, box, card, depth, is_free, slot in self.ringed, slot in self.dim, slot == self.selection)


def _heart(looks: _Looks, state: State, missing: Mapping[Slot, int]) -> Iterator[Item]:
    for position in POSITIONS:
        rank = state.at(position)
        if rank is not None and position not in missing:
            yield looks.item(position, card_text(rank), is_free=state.is_free(position))


def _stock(looks: _Looks, state: State, missing: Mapping[Slot, int]) -> Iterator[Item]:
    depth = len(state.stock) - missing.get(Pile.STOCK, 0)
    if depth > 0:
        yield looks.item(Pile.STOCK, None, depth)
    elif not state.stock and state.waste:
        yield looks.item(Pile.STOCK, None, 0)


def _waste(looks: _Looks, state: State, missing: Mapping[Slot, int]) -> Iterator[Item]:
    depth = len(state.waste) - missing.get(Pile.WASTE, 0)
    if depth > 0:
        yield looks.item(Pile.WASTE, card_text(state.waste[depth - 1]), depth)
