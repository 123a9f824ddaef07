"""What the store has to tell, in the player's language."""

from pathlib import Path

from game.shell.language import _
from game.store.notices import Notice, NoticeKind


def notice_text(notice: Notice) -> str:
    """One sentence, with the name of the file it is about, or the end of its path."""
    sentences = {
        NoticeKind.SET_ASIDE: _(
            "The saved games were damaged; what could be read was kept. The old file is now {file}."
        ),
        NoticeKind.NEWER: _("Nothing is being kept: {file} was written by a newer version of the game."),
        NoticeKind.LOCKED: _("The game is already running with {file}. What you play here is not kept."),
        NoticeKind.DISK_FULL: _("Nothing is being kept: there is no room left for {file}."),
        NoticeKind.READ_ONLY: _("Nothing is being kept: {file} can not be written."),
        NoticeKind.UNREACHABLE: _("Nothing is being kept: {file} can not be opened."),
    }
    return sentences[notice.kind].format(file=_end_of(Path(notice.detail)))


def _end_of(path: Path) -> str:
    # The whole path would not fit into a line of a small screen; standard error has it.
    return str(path) if len(path.parts) <= 2 else str(Path("…", *path.parts[-2:]))
