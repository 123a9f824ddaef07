"""The steps of a replayed deal of Hearts, each with what it is called."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.hearts.actions import Action, Call, Charge, ChooseMoon, Pass, PlayCard, PutAway, StartDeal
from game.hearts.events import Chosen
from game.hearts.game import Game
from game.hearts.trick import Trick
from game.session.hearts_record import HeartsRecord
from game.session.hearts_replay import replayed
from game.session.hearts_step import Played
from game.shell.hearts_texts_values import inside_sentence
from game.shell.hearts_words import card_name, card_names, direction_name, moon_choice_text, said_of
from game.shell.language import _


@dataclass(frozen=True, slots=True)
class Shown:
    """One step that can be seen: its place among all steps of the deal, the state after it, and words about it."""

    place: int
    game: Game
    text: str

    @property
    def trick(self) -> Trick | None:
        """The trick in the middle: the open one, or the last one while nobody has led to the next."""
        play = self.game.deal.play if self.game.deal is not None else None
        if play is None:
            return None
        return play.trick if play.trick.cards or not play.tricks else play.tricks[-1]


def shown_steps(record: HeartsRecord, number: int, names: Sequence[str]) -> tuple[Shown, ...]:
    """The steps of deal ``number`` at which something is seen. Raises LookupError when there is no such deal."""
    return tuple(
        Shown(place, played.step.after, _text(played, names))
        for place, played in enumerate(replayed(record, number))
        if any(not isinstance(event, Chosen) for event in played.events)
    )


def _text(played: Played, names: Sequence[str]) -> str:
    match played.step.move:
        case StartDeal():
            return _("The cards are dealt.")
        case Pass() | Charge():
            return _all_chose(played)
        case PlayCard(seat, card):
            return _card_text(played, names, seat, card_name(card))
        case Call(seat) | PutAway(seat) | ChooseMoon(seat):
            # Translators: who has decided what, such as "Ada: To the left".
            return _("{name}: {what}").format(name=names[seat], what=_choice(played.step.move))
    return ""


def _all_chose(played: Played) -> str:
    deal = played.step.after.deal
    if deal is None:
        return ""
    if isinstance(played.step.move, Charge):
        return _("Turned up: {cards}").format(cards=card_names(deal.preparation.charged))
    return _("Cards are passed: {where}").format(where=inside_sentence(direction_name(deal.preparation.direction)))


def _choice(move: Action) -> str:
    match move:
        case Call(direction=direction):
            return direction_name(direction)
        case PutAway(cards=cards):
            return card_names(cards)
        case ChooseMoon(choice=choice):
            return moon_choice_text(choice)
    return ""


def _card_text(played: Played, names: Sequence[str], seat: int, card: str) -> str:
    before, after = played.step.before.deal, played.step.after.deal
    said = _("{name}: {what}").format(name=names[seat], what=card)
    if before is None or after is None or before.play is None or after.play is None:
        return said
    if len(after.play.tricks) == len(before.play.tricks):
        return said
    taker = after.play.tricks[-1].taker
    if taker is None:
        return f"{said}  –  " + _("Nobody takes the trick.")
    return f"{said}  –  " + said_of(names[taker], _("You take the trick."), _("{name} takes the trick."))
