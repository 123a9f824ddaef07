"""What the computer players know, and how anybody can make sure of it."""

from __future__ import annotations

from collections.abc import Iterator

from game.shell.language import _
from game.shell.scenes.hearts_rules_reading import ReadingPage
from game.shell.widgets.reading import Paragraph, Role


class AboutBots(ReadingPage):
    """Tells that nobody cheats, and how to check it."""

    def heading(self) -> str:
        """Who they are."""
        return _("Computer players")

    def paragraphs(self) -> list[Paragraph]:
        """What they see, what they do, and how to check it."""
        return list(_paragraphs())


def _paragraphs() -> Iterator[Paragraph]:
    yield Paragraph(_("What they see"), Role.HEADING)
    yield Paragraph(
        _(
            "Computer players are shown what you would see in their place, and nothing else: their own hands, the "
            "cards they passed and were passed, and all that lay open on the table."
        )
    )
    yield Paragraph(_("They remember every card that was played. You may, too: look at the tricks at any time."))
    yield Paragraph(_("How they play"), Role.HEADING)
    yield Paragraph(
        _(
            "A sensible player ducks, gets rid of dangerous cards, keeps others from shooting the moon, and sometimes "
            "tries to shoot it. A beginner plays any card that is allowed."
        )
    )
    yield Paragraph(
        _("Hints, and the look back on a deal, show what a sensible player would do, knowing only what you knew.")
    )
    yield Paragraph(_("The cards are not arranged"), Role.HEADING)
    yield Paragraph(
        _(
            "Every deal has a code, which is shown before the first card is played. The code alone fixes the cards, on "
            "every machine, and it is drawn by chance."
        )
    )
    yield Paragraph(
        _(
            "Write a code down, enter it later, sit in another seat: the same cards come again. So anybody can check "
            "that nothing was changed while you played."
        )
    )
