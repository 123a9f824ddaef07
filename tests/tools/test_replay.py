"""The replay tool, as it is called from a shell."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.heart_to_heart.example import EXAMPLE_MOVES
from tools.replay import main

WON = {"game": "heart-to-heart", "code": "HH1-N-AAAAAAM", "moves": " ".join(map(str, EXAMPLE_MOVES))}
FAULTY = {**WON, "moves": "d d 25+w d"}


@pytest.fixture
def records(tmp_path: Path) -> dict[str, str]:
    """A right record, a wrong one, and something else, as files."""
    contents = {"won": json.dumps(WON), "faulty": json.dumps(FAULTY), "broken": "{", "list": "[]"}
    paths = {}
    for name, text in contents.items():
        (tmp_path / name).write_text(text)
        paths[name] = str(tmp_path / name)
    return {**paths, "missing": str(tmp_path / "missing")}


def test_a_record_is_one_line(records: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    """A right record prints one object and the exit code is 0."""
    assert main([records["won"]]) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["won"] is True
    assert printed.out.count("\n") == 1
    assert printed.err == ""


def test_steps_up_to_the_fault_are_printed(records: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    """With steps, the states before a wrong move are printed, none after it; the fault is one line."""
    assert main(["--steps", records["faulty"]]) == 1
    printed = capsys.readouterr()
    assert [json.loads(line)["moves"] for line in printed.out.splitlines()] == [0, 1, 2]
    assert printed.err == f"{records['faulty']}: move 3 (25+w): the cards are not of the same rank\n"


def test_other_files_are_still_replayed(records: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    """Each wrong file has its one line, and the right ones are printed all the same."""
    assert main([records[name] for name in ("faulty", "broken", "won", "list", "missing", "won")]) == 1
    printed = capsys.readouterr()
    assert len(printed.out.splitlines()) == 2
    told = printed.err.splitlines()
    assert [line.partition(": ")[0] for line in told] == [
        records[name] for name in ("faulty", "broken", "list", "missing")
    ]


def test_a_list_of_records_is_told_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file holds one record; whoever hands over an exported list learns why nothing is replayed."""
    (tmp_path / "list").write_text(json.dumps([WON, WON]))
    assert main([str(tmp_path / "list")]) == 1
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", f"{tmp_path / 'list'}: a list, where a file holds one record\n")


def test_standard_input_is_a_dash(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A dash reads standard input, and is the name of the file in a fault."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(FAULTY).encode())))
    assert main(["-"]) == 1
    assert capsys.readouterr().err == "-: move 3 (25+w): the cards are not of the same rank\n"


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"[" * 100_000, b"null", b'{"game": ["hearts"]}', b'{"game": 1}']
)
def test_anything_that_is_no_record_is_one_line(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever a file holds, the tool answers with one line and exit code 1."""
    (tmp_path / "file").write_bytes(content)
    assert main([str(tmp_path / "file")]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1


def test_it_runs_from_any_folder(tmp_path: Path) -> None:
    """The script finds the game wherever it is called from."""
    script = Path(__file__).resolve().parents[2] / "tools" / "replay.py"
    done = subprocess.run(
        [sys.executable, str(script), "-"],
        input=json.dumps(WON),
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["score"] == 250
