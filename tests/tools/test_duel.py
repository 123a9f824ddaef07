"""Duels of bots: fair, repeatable, and clear about names that there are not."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NoReturn

import pytest

from tools.duel import Contest, main, play_deal, played, rules_of

ROOT = Path(__file__).resolve().parents[2]


def test_the_number_of_processes_does_not_matter() -> None:
    """One process and two find the same results in the same order."""
    contest = Contest(("random", "lowest"), "omnibus", None, 4)
    assert list(played(contest, 9, processes=2)) == list(played(contest, 9, processes=1))


def test_the_seed_matters() -> None:
    """Other seeds are other deals."""
    assert play_deal(Contest(("random", "lowest"), "american", None, 1), 0) != play_deal(
        Contest(("random", "lowest"), "american", None, 2), 0
    )


def test_bots_that_are_alike_do_alike() -> None:
    """Two of a kind that do not use chance hold the same hands in turn, so they come to the same points."""
    for number in range(3):
        first, second = play_deal(Contest(("lowest", "lowest"), "dame-de-pique", None, 1), number)
        assert first == second


def test_passing_directions_take_turns() -> None:
    """The deals of a duel go through the passing cycle, though each is the first deal of a game."""
    contest = Contest(("random",), "american", None, 1)
    assert [str(rules_of(contest, number).options.passing[0]) for number in range(5)] == [
        "left", "right", "across", "hold", "left",
    ]  # fmt: skip


def test_it_prints_a_line_for_each_bot(capsys: pytest.CaptureFixture[str]) -> None:
    """Under a heading stand each bot, its mean points, how far off they may be, and its moons."""
    arguments = "random lowest --rules cancellation --players 7 --deals 3 --processes 1"
    assert main(arguments.split()) == 0
    heading, *lines = capsys.readouterr().out.splitlines()
    assert heading == "cancellation, 7 players, 3 deals, seed 1"
    assert [line.split()[0] for line in lines] == ["random", "lowest"]
    assert all("±" in line and "moons" in line for line in lines)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("random wizard", "no bot 'wizard'"),
        ("random lowest --rules bridge", "no rule set 'bridge'"),
        ("random lowest --rules partners-merged --players 3", "players"),
    ],
)
def test_a_wrong_name_is_told_in_one_line(arguments: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What there is not is said in one line, and the exit code is 2."""
    assert main(arguments.split()) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1


def test_ctrl_c_is_told_in_one_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """An interrupted duel says so, prints no result, and leaves with the exit code of what was interrupted."""

    def interrupted(*_: object) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr("tools.duel.played", interrupted)
    assert main(["random"]) == 130
    assert capsys.readouterr() == ("", "duel: interrupted\n")


@pytest.mark.soak
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT to send to other processes")
def test_ctrl_c_ends_all_processes() -> None:
    """Ctrl-C reaches all processes of a duel; not one of them has anything to add."""
    command = [sys.executable, "tools/duel.py", "random", "lowest", "--deals", "100000", "--processes", "2"]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as duel:
        time.sleep(4)  # until all have begun to play, on a busy machine too
        os.killpg(duel.pid, signal.SIGINT)
        output, error = duel.communicate(timeout=30)
    assert (duel.returncode, output, error) == (130, "", "duel: interrupted\n")
