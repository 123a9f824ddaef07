"""The record of a game of Hearts: the cards of its deals, and the choices made.

A record is JSON and rebuilds every state of its game; it is the form in which games are saved, resumed, shared and
reported. Replaying it tells what the game waited for at every point.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from game.hearts.actions import Action
from game.hearts.deal import Deal
from game.hearts.game import Game, new_game
from game.hearts.moon import moon_choices
from game.hearts.options import OptionError
from game.hearts.play import played_cards
from game.hearts.preparation import Preparation, is_called
from game.hearts.rules import Rules, parse_rules, rules_json
from game.hearts.seats import Cards, Seat
from game.hearts.vocabulary import Direction
from game.session.faults import RecordError
from game.session.hearts_deal_reader import DEAL_KEYS, DealReader
from game.session.hearts_report import Line, end_line, point_line, scored_line

GAME = "hearts"

_OWN_KEYS = frozenset({"game", "rules", "seats", "deals"})

Extra = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class HeartsRecord:
    """One game: its rules, who sits in its ``seats``, and its deals, each in its last state.

    ``extra`` and ``deal_extras``, one for each deal or fewer, keep the keys that this version does not know.
    """

    rules: Rules
    seats: tuple[str, ...] = ()
    deals: tuple[Deal, ...] = ()
    extra: Extra = field(default_factory=dict)
    deal_extras: tuple[Extra, ...] = ()

    def as_json(self) -> dict[str, object]:
        """The record as a JSON object."""
        dealer = self.rules.players - 1
        deals = []
        for place, deal in enumerate(self.deals):
            extra = self.deal_extras[place] if place < len(self.deal_extras) else {}
            deals.append({**deal_json(deal, dealer), **extra})
            dealer = (deal.preparation.dealer + 1) % self.rules.players
        seats = {"seats": list(self.seats)} if self.seats else {}
        return {"game": GAME, "rules": rules_json(self.rules), **seats, "deals": deals, **self.extra}


@dataclass(frozen=True, slots=True)
class Point:
    """One point of a replay: the state of the game, and the actions that led to it from the point before."""

    game: Game
    actions: Sequence[Action] = ()


def hearts_lines(record: object, steps: bool) -> Iterator[Line]:
    """What replaying ``record`` prints, one JSON object a line; with ``steps`` also each point at which somebody acts.

    Raises RecordError at the first fault, after the lines before it.
    """
    game = None
    for point in points(record):
        game = point.game
        if game.waiting:
            if steps:
                yield point_line(game)
        elif game.deal is not None and game.deal.outcome is not None:
            yield scored_line(game, game.deal.outcome)
    if game is not None:
        yield end_line(game)


def points(record: object) -> Iterator[Point]:
    """The start of the recorded game, each point at which somebody must act, and the end of each deal.

    Raises RecordError at the first fault, after the points before it.
    """
    frame = _parse_frame(record)
    game = new_game(frame.rules)
    yield Point(game)
    for number, data in enumerate(frame.deals, 1):
        reader = DealReader(number, data)
        actions: Sequence[Action] = (reader.start(game),)
        while actions:
            for action in actions:
                game = reader.applied(game, action)
            yield Point(game, actions)
            actions = reader.actions(game) if game.waiting else ()
        if game.deal is not None:
            reader.check_left_over(game.deal)
        if game.waiting and number < len(frame.deals):
            raise reader.fault("plays", "the deal stops before its end, and another follows")


def parse_hearts_record(data: object) -> HeartsRecord:
    """The record in a JSON object, replayed to where it stops. Raises RecordError."""
    frame = _parse_frame(data)
    if len(frame.seats) not in (0, frame.rules.players):
        raise RecordError(f"seats: must be {frame.rules.players}, not {len(frame.seats)}")
    states = {point.game.number: point.game.deal for point in points(data)}
    return HeartsRecord(
        frame.rules,
        frame.seats,
        tuple(deal for deal in states.values() if deal is not None),
        frame.extra,
        tuple({key: value for key, value in deal.items() if key not in DEAL_KEYS} for deal in frame.deals),
    )


def deal_json(deal: Deal, dealer: Seat) -> dict[str, object]:
    """A deal as records write it; ``dealer`` is who would deal it by turns."""
    preparation = deal.preparation
    found: dict[str, object] = _cards_json(preparation)
    if preparation.dealer != dealer:
        found["dealer"] = preparation.dealer
    return found | _preparation_json(preparation) | _play_json(deal)


def _cards_json(preparation: Preparation) -> dict[str, object]:
    dealt = preparation.dealt
    if dealt.code is not None:
        return {"code": str(dealt.code)}
    kitty = {"kitty": _text(dealt.share.kitty)} if dealt.share.kitty else {}
    return {"hands": [_text(hand) for hand in dealt.share.hands], **kitty}


def _preparation_json(preparation: Preparation) -> dict[str, object]:
    """The choices before the first lead; those that only some seats have made are left out."""
    found: dict[str, object] = {}
    passes = [choice for choice in preparation.passes if choice is not None]
    mixed = preparation.dealt.mixed
    if is_called(preparation.rules, preparation.number) and preparation.direction is not Direction.DEALER:
        found["call"] = str(preparation.direction)
    if len(passes) == preparation.rules.players:
        found["pass"] = [_text(choice.cards) for choice in passes]
        if any(choice.blind for choice in passes):
            found["blind"] = [choice.seat for choice in passes if choice.blind]
        if mixed is not None and preparation.dealt.code is None:
            found["mixed"] = [_text(hand) for hand in mixed.hands]
            if mixed.kitty:
                found["mixed_kitty"] = _text(mixed.kitty)
    if None not in preparation.charges:
        found["charge"] = [_text(cards or ()) for cards in preparation.charges]
    return found


def _play_json(deal: Deal) -> dict[str, object]:
    play, outcome = deal.play, deal.outcome
    if play is None:
        return {}
    found: dict[str, object] = {"plays": _text(played_cards(play))}
    if play.kitty.put_away is not None:
        found["exchange"] = _text(play.kitty.put_away)
    if outcome is not None and outcome.choice is not None and moon_choices(deal.rules):
        found["moon"] = str(outcome.choice)
    return found


def _text(cards: Cards) -> str:
    return " ".join(map(str, cards))


@dataclass(frozen=True, slots=True)
class _Frame:
    """What a record holds around its choices, the deals as they stand there."""

    rules: Rules
    seats: tuple[str, ...]
    deals: Sequence[Mapping[str, object]]
    extra: Extra


def _parse_frame(data: object) -> _Frame:
    if not isinstance(data, Mapping) or data.get("game") != GAME:
        raise RecordError(f'not a record of a game of "{GAME}"')
    rules, deals = _parse_rules(data.get("rules")), data.get("deals")
    if not isinstance(deals, list) or not all(isinstance(deal, Mapping) for deal in deals):
        raise RecordError("deals: must be a list of objects")
    extra = {key: value for key, value in data.items() if key not in _OWN_KEYS}
    return _Frame(rules, _parse_seats(data.get("seats", [])), deals, extra)


def _parse_rules(data: object) -> Rules:
    if not isinstance(data, Mapping):
        raise RecordError("rules: set is missing")
    try:
        return parse_rules(data)
    except OptionError as error:
        raise RecordError(f"rules: {error}") from None


def _parse_seats(names: object) -> tuple[str, ...]:
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise RecordError("seats: must be a list of texts")
    return tuple(names)
