"""What is told of a won game: its figures beside the best ones."""

from __future__ import annotations

from dataclasses import dataclass

from game.session.solitaire_record import GAME
from game.shell.daily_deals import hearts_text, hearts_won
from game.shell.dates import long_day_text
from game.shell.duration import clock_text
from game.shell.language import _, _n
from game.store.best import Best
from game.store.results import FinishedGame, Result
from game.store.store import Store


@dataclass(frozen=True, slots=True)
class WinFigures:
    """A won game as it was kept, the best of its deal and of all deals, and whether it is among the best itself."""

    game: FinishedGame
    deal_seconds: float | None
    deal_moves: int | None
    all_seconds: float | None
    all_moves: int | None
    is_best_of_deal: bool
    is_best_of_all: bool

    @property
    def is_best(self) -> bool:
        """Whether there was something to beat, and it was beaten."""
        return self.is_best_of_deal or self.is_best_of_all

    @property
    def hearts(self) -> int | None:
        """One to three hearts for a daily deal; None for any other."""
        return hearts_won(self.game.moves, self.game.par) if self.game.day and self.game.par else None


def figures_of_last_win(store: Store) -> WinFigures | None:
    """The figures of the game that has just been won; None when the last game was not."""
    last = store.last_games(GAME, 1)
    if not last or last[0].result is not Result.WON:
        return None
    game = last[0]
    fastest, fewest = store.fastest(game.code or "", 2), store.fewest_moves(game.code or "", 2)
    everything = store.statistics(GAME)
    # As few moves as in an earlier game of the same deal are no news.
    is_shortest = everything.best_moves_of_won == game.moves and fewest[:1] == _own(fewest, game)
    is_fastest = everything.best_seconds_of_won == game.seconds
    return WinFigures(
        game,
        fastest[0].seconds if fastest else None,
        fewest[0].moves if fewest else None,
        everything.best_seconds_of_won,
        everything.best_moves_of_won,
        _leads(fastest, game) or _leads(fewest, game),
        everything.won > 1 and (is_fastest or is_shortest),
    )


def _own(games: tuple[Best, ...], game: FinishedGame) -> tuple[Best, ...]:
    return tuple(best for best in games if best.token == game.token)


def _leads(games: tuple[Best, ...], game: FinishedGame) -> bool:
    return len(games) > 1 and games[:1] == _own(games, game)


def lines(figures: WinFigures) -> list[str]:
    """The figures in sentences: praise first, if there is any."""
    game = figures.game
    own = _figures(game.seconds, game.moves)
    said = [_praise(figures)] if figures.is_best else []
    said.append(_("{figures}, 250 points").format(figures=own))
    if game.par is not None and game.day is not None:
        said.append(_n("It can be won in {n} move.", "It can be won in {n} moves.", game.par))
        said.append(hearts_text(game.par))
    here = (game.seconds, game.moves)
    if figures.deal_moves is not None and (figures.deal_seconds, figures.deal_moves) != here:
        best = _figures(figures.deal_seconds, figures.deal_moves)
        said.append(_("Best of this deal: {figures}").format(figures=best))
    if figures.all_moves is not None and (figures.all_seconds, figures.all_moves) != here:
        best = _figures(figures.all_seconds, figures.all_moves)
        said.append(_("Best of all deals: {figures}").format(figures=best))
    return said


def share_text(figures: WinFigures) -> str:
    """One line to pass on."""
    game = figures.game
    hearts = "♥" * (figures.hearts or 0)
    own = _figures(game.seconds, game.moves)
    if game.day is not None:
        sentence = _("Heart to Heart, daily deal of {day}: {hearts} {figures}")
        return sentence.format(day=long_day_text(game.day), hearts=hearts, figures=own)
    return _("Heart to Heart, deal {code}: won, {figures}").format(code=game.code or "–", figures=own)


def _praise(figures: WinFigures) -> str:
    return _("Your best of all deals!") if figures.is_best_of_all else _("Your best of this deal!")


def _figures(seconds: float | None, moves: int | None) -> str:
    counted = _n("{n} move", "{n} moves", moves or 0)
    if seconds is None:
        return counted
    # Translators: a time and a number of moves, such as "4:07, 78 moves".
    return _("{time}, {moves}").format(time=clock_text(seconds), moves=counted)
