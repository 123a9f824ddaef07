"""A list of passing directions, put together one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.hearts.option_kinds import Directions
from game.hearts.vocabulary import Direction
from game.shell.hearts_texts_options import option_label
from game.shell.hearts_texts_values import as_label, direction_word
from game.shell.language import _
from game.shell.scenes.hearts_setup_draft import Draft, kind_of
from game.shell.scenes.hearts_setup_rows import DraftPage, button
from game.shell.widgets.control import Control
from game.shell.widgets.reading import Paragraph, Role

if TYPE_CHECKING:
    from game.shell.director import Director

_MOST = 10


class HeartsDirections(DraftPage):
    """Each button adds its direction at the end; the list so far stands in the panel and in the heading."""

    def __init__(self, director: Director, draft: Draft, name: str) -> None:
        super().__init__(director, draft)
        self._name = name
        kind = kind_of(name)
        barred = kind.barred if isinstance(kind, Directions) else ()
        self._directions = tuple(direction for direction in Direction if direction not in barred)

    @property
    def _list(self) -> list[Direction]:
        return list(getattr(self.draft.setup.options, self._name))

    def heading(self) -> str:
        """How far the list has come; its last entry, where the list itself is not in sight."""
        if self._list and not self.has_panel_here:
            return f"{len(self._list)}. {direction_word(self._list[-1])}"
        return f"{option_label(self._name)}: {len(self._list)}"

    def rows(self) -> list[Control]:
        """One for each direction."""
        has_room = len(self._list) < _MOST
        return [
            button(str(direction), as_label(direction_word(direction)), self._adder(direction), is_enabled=has_room)
            for direction in self._directions
        ]

    def _adder(self, direction: Direction) -> Callable[[], None]:
        return lambda: self._set([*self._list, direction])

    def foot(self) -> list[Control]:
        """The way to take directions off again."""
        has_any = bool(self._list)
        return [
            button("erase", _("Erase"), lambda: self._set(self._list[:-1]), "backspace", is_enabled=has_any),
            button("clear", _("Erase all"), lambda: self._set([]), "close", is_enabled=has_any),
        ]

    def _set(self, directions: list[Direction]) -> None:
        self.draft.change({self._name: [str(direction) for direction in directions]})
        self.stage.refresh()

    def paragraphs(self) -> list[Paragraph]:
        """The list so far."""
        numbered = (f"{place}. {direction_word(direction)}" for place, direction in enumerate(self._list, 1))
        return [Paragraph(option_label(self._name), Role.HEADING), *map(Paragraph, numbered)]
