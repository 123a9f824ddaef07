"""What can be reached at the table of Hearts, the cards of the hand and the buttons, and the focus on one of them."""

from game.shell.hearts_focus import HeartsFocus
from game.shell.hearts_news import HeartsNews
from game.shell.hearts_person import HeartsPerson
from game.shell.hearts_words import card_names
from game.shell.widgets.controls import Controls
from game.table.box import Box
from game.table.focus import Direction
from game.table.hearts_layout import HeartsLayout


class HeartsReach:
    """Keeps the focus of the hand and that of the ``controls`` in step, and has a card in focus announced."""

    def __init__(self, controls: Controls, person: HeartsPerson, news: HeartsNews) -> None:
        self._controls = controls
        self._person = person
        self._news = news
        self.focus = HeartsFocus()

    def boxes(self, layout: HeartsLayout) -> dict[object, Box]:
        """Everything the focus can be on, in the order of the Tab key."""
        cards: dict[object, Box] = {("card", place): box for place, box in enumerate(self._person.boxes(layout))}
        return {**cards, **{member.key: member.box for member in self._controls.members if member.is_enabled}}

    def mend(self, layout: HeartsLayout) -> None:
        """Leave what is there no more."""
        self.focus.mend(self.boxes(layout))
        self._keep_step()

    def lead_to(self, layout: HeartsLayout, key: object) -> None:
        """Go to a button that is what comes next, where there is one, and keys are used."""
        if self.focus.is_shown and key in self.boxes(layout):
            self.focus.key = key
            self._show()

    def move(self, layout: HeartsLayout, direction: Direction) -> None:
        """Go to what is nearest that way."""
        self.focus.move(self.boxes(layout), direction)
        self._show()

    def cycle(self, layout: HeartsLayout, by: int) -> None:
        """Go ``by`` places on in order."""
        self.focus.cycle(self.boxes(layout), by)
        self._show()

    def show(self, is_shown: bool) -> None:
        """Show the focus, or hide it while a finger or the mouse is used."""
        self.focus.is_shown = is_shown
        self._show()

    def card_box(self, layout: HeartsLayout) -> Box | None:
        """What shows of the card in focus, None where no card is seen to be in focus."""
        place = self.focus.place
        if not self.focus.is_shown or place is None:
            return None
        strips = self._person.strips(layout)
        return strips[place] if place < len(strips) else None

    def _show(self) -> None:
        self._keep_step()
        focus, hand = self.focus, self._person.hand
        if focus.is_shown and focus.place is not None and focus.place < len(hand):
            self._news.say(card_names([hand[focus.place]]))

    def _keep_step(self) -> None:
        """Let a button show that it is in focus just when it is, and none while a card is."""
        self._controls.touch(self._controls.focus, self.focus.key)
        self._controls.focus = self.focus.key if self.focus.place is None else None
        self._controls.shows_focus = self.focus.is_shown
