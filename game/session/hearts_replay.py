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


def steps_of(record: HeartsRecord) -> Iterator[HeartsStep]:
    """Every step of the game, from the dealing of the first cards on. Raises RecordError."""
    state = new_game(record.rules)
    for action in actions_of(record):
        step = HeartsStep(state, action, apply(state, action))
        state = step.after
        yield step


def replayed(record: HeartsRecord, number: int) -> tuple[Played, ...]:
    """Every step of deal ``number``, counted from 1, as far as it was played, with all that is seen of it.

    The first is the dealing of its cards; ``step.after`` is the state it led to. Raises LookupError when there is no
    such deal.
    """
    found = tuple(seen_openly(step) for step in steps_of(record) if step.after.number == number)
    if not found:
        raise no_such_deal(number)
    return found


def no_such_deal(number: int) -> LookupError:
    """What is raised where a record is asked for a deal that it does not have."""
    return LookupError(f"the record has no deal {number}")
