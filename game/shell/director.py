"""Which scene follows which.

A scene is imported when it is first shown: most of them never are, and all of them at the start would double it.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cached_property
from typing import TYPE_CHECKING

from game.deals import DealCode
from game.session.solitaire import Solitaire, new_deal_code
from game.session.solitaire_record import SolitaireRecord, record_of_code
from game.shell.context import Context
from game.shell.solitaire_games import SolitaireGames
from game.shell.stage import Stage
from game.store.running import Daily

if TYPE_CHECKING:
    from game.hearts.rules import Rules
    from game.hearts.seats import Seat
    from game.hearts.turns import CallTurn, MoonTurn
    from game.session.hearts import HeartsGame
    from game.session.hearts_claim import Claim
    from game.session.hearts_record import HeartsRecord
    from game.session.hearts_seats import Players
    from game.shell.hearts_games import HeartsGames
    from game.shell.hearts_pages import HeartsPages
    from game.shell.scenes.hearts_table import HeartsTable
    from game.shell.scenes.solitaire_table import SolitaireTable


class Director:
    """Lays scenes on the stage, and begins games."""

    def __init__(self, stage: Stage, context: Context) -> None:
        self.stage = stage
        self.context = context
        self._games = SolitaireGames(context.store, context.now)
        self._hearts_begun: HeartsGames | None = None
        self._notices_told = 0

    # Scenes

    def title(self) -> None:
        """Show the title alone."""
        from game.shell.scenes.title import Title

        self.stage.replace(Title(self))

    def pause(self, table: SolitaireTable) -> None:
        """Show the menu over the table."""
        from game.shell.scenes.pause import Pause

        self.stage.push(Pause(self, table))

    def choose_deal(self, table: SolitaireTable) -> None:
        """Ask which deal comes next."""
        from game.shell.scenes.choose_deal import ChooseDeal

        self.stage.push(ChooseDeal(self, table))

    def enter_code(self) -> None:
        """Ask for a deal code."""
        from game.shell.scenes.enter_code import EnterCode

        self.stage.push(EnterCode(self))

    def settings(self) -> None:
        """Show the settings; a kiosk may ask for its code before."""
        from game.shell.scenes.kiosk_code import KioskCode
        from game.shell.scenes.settings import SettingsPage

        if self.context.manner.asks_code and not self.context.is_keeper_here:
            self.stage.push(KioskCode(self))
        else:
            self.stage.push(SettingsPage(self))

    def dead_end(self, table: SolitaireTable) -> None:
        """Tell that no move is left."""
        from game.shell.scenes.dead_end import DeadEnd

        self.stage.push(DeadEnd(self, table))

    def won(self, table: SolitaireTable) -> None:
        """Tell that the game is won."""
        from game.shell.scenes.win import Win

        self.stage.push(Win(self, table))

    def tell_notices(self) -> bool:
        """Tell what the store has to tell and has not told yet; whether there is anything."""
        notices = self.context.store.notices[self._notices_told :]
        if notices:
            from game.shell.scenes.store_news import StoreNews

            self._notices_told += len(notices)
            self.stage.push(StoreNews(self, notices))
        return bool(notices)

    def demo(self) -> None:
        """Show the game playing itself."""
        from game.shell.scenes.demo import Demo

        self.stage.push(Demo(self))

    def help(self) -> None:
        """Show what explains the game."""
        from game.shell.scenes.help import Help

        self.stage.push(Help(self))

    def rules(self) -> None:
        """Show the rules."""
        from game.shell.scenes.rules import Rules

        self.stage.push(Rules(self))

    def examples(self) -> None:
        """Replay the example game."""
        from game.shell.scenes.examples import Examples

        self.stage.push(Examples(self))

    def strategy(self) -> None:
        """Give advice."""
        from game.shell.scenes.strategy import Strategy

        self.stage.push(Strategy(self))

    def statistics(self) -> None:
        """Show the figures of all games."""
        from game.shell.scenes.statistics import StatisticsPage

        self.stage.push(StatisticsPage(self))

    def best_games(self, code: str) -> None:
        """Show the best games of one deal."""
        from game.shell.scenes.best_games import BestGames

        self.stage.push(BestGames(self, code))

    def daily(self, day: date | None = None) -> None:
        """Show the deal of a day, today's when not told."""
        from game.shell.scenes.daily import DailyPage

        self.stage.push(DailyPage(self, day or date.today()))

    def calendar(self, day: date, choose: Callable[[date], None]) -> None:
        """Show the month of a day; a day chosen there is handed to ``choose``."""
        from game.shell.scenes.calendar import CalendarPage

        self.stage.push(CalendarPage(self, day, choose))

    def initials(self, sign: Callable[[str], None]) -> None:
        """Ask for three letters, and hand them to ``sign``."""
        from game.shell.scenes.initials import Initials

        self.stage.push(Initials(self, sign))

    # Hearts

    @cached_property
    def hearts_pages(self) -> HeartsPages:
        """The pages around a table of Hearts."""
        from game.shell.hearts_pages import HeartsPages

        return HeartsPages(self)

    def forget_wishes(self) -> None:
        """Forget what game somebody was about to set up."""
        self.__dict__.pop("hearts_pages", None)

    @property
    def _hearts(self) -> HeartsGames:
        from game.shell.hearts_games import HeartsGames

        if self._hearts_begun is None:
            self._hearts_begun = HeartsGames(self.context.store)
        return self._hearts_begun

    def kept_hearts(self) -> int | None:
        """The number of the deal that the kept game of Hearts has come to; None when none is kept.

        Without a look at its rules: they need not be loaded before somebody plays.
        """
        kept = self.context.store.running("hearts")
        deals = kept.get("deals") if kept else None
        return max(1, len(deals)) if isinstance(deals, list) else None

    def resume_hearts(self) -> None:
        """Go on with the kept game of Hearts; with one that can not be read, show the title."""
        game = self.saved_hearts()
        if game is None:
            self.title()
        else:
            self.sit_down_to_hearts(game)

    def saved_hearts(self) -> HeartsGame | None:
        """The game of Hearts in progress, as it was left."""
        return self._hearts.saved()

    def hearts(self, rules: Rules, players: Players) -> None:
        """Play a new game of Hearts; its first deal is drawn at random."""
        self.sit_down_to_hearts(self._hearts.begin(rules, players))

    def hearts_from(self, record: HeartsRecord) -> None:
        """Play a new game of Hearts that begins as a record stands. Raises RecordError."""
        self.sit_down_to_hearts(self._hearts.begin_from(record))

    def hearts_again(self, table: HeartsTable) -> None:
        """Play another game of Hearts by the same rules with the same players."""
        self.hearts(table.game.state.rules, table.game.players)

    def sit_down_to_hearts(self, game: HeartsGame) -> None:
        """Show the table of a game of Hearts, and go on with it."""
        from game.shell.scenes.hearts_table import HeartsTable

        self.stage.replace(HeartsTable(self, game))

    def hearts_pause(self, table: HeartsTable) -> None:
        """Show the menu over a table of Hearts."""
        from game.shell.scenes.hearts_pause import HeartsPause

        self.stage.push(HeartsPause(self, table))

    def hearts_curtain(self, table: HeartsTable, seat: Seat) -> None:
        """Hide the table of Hearts while the screen is handed to whoever sits in ``seat``."""
        from game.shell.scenes.hearts_curtain import HeartsCurtain

        self.stage.push(HeartsCurtain(self, table, seat))

    def hearts_call(self, table: HeartsTable, turn: CallTurn) -> None:
        """Ask the dealer where cards are passed."""
        from game.shell.scenes.hearts_call import HeartsCall

        self.stage.push(HeartsCall(self, table, turn))

    def hearts_moon(self, table: HeartsTable, turn: MoonTurn) -> None:
        """Ask how a moon counts."""
        from game.shell.scenes.hearts_moon import HeartsMoon

        self.stage.push(HeartsMoon(self, table, turn))

    def hearts_claim(self, table: HeartsTable, claim: Claim) -> None:
        """Ask whether the rest of a deal shall be played out."""
        from game.shell.scenes.hearts_claim import HeartsClaim

        self.stage.push(HeartsClaim(self, table, claim))

    def hearts_tricks(self, table: HeartsTable) -> None:
        """Show the finished tricks of the deal."""
        from game.shell.scenes.hearts_tricks import HeartsTricks

        self.stage.push(HeartsTricks(self, table))

    def hearts_deal_end(self, table: HeartsTable) -> None:
        """Tell what a deal came to, and at the end who has won."""
        from game.shell.scenes.hearts_deal_end import HeartsDealEnd

        self.stage.push(HeartsDealEnd(self, table))

    # Games

    def saved_game(self) -> SolitaireRecord | None:
        """The game in progress, as it was left."""
        return self._games.saved()

    def new_deal(self) -> None:
        """Play a deal drawn at random."""
        self.play_code(new_deal_code())

    def play_code(self, code: DealCode) -> None:
        """Play the deal that ``code`` names."""
        self._sit_down_to(self._games.begin(record_of_code(code)), is_fresh=True)

    def play_daily(self, day: date) -> None:
        """Play the deal of a day, where there are daily deals."""
        if self.context.daily_deals is not None:
            deal = self.context.daily_deals(day)
            game = self._games.begin(record_of_code(deal.code), Daily(day, deal.par))
            self._sit_down_to(game, is_fresh=True)

    def same_deal(self, table: SolitaireTable) -> None:
        """Play the deal of a table from its start, as a game of its own."""
        self._sit_down_to(self._games.begin_again(table.game), is_fresh=True)

    def resume(self, record: SolitaireRecord) -> None:
        """Go on with a kept game."""
        self._sit_down_to(self._games.resume(record), is_fresh=False)

    def _sit_down_to(self, game: Solitaire, is_fresh: bool) -> None:
        from game.shell.scenes.solitaire_table import SolitaireTable

        self.stage.replace(SolitaireTable(self, game, is_fresh))
