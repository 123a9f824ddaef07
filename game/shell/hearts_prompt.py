"""What the table asks the person whose turn it is, in its middle: a sentence, a sign, and buttons."""

from collections.abc import Sequence
from math import atan2, degrees
from typing import NamedTuple

from game.hearts.seats import Cards, Seat
from game.hearts.turns import ChargeTurn, PassTurn, PutAwayTurn, Turn
from game.hearts.vocabulary import Direction
from game.shell.hearts_words import question_text, receivers_of
from game.shell.language import _
from game.table.box import Box
from game.table.hearts_layout import HeartsLayout
from game.table.hearts_pieces import Piece, SymbolPiece, Tone, WordsPiece
from game.table.hearts_sight import Sight

_LEAST_BUTTON = 40


class PromptButton(NamedTuple):
    """A button under the question: what it is called, what it says, and whether it can be pressed now."""

    key: str
    label: str
    is_enabled: bool = True


class Prompt(NamedTuple):
    """A question: its sentences, its sign with a turn in degrees ("" for none), its buttons, and who is meant.

    ``marks`` tell of each card that may be taken up, in their order, where it goes. ``is_by_kitty`` tells that the
    kitty lies there too.
    """

    sentences: tuple[str, ...]
    buttons: tuple[PromptButton, ...]
    icon: str = ""
    turn: int = 0
    receivers: tuple[Seat, ...] = ()
    marks: tuple[str, ...] = ()
    is_by_kitty: bool = False


def prompt_of(
    layout: HeartsLayout, sight: Sight, turn: Turn | None, chosen: Cards, names: Sequence[str]
) -> Prompt | None:
    """What is asked now; None where cards are simply played, or nothing is to be done."""
    question = question_text(sight.view, turn, names)
    match turn:
        case PassTurn():
            return _passing(layout, sight, turn, chosen, names)
        case ChargeTurn():
            label = _("Turn up") if chosen else _("Turn none up")
            return Prompt((question,), (PromptButton("choose", label),), is_by_kitty=sight.has_kitty)
        case PutAwayTurn(count=count):
            return Prompt((question,), (PromptButton("choose", _("Put away"), len(chosen) == count),))
        case _:
            return None


def _passing(layout: HeartsLayout, sight: Sight, turn: PassTurn, chosen: Cards, names: Sequence[str]) -> Prompt:
    gifts = receivers_of(sight.view)
    buttons = [PromptButton("choose", _("Pass"), len(chosen) == turn.count)]
    if turn.may_be_blind:
        buttons.append(PromptButton("blind", _("Pass unseen")))
    marks = tuple(names[seat][:1] for seat, number in gifts for _card in range(number)) if len(gifts) > 1 else ()
    icon, angle = _sign(layout, sight, tuple(seat for seat, _number in gifts))
    return Prompt(
        (question_text(sight.view, turn, names),),
        tuple(buttons),
        icon,
        angle,
        tuple(seat for seat, _number in gifts),
        marks,
        sight.has_kitty,
    )


def _sign(layout: HeartsLayout, sight: Sight, receivers: tuple[Seat, ...]) -> tuple[str, int]:
    """An arrow towards the one who gets the cards; arrows all around where several do, cards where a pile does."""
    if sight.view.direction is Direction.MIX:
        return "tricks", 0
    if len(receivers) != 1:
        return "scatter", 0
    x, y = layout.ring.cards[sight.place_of(receivers[0])].centre
    start_x, start_y = layout.middle.centre
    # The icon points up; whole eighths of a turn look meant, and point well enough.
    angle = degrees(atan2(start_y - y, x - start_x)) - 90
    return "arrow", round(angle / 45) * 45


def prompt_boxes(layout: HeartsLayout, prompt: Prompt) -> tuple[Box, Box, tuple[Box, ...]]:
    """Where sign, words and buttons of a question lie, within the middle."""
    middle, gap, buttons = layout.middle, layout.margin, len(prompt.buttons)
    height = min(max(_LEAST_BUTTON, round(layout.line * 2.2)), middle.height // 2)
    kitty = layout.kitty_aside.right - middle.x + layout.kitty_aside.width // 2
    free = middle.width - 2 * (kitty if prompt.is_by_kitty else 0)
    width = min((free - gap * (buttons - 1)) // buttons, round(layout.line * 8.5))
    left = middle.x + (middle.width - buttons * width - (buttons - 1) * gap) // 2
    y = middle.bottom - height
    places = tuple(Box(left + number * (width + gap), y, width, height) for number in range(buttons))
    above = middle._replace(height=middle.height - height - gap)
    sign = min(round(layout.line * 2.6), above.height // 2)
    words_height = min(above.height - sign - gap // 2, round(layout.line * 2.9))
    spare = above.height - sign - words_height - gap // 2
    sign_box = Box(middle.x + (middle.width - sign) // 2, above.y + spare // 2, sign, sign)
    words = Box(middle.x, sign_box.bottom + gap // 2, middle.width, words_height)
    return sign_box, words, places


def prompt_pieces(layout: HeartsLayout, prompt: Prompt) -> tuple[Piece, ...]:
    """The sign and the words."""
    sign, words, _buttons = prompt_boxes(layout, prompt)
    if not prompt.icon:
        words = words._replace(y=sign.y, height=words.bottom - sign.y)
    pieces: list[Piece] = [WordsPiece(words, prompt.sentences, round(layout.line * 1.15), Tone.PLAIN, True)]
    if prompt.icon:
        pieces.append(SymbolPiece(sign, prompt.icon, prompt.turn))
    return tuple(pieces)
