"""The rules of one game: a rule set, its options, and what follows from them, worked out once.

>>> rules = parse_rules({"set": "three-kitty", "target": 50})
>>> rules.hand_size, rules.kitty_size, rules.options.target
(17, 1, 50)
>>> rules_json(rules)
{'set': 'three-kitty', 'target': 50}
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.cards import Card
from game.hearts.combinations import check_combination
from game.hearts.option_kinds import Json
from game.hearts.options import OptionError, Options, options_json, parse_options
from game.hearts.pack import pack_of, sizes_of
from game.hearts.rule_sets import RuleSet, find_rule_set, options_of
from game.hearts.scores import Score
from game.hearts.seats import Cards
from game.hearts.teams import Groups, contenders_of, scorers_of
from game.hearts.worth import bonus_of, moon_amount_of, multipliers_of, penalty_cards, points_of, worth_of


@dataclass(frozen=True, slots=True)
class Rules:
    """Options and what follows from them. ``make_rules`` and ``parse_rules`` make it.

    ``scorers`` are the groups of seats that share one score, ``contenders`` the groups of scorers that win
    together. ``penalties`` holds identical cards as often as the pack does; ``has_twins`` tells whether it has any.
    """

    rule_set: RuleSet = field(hash=False)
    options: Options
    players: int
    pack: Cards
    has_twins: bool
    hand_size: int
    kitty_size: int
    points: Mapping[Card, Score] = field(hash=False)
    bonus: Mapping[Card, Score] = field(hash=False)
    worth: Mapping[Card, Score] = field(hash=False)
    multipliers: Mapping[Card, Score] = field(hash=False)
    penalties: Cards
    moon_amount: Score
    scorers: Groups
    contenders: Groups
    zero: Score


def make_rules(rule_set: RuleSet, options: Options) -> Rules:
    """The rules of a rule set played with ``options``. Raises OptionError when they make no sense together."""
    check_combination(options)
    hand_size, kitty_size = sizes_of(options)
    pack = pack_of(options)
    return Rules(
        rule_set=rule_set,
        options=options,
        players=options.players,
        pack=pack,
        has_twins=len(set(pack)) < len(pack),
        hand_size=hand_size,
        kitty_size=kitty_size,
        points=points_of(options),
        bonus=bonus_of(options),
        worth=worth_of(options),
        multipliers=multipliers_of(options),
        penalties=penalty_cards(options),
        moon_amount=moon_amount_of(options),
        scorers=scorers_of(options),
        contenders=contenders_of(options),
        zero=zero_of(options),
    )


def parse_rules(data: Mapping[str, object]) -> Rules:
    """The rules that a record names: a rule set under ``set``, and options that override it.

    Raises OptionError, whose text begins with the name at fault.
    """
    if "set" not in data:
        raise OptionError("set", "is missing")
    rule_set = find_rule_set(data["set"])
    changes = {name: value for name, value in data.items() if name != "set"}
    return make_rules(rule_set, parse_options(changes, options_of(rule_set.id)))


def rules_json(rules: Rules) -> dict[str, Json]:
    """``rules`` as records write them; ``parse_rules`` reads them back."""
    return {"set": rules.rule_set.id, **options_json(rules.options, options_of(rules.rule_set.id))}


def zero_of(options: Options) -> Score:
    """The score that everybody begins with."""
    return 0j if options.complex else 0
