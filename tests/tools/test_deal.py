"""The tool that prints deals."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.heart_to_heart.deal import deal, parse_deal_code
from game.heart_to_heart.endings import is_dead_end
from tools.deal import main

TOOL = Path(__file__).parents[2] / "tools" / "deal.py"

EXAMPLE = """\
HH1-N-AAAAAAM

  10   6       2   6
 8   5   Q   4   9  10
   Q   9   7   9   3
     K   6   7   A
       A   K   2
         3   8
           4

stock  8 J K 5 10 7 Q K 4 4 3 J 3 7 6 J Q 5 A 9 8 10 J 2 2 5
waste  A

"""


def test_a_deal_is_printed_in_the_shape_of_the_heart(capsys: pytest.CaptureFixture[str]) -> None:
    """The heart is printed row by row where its cards lie, then the stock in drawing order and the waste."""
    assert main(["aaaaaam"]) == 0
    assert capsys.readouterr().out == EXAMPLE


def test_a_wrong_code_is_told_and_the_others_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """A wrong code gets one line on standard error and exit code 1; the other deals are still printed."""
    assert main(["HH1-X-AAAAAAM", "AAAAAAM"]) == 1
    output = capsys.readouterr()
    assert output.err == "'HH1-X-AAAAAAM' is a code of an unknown variant\n"
    assert output.out == EXAMPLE


def test_random_codes_are_valid_and_never_dead(capsys: pytest.CaptureFixture[str]) -> None:
    """As many codes as asked for are printed, of deals that are not over before the first move."""
    assert main(["--random", "60"]) == 0
    codes = capsys.readouterr().out.split()
    assert len(set(codes)) == 60
    assert not any(is_dead_end(deal(parse_deal_code(code))) for code in codes)


@pytest.mark.parametrize("words", [[], ["--random", "0"], ["--random", "x"], ["--random", "2", "AAAAAAM"]])
def test_wrong_usage_ends_with_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Options that make no sense are told together with the usage, and the exit code is 2."""
    with pytest.raises(SystemExit) as leaving:
        main(words)
    assert leaving.value.code == 2
    assert "usage:" in capsys.readouterr().err


def test_it_runs_from_any_folder(tmp_path: Path) -> None:
    """Called by its path from another folder, the tool finds the game."""
    done = subprocess.run([sys.executable, TOOL, "AAAAAAM"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == EXAMPLE
