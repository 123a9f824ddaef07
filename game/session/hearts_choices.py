"""What some seats have already passed or charged while others are still choosing, in the record of a game.

The form of records knows a pass only once all have chosen. Until then the choices stand under a key of their own in
the deal, ``chosen``: one entry a seat, null for one that has not chosen, ``blind`` for one that hands on what it gets.
Other programs pass it over, and it is gone when all have chosen.
"""

from collections.abc import Iterator

from game.cards import parse_cards
from game.hearts.actions import Action, Charge, Pass
from game.hearts.deal import Deal
from game.hearts.game import Game, why_not
from game.hearts.seats import Cards, Seat
from game.hearts.vocabulary import Phase
from game.session.faults import RecordError

KEY = "chosen"

_BLIND = "blind"


def chosen_json(deal: Deal) -> list[str | None] | None:
    """The choices so far, as the record has them; None where nobody has chosen, or there is nothing to choose."""
    preparation = deal.preparation
    found: list[str | None] = []
    if deal.phase is Phase.PASS:
        found = [None if choice is None else _pass_text(choice) for choice in preparation.passes]
    elif deal.phase is Phase.CHARGE:
        found = [None if cards is None else _text(cards) for cards in preparation.charges]
    return found if any(text is not None for text in found) else None


def chosen_actions(game: Game, data: object) -> Iterator[Action]:
    """The choices of a record, to be made again in ``game``. Raises RecordError.

    They mean nothing where no choice of all is waited for, and are passed over there.
    """
    if game.phase not in (Phase.PASS, Phase.CHARGE) or data is None:
        return
    if not isinstance(data, list) or len(data) != game.rules.players:
        raise _fault(game, f"must be a list of {game.rules.players}, one for each seat")
    if all(text is not None for text in data):
        raise _fault(game, "must leave a seat that has not chosen")
    for seat, text in enumerate(data):
        if text is not None:
            yield _action(game, seat, text)


def _action(game: Game, seat: Seat, text: object) -> Action:
    if not isinstance(text, str):
        raise _fault(game, f"must be a text, not {text!r}")
    try:
        action = _parse(game.phase, seat, text)
    except ValueError as error:
        raise _fault(game, str(error)) from None
    refusal = why_not(game, action)
    if refusal is not None:
        raise _fault(game, f"seat {seat}: {refusal}")
    return action


def _parse(phase: Phase, seat: Seat, text: str) -> Action:
    if phase is Phase.CHARGE:
        return Charge(seat, parse_cards(text))
    return Pass(seat, blind=True) if text == _BLIND else Pass(seat, parse_cards(text))


def _pass_text(choice: Pass) -> str:
    return _BLIND if choice.blind else _text(choice.cards)


def _text(cards: Cards) -> str:
    return " ".join(map(str, cards))


def _fault(game: Game, reason: str) -> RecordError:
    return RecordError(f"deal {game.number}, {KEY}: {reason}")
