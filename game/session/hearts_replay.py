"""A recorded deal of Hearts step by step, with all hands open."""

from game.hearts.game import apply, new_game
from game.session.hearts_record import HeartsRecord, points
from game.session.hearts_step import HeartsStep, Played, seen_openly


def replayed(record: HeartsRecord, number: int) -> tuple[Played, ...]:
    """Every step of deal ``number``, counted from 1, as far as it was played, with all that is seen of it.

    The first is the dealing of its cards; ``step.after`` is the state it led to. Raises LookupError when there is no
    such deal.
    """
    state = new_game(record.rules)
    found: list[Played] = []
    for point in points(record.as_json()):
        for action in point.actions:
            step = HeartsStep(state, action, apply(state, action))
            state = step.after
            if state.number == number:
                found.append(seen_openly(step))
    if not found:
        raise LookupError(f"the record has no deal {number}")
    return tuple(found)
