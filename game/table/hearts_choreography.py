"""Which motions show what happens at a table of Hearts, for each level of motion."""

from collections.abc import Sequence
from typing import NamedTuple

from game.table.box import Box, centred
from game.table.hearts_layout import HeartsLayout, Slot, Where
from game.table.hearts_paths import Moonrise, RisingNews
from game.table.hearts_picture import box_of
from game.table.motion import Motion
from game.table.motion_level import MotionLevel
from game.table.paths import Brightening, Burst, Flight

# Durations at normal speed, in milliseconds.
_DEAL_FLIGHT = 240
_DEAL_WHOLE = 900
_PLAY = 240
_CLEAR = 320
_PASS = 620
_RETURN = 220
_JOIN = 360
_LIGHT = 420
_NEWS = 1500
_BURST = 620


class Shown(NamedTuple):
    """A card on the table: its text, "" where it lies face down, and where it is."""

    card: str
    box: Box


class HeartsChoreography:
    """Makes the motions for one layout at one level."""

    def __init__(self, layout: HeartsLayout, level: MotionLevel) -> None:
        self._layout = layout
        self._level = level

    def deal(self, hand: Sequence[Shown], places: int, number: int) -> tuple[Motion, ...]:
        """The cascade of a deal of ``number`` cards to each of ``places``; ``hand`` is the one that is seen."""
        if not self._level.travels:
            return ()
        deck = box_of(self._layout, Slot(Where.DECK))
        stagger = (_DEAL_WHOLE - _DEAL_FLIGHT) / max(1, number)
        flights: list[Motion] = []
        for round_ in range(number):
            begins = round_ * stagger * self._level.pace
            lasts = _DEAL_FLIGHT * self._level.pace
            # A few backs tell of all the others.
            if round_ % 4 == 0:
                for place in range(1, places):
                    flights.append(Motion(Flight("", deck, self._seat(place), is_face_down=True), lasts, begins))
            card, box = hand[round_] if round_ < len(hand) else Shown("", self._seat(0))
            path = Flight(card, deck, box, turns=bool(card), is_face_down=not card)
            flights.append(Motion(path, lasts, begins, lands=Slot(Where.HAND, 0, round_)))
        return tuple(flights)

    def play(self, card: str, start: Box | None, slot: Slot) -> tuple[Motion, ...]:
        """A card goes to the trick: from ``start`` in the hand that is seen, or from another player's."""
        end = box_of(self._layout, slot)
        if not self._level.travels:
            return self._light(end)
        path = Flight(card, start or self._seat(slot.place), end, turns=start is None)
        return (Motion(path, _PLAY * self._level.pace, lands=slot),)

    def clear(self, trick: Sequence[Shown], place: int) -> tuple[Motion, ...]:
        """A trick, the cards that waited for it, or the kitty go to whoever takes them."""
        if not self._level.travels:
            return self._light(self._layout.plates[place])
        end = self._seat(place)
        return tuple(
            Motion(Flight(shown.card, shown.box, end, is_face_down=not shown.card), _CLEAR * self._level.pace)
            for shown in trick
        )

    def leave(self, trick: Sequence[Shown]) -> tuple[Motion, ...]:
        """A trick that nobody could take goes to the small pile."""
        end = self._layout.ring.pile
        if not self._level.travels:
            return self._light(end)
        slot = Slot(Where.PILE)
        return tuple(
            Motion(Flight(shown.card, shown.box, end), _CLEAR * self._level.pace, lands=slot) for shown in trick
        )

    def give(self, cards: Sequence[Shown], receiver: int) -> tuple[Motion, ...]:
        """Cards that are seen leave for another player."""
        return self.clear(cards, receiver)

    def get(self, cards: Sequence[tuple[Shown, Slot]], giver: int | None) -> tuple[Motion, ...]:
        """Cards come into the hand that is seen; without a ``giver`` from the middle."""
        if not self._level.travels:
            return tuple(light for shown, _ in cards for light in self._light(shown.box))
        start = box_of(self._layout, Slot(Where.DECK)) if giver is None else self._seat(giver)
        return tuple(
            Motion(
                Flight(shown.card, start, shown.box, turns=bool(shown.card), is_face_down=not shown.card),
                _PASS * self._level.pace,
                lands=slot,
            )
            for shown, slot in cards
        )

    def pass_by(self, giver: int | None, receiver: int | None, number: int) -> tuple[Motion, ...]:
        """Cards that are not seen go from one to another; None is the middle."""
        if not self._level.travels:
            return ()
        start, end = (
            box_of(self._layout, Slot(Where.DECK)) if place is None else self._seat(place)
            for place in (giver, receiver)
        )
        gap = max(2, start.width // 3)
        return tuple(
            Motion(
                Flight("", start.moved(i * gap, 0), end.moved(i * gap, 0), is_face_down=True), _PASS * self._level.pace
            )
            for i in range(min(3, number))
        )

    def take_back(self, card: str, start: Box, end: Box, slot: Slot) -> tuple[Motion, ...]:
        """A card goes back into the hand."""
        if not self._level.travels:
            return self._light(end)
        return (Motion(Flight(card, start, end), _RETURN * self._level.pace, lands=slot),)

    def join(self, card: str, start: Box, end: Box, slot: Slot) -> tuple[Motion, ...]:
        """A card of the trick goes to the side of the one that cancels it."""
        return (
            (Motion(Flight(card, start, end), _JOIN * self._level.pace, lands=slot),)
            if self._level.travels
            else self._light(end)
        )

    def hearts_broken(self, text: str, height: float, box: Box) -> tuple[Motion, ...]:
        """The heart that lies in ``box`` bursts, and the news rise."""
        if self._level.is_off:
            return ()
        news = self.news(text, height)
        if not self._level.travels:
            return news
        burst = Burst(box.centre, 1.3 * box.width)
        return (Motion(burst, _BURST * self._level.pace, _PLAY * self._level.pace), *news)

    def moon(self, text: str, height: float) -> tuple[Motion, ...]:
        """The moon rises over the table, with its news."""
        if self._level.is_off:
            return ()
        middle = self._layout.middle
        side = min(middle.width, middle.height) * 0.45
        rises = 0.4 * middle.height if self._level.travels else 0.0
        centre = middle.centre[0], middle.centre[1] - 1.2 * height
        moonrise = Motion(Moonrise(centre, side, rises), _NEWS * self._level.pace)
        # The words come to rest just below the moon.
        return (moonrise, *self.news(text, height, 0.5 * side + 0.95 * height))

    def news(self, text: str, height: float, below: float = 0.0) -> tuple[Motion, ...]:
        """A few words over the trick, in letters ``height`` pixels high, which rise and fade."""
        if self._level.is_off:
            return ()
        middle = self._layout.middle
        x, y = middle.centre
        rises = 1.2 * height if self._level.travels else 0.0
        return (Motion(RisingNews(text, (x, y + below), rises, height, middle.width), _NEWS * self._level.pace),)

    def _seat(self, place: int) -> Box:
        return box_of(self._layout, Slot(Where.FAN, place))

    def _light(self, box: Box) -> tuple[Motion, ...]:
        lit = centred(box.centre, *box[2:])
        return () if self._level.is_off else (Motion(Brightening(lit), _LIGHT * self._level.pace),)
