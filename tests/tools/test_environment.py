"""The virtual environment: made once, renewed when stale, and one plain line when it can not be."""

import ast
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import environment
from tools.environment import (
    OLDEST_PYTHON,
    ROOT,
    SetupError,
    Stamp,
    current_stamp,
    python_in,
    read_stamp,
    ready,
    telling_line,
)

SCRIPTS = ("play.py", "test.py", "environment.py")


def make_bare(root: Path) -> None:
    """Make a real environment without pip in `root`, as an interrupted start leaves one."""
    subprocess.run([sys.executable, "-m", "venv", "--clear", "--without-pip", root / ".venv"], check=True)


def packages_of(root: Path) -> Path:
    """Return the folder of installed packages of the environment in `root`."""
    folder = str(root / ".venv")
    return Path(sysconfig.get_path("purelib", "venv", vars={"base": folder, "platbase": folder}))


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a folder with nothing in it but a pyproject.toml."""
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    return tmp_path


@pytest.fixture
def ran(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that fills with the last words of the commands that would have run; none needs the network."""
    commands: list[str] = []

    def note(command: list[str], _folder: Path) -> None:
        commands.append(Path(command[-1]).name if "pip" not in command else command[-1])
        if "venv" in command:
            make_bare(project)

    monkeypatch.setattr(environment, "run_quietly", note)
    return commands


def test_a_fresh_project_gets_an_environment_and_the_game(project: Path, ran: list[str]) -> None:
    """The first start makes .venv, installs the game into it, and returns its Python."""
    python = ready(root=project)
    assert ran == [".venv", "."]
    assert python == python_in(project / ".venv")
    assert python.exists()


def test_a_ready_environment_is_left_alone(project: Path, ran: list[str]) -> None:
    """The second start runs neither venv nor pip."""
    ready(root=project)
    ran.clear()
    ready(root=project)
    assert ran == []


def test_what_the_checks_need_is_added_once(project: Path, ran: list[str]) -> None:
    """After a game, the checks add their extra; after that, both find everything there."""
    ready(root=project)
    ready(("dev",), root=project)
    assert ran == [".venv", ".", ".[dev]"]
    ready(root=project)
    ready(("dev",), root=project)
    assert len(ran) == 3


def test_a_changed_pyproject_is_installed_again_with_its_extras(project: Path, ran: list[str]) -> None:
    """When pyproject.toml changes, even a start of the game renews everything that was installed."""
    ready(("openspiel", "dev"), root=project)
    (project / "pyproject.toml").write_text("[project]\nversion = '2'\n", encoding="utf-8")
    ran.clear()
    ready(root=project)
    assert ran == [".[dev,openspiel]"]


def test_a_half_made_environment_is_made_anew(project: Path, ran: list[str]) -> None:
    """An environment without pip was interrupted in the making, and is replaced."""
    make_bare(project)
    ready(root=project)
    assert ran == [".venv", "."]


def test_an_environment_made_by_hand_is_kept(project: Path, ran: list[str]) -> None:
    """An environment that has pip but no stamp keeps what is in it, and the game is added."""
    make_bare(project)
    metadata = packages_of(project) / "pip-99.dist-info" / "METADATA"
    metadata.parent.mkdir(parents=True)
    metadata.write_text("Metadata-Version: 2.1\nName: pip\nVersion: 99\n", encoding="utf-8")
    ready(root=project)
    assert ran == ["."]


@pytest.mark.parametrize("lost", [{"project": "/moved"}, {"python": "/replaced"}])
def test_an_environment_that_lost_its_place_is_made_anew(project: Path, ran: list[str], lost: dict[str, str]) -> None:
    """A project folder that moved, or a Python that another one replaced, needs a new environment."""
    ready(root=project)
    stamp = current_stamp(project, set())
    environment.write_stamp(project / ".venv", Stamp(**{**stamp._asdict(), **lost}))
    ran.clear()
    ready(root=project)
    assert ran == [".venv", "."]


def test_an_environment_whose_python_was_removed_is_made_anew(project: Path, ran: list[str]) -> None:
    """When the system's Python goes, its link dangles while the stamp still fits; the environment is replaced."""
    python = ready(root=project)
    python.unlink()
    python.symlink_to(project / "removed")
    environment.write_stamp(project / ".venv", current_stamp(project, set()))
    ran.clear()
    ready(root=project)
    assert ran == [".venv", "."]


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "{}", '{"extras": 1}', '{"extras": [], "unknown": 1}'])
def test_a_damaged_stamp_counts_as_none(tmp_path: Path, text: str) -> None:
    """A stamp that does not read as one is as good as no stamp."""
    (tmp_path / "stamp.json").write_text(text, encoding="utf-8")
    assert read_stamp(tmp_path) is None


