"""One step of a game of Hearts, and what is seen of it."""

from dataclasses import dataclass
from typing import TypeAlias

from game.hearts.actions import Action
from game.hearts.events import Event, events_of, redacted
from game.hearts.game import Game
from game.hearts.seats import Seat
from game.session.history import Step

HeartsStep: TypeAlias = Step[Game, Action]

# No seat: whoever looks from here sees what lies open, and no more.
_NOBODY = -1


@dataclass(frozen=True, slots=True)
class Played:
    """An action that was played, and what is seen of it, in order."""

    step: HeartsStep
    events: tuple[Event, ...]


def seen_by(step: HeartsStep, viewer: Seat | None) -> Played:
    """``step`` as ``viewer`` sees it; without one, as somebody who holds no cards."""
    events = events_of(step.before, step.move, step.after)
    return Played(step, tuple(redacted(event, _NOBODY if viewer is None else viewer) for event in events))


def seen_openly(step: HeartsStep) -> Played:
    """``step`` with all cards open."""
    return Played(step, events_of(step.before, step.move, step.after))
