"""What replaying a game of Hearts prints: one JSON object for each point at which somebody must act, and for the end.

Cards are sorted as hands are; scores are numbers, or ``[re, im]``. Lists of scores have one entry for each seat, or
for each team where a team has one score.
"""

from collections.abc import Sequence

from game.hearts.ending import Scores
from game.hearts.game import Game, legal_actions
from game.hearts.play import Play
from game.hearts.scores import score_json
from game.hearts.seats import Cards
from game.hearts.settling import Outcome, taken_points
from game.hearts.turns import CallTurn, ChargeTurn, MoonTurn, PassTurn, PlayTurn, PutAwayTurn, Turn
from game.hearts.vocabulary import Phase

Line = dict[str, object]

_ALL_ACT = (Phase.PASS, Phase.CHARGE)


def point_line(game: Game) -> Line:
    """What ``game`` waits for, some seat or all having to act."""
    turns = legal_actions(game)
    seat = None if game.phase in _ALL_ACT else turns[0].seat
    line: Line = {"deal": game.number, "phase": str(game.phase), "seat": seat, "legal": _legal(turns)}
    if game.phase is Phase.PLAY and game.deal is not None and game.deal.play is not None:
        line |= _table(game.deal.play)
    return line


def scored_line(game: Game, outcome: Outcome) -> Line:
    """What the deal just finished came to."""
    return {
        "deal": game.number,
        "phase": "scored",
        "points": _scores(outcome.points),
        "deltas": _scores(outcome.scores),
        "totals": _scores(game.totals),
    }


def end_line(game: Game) -> Line:
    """How the game stands where its record stops."""
    return {"phase": "end", "over": game.is_over, "winners": list(game.winners), "totals": _scores(game.totals)}


def _legal(turns: Sequence[Turn]) -> object:
    match turns[0]:
        case CallTurn(directions=directions):
            return [str(direction) for direction in directions]
        case PassTurn(count=count) | PutAwayTurn(count=count):
            return count
        case ChargeTurn():
            return [_texts(turn.cards) for turn in turns if isinstance(turn, ChargeTurn)]
        case PlayTurn(cards=cards):
            return _texts(cards)
        case MoonTurn(choices=choices):
            return [str(choice) for choice in choices]


def _table(play: Play) -> Line:
    return {"trick": _texts(play.trick.cards), "taken": _scores(taken_points(play)), "broken": play.broken}


def _texts(cards: Cards) -> object:
    return [str(card) for card in cards]


def _scores(scores: Scores) -> object:
    return [score_json(score) for score in scores]
