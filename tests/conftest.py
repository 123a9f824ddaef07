"""What holds for every test: no screen, no sound, nobody's saved games, and nothing skipped unseen in CI.

A test that opens a real window starts a process of its own, with SDL_VIDEODRIVER taken out of its environment.
"""

import itertools
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from game.shell.language import SOURCE, use_language

# SDL reads these when pygame starts, so they are set before anything imports it.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

# No deadline: a loaded machine is not a broken rule. CI tries the same examples each time: it never fails by chance.
settings.register_profile("everyday", deadline=None, max_examples=60)
settings.register_profile("ci", deadline=None, max_examples=100, derandomize=True, database=None)
settings.load_profile("ci" if "CI" in os.environ else "everyday")

HOMES = ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")
NUMBERS = itertools.count()


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder under which each test has a home of its own."""
    return tmp_path_factory.mktemp("homes")


@pytest.fixture(autouse=True)
def empty_home(homes: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the test's own home, which does not exist yet; no test reads or writes the user's."""
    home = homes / str(next(NUMBERS))
    for name in HOMES:
        monkeypatch.setenv(name, str(home))
    return home


@pytest.fixture(autouse=True)
def speaks_english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Begin each test in English, whatever the machine speaks and the test before it spoke."""
    monkeypatch.setenv("LANGUAGE", SOURCE)
    use_language(SOURCE)
    yield
    use_language(SOURCE)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail a CI run that skipped a test: there, everything that tests need is installed."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or "CI" not in os.environ:
        return  # nothing is reported by the processes that pytest-xdist shares the tests among
    if skipped := reporter.stats.get("skipped"):
        reporter.write_line(f"\nFailed: CI runs every test, and {len(skipped)} skipped", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
