"""Which motions show what has happened at the table, for each level of motion."""

from collections.abc import Iterable

from game.heart_to_heart.moves import Draw, HeartPair, Pair, Redeal, WastePair
from game.heart_to_heart.shape import POSITIONS
from game.heart_to_heart.state import POINTS_FOR_A_HEART_CARD, State
from game.heart_to_heart.taps import Pile, Target, card_at
from game.session.solitaire import SolitaireStep
from game.table.box import Box, Point
from game.table.layout import TableLayout
from game.table.motion import Motion
from game.table.motion_level import MotionLevel
from game.table.paths import Brightening, Burst, Flight, Heartbeat, Meeting, RisingPoints, Shake
from game.table.picture import card_text

# Durations at normal speed, in milliseconds.
_DEAL_FLIGHT = 260
_DEAL_STAGGER = 25
_FLIP = 180
_SWEEP = 240
_MEET = 190
_BURST = 420
_POINTS = 700
_BRIGHTEN = 320
_SHAKE = 260
_RETURN = 220
_WIN = 2200


class Choreography:
    """Makes the motions for one layout at one level."""

    def __init__(self, layout: TableLayout, level: MotionLevel) -> None:
        self._layout = layout
        self._level = level

    def deal(self, state: State) -> tuple[Motion, ...]:
        """The cascade of a new deal, from the stock to every place and to the waste."""
        if not self._level.travels:
            return ()
        slots: list[Target] = [*(p for p in POSITIONS if state.at(p) is not None), Pile.WASTE]
        return tuple(
            Motion(
                Flight(
                    self._card(state, slot), self._layout.stock, self._layout.box_of(slot), turns=slot is Pile.WASTE
                ),
                _DEAL_FLIGHT * self._level.pace,
                number * _DEAL_STAGGER * self._level.pace,
                lands=slot,
            )
            for number, slot in enumerate(slots)
            if card_at(state, slot) is not None
        )

    def forward(self, step: SolitaireStep) -> tuple[Motion, ...]:
        """What is seen of a move that was played."""
        if self._level.is_off:
            return ()
        match step.move:
            case Draw():
                return self._flip(step.after, is_back=False)
            case Redeal():
                return self._sweep(step.before, is_back=True)
            case HeartPair() | WastePair():
                return self._pair(step)

    def backward(self, step: SolitaireStep) -> tuple[Motion, ...]:
        """What is seen of a move that was taken back."""
        if not self._level.travels:
            return ()
        match step.move:
            case Draw():
                return self._flip(step.after, is_back=True)
            case Redeal():
                return self._sweep(step.before, is_back=False)
            case HeartPair() | WastePair():
                return tuple(self._return(step, slot) for slot in _slots(step.move))

    def shake(self, state: State, slots: Iterable[Target]) -> tuple[Motion, ...]:
        """Two cards that do not match."""
        if not self._level.travels:
            return ()
        lasts = _SHAKE * self._level.pace
        return tuple(
            Motion(Shake(self._card(state, slot), self._layout.box_of(slot)), lasts, lands=slot) for slot in slots
        )

    def win(self) -> tuple[Motion, ...]:
        """The empty heart fills with light, and beats, once the points of the last pair have risen."""
        if self._level.is_off:
            return ()
        begins = (_MEET + _POINTS) * self._level.pace
        beats = 3 if self._level.travels else 0
        return (Motion(Heartbeat(self._layout.heart_box, beats), _WIN * self._level.pace, begins),)

    def _card(self, state: State, slot: Target) -> str:
        rank = card_at(state, slot)
        return card_text(rank) if rank else ""

    def _flip(self, with_card: State, is_back: bool) -> tuple[Motion, ...]:
        if not self._level.travels:
            return ()
        return (self._between_piles(with_card, is_back, _FLIP),)

    def _sweep(self, with_waste: State, is_back: bool) -> tuple[Motion, ...]:
        if not self._level.travels:
            return ()
        # The pile moves as one: one card shows, and all of them land with it.
        return (self._between_piles(with_waste, is_back, _SWEEP),) * len(with_waste.waste)

    def _between_piles(self, state: State, is_back: bool, lasts: float) -> Motion:
        """The upper card of the waste turns over on its way from the stock, or back to it."""
        start, end = (Pile.WASTE, Pile.STOCK) if is_back else (Pile.STOCK, Pile.WASTE)
        boxes = self._layout.box_of(start), self._layout.box_of(end)
        path = Flight(self._card(state, Pile.WASTE), *boxes, turns=True, is_face_down=is_back)
        return Motion(path, lasts * self._level.pace, lands=end, leaves=start)

    def _pair(self, step: SolitaireStep) -> tuple[Motion, ...]:
        if isinstance(step.move, Draw | Redeal):
            return ()
        slots = _slots(step.move)
        lasts = _MEET * self._level.pace if self._level.travels else 0.0
        freed = [self._layout.heart[p] for p in step.after.free if not step.before.is_free(p)]
        lights = tuple(Motion(Brightening(box), _BRIGHTEN * self._level.pace, lasts) for box in freed)
        points = tuple(self._points(slot, lasts) for slot in slots if slot is not Pile.WASTE)
        if not self._level.travels:
            return lights + points
        meeting = self._meeting_point(slots)
        cards = tuple(
            Motion(Meeting(self._card(step.before, slot), self._layout.box_of(slot), meeting), lasts, leaves=slot)
            for slot in slots
        )
        burst = Motion(Burst(meeting, self._layout.card_width), _BURST * self._level.pace, lasts)
        return (*lights, *cards, burst, *points)

    def _points(self, slot: Target, begins: float) -> Motion:
        box = self._layout.box_of(slot)
        rises = 0.9 * box.width if self._level.travels else 0.0
        height = max(14.0, 0.42 * box.width)
        path = RisingPoints(f"+{POINTS_FOR_A_HEART_CARD}", box.centre, rises, height)
        return Motion(path, _POINTS * self._level.pace, begins)

    def _meeting_point(self, slots: tuple[Target, ...]) -> Point:
        first, second = (self._layout.box_of(slot).centre for slot in slots)
        return (first[0] + second[0]) / 2, (first[1] + second[1]) / 2

    def _return(self, step: SolitaireStep, slot: Target) -> Motion:
        if isinstance(step.move, Draw | Redeal):
            raise TypeError("only a pair returns to its places")
        end = self._layout.box_of(slot)
        x, y = self._meeting_point(_slots(step.move))
        start = Box(round(x - end.width / 2), round(y - end.height / 2), end.width, end.height)
        return Motion(Flight(self._card(step.before, slot), start, end), _RETURN * self._level.pace, lands=slot)


def _slots(pair: Pair) -> tuple[Target, ...]:
    return (pair.lower, pair.higher) if isinstance(pair, HeartPair) else (pair.position, Pile.WASTE)
