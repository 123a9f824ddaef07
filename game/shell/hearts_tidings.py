"""What the table of Hearts tells in words of what was played."""

from collections.abc import Iterable, Sequence

from game.hearts.events import Called, CardsMoved, Charged, Event, MoonChosen, Place, Spot
from game.hearts.rules import Rules
from game.hearts.scores import Score
from game.hearts.seats import Cards, Seat
from game.hearts.turns import ChargeTurn, PlayTurn
from game.shell.hearts_information import turn_text
from game.shell.hearts_words import card_names, direction_name, moon_choice_text, question_text, said_of, spoken
from game.shell.language import _
from game.table.hearts_numbers import score_text
from game.table.hearts_sight import Sight, moon_hunter


class HeartsTidings:
    """Sentences about players, whose ``names`` are by seat."""

    def __init__(self, rules: Rules, names: Sequence[str]) -> None:
        self._rules = rules
        self._names = names

    def of_events(self, events: Iterable[Event]) -> str:
        """What was decided; "" where nothing was that is told."""
        return "; ".join(filter(None, map(self._of_event, events)))

    def of_trick(self, taker: Seat | None, points: Score) -> str:
        """Who takes a trick, and the points it brings."""
        if taker is None:
            return ""
        taken = said_of(self._names[taker], _("You take the trick"), _("{name} takes the trick"))
        # Translators: what a trick counts, such as "Points: 13".
        return spoken(taken, _("Points: {points}").format(points=score_text(points)) if points else "")

    def of_gifts(self, moves: Iterable[CardsMoved], seat: Seat) -> str:
        """What ``seat`` has passed, and what it has received."""
        return spoken(*(self._of_gift(move, seat) for move in moves))

    def _of_gift(self, move: CardsMoved, seat: Seat) -> str:
        if move.cards is None:
            return ""
        if move.source == Place(Spot.HAND, seat) and move.target.spot is Spot.HAND and move.target.seat is not None:
            words = _("Passed to {name}: {cards}")
            return words.format(name=self._names[move.target.seat], cards=card_names(move.cards))
        if move.target == Place(Spot.HAND, seat):
            return self.of_received(move.cards, move.source.seat)
        return ""

    def of_received(self, cards: Cards, giver: Seat | None = None) -> str:
        """Which cards have come, from another player or from the middle."""
        if not cards:
            return ""
        if giver is None:
            return _("Received: {cards}").format(cards=card_names(cards))
        return _("Received from {name}: {cards}").format(name=self._names[giver], cards=card_names(cards))

    def of_turn(self, sight: Sight) -> str:
        """What the person at the screen is to do now; "" where nothing is, or a dialog asks."""
        turn = sight.view.turn
        if not sight.is_open or sight.is_lingering or turn in (None, ChargeTurn(sight.bottom, ())):
            return ""
        if isinstance(turn, PlayTurn):
            return turn_text(sight, self._names)[0]
        return question_text(sight.view, turn, self._names)

    def of_kitty(self, taker: Seat) -> str:
        """Who gets the kitty."""
        return said_of(self._names[taker], _("You get the kitty"), _("{name} gets the kitty"))

    def of_moon(self, scorer: int) -> str:
        """Who has shot the moon."""
        return said_of(
            self._together(self._rules.scorers[scorer]), _("You shoot the moon!"), _("{name} shoots the moon!")
        )

    def of_hunt(self, hunted: Seat | None, sight: Sight) -> str:
        """Who has begun to hunt the moon, or must give it up; ``hunted`` is who hunted it before."""
        hunter = moon_hunter(sight)
        if hunter is not None and hunted is None and sight.view.hand_sizes[hunter]:
            of_others = _("{name} has taken every point so far")
            return said_of(self._side(hunter), _("You have taken every point so far"), of_others)
        if hunter is None and hunted is not None:
            return said_of(self._side(hunted), _("No moon for you this time"), _("No moon for {name}"))
        return ""

    def _of_event(self, event: Event) -> str:
        match event:
            case Called(seat, direction):
                return f"{self._names[seat]}: {direction_name(direction)}"
            case Charged(seat, cards):
                # Translators: cards laid face up, each by its name.
                return _("{name}, turned up: {cards}").format(name=self._names[seat], cards=card_names(cards))
            case MoonChosen(seat, choice):
                return f"{self._names[seat]}: {moon_choice_text(choice)}"
            case _:
                return ""

    def _side(self, seat: Seat) -> str:
        return self._together(next(seats for seats in self._rules.scorers if seat in seats))

    def _together(self, seats: Iterable[Seat]) -> str:
        return " + ".join(self._names[seat] for seat in seats)
