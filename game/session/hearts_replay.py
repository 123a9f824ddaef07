"""A recorded game of Hearts action by action, and a deal of it step by step with all hands open."""

from collections.abc import Iterator

from game.hearts.actions import Action
from game.hearts.game import apply, new_game
from game.session import hearts_choices
from game.session.hearts_record import HeartsRecord, points
from game.session.hearts_step import HeartsStep, Played, seen_openly


def actions_of(record: HeartsRecord) -> Iterator[Action]:
    """All that was done, also by seats that had chosen while others still did. Raises RecordError."""
    game = new_game(record.rules)
    for point in points(record.as_json()):
        game = point.game
        yield from point.actions
    if 0 < game.number <= len(record.deal_extras):
        yield from hearts_choices.chosen_actions(game, record.deal_extras[game.number - 1].get(hearts_choices.KEY))


def replayed(record: HeartsRecord, number: int) -> tuple[Played, ...]:
    """Every step of deal ``number``, counted from 1, as far as it was played, with all that is seen of it.

    The first is the dealing of its cards; ``step.after`` is the state it led to. Raises LookupError when there is no
    such deal.
    """
    state = new_game(record.rules)
    found: list[Played] = []
    for action in actions_of(record):
        step = HeartsStep(state, action, apply(state, action))
        state = step.after
        if state.number == number:
            found.append(seen_openly(step))
    if not found:
        raise LookupError(f"the record has no deal {number}")
    return tuple(found)
