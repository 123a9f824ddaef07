"""Says in words what there is to see, for who can not see it."""

import shutil
import subprocess
from contextlib import suppress

from game.shell.language import current_language
from game.shell.start import PROGRAM

# The small client of Speech Dispatcher, which speaks on most Linux desktops.
_SPEECH_CLIENT = "spd-say"


class Announcer:
    """Announces one line at a time, by the setting's ``mode``: "off", as "text" on standard output, or as "speech".

    Where nothing can speak, speech becomes text. It never raises and never waits for a voice.
    """

    def __init__(self, mode: str = "off") -> None:
        self.mode = mode
        self._speaking: list[subprocess.Popen[str]] = []

    def say(self, text: str) -> None:
        """Announce a line. It cuts off what is still being spoken: only the newest matters to who plays on."""
        line = " ".join(text.split())
        if not line or self.mode == "off":
            return
        if self.mode != "speech" or not self._speak(line):
            _write(line)

    def _speak(self, line: str) -> bool:
        # Those that are done are noticed here, so that they do not stay behind as dead processes.
        self._speaking = [client for client in self._speaking if client.poll() is None]
        program = shutil.which(_SPEECH_CLIENT)
        if program is None:
            return False
        with suppress(OSError, ValueError):
            # Handed over as an argument, a percent sign would be taken for an instruction.
            command = [program, "--cancel", "--pipe-mode", "--application-name", PROGRAM]
            client = subprocess.Popen(
                [*command, "--language", current_language()],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
            )
            self._speaking.append(client)
            assert client.stdin is not None, "it was asked for"
            with client.stdin as pipe:
                pipe.write(line + "\n")
            return True
        return False


def _write(line: str) -> None:
    # A program without a terminal has no standard output, and who listened there may have gone.
    with suppress(OSError, ValueError):
        print(line, flush=True)
