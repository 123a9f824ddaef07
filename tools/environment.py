"""Makes the virtual environment that the game and its checks run in, and renews it when it is stale.

`tools/play.py` and `tools/test.py` ask for it; `python3 tools/environment.py dev openspiel` adds more extras.
Python 3.6 must be able to read this file as far as the line that asks for a newer one, so its syntax stays that plain.
"""

import hashlib
import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple, NoReturn

ROOT = Path(__file__).resolve().parent.parent
OLDEST_PYTHON = (3, 11)

if sys.version_info < OLDEST_PYTHON:
    sys.exit(f"Heart to Heart needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")

# Making an environment ends with pip's own metadata: where they are, it was not interrupted.
PROBE = (
    "import sys; from importlib.metadata import version; version('pip'); "
    f"sys.exit(sys.version_info < {OLDEST_PYTHON} or sys.prefix == sys.base_prefix)"
)


class SetupError(Exception):
    """The environment can not be made ready; the message is one line that says what is missing."""


class Stamp(NamedTuple):
    """A note inside an environment of what it was made from, written when it is complete."""

    project: str
    python: str
    pyproject: str = ""
    extras: tuple[str, ...] = ()

    def is_at(self, place: "Stamp") -> bool:
        """Tell whether project and Python are where they were; an environment can not follow them."""
        return (self.project, self.python) == (place.project, place.python)


def ready(extras: tuple[str, ...] = (), root: Path = ROOT) -> Path:
    """Return the Python of `root`/.venv, which is made or renewed first where needed.

    `extras` are names of pyproject's optional dependencies; those that an earlier call installed are kept up to date.
    Raises SetupError, with nothing lost: the next call goes on where this one failed.
    """
    folder = root / ".venv"
    python = python_in(folder)
    try:
        stamp = read_stamp(folder)
        wanted = {*extras, *(stamp.extras if stamp else ())}
        if stamp != current_stamp(root, wanted) or not python.exists():
            renew(root, stamp, wanted)
    except OSError as error:
        raise SetupError(f"{error.filename or folder}: {error.strerror or error}") from error
    return python


def renew(root: Path, stamp: Stamp | None, extras: set[str]) -> None:
    """Bring `root`/.venv, last stamped `stamp`, to what pyproject.toml asks for with `extras`."""
    folder = root / ".venv"
    if not is_usable(root, stamp):
        create(folder)
    install(root, extras)
    write_stamp(folder, current_stamp(root, extras))


def python_in(folder: Path) -> Path:
    """Return where a virtual environment in `folder` keeps its Python."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def current_stamp(root: Path, extras: set[str]) -> Stamp:
    """Return the stamp that an environment for `root` with `extras` gets today."""
    return Stamp(
        project=str(root),
        python=os.path.realpath(python_in(root / ".venv")),
        pyproject=hashlib.sha256((root / "pyproject.toml").read_bytes()).hexdigest(),
        extras=tuple(sorted(extras)),
    )


def read_stamp(folder: Path) -> Stamp | None:
    """Return the stamp of the environment in `folder`; None where it has no stamp that can be read."""
    try:
        fields = json.loads((folder / "stamp.json").read_text(encoding="utf-8"))
        return Stamp(**{**fields, "extras": tuple(fields["extras"])})
    except (FileNotFoundError, NotADirectoryError, ValueError, TypeError, KeyError):
        return None


def write_stamp(folder: Path, stamp: Stamp) -> None:
    """Leave `stamp` in the environment in `folder`; it is never seen half-written."""
    draft = folder / "stamp.draft"
    draft.write_text(json.dumps(stamp._asdict(), indent=2) + "\n", encoding="utf-8")
    draft.replace(folder / "stamp.json")


def is_usable(root: Path, stamp: Stamp | None) -> bool:
    """Tell whether packages can be installed into `root`/.venv, or it has to be made anew."""
    python = python_in(root / ".venv")
    if not python.exists():
        return False
    if stamp:
        return stamp.is_at(current_stamp(root, set()))
    # Without a stamp it may be half-made, or made by hand and worth keeping.
    return subprocess.run([python, "-c", PROBE], capture_output=True, check=False).returncode == 0


def create(folder: Path) -> None:
    """Make an environment without packages in `folder`, in place of whatever is there; raises SetupError."""
    if not (find_spec("venv") and find_spec("ensurepip")):
        raise SetupError(
            "this Python lacks its venv module (Debian, Ubuntu, Raspberry Pi OS: apt install python3-venv)."
        )
    say(f"Making {folder} ...")
    run_quietly([sys.executable, "-m", "venv", "--clear", "--prompt", "heart-to-heart", str(folder)], folder.parent)


def install(root: Path, extras: set[str]) -> None:
    """Install the project in `root` and what it needs, editable, into its environment; raises SetupError."""
    say("Installing what the game needs; this takes a minute and the network ...")
    target = f".[{','.join(sorted(extras))}]" if extras else "."
    pip = [str(python_in(root / ".venv")), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    run_quietly([*pip, "install", "--quiet", "--editable", target], root)


def run_quietly(command: list[str], folder: Path) -> None:
    """Run `command` in `folder` and show nothing of it; if it fails, raise SetupError with the line that says why."""
    pipe = subprocess.PIPE
    result = subprocess.run(
        command, cwd=folder, stdout=pipe, stderr=subprocess.STDOUT, text=True, errors="replace", check=False
    )
    if result.returncode != 0:
        raise SetupError(telling_line(result.stdout) or f"{command[2]} stopped with exit code {result.returncode}.")


def telling_line(output: str) -> str:
    """Return the line of pip's or venv's `output` that says why it failed: its last error, else its last line."""
    lines = [line.strip(" │╰─>") for line in output.splitlines()]
    errors = [line[len("Error: ") :] for line in lines if line.startswith(("ERROR: ", "Error: "))]
    told = (errors or [line for line in lines if line] or [""])[-1]
    offline = "Retrying (" in output
    return f"the network can not be reached, or not PyPI ({told})" if offline else told


def say(line: str) -> None:
    """Show what is being done, at once, beside a program's own output."""
    print(line, file=sys.stderr, flush=True)


def ready_or_exit(*extras: str) -> Path:
    """Return what `ready` returns, or leave with its one line and exit code 1 (130 when interrupted)."""
    try:
        return ready(extras)
    except SetupError as error:
        sys.exit(f"Heart to Heart can not be set up: {error}")
    except KeyboardInterrupt:
        say("Interrupted; the next start goes on from here.")
        sys.exit(130)


def become(python: Path, *arguments: str) -> NoReturn:
    """Turn this process into `python` with `arguments`; on Windows, which can not, run it and leave with its code."""
    command = [str(python), *arguments]
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def main(extras: list[str]) -> None:
    """Make the environment ready with `extras`."""
    import tomllib  # noqa: PLC0415 - the Pythons that this file turns away do not have it

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    offered = project["optional-dependencies"]
    unknown = [extra for extra in extras if extra not in offered]
    if unknown:
        sys.exit(f"No such extra: {', '.join(unknown)}. There are: {', '.join(offered)}.")
    ready_or_exit(*extras)


if __name__ == "__main__":
    main(sys.argv[1:])
