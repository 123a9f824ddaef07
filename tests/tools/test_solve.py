"""The tool that solves deals, as it is called."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.heart_to_heart.deal import deal, parse_deal_code
from game.heart_to_heart.endings import is_won
from game.heart_to_heart.moves import parse_moves
from game.heart_to_heart.play import apply
from game.heart_to_heart.state import State
from tools.solve import main

TOOL = Path(__file__).parents[2] / "tools" / "solve.py"


def end_of(line: str) -> State:
    """The state to which a printed record leads."""
    record = json.loads(line)
    assert record["game"] == "heart-to-heart"
    state = deal(parse_deal_code(record["code"]))
    for move in parse_moves(record["moves"]):
        state = apply(state, move)
    return state


@pytest.mark.parametrize("options", [[], ["--fewest"]])
def test_a_winning_record_is_printed(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """For a deal that can be won a record of a won game comes on standard output, a sentence beside it."""
    assert main([*options, "aaaaaam"]) == 0
    output = capsys.readouterr()
    assert is_won(end_of(output.out))
    assert "HH1-N-AAAAAAM can be won in" in output.err


def test_a_deal_that_can_not_be_won_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """For a deal that can not be won nothing but a sentence is printed."""
    assert main(["AAAAACI"]) == 0
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err == "HH1-N-AAAAACI can not be won\n"


def test_a_wrong_code_is_told_and_the_others_solved(capsys: pytest.CaptureFixture[str]) -> None:
    """A wrong code gets one line on standard error and exit code 1; the other deals are still solved."""
    assert main(["AAAAAAX", "AAAAAAM"]) == 1
    output = capsys.readouterr()
    assert output.err.splitlines()[0] == "'AAAAAAX' has a mistyped letter: its check letter does not fit"
    assert is_won(end_of(output.out))


def test_traps_tells_a_share_of_games(capsys: pytest.CaptureFixture[str]) -> None:
    """With --traps the share of games that greedy play wins is printed, and of how many."""
    assert main(["--traps", "--playouts", "5", "AAAAACI"]) == 0
    assert capsys.readouterr().out == "HH1-N-AAAAACI: 0.0% of 5 games won by taking any pair at once\n"


@pytest.mark.parametrize("words", [[], ["--fewest", "--traps", "AAAAAAM"], ["--playouts", "0", "AAAAAAM"], ["--fast"]])
def test_wrong_usage_ends_with_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Options that make no sense are told together with the usage, and the exit code is 2."""
    with pytest.raises(SystemExit) as leaving:
        main(words)
    assert leaving.value.code == 2
    assert "usage:" in capsys.readouterr().err


def test_it_runs_from_any_folder(tmp_path: Path) -> None:
    """Called by its path from another folder, the tool finds the game."""
    done = subprocess.run([sys.executable, TOOL, "AAAAAAM"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert is_won(end_of(done.stdout))
