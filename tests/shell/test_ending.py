"""The system's wish that the program end."""

import os
import signal
import sys
from collections.abc import Iterator

import pytest

from game.shell.ending import Ending

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")


@pytest.fixture(autouse=True)
def handlers() -> Iterator[None]:
    """Leave the test program's own handlers as they were."""
    names = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
    before = [signal.getsignal(name) for name in names]
    yield
    for name, handler in zip(names, before, strict=True):
        signal.signal(name, handler)


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_each_signal_is_heeded(name: str) -> None:
    """Whichever way the system asks, what is to be done is done, once."""
    asked: list[str] = []
    Ending().heed(lambda: asked.append(name))
    os.kill(os.getpid(), getattr(signal, name))
    assert asked == [name]


def test_a_wish_that_came_to_nothing_is_fulfilled_by_who_takes_over() -> None:
    """A signal that was lost while the game was loading ends it as soon as it can be ended."""
    ending, asked = Ending(), []
    ending.heed(lambda: None)
    os.kill(os.getpid(), signal.SIGTERM)
    ending.heed(lambda: asked.append("end"))
    assert asked == ["end"]


def test_nobody_asks_nothing_ends() -> None:
    """To take over ends nothing by itself."""
    ending, asked = Ending(), []
    ending.heed(lambda: asked.append("first"))
    ending.heed(lambda: asked.append("second"))
    assert asked == []
