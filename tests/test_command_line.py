"""The command line: what it takes, what it refuses, and what it costs."""

import json
import os
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest

from game.command_line import parse_command_line
from game.heart_to_heart.deal import parse_deal_code
from game.heart_to_heart.example import EXAMPLE_CODE, EXAMPLE_MOVES
from game.session.solitaire_record import record_of_code
from game.shell.chord import Chord
from game.shell.language import LANGUAGES
from game.shell.manner import Manner
from game.shell.start import Start
from game.store.results import Result
from game.store.settings import is_allowed
from game.store.store import Store

WRONG = {
    "deal": ("--deal", "AAAAAAB"),
    "deal of another form": ("--deal", "hello"),
    "language": ("--language", "de"),
    "size without a cross": ("--size", "1280"),
    "size with letters": ("--size", "widexhigh"),
    "size below the smallest": ("--size", "319x240"),
    "size beyond reason": ("--size", "99999x240"),
    "size below zero": ("--size=-640x480",),
    "folder that is a file": ("--data", __file__),
    "folder without a name": ("--data", ""),
    "folder to export from that is not there": ("--export", "json", "--data", "/no/such/folder"),
    "exit key alone": ("--kiosk-exit-keys", "Q"),
    "exit keys of no keyboard": ("--kiosk-exit-keys", "Ctrl+Hyper+Q"),
    "exit keys without a key": ("--kiosk-exit-keys", "Ctrl+"),
    "idle seconds": ("--kiosk-idle", "soon"),
    "too few idle seconds": ("--kiosk-idle", "9"),
    "kiosk code of letters": ("--kiosk-code", "abcd"),
    "kiosk code of five digits": ("--kiosk-code", "12345"),
    "kiosk code without a kiosk": ("--kiosk-code", "2468"),
    "kiosk keys without a kiosk": ("--kiosk-exit-keys", "Ctrl+F12"),
    "kiosk patience without a kiosk": ("--kiosk-idle", "90", "--handheld"),
    "export": ("--export", "xml"),
    "two windows": ("--fullscreen", "--windowed"),
    "kiosk in a window": ("--kiosk", "--windowed"),
    "unknown option": ("--loud",),
    "shortened option": ("--full",),
    "value over two lines": ("--deal", "AAA\nAAA"),
    "something more": ("game",),
}


