"""The sizes that every plan for the table of Hearts goes by, before the others are given their seats.

Below lies one's own hand, over it a strip for one's own plate and a sentence; what is left above is the zone in which
the others sit around the trick.
"""

from collections.abc import Mapping
from typing import NamedTuple

from game.hearts.kitty import is_exchanged
from game.hearts.rules import Rules
from game.hearts.trick import nines_boost, twins_cancel
from game.table.box import Box
from game.table.hearts_hand import HandPlan, hand_plan
from game.table.hearts_tools import HeartsTool, Measures, measures_of, tools_and_field

_FANS_FROM = 440
# Plates are so many lines wide: with few players, and with many.
_PLATE_WIDTHS = (7.0, 5.6)
_PLATE_LINES = 2.3
_FAN_LINES = 0.8


class Seating(NamedTuple):
    """What a layout is made for: how many play, how many cards a hand can have, and what the trick needs."""

    players: int
    hand_size: int
    has_seconds: bool = False
    has_piles: bool = False


def seating_of(rules: Rules) -> Seating:
    """What the table of a rule set has to hold."""
    most = rules.hand_size + (rules.kitty_size if is_exchanged(rules) else 0)
    has_piles = rules.kitty_size > 0 or twins_cancel(rules)
    return Seating(rules.players, most, nines_boost(rules), has_piles)


class Demands(NamedTuple):
    """How much room players and hand ask for: the largest text, wide plates or narrow ones, the hand's share."""

    text_scale: float
    is_wide: bool
    hand_share: float


# In a window where the trick would be too small to be read, less and less is asked for.
DEMANDS = (
    Demands(2.0, True, 0.28),
    Demands(2.0, False, 0.28),
    Demands(1.0, False, 0.28),
    Demands(1.0, False, 0.25),
    Demands(0.9, False, 0.25),
    Demands(0.9, False, 0.2),
)


class Frame(NamedTuple):
    """What all plans of one window share, in pixels.

    ``plate`` is the size of a player's plate, ``fan`` the height of the cards that hang out below it.
    """

    measures: Measures
    seating: Seating
    buttons: Mapping[HeartsTool, Box]
    hand: HandPlan
    strip: Box
    zone: Box
    plate: tuple[int, int]
    fan: int

    @property
    def module(self) -> int:
        """The height of a plate with the fan below it."""
        return self.plate[1] + self.fan


def frame_of(size: tuple[int, int], seating: Seating, left_handed: bool, text_scale: float, demands: Demands) -> Frame:
    """The frame of a window of ``size`` pixels."""
    measures = measures_of(size, text_scale)
    buttons, field = tools_and_field(measures, left_handed)
    hand = hand_plan(field, seating.hand_size, demands.hand_share)
    strip, zone = _strip_and_zone(measures, field, hand)
    wide = _PLATE_WIDTHS[0] if seating.players <= 5 and demands.is_wide else _PLATE_WIDTHS[1]
    plate = min(round(wide * measures.line), int(zone.width * 0.3)), strip.height
    has_fans = min(size) >= _FANS_FROM and seating.players <= 6
    fan = round(_FAN_LINES * measures.line) if has_fans else 0
    return Frame(measures, seating, buttons, hand, strip, zone, plate, fan)


def _strip_and_zone(measures: Measures, field: Box, hand: HandPlan) -> tuple[Box, Box]:
    margin, height = measures.margin, round(_PLATE_LINES * measures.line)
    strip = Box(field.x, hand.room.y - hand.lift - margin // 2 - height, field.width, height)
    top = measures.bar.bottom + margin
    return strip, Box(field.x, top, field.width, strip.y - margin - top)
