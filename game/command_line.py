"""The command line: what it offers, and what was asked for.

Nothing here loads pygame, so that help, version and mistakes are told at once.
"""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn, TypeVar

from game.deals import DealCode
from game.shell.chord import parse_chord
from game.shell.language import LANGUAGES
from game.shell.manner import EXIT_KEYS, IDLE_SECONDS, Manner
from game.shell.start import PROGRAM, Start

T = TypeVar("T")

EXPORTS = ("csv", "json")
SMALLEST_SIZE = (320, 240)
_LARGEST_SIDE = 16384
_IDLE_RANGE = (10, 86_400)

_EPILOG = """\
examples:
  heart-to-heart --deal AAAAAAM            play the example deal
  heart-to-heart --deal HR1-A-AAAAAAM      play a deal of Hearts
  heart-to-heart --fullscreen --mute       fill the screen, without a sound
  heart-to-heart --kiosk --kiosk-code 2468 stand in a museum
  heart-to-heart --export csv > games.csv  take the finished games elsewhere

exit codes: 0 the player left, 1 no display or a fault in the game, 2 a wrong command line
"""


@dataclass(frozen=True, slots=True)
class CommandLine:
    """What is asked for: to play as ``start`` says, unless there is something to ``export``, in one of EXPORTS."""

    start: Start
    export: str | None = None


def parse_command_line(arguments: Sequence[str] | None = None) -> CommandLine:
    """What ``arguments``, or those of this process, ask for.

    Raises SystemExit: with code 2 after one line about what is wrong, with code 0 after help or version.
    """
    parser = _parser()
    found = parser.parse_args(arguments)
    _refuse_what_does_not_go_together(parser, found)
    overrides = {"language": found.language} if found.language else {}
    if found.mute:
        overrides["muted"] = True
    start = Start(found.deal, found.size, found.fullscreen, found.data, _manner(found), overrides)
    return CommandLine(start, found.export)


def _refuse_what_does_not_go_together(parser: argparse.ArgumentParser, found: argparse.Namespace) -> None:
    if found.kiosk and found.fullscreen is False:
        parser.error("a kiosk has no window: --kiosk and --windowed exclude each other")
    for option in () if found.kiosk else ("kiosk_code", "kiosk_exit_keys", "kiosk_idle"):
        if getattr(found, option) is not None:
            parser.error(f"--{option.replace('_', '-')} belongs to a kiosk: add --kiosk, or leave it out")
    if found.export and found.data is not None and not found.data.is_dir():
        # A mistyped name would else pass for a folder in which nobody has played yet.
        parser.error(f"there is no folder {str(found.data)!r} to export games from")


def _manner(found: argparse.Namespace) -> Manner:
    return Manner(
        is_kiosk=found.kiosk,
        is_handheld=found.handheld,
        idle_seconds=IDLE_SECONDS if found.kiosk_idle is None else found.kiosk_idle,
        exit_keys=(found.kiosk_exit_keys or EXIT_KEYS) if found.kiosk else None,
        code=found.kiosk_code or "",
    )


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Tell what is wrong in one line; the long help is there for who asks."""
        self.exit(2, f"{PROGRAM}: {' '.join(message.split())}\n")


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        # Looking it up takes longer than reading the whole command line.
        from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

        try:
            print(f"{PROGRAM} {version(PROGRAM)}")
        except PackageNotFoundError:
            print(f"{PROGRAM}, run from its sources")
        parser.exit(0)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog=PROGRAM,
        usage=f"{PROGRAM} [options]",
        description="Heart to Heart, a solitaire in the shape of a heart, and Hearts, the trick-taking game.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
        add_help=False,
    )
    _add_play(parser.add_argument_group("play"))
    _add_places(parser.add_argument_group("public places and small machines"))
    _add_rest(parser.add_argument_group("more"))
    return parser


def _add_play(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--deal", metavar="CODE", type=_checked(_deal), help="begin with this deal of either game")
    group.add_argument("--language", metavar="CODE", type=_checked(_language), help=f"one of {', '.join(LANGUAGES)}")
    group.add_argument("--size", metavar="WxH", type=_checked(_size), help="size of the window in pixels: 1280x720")
    window = group.add_mutually_exclusive_group()
    window.add_argument("--fullscreen", action="store_true", default=None, help="fill the screen")
    window.add_argument("--windowed", dest="fullscreen", action="store_false", default=None, help="play in a window")
    group.add_argument("--mute", action="store_true", help="make no sound")
    group.add_argument("--data", metavar="DIR", type=_checked(_folder), help="keep games and settings in this folder")


def _add_places(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--kiosk", action="store_true", help="full screen for visitors, who can not leave the game")
    group.add_argument(
        "--kiosk-exit-keys",
        metavar="KEYS",
        type=_checked(parse_chord),
        help=f"the keys that end a kiosk; {EXIT_KEYS} when not given",
    )
    group.add_argument(
        "--kiosk-idle",
        metavar="SECONDS",
        type=_checked(_idle_seconds),
        help=f"ask whether anybody is there after so long without input; {IDLE_SECONDS} when not given",
    )
    group.add_argument(
        "--kiosk-code",
        metavar="DIGITS",
        type=_checked(_kiosk_code),
        help="four digits that open the settings of a kiosk, to be kept; "
        "without them visitors may change settings for their own time",
    )
    group.add_argument("--handheld", action="store_true", help="full screen, larger text, less power")


def _add_rest(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--export", choices=EXPORTS, help="print all finished games, and end")
    group.add_argument("--version", action=_Version, nargs=0, help="print the version, and end")
    group.add_argument("-h", "--help", action="help", help="print this help, and end")


def _checked(parse: Callable[[str], T]) -> Callable[[str], T]:
    """``parse`` with its ValueError turned into one that argparse shows in its own words."""

    def checked(text: str) -> T:
        try:
            return parse(text)
        except ValueError as wrong:
            raise argparse.ArgumentTypeError(str(wrong)) from wrong

    return checked


def _deal(text: str) -> DealCode:
    # Most starts name no deal and need not wait for this.
    from game.shell.typed_codes import parse_code_of_either_game  # noqa: PLC0415

    return parse_code_of_either_game(text)


def _language(text: str) -> str:
    if text not in LANGUAGES:
        raise ValueError(f"{text!r} is none of the languages {', '.join(LANGUAGES)}")
    return text


def _size(text: str) -> tuple[int, int]:
    width, cross, height = text.lower().partition("x")
    if not (cross and _is_number(width) and _is_number(height)):
        raise ValueError(f"{text!r} is not a size, such as 1280x720")
    size = int(width), int(height)
    if size[0] < SMALLEST_SIZE[0] or size[1] < SMALLEST_SIZE[1] or max(size) > _LARGEST_SIDE:
        raise ValueError(
            f"{text!r} is too small or too large: 320x240 is the smallest window, "
            f"{_LARGEST_SIDE}x{_LARGEST_SIDE} the largest"
        )
    return size


def _folder(text: str) -> Path:
    if not text.strip():
        raise ValueError("the name of a folder is missing")
    folder = Path(text)
    if folder.exists() and not folder.is_dir():
        raise ValueError(f"{text!r} is not a folder")
    return folder


def _idle_seconds(text: str) -> int:
    least, most = _IDLE_RANGE
    if not (_is_number(text) and least <= int(text) <= most):
        raise ValueError(f"{text!r} is not a whole number of seconds from {least} to {most}")
    return int(text)


def _kiosk_code(text: str) -> str:
    if not (len(text) == 4 and _is_number(text)):
        raise ValueError("a kiosk's code has four digits")
    return text


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 9
