"""Build what can be handed on: a wheel, an sdist, and one file that runs anywhere Python does.

The one file is a zip archive made by shiv, with pygame-ce inside, so it fits machines of the kind it was built on.
"""

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_COMMAND = "heart-to-heart"


def build(folder: Path) -> list[Path]:
    """Build wheel and sdist into ``folder``; the files, the wheel first. Raises CalledProcessError."""
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", str(folder)], cwd=ROOT, check=True)
    return [*sorted(folder.glob("*.whl")), *sorted(folder.glob("*.tar.gz"))]


def bundle(wheel: Path) -> Path:
    """Pack a wheel and all that it needs into one file beside it. Raises CalledProcessError."""
    file = wheel.with_name(f"{_COMMAND}.pyz")
    command = [sys.executable, "-m", "shiv", "-c", _COMMAND, "-o", str(file), "-p", "/usr/bin/env python3", str(wheel)]
    subprocess.run(command, check=True)
    return file


def main(arguments: list[str] | None = None) -> int:
    """Build all three; what was built is printed, one path a line."""
    parser = argparse.ArgumentParser(description="Build wheel, sdist and one-file program.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="DIR")
    folder = parser.parse_args(arguments).out
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("heart_to_heart-*"):
        old.unlink()
    try:
        files = build(folder)
        files.append(bundle(files[0]))
    except subprocess.CalledProcessError as fault:
        print(f"could not build: {fault.cmd[2]} ended with {fault.returncode}", file=sys.stderr)
        return 1
    print(*files, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
