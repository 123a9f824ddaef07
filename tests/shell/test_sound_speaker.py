"""The speaker: heard where there is a device, silent and unharmed where there is none."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from array import array
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.shell.sound.score import PAIR_STEPS, TONES, Sound, samples, tone
from game.shell.sound.speaker import Speaker

ROOT = Path(__file__).parents[2]
DEVICE_EVENTS = (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED)


@pytest.fixture
def speaker() -> Iterator[Speaker]:
    """Return a speaker that is not open yet, beside a window and no other sound."""
    pygame.mixer.quit()
    pygame.display.init()
    pygame.event.clear()
    speaker = Speaker()
    yield speaker
    speaker.close()


def run(lines: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run ``lines`` with a speaker in a process of its own."""
    program = f"import pygame\nfrom game.shell.sound.speaker import Sound, Speaker\n{textwrap.dedent(lines)}"
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )


def recording(lines: str, folder: Path) -> array[int]:
    """What comes out of the loudspeaker while ``lines`` run."""
    file = folder / "heard.raw"
    run(lines, SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(file))
    heard = array("h")
    heard.frombytes(file.read_bytes())
    return heard


def test_new_speaker_opens_nothing(speaker: Speaker) -> None:
    """Before it is opened, a speaker has no device and takes every call."""
    speaker.play(Sound.WIN)
    speaker.set_level(70, False)
    assert not speaker.prepare()
    assert pygame.mixer.get_init() is None


def test_open_speaker_plays(speaker: Speaker) -> None:
    """With a device every sound is heard, made ahead or not."""
    speaker.open()
    for sound in Sound:
        pygame.mixer.stop()
        speaker.play(sound)
        assert pygame.mixer.get_busy(), sound


def test_more_pairs_than_the_scale_has_notes_are_played(speaker: Speaker) -> None:
    """A long row of pairs goes on sounding."""
    speaker.open()
    speaker.play(Sound.PAIR, PAIR_STEPS + 40)
    assert pygame.mixer.get_busy()


@pytest.mark.parametrize(("volume", "muted"), [(0, False), (70, True)])
def test_silence_is_respected(speaker: Speaker, volume: int, muted: bool) -> None:
    """Muted, or at no volume, what sounds is cut short and nothing new begins."""
    speaker.open()
    speaker.play(Sound.WIN)
    speaker.set_level(volume, muted)
    assert not pygame.mixer.get_busy()
    speaker.play(Sound.WIN)
    assert not pygame.mixer.get_busy()


def test_sound_comes_back_after_muting(speaker: Speaker) -> None:
    """What was muted can be heard again."""
    speaker.open()
    speaker.set_level(70, True)
    speaker.set_level(70, False)
    speaker.play(Sound.FLIP)
    assert pygame.mixer.get_busy()


def test_sounds_are_made_ahead_one_by_one(speaker: Speaker) -> None:
    """Each idle moment makes one sound, until all are there."""
    speaker.open()
    assert [speaker.prepare() for _ in range(len(TONES) + 2)] == [True] * len(TONES) + [False, False]


def test_what_is_heard_is_what_was_made(tmp_path: Path) -> None:
    """At full volume the loudspeaker gets the samples as they are."""
    heard = recording(
        "s = Speaker(); s.open(); s.set_level(100, False); s.play(Sound.PAIR, 2); pygame.time.wait(500)", tmp_path
    )
    assert samples(tone(Sound.PAIR, 2)).tobytes().strip(b"\0") in heard.tobytes()


def test_volume_is_respected(tmp_path: Path) -> None:
    """Half the volume is a quarter of the swing, which is heard as half as loud."""
    heard = recording(
        "s = Speaker(); s.open(); s.set_level(50, False); s.play(Sound.SELECT); pygame.time.wait(300)", tmp_path
    )
    assert max(heard) == pytest.approx(max(samples(tone(Sound.SELECT))) / 4, rel=0.02)


