"""Print the rule sets of Hearts, each with what differs from the base game, or the options with their values.

Without arguments all rule sets; with ``--options`` the options; with the name of a rule set what it sets, and what it
offers to vary.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.hearts.option_kinds import Json
from game.hearts.options import BASE, option_fields
from game.hearts.rule_sets import RULE_SETS, Changes, RuleSet
from game.hearts.rules import parse_rules
from tools.output import exit_code


def main(arguments: list[str] | None = None) -> int:
    """Print what the command line asks for."""
    parser = argparse.ArgumentParser(description="Print the rule sets of Hearts, or their options.")
    parser.add_argument("rule_set", nargs="?", choices=[rule_set.id for rule_set in RULE_SETS], metavar="RULE-SET")
    parser.add_argument("--options", action="store_true", help="print the options: values, default, meaning")
    asked = parser.parse_args(arguments)
    chosen = [rule_set for rule_set in RULE_SETS if asked.rule_set in (None, rule_set.id)]
    lines = option_lines() if asked.options else rule_set_lines(chosen, offers=asked.rule_set is not None)
    print("\n".join(lines))
    return 0


def rule_set_lines(rule_sets: list[RuleSet], *, offers: bool) -> Iterator[str]:
    """Each rule set: its name, code letters and table, and what differs from the base; with ``offers`` its choices."""
    for rule_set in rule_sets:
        yield _heading(rule_set)
        yield from _changes(rule_set.changes, "  ")
        for heading, choices in rule_set.offers.items() if offers else ():
            yield f"  {heading}, to choose from:"
            yield from ("    " + _one_line(changes) for changes in choices)


def option_lines() -> Iterator[str]:
    """Each option with its default, its values and its meaning."""
    for name, kind, text in option_fields():
        yield f"{name} = {_json(kind.write(getattr(BASE, name)))}"
        yield f"  {text}"
        yield f"  values: {kind.text}"


def _heading(rule_set: RuleSet) -> str:
    rules = parse_rules({"set": rule_set.id})
    kitty = f", a kitty of {rules.kitty_size}" if rules.kitty_size else ""
    return f"{rule_set.id} ({rule_set.letters}): {rules.players} players, {rules.hand_size} cards each{kitty}"


def _changes(changes: Changes, indent: str) -> Iterator[str]:
    if not changes:
        yield f"{indent}the base game"
    yield from (f"{indent}{name} = {_json(value)}" for name, value in changes.items())


def _one_line(changes: Changes) -> str:
    return ", ".join(_changes(changes, ""))


def _json(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    sys.exit(exit_code(main))
