"""How far back one may go in a deal of Hearts, and still be fair.

Where one person plays with bots: to the last decision of that person, as long as the deal is on the table, scored or
not. Where several people sit at one screen nobody may profit from what came to light, nor undo what another did. The
last decision of any of them can be taken back while nothing hidden has come of it: a pass or a charge until all
have chosen, a card while its trick lies open or has just been finished and brought no kitty. Calls, exchanges and
moons stand.
"""

from collections.abc import Callable, Sequence

from game.hearts.actions import Charge, Pass, PlayCard
from game.hearts.deal import Deal
from game.session.hearts_step import HeartsStep


def steps_to_take_back(
    steps: Sequence[HeartsStep], is_human: Callable[[HeartsStep], bool], *, several_people: bool
) -> int:
    """How many of the last ``steps`` of a deal lead back to the last decision of a person; 0 where none may."""
    count = next((back for back, step in enumerate(reversed(steps), 1) if is_human(step)), 0)
    if count == 0 or not several_people:
        return count
    return count if _is_fair(steps[-count], steps[-1].after.deal) else 0


def _is_fair(decision: HeartsStep, now: Deal | None) -> bool:
    """Whether nothing hidden can have come to light since ``decision``."""
    before = decision.before.deal
    if before is None or now is None:
        return False
    if isinstance(decision.move, Pass | Charge):
        return now.phase is before.phase
    if not isinstance(decision.move, PlayCard) or before.play is None or now.play is None:
        return False
    if now.play.kitty.taker != before.play.kitty.taker:
        return False
    finished = len(now.play.tricks) - len(before.play.tricks)
    return now.outcome is None and (finished == 0 or (finished == 1 and not now.play.trick.cards))
