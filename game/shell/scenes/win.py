"""The dialog that tells of a won game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.shell.language import _
from game.shell.scenes.dialog import Choice, Dialog
from game.shell.widgets.control import Style
from game.shell.widgets.hearts import paint_hearts
from game.shell.win_figures import WinFigures, figures_of_last_win, lines, share_text
from game.table.box import centred
from sprites import shapes

if TYPE_CHECKING:
    from game.shell.director import Director
    from game.shell.scenes.solitaire_table import SolitaireTable


class Win(Dialog):
    """Shows the figures beside the best ones, and offers the next deal."""

    def __init__(self, director: Director, table: SolitaireTable) -> None:
        super().__init__(director)
        self._table = table
        self._is_copied = False
        self._figures: WinFigures | None = figures_of_last_win(self.context.store)
        self._token = self._token_to_sign()

    def _token_to_sign(self) -> str | None:
        """The token of the game if it deserves initials; in a kiosk every win does."""
        figures = self._figures
        if figures is None or not (figures.is_best or self.context.manner.is_kiosk):
            return None
        return figures.game.token

    def heading(self) -> str:
        """What has happened."""
        return _("You have won!")

    def lines(self) -> list[str]:
        """The figures of the game."""
        return lines(self._figures) if self._figures else []

    def golden_lines(self) -> int:
        """The praise stands out."""
        return 1 if self._figures and self._figures.is_best else 0

    def ornament(self) -> float:
        """Room for the hearts of a daily deal, or for one heart."""
        return 2.0

    def choices(self) -> list[Choice]:
        """The ways on; before them, where they are of use, initials are asked for."""
        if self._token is not None:
            return [
                Choice("sign", _("Enter your initials"), partial(self._sign, self._token), "trophy", Style.PRIMARY),
                Choice("skip", _("Skip"), self._skip, "right"),
            ]
        share = (_("Copied"), "check") if self._is_copied else (_("Copy the result"), "share")
        return [
            Choice("new", _("New deal"), self.director.new_deal, "new", Style.PRIMARY),
            Choice("same", _("Same deal again"), lambda: self.director.same_deal(self._table), "redo"),
            Choice("share", share[0], self._share, share[1], is_enabled=self._figures is not None),
            Choice("title", _("Title"), self.director.title, "back"),
        ]

    def cancel(self) -> None:
        """A won game can not be played on."""
        self.director.title()

    def _sign(self, token: str) -> None:
        self._token = None
        self.director.initials(lambda initials: self.context.store.sign(token, initials))

    def _skip(self) -> None:
        self._token = None
        self.stage.refresh()

    def _share(self) -> None:
        if self._figures is not None:
            self._is_copied = self.context.copy(share_text(self._figures))
            self.stage.refresh()

    def paint_words(self, surface: pygame.Surface) -> None:
        """Draw the hearts too."""
        super().paint_words(surface)
        box, colours = self._arrangement.ornament, self.context.colours
        won = self._figures.hearts if self._figures else None
        if box is not None and won is not None:
            paint_hearts(surface, box, won, colours)
        elif box is not None:
            heart = shapes.heart(box.height, colours.heart)
            surface.blit(heart, centred(box.centre, *heart.get_size())[:2])
