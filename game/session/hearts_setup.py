"""What a game of Hearts is to be like, while it is being chosen: the rules, and who sits where.

Options are changed one by one, so a set-up may make no sense for a while; ``rules`` tells why. Seats that are not
needed now keep their players, for when there are more of them again.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.hearts.option_kinds import Json
from game.hearts.options import OptionError, Options, options_json, parse_options
from game.hearts.rule_sets import Changes, RuleSet, find_rule_set, options_of
from game.hearts.rules import Rules, make_rules
from game.hearts.seats import Seat
from game.session.hearts_bots import LEVELS, USUAL
from game.session.hearts_seats import Player, Players, players_json

MOST_PLAYERS = 10
LONGEST_NAME = 12

# Where cards go with other than the usual number of players.
_CYCLES: Mapping[int, tuple[str, ...]] = {
    3: ("left", "right", "hold"),
    4: ("left", "right", "across", "hold"),
    5: ("left", "left2", "right", "right2", "hold"),
}
_OTHER_CYCLE = ("left", "right", "hold")


@dataclass(frozen=True, slots=True)
class Setup:
    """A rule set, its options as they are wished, and players for MOST_PLAYERS seats."""

    rule_set: RuleSet
    options: Options
    seats: Players

    @property
    def players(self) -> Players:
        """The players that are needed."""
        return self.seats[: self.options.players]

    @property
    def is_as_shipped(self) -> bool:
        """Whether no option differs from the rule set's own."""
        return self.options == options_of(self.rule_set.id)

    def rules(self) -> Rules:
        """The rules of the game. Raises OptionError when the options make no sense together."""
        return make_rules(self.rule_set, self.options)

    def with_rule_set(self, rule_set: RuleSet) -> "Setup":
        """Another rule set as it ships, the same people."""
        return Setup(rule_set, options_of(rule_set.id), self.seats)

    def with_changes(self, changes: Changes) -> "Setup":
        """Some options changed, in the words of records. Raises OptionError for a wrong value."""
        return replace(self, options=parse_options(changes, self.options))

    def with_players(self, count: int) -> "Setup":
        """Another number of players; what of the passing can not be played by so many makes room for what can."""
        changed = self.with_changes({"players": count})
        if changed.fault == "passing":
            changed = changed.with_changes({"passing": list(_CYCLES.get(count, _OTHER_CYCLE))})
        if changed.fault == "call_choices":
            changed = changed.with_changes({"call_choices": changed._callable()})
        return changed

    def _callable(self) -> list[Json]:
        """The directions the dealer may call that so many players can pass in."""
        words = [str(direction) for direction in self.options.call_choices]
        return [word for word in words if self.with_changes({"call_choices": [word]}).fault != "call_choices"]

    @property
    def fault(self) -> str | None:
        """The option that does not go with the others; None when all do."""
        try:
            self.rules()
        except OptionError as fault:
            return fault.name
        return None

    def with_player(self, seat: Seat, player: Player) -> "Setup":
        """Somebody else in a seat."""
        return replace(self, seats=(*self.seats[:seat], player, *self.seats[seat + 1 :]))

    def as_json(self) -> dict[str, object]:
        """The set-up as a JSON object, which ``parse_setup`` reads back."""
        changes = options_json(self.options, options_of(self.rule_set.id))
        return {"rules": {"set": self.rule_set.id, **changes}, "players": players_json(self.seats)}


def usual_setup() -> Setup:
    """The base game of a person and bots."""
    rule_set = find_rule_set("american")
    seats = (Player(), *[Player(level=USUAL)] * (MOST_PLAYERS - 1))
    return Setup(rule_set, options_of(rule_set.id), seats)


def parse_setup(data: object) -> Setup:
    """The set-up in a JSON object; the usual one where it is none."""
    usual = usual_setup()
    if not isinstance(data, Mapping):
        return usual
    return replace(_with_rules(usual, data.get("rules")), seats=_parse_seats(data.get("players"), usual.seats))


def offered_now(setup: Setup, choices: Sequence[Changes]) -> int | None:
    """Which of some changes holds now; None when none of them does."""
    shipped = options_of(setup.rule_set.id)
    fits = (parse_options(changes, shipped) for changes in choices)
    names = {name for changes in choices for name in changes}
    return next((n for n, made in enumerate(fits) if all(_is_same(setup.options, made, name) for name in names)), None)


def _is_same(options: Options, others: Options, name: str) -> bool:
    return bool(getattr(options, name) == getattr(others, name))


def _with_rules(setup: Setup, data: object) -> Setup:
    if not isinstance(data, Mapping):
        return setup
    try:
        changed = setup.with_rule_set(find_rule_set(data.get("set")))
        changed = changed.with_changes(_without_set(data))
        changed.rules()
    except OptionError:
        return setup
    return changed


def _without_set(data: Mapping[str, Any]) -> dict[str, Json]:
    return {name: value for name, value in data.items() if name != "set"}


def _parse_seats(data: object, usual: Players) -> Players:
    found = data if isinstance(data, list) else []
    seats = tuple(_parse_player(item, default) for item, default in zip(found, usual, strict=False))
    return seats + usual[len(seats) :]


def _parse_player(data: object, usual: Player) -> Player:
    if not isinstance(data, Mapping):
        return usual
    name, level = data.get("name", ""), data.get("level")
    if not isinstance(name, str) or not (level is None or level in LEVELS):
        return usual
    return Player(name[:LONGEST_NAME], None if level is None else str(level))
