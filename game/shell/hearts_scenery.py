"""All that lies on the table of Hearts, put together from what is shown and from what the person does."""

from collections.abc import Sequence

from game.shell.hearts_information import strip_message
from game.shell.hearts_person import HeartsPerson
from game.shell.hearts_prompt import Prompt, prompt_pieces
from game.shell.hearts_show import HeartsShow
from game.table.hearts_layout import HeartsLayout
from game.table.hearts_picture import hearts_picture
from game.table.hearts_pieces import Piece, Tone, WordsPiece
from game.table.hearts_sight import Sight

Message = tuple[str, Tone]

NO_NOTE: Message = "", Tone.PLAIN


class HeartsScenery:
    """Remembers its pieces as long as nothing of them changes, for it is looked at in every frame."""

    def __init__(self, show: HeartsShow, person: HeartsPerson, names: Sequence[str]) -> None:
        self._show = show
        self._person = person
        self._names = names
        self._seen: object = None
        self._pieces: tuple[Piece, ...] = ()

    def message(self, note: Message) -> Message:
        """What is said over the hand: ``note``, an answer to what was done, else the last news, or whose turn it is."""
        sight = self._show.sight
        return note if note[0] or sight is None else strip_message(sight, self._show.message, self._names)

    def pieces(self, layout: HeartsLayout, prompt: Prompt | None, note: Message) -> tuple[Piece, ...]:
        """Everything at rest, the lowest first; nothing before the first deal."""
        sight, chosen = self._show.sight, self._person.chosen(prompt)
        seen = (layout.size, sight, chosen, prompt, self._show.motions.in_flight, self._show.message, note)
        if seen != self._seen:
            self._seen = seen
            self._pieces = () if sight is None else self._all(layout, sight, prompt, note)
        return self._pieces

    def forget(self) -> None:
        """Put everything together anew, as by another layout."""
        self._seen = None

    def _all(self, layout: HeartsLayout, sight: Sight, prompt: Prompt | None, note: Message) -> tuple[Piece, ...]:
        receivers = prompt.receivers if prompt is not None else ()
        chosen, in_flight = self._person.chosen(prompt), self._show.motions.in_flight
        table = hearts_picture(layout, sight, self._names, chosen, receivers, in_flight)
        text, tone = self.message(note)
        words = WordsPiece(layout.message, (text,), round(layout.line * 1.1), tone, tone is Tone.GOLD)
        asked = prompt_pieces(layout, prompt) if prompt is not None else ()
        return (*table, *asked, words)
