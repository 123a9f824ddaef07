"""Runs every check: `python3 tools/test.py`, from any folder; the first run makes .venv and installs what is missing.

Other arguments choose tests and go to pytest alone, for instance `-m soak` or `-k undo`.
"""

import argparse
import subprocess
import sys
import time
from pathlib import Path

if not __package__:
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

from tools.environment import ROOT, ready_or_exit

CHECKS = {
    "lint": ("ruff", "check"),
    "format": ("ruff", "format", "--check"),
    "types": ("mypy",),
    "imports": ("lint-imports", "--no-logo"),
    "tests": ("pytest", "-rfEs"),
}

# The whole suite is worth the start of several processes; a choice of tests is not, and says little about coverage.
# loadgroup keeps tests marked xdist_group, such as those that share a screen, in one process.
WHOLE_SUITE = ("-n", "auto", "--dist", "loadgroup", "--cov", "--cov-report=term:skip-covered")


def main() -> int:
    """Run the checks and return the exit code: that of the only check, else 1 if any failed."""
    options, chosen = parse_arguments(sys.argv[1:])
    scripts = ready_or_exit("dev").parent
    codes = {}
    started = time.monotonic()
    for name, command in CHECKS.items():
        if options.only in (None, name):
            arguments = (chosen or WHOLE_SUITE) if name == "tests" else ()
            codes[name] = run([str(scripts / command[0]), *command[1:], *arguments], name)
    print(summary(codes, time.monotonic() - started), flush=True)
    return codes[options.only] if options.only else int(any(codes.values()))


def parse_arguments(arguments: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """Return this script's own options, and the arguments that are pytest's."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--only", choices=CHECKS, help="run this check alone, and leave with its exit code")
    return parser.parse_known_args(arguments)


def run(command: list[str], name: str) -> int:
    """Run one check in the project's folder, under a heading, and return its exit code."""
    shown = " ".join([Path(command[0]).name, *command[1:]])
    print(f"\n=== {name}: {shown}", flush=True)
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def summary(codes: dict[str, int], seconds: float) -> str:
    """Return the closing line: which checks failed, or that none did."""
    failed = [name for name, code in codes.items() if code]
    verdict = f"FAILED: {', '.join(failed)}" if failed else "All is well"
    return f"\n=== {verdict} (checked {', '.join(codes)} in {seconds:.0f} s)"


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
