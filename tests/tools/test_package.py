"""What is handed on holds all that the game needs, and starts from any folder."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tools.package import ROOT, build


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A wheel and an sdist of the present state."""
    wheel, sdist = build(tmp_path_factory.mktemp("packages"))
    return wheel, sdist


def needed() -> set[str]:
    """Every file of the two packages, as the wheel should hold it."""
    folders = [ROOT / "game", ROOT / "sprites"]
    files = {path.relative_to(ROOT) for folder in folders for path in folder.rglob("*") if path.is_file()}
    return {str(file) for file in files if "__pycache__" not in file.parts}


def test_wheel_holds_every_file(packages: tuple[Path, Path]) -> None:
    """Code, art, catalogues and lists of deals are all in the wheel, and the command is."""
    names = set(zipfile.ZipFile(packages[0]).namelist())
    assert needed() <= names
    assert any(name.endswith("entry_points.txt") for name in names)
    assert not any(name.startswith(("tests/", "tools/")) for name in names)


def test_sdist_holds_the_checks_too(packages: tuple[Path, Path]) -> None:
    """From the sdist the project can be checked, not only built."""
    with tarfile.open(packages[1]) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    assert needed() <= names
    assert {"README.md", "LICENSE", "pyproject.toml", "tools/test.py", "tests/conftest.py"} <= names


def test_wheel_starts_from_any_folder(packages: tuple[Path, Path], tmp_path: Path) -> None:
    """Unpacked elsewhere, the game opens its window, plays, and ends when it is asked to."""
    zipfile.ZipFile(packages[0]).extractall(tmp_path / "site")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "site")}
    command = [sys.executable, "-P", "-m", "game", "--data", str(tmp_path / "data"), "--mute"]
    with subprocess.Popen(command, cwd=tmp_path, env=environment, stderr=subprocess.PIPE, text=True) as game:
        with pytest.raises(subprocess.TimeoutExpired):
            game.wait(timeout=3)
        game.terminate()
        assert game.wait(timeout=10) == 0
        assert game.stderr is not None
        assert game.stderr.read() == ""
    assert (tmp_path / "data" / "heart-to-heart.db").exists()
