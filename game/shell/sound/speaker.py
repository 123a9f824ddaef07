"""Plays the sounds, or keeps silent: nothing here ever raises or prints."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pygame

from game.shell.sound.score import TONES, Sound, Tone, samples, tone
from game.shell.sound.synthesis import RATE

# Samples; 46 ms from the touch to the ear at most. Silence is played, too: half as many would cost twice the processor.
_BUFFER = 1024
_SIGNED_16_BIT = -16
_DEVICE_EVENTS = (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED)
# What pygame raises without a device, and what the stand-in for a mixer raises in a pygame built without sound,
# are kinds of RuntimeError.
_FAULT = RuntimeError
_ERROR_OUTPUT = 2


class Speaker:
    """The one way to the loudspeaker. Until ``open``, and without an audio device, it is silent."""

    def __init__(self) -> None:
        self.is_open = False
        self._made: dict[Tone, bytes] = {}
        self._loaded: dict[Tone, pygame.mixer.Sound] = {}
        self._gain = 1.0

    def open(self) -> None:
        """Look for an audio device; best after the first frame, as it can take a tenth of a second."""
        if self.is_open:
            return
        with _quiet(), suppress(_FAULT):
            # SDL converts to what the device wants; left to itself, pygame would play at the device's own pitch.
            pygame.mixer.init(RATE, _SIGNED_16_BIT, 1, _BUFFER, allowedchanges=0)
            self.is_open = True
        if not self.is_open:
            _listen_for_devices()
        _forget_device_events()

    def device_added(self) -> None:
        """Try again, as a device was plugged in."""
        if not self.is_open:
            self._reopen()

    def device_removed(self) -> None:
        """Go over to another device, as one was pulled out: nobody says whether it was ours."""
        if self.is_open:
            self._reopen()

    def set_level(self, volume: int, muted: bool) -> None:
        """Set how loud it is, 0–100 percent; silence falls at once."""
        # By the square, even steps of the setting are heard as even steps.
        self._gain = 0.0 if muted else (volume / 100) ** 2
        if self.is_open and not self._gain:
            with suppress(_FAULT):
                pygame.mixer.stop()

    def play(self, sound: Sound, step: int = 0) -> None:
        """Begin a sound. ``step`` counts the pairs made in a row before this one, and raises its pitch."""
        if not (self.is_open and self._gain):
            return
        with suppress(_FAULT):
            loaded = self._load(tone(sound, step))
            loaded.set_volume(self._gain)
            loaded.play()

    def prepare(self) -> bool:
        """Make one more sound ahead; False when nothing is left to do. Takes a few milliseconds, for idle moments."""
        missing = next((wanted for wanted in TONES if wanted not in self._made), None)
        if missing is None or not self.is_open:
            return False
        self._make(missing)
        return True

    def close(self) -> None:
        """Let the device go."""
        self.is_open = False
        self._loaded.clear()
        with suppress(_FAULT):
            pygame.mixer.quit()

    def _reopen(self) -> None:
        self.close()
        self.open()

    def _make(self, wanted: Tone) -> bytes:
        if wanted not in self._made:
            self._made[wanted] = samples(wanted).tobytes()
        return self._made[wanted]

    def _load(self, wanted: Tone) -> pygame.mixer.Sound:
        if wanted not in self._loaded:
            self._loaded[wanted] = pygame.mixer.Sound(buffer=self._make(wanted))
        return self._loaded[wanted]


@contextmanager
def _quiet() -> Iterator[None]:
    """Keep the terminal clean: without a device ALSA writes a dozen lines past Python, to the file descriptor."""
    try:
        kept = os.dup(_ERROR_OUTPUT)
    except OSError:  # there is no terminal
        yield
        return
    try:
        with open(os.devnull, "wb") as nowhere:
            os.dup2(nowhere.fileno(), _ERROR_OUTPUT)
        yield
    finally:
        os.dup2(kept, _ERROR_OUTPUT)
        os.close(kept)


def _listen_for_devices() -> None:
    # SDL tells of new devices only while its audio is on, and pygame turns that off again when it can not open one.
    with _quiet(), suppress(ImportError, _FAULT):
        from pygame._sdl2 import sdl2  # noqa: PLC0415 - wanted only by those who have no device

        sdl2.init_subsystem(sdl2.INIT_AUDIO)


def _forget_device_events() -> None:
    # Looking for devices reports each of them as new; answered by looking again, that would never end.
    with suppress(_FAULT):
        pygame.event.clear(_DEVICE_EVENTS)