@pytest.mark.parametrize("arguments", WRONG.values(), ids=WRONG)
def test_a_wrong_value_is_told_in_one_line(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever is wrong, one line on standard error says so, and the exit code is 2."""
    with pytest.raises(SystemExit) as end:
        parse_command_line(arguments)
    told = capsys.readouterr()
    assert end.value.code == 2
    assert told.out == ""
    assert told.err.startswith("heart-to-heart: ")
    assert told.err.count("\n") == 1
    assert told.err.endswith("\n")


def test_nothing_said_is_a_start_at_home() -> None:
    """Without arguments the settings decide about everything."""
    line = parse_command_line([])
    assert line.export is None
    assert line.start == Start(None, None, None, None, Manner(), {})


def test_a_deal_code_is_taken_as_people_type_it() -> None:
    """Case, spaces, dashes and the parts before the letters do not matter."""
    for text in ("AAAAAAM", "aaaaaam", "hh1 n aaaaaam", "HH1-N-AAAAAAM", " hh1–n–AAAAAAM "):
        assert parse_command_line(["--deal", text]).start.deal == EXAMPLE_CODE


def test_a_deal_may_be_one_of_hearts() -> None:
    """Its code says so; seven letters alone are of Heart to Heart."""
    assert str(parse_command_line(["--deal", "hr1 tk aaaaaam"]).start.deal) == "HR1-TK-AAAAAAM"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_of_the_command_line_is_one_of_the_settings(language: str) -> None:
    """The language holds for this run alone, and the settings know it."""
    assert parse_command_line(["--language", language]).start.overrides == {"language": language}
    assert is_allowed("language", language)


def test_the_window_is_as_asked_for() -> None:
    """Size and full screen are taken as they are; the smallest window is a handheld's."""
    assert parse_command_line(["--size", "320x240"]).start.size == (320, 240)
    assert parse_command_line(["--size", "800X480"]).start.size == (800, 480)
    assert parse_command_line(["--fullscreen"]).start.is_fullscreen is True
    assert parse_command_line(["--windowed"]).start.is_fullscreen is False


def test_a_wrong_size_is_told_both_ends_of_what_is_right(capsys: pytest.CaptureFixture[str]) -> None:
    """Who asks for too much learns how much there is."""
    with pytest.raises(SystemExit):
        parse_command_line(["--size", "99999x240"])
    told = capsys.readouterr().err
    assert "320x240 is the smallest" in told
    assert "16384x16384 the largest" in told


def test_mute_is_a_setting_of_this_run() -> None:
    """The settings that are kept stay as they are."""
    assert parse_command_line(["--mute"]).start.overrides == {"muted": True}


def test_a_kiosk_is_told_its_keys_code_and_patience() -> None:
    """All that a kiosk needs stands on the command line."""
    line = parse_command_line(
        ["--kiosk", "--kiosk-exit-keys", "ctrl + shift + F12", "--kiosk-idle", "30", "--kiosk-code", "0042"]
    )
    keys = Chord(frozenset({"ctrl", "shift"}), "f12")
    assert line.start.manner == Manner(is_kiosk=True, idle_seconds=30, exit_keys=keys, code="0042")
    assert str(keys) == "Ctrl+Shift+F12"


def test_what_is_not_said_of_a_kiosk_has_a_default() -> None:
    """Ninety seconds of patience, Ctrl+Alt+Q, no code."""
    manner = parse_command_line(["--kiosk"]).start.manner
    assert (manner.idle_seconds, str(manner.exit_keys), manner.code) == (90, "Ctrl+Alt+Q", "")


def test_a_handheld_is_one() -> None:
    """A handheld fills the screen, shows no pointer, and looks for input less often."""
    manner = parse_command_line(["--handheld"]).start.manner
    assert manner.is_handheld
    assert manner.is_fullscreen
    assert not manner.has_pointer
    assert manner.idle_turns < Manner().idle_turns
    assert manner.can_leave


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The game as a program of its own."""
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


OPTIONS = (
    *("deal", "language", "size", "fullscreen", "windowed", "mute", "data", "handheld", "export", "version", "help"),
    *("kiosk", "kiosk-exit-keys", "kiosk-idle", "kiosk-code"),
)


def test_the_help_names_every_option() -> None:
    """What can be asked for is in the help, which fits a terminal of a hundred columns."""
    told = run("--help", COLUMNS="100")
    assert told.returncode == 0
    assert told.stderr == ""
    for option in OPTIONS:
        assert f"--{option}" in told.stdout
    assert max(map(len, told.stdout.splitlines())) <= 100


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["--size", "1x1"]])
def test_help_version_and_mistakes_load_neither_pygame_nor_the_database(arguments: list[str]) -> None:
    """Nobody waits for a window's library to be told something."""
    code = (
        "import sys\nfrom game.__main__ import main\n"
        f"try: main({arguments!r})\nexcept SystemExit: pass\n"
        "print({'pygame', 'sqlite3'} & set(sys.modules), file=sys.stderr)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert told.stderr.splitlines()[-1] == "set()"


def test_the_version_is_told() -> None:
    """One line with the program's name, whether installed or run from its sources."""
    told = run("--version")
    assert told.returncode == 0
    assert told.stdout.startswith("heart-to-heart")
    assert told.stdout.count("\n") == 1


def finished(folder: Path) -> None:
    """Keep one won game in a folder."""
    store = Store.open(folder)
    record = record_of_code(EXAMPLE_CODE).as_json()
    store.begin(record, datetime(2025, 6, 1, 12))
    store.finish({**record, "moves": " ".join(map(str, EXAMPLE_MOVES))}, Result.WON, datetime(2025, 6, 1, 13))
    store.close()


def test_finished_games_are_printed_as_json(tmp_path: Path) -> None:
    """What is printed is JSON, with the code that names the deal."""
    finished(tmp_path)
    told = run("--export", "json", "--data", str(tmp_path))
    assert told.returncode == 0
    assert told.stderr == ""
    (game,) = json.loads(told.stdout)
    assert parse_deal_code(game["code"]) == EXAMPLE_CODE


def test_finished_games_are_printed_as_csv(tmp_path: Path) -> None:
    """What is printed has one line of names, and one for each game."""
    finished(tmp_path)
    names, *games = run("--export", "csv", "--data", str(tmp_path)).stdout.splitlines()
    (game,) = games
    assert dict(zip(names.split(","), game.split(","), strict=False))["code"] == str(EXAMPLE_CODE)


def test_games_are_printed_while_another_is_played(tmp_path: Path) -> None:
    """A running game holds the file; what it has finished is printed all the same, and the game is not disturbed."""
    store = Store.open(tmp_path)
    record = record_of_code(EXAMPLE_CODE).as_json()
    for count in (1, 2, 3):
        store.begin(record, datetime(2025, 6, 1, 12))
        store.finish({**record, "moves": "D"}, Result.ABANDONED, datetime(2025, 6, 1, 13))
        told = run("--export", "json", "--data", str(tmp_path))
        assert (told.returncode, told.stderr) == (0, "")
        assert len(json.loads(told.stdout)) == count
    assert store.is_keeping
    store.close()


def test_an_export_makes_no_folder(tmp_path: Path) -> None:
    """A mistyped folder is told in one line, and is not there afterwards."""
    told = run("--export", "json", "--data", str(tmp_path / "typo"))
    assert (told.returncode, told.stdout, told.stderr.count("\n")) == (2, "", 1)
    assert "typo" in told.stderr
    assert list(tmp_path.iterdir()) == []


def test_whoever_reads_the_export_may_stop_reading(tmp_path: Path) -> None:
    """A closed pipe, as `head` leaves it, is no fault and no noise."""
    finished(tmp_path)
    reader, writer = os.pipe()
    os.close(reader)
    told = subprocess.run(
        [sys.executable, "-m", "game", "--export", "json", "--data", str(tmp_path)],
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        timeout=60,
        check=False,
    )
    os.close(writer)
    assert (told.returncode, told.stderr) == (0, "")


def test_no_display_is_told_in_one_line(tmp_path: Path) -> None:
    """Where there is no screen at all, one line says what to do, and the exit code is 1."""
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    }
    environment["XDG_RUNTIME_DIR"] = str(tmp_path)
    told = subprocess.run(
        [sys.executable, "-m", "game", "--data", str(tmp_path)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert told.returncode == 1
    assert told.stdout == ""
    assert told.stderr.startswith("heart-to-heart: There is no display")
    assert told.stderr.count("\n") == 1
