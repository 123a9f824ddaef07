"""The pages of advice, each with a position to try it on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.heart_to_heart.endings import is_dead_end, is_won
from game.heart_to_heart.taps import Pile, Target, playable, tap
from game.shell.intents import Command, Intent, Tap
from game.shell.language import _
from game.shell.scenes.lesson import Lesson
from game.shell.strategy_text import ADVICE_COUNT, Advice, advice
from game.shell.widgets.control import Control, Style
from game.table.box import Box
from game.table.focus import Direction, nearest, next_focus

if TYPE_CHECKING:
    from game.shell.director import Director

_NOWHERE = Box(0, 0, 0, 0)
Focus = tuple[str, object]


class Strategy(Lesson):
    """Lets the player try each piece of advice by the real rules, and tells how it went."""

    def __init__(self, director: Director) -> None:
        self._advice: Advice = advice(0)
        super().__init__(director, self._advice.state)
        self._card: Target | None = None

    def heading(self) -> str:
        """The advice in a few words."""
        return self._advice.title

    def has_pages(self) -> bool:
        """There are several pieces of advice."""
        return True

    def pages(self) -> int:
        """One for each."""
        return ADVICE_COUNT

    def turn(self, by: int) -> None:
        """Show other advice, with its position."""
        if self.can_turn(by):
            self.table.show(advice(self.number + by).state)
            self._card = None
            super().turn(by)

    def place(self) -> list[Control]:
        """Tell the advice anew, as the language may have changed; the position stays as it was played."""
        self._advice = advice(self.number)
        return super().place()

    def words(self) -> list[str]:
        """The advice and the task, or how the task went."""
        if is_won(self.table.state):
            return [self._advice.right]
        if is_dead_end(self.table.state):
            return [self._advice.wrong]
        return [self._advice.advice, self._advice.task]

    def tools(self) -> list[Control]:
        """To begin the position again."""
        is_over = is_dead_end(self.table.state) or is_won(self.table.state)
        style = Style.PRIMARY if is_over else Style.PLAIN
        return [Control("again", _NOWHERE, _("Try again"), self.again, "redo", style)]

    def again(self) -> None:
        """Put the cards back."""
        self.table.show(self._advice.state)
        self.say()

    def tap(self, target: Target) -> None:
        """Do what a tap does in the game."""
        tapped = tap(self.table.state, self.table.selection, target)
        if tapped.move is None:
            self.table.show(self.table.state, tapped.selection)
            return
        self.table.play(tapped.move)
        self.table.selection = tapped.selection
        if is_won(self.table.state):
            self.table.shine()
        self._mend_focus()
        self.say()

    def handle(self, intent: Intent) -> None:
        """Tap a card, move the focus, or press a button."""
        match intent:
            case Tap(point) if (target := self.table.target_at(point)) is not None:
                self._unfocus_card()
                self.tap(target)
            case Tap():
                self._unfocus_card()
                super().handle(intent)
            case Direction():
                self._move_focus(intent)
            case Command.NEXT | Command.PREVIOUS:
                self._unfocus_card()
                super().handle(intent)
            case Command.CONFIRM | Command.ADVANCE if self._card is not None:
                self.tap(self._card)
            case Command.DRAW:
                self.tap(Pile.STOCK)
            case _:
                super().handle(intent)

    # Focus: on a card of the table, or on a button

    def focus_on_table(self) -> Target | None:
        """The card in focus."""
        return self._card

    def _cards(self) -> dict[Focus, Box]:
        targets = [*playable(self.table.state), Pile.STOCK]
        return {("card", target): self.table.box_of(target) for target in targets}

    def _move_focus(self, direction: Direction) -> None:
        buttons = {("button", m.key): m.box for m in self.controls.members if m.is_enabled}
        boxes: dict[Focus, Box] = {**self._cards(), **buttons}
        focus: Focus = ("card", self._card) if self._card is not None else ("button", self.controls.focus)
        if focus not in boxes or not (self._card is not None or self.controls.shows_focus):
            self._card = playable(self.table.state)[0] if playable(self.table.state) else Pile.STOCK
            return
        kind, key = next_focus(boxes, focus, direction)
        self._card = key if kind == "card" and isinstance(key, int | Pile) else None
        self.controls.focus_on(key if kind == "button" else None)

    def _unfocus_card(self) -> None:
        self._card = None

    def _mend_focus(self) -> None:
        if self._card is not None and ("card", self._card) not in self._cards():
            _kind, key = nearest(self._cards(), self.table.box_of(self._card).centre)
            self._card = key if isinstance(key, int | Pile) else None
