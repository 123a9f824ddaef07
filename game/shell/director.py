"""Which scene follows which."""

from __future__ import annotations

from datetime import datetime

from game.deals import DealCode
from game.session.solitaire import Solitaire, new_deal_code
from game.session.solitaire_record import (
    GAME,
    RecordError,
    SolitaireRecord,
    parse_solitaire_record,
    record_of_code,
)
from game.shell.context import Context
from game.shell.scenes.choose_deal import ChooseDeal
from game.shell.scenes.dead_end import DeadEnd
from game.shell.scenes.enter_code import EnterCode
from game.shell.scenes.pause import Pause
from game.shell.scenes.settings import SettingsPage
from game.shell.scenes.solitaire_table import SolitaireTable
from game.shell.scenes.title import Title
from game.shell.scenes.win import Win
from game.shell.stage import Stage
from game.store.results import Result


class Director:
    """Lays scenes on the stage, and tells the store of every game begun, played and finished."""

    def __init__(self, stage: Stage, context: Context) -> None:
        self.stage = stage
        self.context = context

    # Scenes

    def title(self) -> None:
        """Show the title alone."""
        self.stage.replace(Title(self))

    def pause(self, table: SolitaireTable) -> None:
        """Show the menu over the table."""
        self.stage.push(Pause(self, table))

    def choose_deal(self, table: SolitaireTable) -> None:
        """Ask which deal comes next."""
        self.stage.push(ChooseDeal(self, table))

    def enter_code(self) -> None:
        """Ask for a deal code."""
        self.stage.push(EnterCode(self))

    def settings(self) -> None:
        """Show the settings."""
        self.stage.push(SettingsPage(self))

    def dead_end(self, table: SolitaireTable) -> None:
        """Tell that no move is left."""
        self.stage.push(DeadEnd(self, table))

    def won(self, table: SolitaireTable) -> None:
        """Tell that the game is won."""
        self.stage.push(Win(self, table))

    # Games

    def saved_game(self) -> SolitaireRecord | None:
        """The game in progress, as it was left; a record that does not replay is forgotten."""
        kept = self.context.store.running(GAME)
        if kept is None:
            return None
        try:
            record = parse_solitaire_record(kept)
            Solitaire(record, self.context.now)
        except RecordError:
            self.context.store.clear_running(GAME)
            return None
        return record

    def new_deal(self) -> None:
        """Play a deal drawn at random."""
        self.play_code(new_deal_code())

    def play_code(self, code: DealCode) -> None:
        """Play the deal that ``code`` names."""
        self._begin(record_of_code(code))

    def same_deal(self, table: SolitaireTable) -> None:
        """Play the deal of a table from its start, as a game of its own."""
        self._begin(table.game.restarted())

    def resume(self, record: SolitaireRecord) -> None:
        """Go on with a kept game."""
        self.stage.replace(SolitaireTable(self, self._game(record)))

    def _begin(self, record: SolitaireRecord) -> None:
        self.context.store.begin(record.as_json(), datetime.now())
        self.stage.replace(SolitaireTable(self, self._game(record), is_fresh=True))

    def _game(self, record: SolitaireRecord) -> Solitaire:
        return Solitaire(record, self.context.now, self._keep)

    def _keep(self, game: Solitaire) -> None:
        store, record = self.context.store, game.record.as_json()
        if game.is_won:
            store.finish(record, Result.WON, datetime.now())
        else:
            store.keep_running(record, Result.DEAD_END if game.is_dead_end else Result.ABANDONED)