LOOK_FOR_DEVICES = """
    pygame.display.init()
    speaker = Speaker()
    for call in (speaker.open, speaker.device_added, speaker.device_removed, speaker.prepare, speaker.close):
        call()
        speaker.play(Sound.WIN)
        speaker.set_level(70, False)
"""


@pytest.mark.parametrize("driver", ["alsa", "pulseaudio", "bogus"])
def test_missing_device_is_passed_over_in_silence(driver: str) -> None:
    """Without a device nothing is raised, and not a word is written to the terminal."""
    done = run(LOOK_FOR_DEVICES, SDL_AUDIODRIVER=driver)
    assert (done.stdout, done.stderr) == ("", "")


def test_errors_are_written_again_once_the_device_is_open() -> None:
    """The terminal is kept clean only while looking for a device."""
    done = run("import sys; s = Speaker(); s.open(); sys.stderr.write('later')", SDL_AUDIODRIVER="bogus")
    assert done.stderr == "later"


def test_closed_terminal_is_no_obstacle() -> None:
    """A game started without an error output finds its device all the same."""
    done = run("import os; os.close(2); s = Speaker(); s.open(); print(s.is_open)", SDL_AUDIODRIVER="dummy")
    assert done.stdout == "True\n"


def test_device_that_comes_later_is_used(tmp_path: Path) -> None:
    """A speaker that found no device plays once one is added."""
    done = run(
        f"""
        import os
        speaker = Speaker()
        speaker.open()
        print(speaker.is_open)
        os.environ["SDL_DISKAUDIOFILE"] = {str(tmp_path / "heard.raw")!r}
        speaker.device_added()
        speaker.play(Sound.FLIP)
        print(speaker.is_open, pygame.mixer.get_busy())
        """,
        SDL_AUDIODRIVER="disk",
        SDL_DISKAUDIOFILE=str(tmp_path / "missing" / "heard.raw"),
    )
    assert done.stdout.split() == ["False", "True", "True"]


def test_speaker_without_a_device_hears_of_new_ones(tmp_path: Path) -> None:
    """After a vain search SDL goes on telling of devices, and what the search itself told is forgotten."""
    done = run(
        """
        pygame.display.init()
        speaker = Speaker()
        speaker.open()
        print(speaker.is_open, pygame.event.get((pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED)))
        from pygame._sdl2 import audio
        print(audio.get_audio_device_names(False) != [])
        """,
        SDL_AUDIODRIVER="disk",
        SDL_DISKAUDIOFILE=str(tmp_path / "missing" / "heard.raw"),
    )
    assert done.stdout.splitlines() == ["False []", "True"]


def test_looking_for_a_device_is_no_news(speaker: Speaker) -> None:
    """Opening leaves no event that would have it opened again."""
    speaker.open()
    assert not pygame.event.get(DEVICE_EVENTS)


def test_removed_device_is_replaced(speaker: Speaker) -> None:
    """When a device goes, what was made ahead is played on another."""
    speaker.open()
    speaker.play(Sound.SELECT)
    speaker.device_removed()
    assert not pygame.mixer.get_busy()
    speaker.play(Sound.SELECT)
    assert pygame.mixer.get_busy()


def test_added_device_leaves_a_playing_one_alone(speaker: Speaker) -> None:
    """A second device does not cut off what sounds on the first."""
    speaker.open()
    speaker.play(Sound.WIN)
    speaker.device_added()
    assert pygame.mixer.get_busy()


def test_pygame_without_a_mixer_is_silent(speaker: Speaker, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pygame that was built without sound is played without sound."""

    def missing(*_: object, **__: object) -> None:
        raise NotImplementedError("mixer module not available")

    monkeypatch.setattr(pygame.mixer, "init", missing)
    speaker.open()
    speaker.play(Sound.WIN)
    assert not speaker.is_open


def test_device_taken_away_unseen_is_no_crash(speaker: Speaker) -> None:
    """A mixer that is gone when a sound is due leaves the game running."""
    speaker.open()
    pygame.mixer.quit()
    speaker.play(Sound.WIN)
    speaker.set_level(0, True)
    speaker.close()
    assert not speaker.is_open
