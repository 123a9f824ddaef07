"""Which scene follows which."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime

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
from game.shell.scenes.best_games import BestGames
from game.shell.scenes.calendar import CalendarPage
from game.shell.scenes.choose_deal import ChooseDeal
from game.shell.scenes.daily import DailyPage
from game.shell.scenes.dead_end import DeadEnd
from game.shell.scenes.demo import Demo
from game.shell.scenes.enter_code import EnterCode
from game.shell.scenes.examples import Examples
from game.shell.scenes.help import Help
from game.shell.scenes.initials import Initials
from game.shell.scenes.kiosk_code import KioskCode
from game.shell.scenes.pause import Pause
from game.shell.scenes.rules import Rules
from game.shell.scenes.settings import SettingsPage
from game.shell.scenes.solitaire_table import SolitaireTable
from game.shell.scenes.statistics import StatisticsPage
from game.shell.scenes.strategy import Strategy
from game.shell.scenes.title import Title
from game.shell.scenes.win import Win
from game.shell.stage import Stage
from game.store.results import Result
from game.store.running import Daily


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
        """Show the settings; a kiosk may ask for its code before."""
        if self.context.manner.asks_code and not self.context.is_keeper_here:
            self.stage.push(KioskCode(self))
        else:
            self.stage.push(SettingsPage(self))

    def dead_end(self, table: SolitaireTable) -> None:
        """Tell that no move is left."""
        self.stage.push(DeadEnd(self, table))

    def won(self, table: SolitaireTable) -> None:
        """Tell that the game is won."""
        self.stage.push(Win(self, table))

    def demo(self) -> None:
        """Show the game playing itself."""
        self.stage.push(Demo(self))

    def help(self) -> None:
        """Show what explains the game."""
        self.stage.push(Help(self))

    def rules(self) -> None:
        """Show the rules."""
        self.stage.push(Rules(self))

    def examples(self) -> None:
        """Replay the example game."""
        self.stage.push(Examples(self))

    def strategy(self) -> None:
        """Give advice."""
        self.stage.push(Strategy(self))

    def statistics(self) -> None:
        """Show the figures of all games."""
        self.stage.push(StatisticsPage(self))

    def best_games(self, code: str) -> None:
        """Show the best games of one deal."""
        self.stage.push(BestGames(self, code))

    def daily(self, day: date | None = None) -> None:
        """Show the deal of a day, today's when not told."""
        self.stage.push(DailyPage(self, day or date.today()))

    def calendar(self, day: date, choose: Callable[[date], None]) -> None:
        """Show the month of a day; a day chosen there is handed to ``choose``."""
        self.stage.push(CalendarPage(self, day, choose))

    def initials(self, sign: Callable[[str], None]) -> None:
        """Ask for three letters, and hand them to ``sign``."""
        self.stage.push(Initials(self, sign))

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

    def play_daily(self, day: date) -> None:
        """Play the deal of a day, where there are daily deals."""
        if self.context.daily_deals is not None:
            deal = self.context.daily_deals(day)
            self._begin(record_of_code(deal.code), Daily(day, deal.par))

    def same_deal(self, table: SolitaireTable) -> None:
        """Play the deal of a table from its start, as a game of its own."""
        self._begin(table.game.restarted())

    def resume(self, record: SolitaireRecord) -> None:
        """Go on with a kept game."""
        self.stage.replace(SolitaireTable(self, self._game(record)))

    def _begin(self, record: SolitaireRecord, daily: Daily | None = None) -> None:
        self.context.store.begin(record.as_json(), datetime.now(), daily)
        self.stage.replace(SolitaireTable(self, self._game(record), is_fresh=True))

    def _game(self, record: SolitaireRecord) -> Solitaire:
        return Solitaire(record, self.context.now, self._keep)

    def _keep(self, game: Solitaire) -> None:
        store, record = self.context.store, game.record.as_json()
        if game.is_won:
            store.finish(record, Result.WON, datetime.now())
        else:
            store.keep_running(record, Result.DEAD_END if game.is_dead_end else Result.ABANDONED)
