"""What is said to who can not see."""

import io
import os
import sys
import time
from pathlib import Path

import pytest

from game.shell.announcer import Announcer
from game.shell.language import use_language


@pytest.fixture
def voice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A stand-in for spd-say that writes down how it was called; the file it writes."""
    heard = tmp_path / "heard"
    program = tmp_path / "spd-say"
    program.write_text(f'#!/bin/sh\n{{ echo "$@"; cat; echo .; }} >> "{heard}"\n', encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    return heard


def heard_in(file: Path, lines: int) -> list[str]:
    """What was written down, once it has so many lines."""
    deadline = time.monotonic() + 20
    while not file.exists() or file.read_text(encoding="utf-8").count("\n") < lines:
        assert time.monotonic() < deadline, "nothing was said"
        time.sleep(0.01)
    return file.read_text(encoding="utf-8").splitlines()


def test_off_says_nothing(voice: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody asked."""
    Announcer().say("Queen of hearts")
    assert capsys.readouterr().out == ""
    assert not voice.exists()


def test_text_is_one_line_on_standard_output(voice: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Another program can read it line by line."""
    announcer = Announcer("text")
    announcer.say("Srdcová dáma,\n  20 bodov")
    announcer.say("  ")
    assert capsys.readouterr().out == "Srdcová dáma, 20 bodov\n"
    assert not voice.exists()


def test_speech_is_handed_over_in_the_player_s_language(voice: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The newest line cuts off the one before; a percent sign is just that."""
    use_language("sk")
    Announcer("speech").say("Hlasitosť 70 %")
    call, line, _ = heard_in(voice, 3)
    assert call == "--cancel --pipe-mode --application-name heart-to-heart --language sk"
    assert line == "Hlasitosť 70 %"
    assert capsys.readouterr().out == ""


def test_without_a_voice_speech_is_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither a missing program nor one that can not be started loses the line."""
    monkeypatch.setenv("PATH", str(tmp_path))
    Announcer("speech").say("one")
    broken = tmp_path / "spd-say"
    broken.write_text("#!/no/such/shell\n", encoding="utf-8")
    broken.chmod(0o755)
    Announcer("speech").say("two")
    assert capsys.readouterr().out == "one\ntwo\n"


def test_nobody_listening_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Standard output may be closed, missing, or of an encoding that lacks the letters."""
    closed = io.StringIO()
    closed.close()
    narrow = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    for output in (closed, None, narrow):
        monkeypatch.setattr(sys, "stdout", output)
        Announcer("text").say("Č")


def test_a_voice_that_hangs_holds_nothing_up(voice: Path) -> None:
    """Ten lines are handed over while none is spoken to its end, and what has ended is noticed with the next one."""
    (voice.parent / "spd-say").write_text("#!/bin/sh\nexec sleep 600\n", encoding="utf-8")
    announcer = Announcer("speech")
    for number in range(10):
        announcer.say(str(number))
    speaking = announcer._speaking
    assert [client.poll() for client in speaking] == [None] * 10
    for client in speaking:
        client.kill()
        client.wait()
    announcer.say("last")
    (last,) = announcer._speaking
    last.kill()
    last.wait()
