"""Other processes: a second game on the same file, and one that is killed in the middle of a move."""

import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.store import file
from game.store.file import FILE_NAME
from game.store.notices import NoticeKind
from game.store.results import Result
from tests.store.games import GAME, NOON, names, opened, record

# Plays games of 15 moves for ever, saying the number of a move before and after it is kept.
PLAYER = """
import os
import sys
from pathlib import Path
from game.store.results import Result
from tests.store.games import GAME, NOON, opened, record

def say(word):
    # One write, which a kill can not cut in two.
    os.write(1, f"{word} {number}\\n".encode())

store = opened(Path(sys.argv[1]))
assert store.is_keeping, store.notices
number = store.statistics(GAME).finished * 16 + len(((store.running(GAME) or {}).get("moves") or "").split())
say("ready")
while True:
    moves = number % 16
    if moves == 0 or store.running(GAME) is None:
        store.begin(record(0), NOON)
    number += 1
    say("before")
    if moves < 15:
        store.keep_running(record(moves + 1))
    else:
        store.finish(record(16), Result.WON, NOON)
    say("after")
"""


@contextmanager
def player(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that plays in ``folder`` until it is killed."""
    command = [sys.executable, "-c", PLAYER, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]) as process:
        try:
            yield process
        finally:
            process.kill()


def kill_in_play(folder: Path, seconds: float) -> tuple[int, int]:
    """Let a player play for a time after it is ready, kill it, and give the last move begun and the last one kept."""
    with player(folder) as process:
        lines = [first_line(process)]
        time.sleep(seconds)
        process.kill()
        assert process.stdout is not None
        lines += process.stdout.read().splitlines()
    said = {word: int(number) for word, number in map(str.split, lines)}
    kept = said.get("after", said["ready"])
    return said.get("before", kept), kept


def first_line(process: subprocess.Popen[str]) -> str:
    """What a player says when it is ready, for which this waits."""
    assert process.stdout is not None
    return process.stdout.readline()


def moves_kept(folder: Path) -> int:
    """All moves of all games kept in a folder, the file being whole."""
    store = opened(folder)
    assert store.notices == ()
    finished = store.finished_games()
    assert all(game.result is Result.WON and game.moves == 16 for game in finished)
    running = store.running(GAME)
    store.close()
    assert names(folder) == [FILE_NAME]
    return len(finished) * 16 + (len(str(running["moves"]).split()) if running else 0)


def kill_again_and_again(folder: Path, times: int, luck: random.Random) -> None:
    """After each kill at most the move being kept is missing, and play goes on from there."""
    moves_kept(folder)
    for _ in range(times):
        begun, kept = kill_in_play(folder, luck.uniform(0, 0.03))
        assert kept <= moves_kept(folder) <= begun <= kept + 1


def test_a_kill_loses_at_most_the_last_move(tmp_path: Path) -> None:
    """However a game is killed in the middle of its moves, all moves but the last are there, and the file is whole."""
    kill_again_and_again(tmp_path, 15, random.Random(25))


@pytest.mark.soak
def test_hundreds_of_kills_lose_at_most_the_last_move(tmp_path: Path) -> None:
    """The same, for hundreds of kills of one and the same file."""
    kill_again_and_again(tmp_path, 200, random.Random())


def test_a_second_game_plays_without_keeping(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one game has the file, another says once that nothing is being kept, and takes nothing from the first."""
    monkeypatch.setattr(file, "PATIENCE_SECONDS", 0.1)
    with player(tmp_path) as process:
        first_line(process)
        second = opened(tmp_path)
        assert [notice.kind for notice in second.notices] == [NoticeKind.LOCKED]
        second.begin(record(0), NOON)
        second.keep_running(record(99))
        second.close()
    first = opened(tmp_path)
    assert first.notices == ()
    assert first.running(GAME) != record(99)


def test_a_second_game_sees_what_the_first_has_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even what lies in the log alone; only keeping is left to the first."""
    monkeypatch.setattr(file, "PATIENCE_SECONDS", 0.1)
    first = opened(tmp_path)
    first.begin(record(0), NOON)
    first.keep_running(record(7))
    second = opened(tmp_path)
    assert (second.is_keeping, second.is_whole) == (False, True)
    assert second.running(GAME) == record(7)
    second.close()
    first.close()


def test_a_game_that_has_just_ended_is_waited_for(tmp_path: Path) -> None:
    """A game started while the one before is still closing waits for it, and keeps everything."""
    with player(tmp_path) as process:
        first_line(process)
        subprocess.Popen(["sh", "-c", f"sleep 0.3; kill -9 {process.pid}"])
        store = opened(tmp_path)
        assert store.notices == ()
        assert store.is_keeping
