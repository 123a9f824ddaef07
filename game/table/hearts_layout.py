"""Where everything lies at the table of Hearts in a window of any size, for three to ten players.

One's own hand lies below, over it a strip with one's own plate and room for a sentence. The others sit around the
rest, each with a plate and, where there is room, a fan of backs below it; the trick lies in the middle.

A *place* is a seat as it is seen: 0 is one's own, and the others follow clockwise, up the left side.
"""

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from game.table.box import Box
from game.table.hearts_frame import DEMANDS, Frame, Seating, frame_of
from game.table.hearts_hand import HandPlan
from game.table.hearts_plans import Plan, best_plan
from game.table.hearts_ring import Ring, ring
from game.table.hearts_tools import HeartsTool

_READABLE_TRICK = 30  # pixels of a card's width


class Where(Enum):
    """A kind of place for cards."""

    HAND = "hand"
    FAN = "fan"
    TRICK = "trick"
    TAKEN = "taken"
    KITTY = "kitty"
    PILE = "pile"
    DECK = "deck"


class Slot(NamedTuple):
    """A place for a card: of the player at a ``place``; ``number`` counts the cards of a hand, or of a trick."""

    where: Where
    place: int = 0
    number: int = 0


class HeartsLayout(NamedTuple):
    """The boxes of all that lies on the table, in pixels.

    ``plates`` and ``fans`` go by place; one's own fan, and those that have no room, are None. ``line`` is the height
    of a line of words.
    """

    size: tuple[int, int]
    margin: int
    line: int
    bar: Box
    buttons: Mapping[HeartsTool, Box]
    hand: HandPlan
    message: Box
    plates: tuple[Box, ...]
    fans: tuple[Box | None, ...]
    middle: Box
    ring: Ring

    @property
    def lift(self) -> int:
        """How far a card taken up stands out of the hand."""
        return self.hand.lift

    @property
    def kitty_aside(self) -> Box:
        """Where the kitty lies before the play: in a corner of the middle, out of the way of questions."""
        kitty, middle = self.ring.kitty, self.middle
        return kitty._replace(x=middle.x, y=middle.bottom - kitty.height - kitty.width // 4)

    @property
    def back_width(self) -> int:
        """The width of a card face down in the fan of another player."""
        return max(10, round(self.line * 1.3))

    def tool_at(self, point: tuple[float, float]) -> HeartsTool | None:
        """The button at ``point``."""
        return next((tool for tool, box in self.buttons.items() if box.holds(point)), None)


def hearts_layout(
    size: tuple[int, int], seating: Seating, left_handed: bool = False, text_scale: float = 1.0
) -> HeartsLayout:
    """The layout with the largest trick for a window of ``size`` pixels.

    ``left_handed`` puts a column of buttons on the right, and mirrors a row of them. ``text_scale`` makes words and
    buttons larger.
    """
    best: tuple[Frame, Plan] | None = None
    for demands in DEMANDS:
        frame = frame_of(size, seating, left_handed, min(text_scale, demands.text_scale), demands)
        plan = best_plan(frame)
        if plan is not None and (best is None or plan.width > best[1].width):
            best = frame, plan
        if best is not None and best[1].width >= _READABLE_TRICK:
            break
    if best is None:
        raise ValueError(f"a window of {size[0]} by {size[1]} pixels is too small for {seating.players} players")
    return _layout(*best)


def _layout(frame: Frame, plan: Plan) -> HeartsLayout:
    """The whole layout with a plan for the others."""
    measures, seating, strip = frame.measures, frame.seating, frame.strip
    own = strip._replace(width=frame.plate[0])
    fans = [Box(b.x, b.bottom, b.width, frame.fan) if frame.fan else None for b in plan.plates]
    return HeartsLayout(
        measures.size,
        measures.margin,
        measures.line,
        measures.bar,
        frame.buttons,
        frame.hand,
        Box(own.right + measures.margin, own.y, strip.right - own.right - measures.margin, own.height),
        (own, *plan.plates),
        (None, *fans),
        plan.middle,
        ring(plan.middle, plan.sides, seating.has_seconds, seating.has_piles, plan.width),
    )
