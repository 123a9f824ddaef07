"""What conftest promises every test."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).with_name("conftest.py")
ONE_SKIPPED = """
import pytest

def test_skipped():
    pytest.skip("no screen")

@pytest.mark.xfail
def test_known_to_fail():
    raise AssertionError

def test_passed():
    pass
"""


@pytest.mark.parametrize(("marks", "code"), [({}, 0), ({"CI": "true"}, 1)])
def test_a_skipped_test_fails_the_run_in_ci_only(tmp_path: Path, marks: dict[str, str], code: int) -> None:
    """A developer's run may skip what the machine lacks; CI may not."""
    (tmp_path / "conftest.py").write_text(CONFTEST.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "test_one.py").write_text(ONE_SKIPPED, encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if name != "CI"} | marks
    command = [sys.executable, "-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", "--rootdir", str(tmp_path)]
    result = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == code
    assert "1 passed, 1 skipped, 1 xfailed" in result.stdout
    assert "no screen" in result.stdout
    assert ("CI runs every test" in result.stdout) == bool(code)


def test_no_test_sees_the_users_home(empty_home: Path) -> None:
    """Every test has a home of its own, with nothing in it."""
    assert Path.home() == empty_home
    assert os.environ["XDG_DATA_HOME"] == str(empty_home)
    assert not empty_home.exists()


def test_no_test_opens_a_window_or_makes_a_sound() -> None:
    """SDL is told, before pygame can start it, to draw and play into nothing."""
    assert os.environ["SDL_VIDEODRIVER"] == os.environ["SDL_AUDIODRIVER"] == "dummy"
