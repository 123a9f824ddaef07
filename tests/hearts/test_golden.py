"""Golden records: for each rule set a game that shows its special rule, with all that replaying it prints.

Each file says what it ``shows``; its lines were checked by hand against the rules. A new rule set needs a file here.
"""

import json
from pathlib import Path

import pytest

from game.hearts.rule_sets import RULE_SETS
from game.session.hearts_record import hearts_lines, parse_hearts_record

FOLDER = Path(__file__).parent / "golden"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


def test_every_rule_set_has_a_golden_record() -> None:
    """There is a golden record for each rule set, and for nothing else."""
    assert sorted(rule_set.id for rule_set in RULE_SETS) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_golden_record(name: str) -> None:
    """Replaying the golden record prints what it always has, and it is written back as it was."""
    golden = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert golden["record"]["rules"]["set"] == name
    assert list(hearts_lines(golden["record"], golden["steps"])) == golden["lines"]
    assert parse_hearts_record(golden["record"]).as_json() == golden["record"]
