"""Tools whose output another program reads."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.heart_to_heart.example import EXAMPLE_CODE, EXAMPLE_MOVES
from tools.output import exit_code

TOOLS = Path(__file__).parents[2] / "tools"

# So much that it is written in several goes, not only when the tool ends.
MANY = 100

RECORD = json.dumps({"game": "heart-to-heart", "code": str(EXAMPLE_CODE), "moves": " ".join(map(str, EXAMPLE_MOVES))})


def to_nobody(words: list[str], text: str = "") -> subprocess.CompletedProcess[str]:
    """Run a tool with ``text`` on its standard input when whoever would read its output has gone already."""
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, str(TOOLS / words[0]), *words[1:]]
    try:
        return subprocess.run(command, input=text, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    finally:
        os.close(writer)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows tells of a closed pipe in another way")
@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["deal.py", "AAAAAAM"], ""),
        (["deal.py", *["AAAAAAM"] * MANY], ""),
        (["replay.py", "-"], RECORD),
        (["replay.py", "--steps", "-"], RECORD),
        (["solve.py", "--traps", "--playouts", "1", "AAAAAAM"], ""),
    ],
)
def test_a_tool_ends_in_silence_when_nobody_reads_on(words: list[str], text: str) -> None:
    """When the reader of a tool's output has had enough, the tool ends without a word, and nothing is wrong."""
    done = to_nobody(words, text)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("code", [0, 1])
def test_the_exit_code_is_that_of_the_tool(code: int) -> None:
    """Where everything is read, the tool's own exit code stands."""
    assert exit_code(lambda: code) == code