def test_a_failed_install_is_tried_again(project: Path, ran: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """When pip fails, its reason is told, and the next start does not take the environment for ready."""

    def fail(_root: Path, _extras: set[str]) -> None:
        raise SetupError("no network.")

    with monkeypatch.context() as patch:
        patch.setattr(environment, "install", fail)
        with pytest.raises(SetupError, match="no network"):
            ready(root=project)
    ready(root=project)
    assert ran[-1] == "."


@pytest.mark.parametrize(
    ("output", "line"),
    [
        ("Error: [Errno 13] Permission denied: '/opt/game/.venv'\n", "[Errno 13] Permission denied: '/opt/game/.venv'"),
        ("ERROR: first\nERROR: No matching distribution found for hatchling\n\nnote: not pip's\n", "hatchling"),
        (
            "  × did not run\n  ╰─> [2 lines]\n      ERROR: No match\nerror: subprocess-exited-with-error\n",
            "No match",
        ),
        ("Traceback (most recent call last):\n  File x\nMemoryError\n\n", "MemoryError"),
        ("WARNING: Retrying (Retry(total=0)) after connection broken\nERROR: No matching\n", "network"),
        ("", ""),
    ],
)
def test_the_line_that_tells_why(output: str, line: str) -> None:
    """Of all that venv or pip say, the last error is shown, and a missing network is named."""
    told = telling_line(output)
    assert line in told
    assert "\n" not in told


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_a_python_without_its_venv_module_is_told(project: Path, monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    """Debian splits venv from Python: the line names the package that brings it."""
    monkeypatch.setattr(environment, "find_spec", lambda name: None if name == missing else name)
    with pytest.raises(SetupError, match="apt install python3-venv"):
        ready(root=project)
    assert not (project / ".venv").exists()


def test_a_place_that_can_not_be_written_is_told(project: Path) -> None:
    """Where .venv can not be made, the line says so instead of a traceback."""
    (project / ".venv").write_text("in the way", encoding="utf-8")
    with pytest.raises(SetupError, match=r"\.venv") as caught:
        ready(root=project)
    assert "\n" not in str(caught.value)
    assert (project / ".venv").read_text(encoding="utf-8") == "in the way"


def test_a_missing_pyproject_is_told(tmp_path: Path) -> None:
    """A file that can not be read is named, with the reason, in one line."""
    with pytest.raises(SetupError, match=r"pyproject\.toml: "):
        ready(root=tmp_path)


def test_setup_ends_with_one_line_and_exit_code_1(monkeypatch: pytest.MonkeyPatch) -> None:
    """A script that can not go on leaves with the line as its exit message, which Python turns into exit code 1."""

    def fail(_extras: tuple[str, ...]) -> Path:
        raise SetupError("no network.")

    monkeypatch.setattr(environment, "ready", fail)
    with pytest.raises(SystemExit) as caught:
        environment.ready_or_exit("dev")
    assert caught.value.code == "Heart to Heart can not be set up: no network."


@pytest.mark.parametrize("name", [*SCRIPTS, "__init__.py"])
def test_an_old_python_can_read_the_scripts(name: str) -> None:
    """Python 3.6 gets as far as the line that asks for a newer one: no later syntax stands in its way."""
    source = (ROOT / "tools" / name).read_text(encoding="utf-8")
    assert "from __future__" not in source
    ast.parse(source, feature_version=(3, 6))


@pytest.mark.parametrize("name", SCRIPTS)
def test_an_old_python_is_asked_for_a_newer_one(name: str) -> None:
    """A Python that is too old prints one line and leaves with exit code 1."""
    disguised = (
        "import runpy, sys; sys.version_info = (3, 10, 9); sys.version = '3.10.9 (main)'; "
        f"runpy.run_path({str(ROOT / 'tools' / name)!r}, {{}}, '__main__')"
    )
    result = subprocess.run([sys.executable, "-c", disguised], capture_output=True, text=True, check=False)
    assert result.stderr == "Heart to Heart needs Python 3.11 or newer; this is Python 3.10.9.\n"
    assert result.returncode == 1


def test_the_scripts_and_pip_ask_for_the_same_python() -> None:
    """The oldest Python that the scripts let through is the one that pyproject.toml names."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert pyproject["project"]["requires-python"] == ">=" + ".".join(map(str, OLDEST_PYTHON))


def test_an_unknown_extra_is_refused() -> None:
    """A misspelt extra is named, together with those there are, and nothing is installed."""
    with pytest.raises(SystemExit, match=r"No such extra: opensiel\..* dev, openspiel"):
        environment.main(["opensiel"])


@pytest.fixture
def player(project: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Return a function that starts a game, set up in `project`, from a folder that has a "game" of its own."""
    for name, text in {
        "game/__init__.py": "",
        "game/__main__.py": "import sys; print(sys.prefix, sys.argv[1:]); sys.exit(7)",
        "elsewhere/game/__init__.py": "raise ImportError('not this game')",
        **{f"tools/{name}": (ROOT / "tools" / name).read_text(encoding="utf-8") for name in (*SCRIPTS, "__init__.py")},
    }.items():
        path = project / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    make_bare(project)
    (packages_of(project) / "game.pth").write_text(str(project), encoding="utf-8")
    environment.write_stamp(project / ".venv", current_stamp(project, set()))

    def play(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(project / "tools" / "play.py"), *arguments]
        return subprocess.run(command, cwd=project / "elsewhere", capture_output=True, text=True, check=False)

    return play


def test_play_becomes_the_game(project: Path, player: Callable[..., subprocess.CompletedProcess[str]]) -> None:
    """From any folder, the game runs in its environment, gets the arguments, and its exit code is handed on."""
    result = player("--deal", "two words")
    assert (result.stderr, result.returncode) == ("", 7)
    assert result.stdout == f"{project / '.venv'} {['--deal', 'two words']}\n"
