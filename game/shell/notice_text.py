"""What the store has to tell, in the player's language."""

from game.shell.language import _
from game.store.notices import Notice, NoticeKind


def notice_text(notice: Notice) -> str:
    """One sentence, with the name of the file it is about."""
    sentences = {
        NoticeKind.SET_ASIDE: _(
            "The saved games were damaged; what could be read was kept. The old file is now {file}."
        ),
        NoticeKind.NEWER: _("Nothing is being kept: {file} was written by a newer version of the game."),
        NoticeKind.LOCKED: _("Nothing is being kept: {file} is in use by another program."),
        NoticeKind.DISK_FULL: _("Nothing is being kept: there is no room left for {file}."),
        NoticeKind.READ_ONLY: _("Nothing is being kept: {file} can not be written."),
        NoticeKind.UNREACHABLE: _("Nothing is being kept: {file} can not be opened."),
    }
    return sentences[notice.kind].format(file=notice.detail)
