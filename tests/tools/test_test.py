"""The command that runs every check."""

import sys
from pathlib import Path

import pytest

from tools import test as checks


class Runner:
    """Stands in for the checks' programs: notes what would run, and answers with exit codes."""

    def __init__(self) -> None:
        self.commands: dict[str, list[str]] = {}
        self.codes: dict[str, int] = {}

    def __call__(self, command: list[str], name: str) -> int:
        """Note the command without its folder."""
        self.commands[name] = [Path(command[0]).name, *command[1:]]
        return self.codes.get(name, 0)


@pytest.fixture
def runner(monkeypatch: pytest.MonkeyPatch) -> Runner:
    """Return the stand-in, with an environment that is ready."""
    runner = Runner()
    monkeypatch.setattr(checks, "run", runner)
    monkeypatch.setattr(checks, "ready_or_exit", lambda *extras: Path(*extras, "python"))
    monkeypatch.setattr(sys, "argv", ["test.py"])
    return runner


def test_every_check_runs_in_order(runner: Runner, capsys: pytest.CaptureFixture[str]) -> None:
    """Without arguments, all five checks run, and all is well when none fails."""
    assert checks.main() == 0
    assert list(runner.commands) == ["lint", "format", "types", "imports", "tests"]
    assert "All is well" in capsys.readouterr().out


def test_a_failure_does_not_stop_the_rest(runner: Runner, capsys: pytest.CaptureFixture[str]) -> None:
    """After a failed check the others still run; the last line names what failed, and the exit code is 1."""
    runner.codes = {"lint": 2, "types": 1}
    assert checks.main() == 1
    assert list(runner.commands)[-1] == "tests"
    assert "FAILED: lint, types (" in capsys.readouterr().out


@pytest.mark.parametrize("chosen", [["-m", "soak"], ["-k", "undo or redo"], ["tests/test_cards.py", "-x", "--lf"]])
def test_arguments_choose_tests(runner: Runner, monkeypatch: pytest.MonkeyPatch, chosen: list[str]) -> None:
    """Arguments go to pytest, unchanged, and to no other check."""
    checks.main()
    others = {name: command for name, command in runner.commands.items() if name != "tests"}
    monkeypatch.setattr(sys, "argv", ["test.py", *chosen])
    checks.main()
    assert runner.commands == {**others, "tests": ["pytest", "-rfEs", *chosen]}


def test_one_check_alone_hands_on_its_exit_code(runner: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    """With --only, one check runs, and its own exit code tells more than failure, such as pytest's 5 for no tests."""
    monkeypatch.setattr(sys, "argv", ["test.py", "--only", "tests", "-m", "soak"])
    runner.codes = {"tests": 5}
    assert checks.main() == 5
    assert runner.commands == {"tests": ["pytest", "-rfEs", "-m", "soak"]}
