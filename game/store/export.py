"""All finished games as text, for a spreadsheet or another program."""

import csv
import io
import json

from game.store.results import FinishedGame
from game.store.store import Store


def export_csv(store: Store) -> str:
    """One line a game under a line of names; the record is in the last column, as JSON."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(FinishedGame._fields)
    lines.writerows(_values(game).values() for game in store.finished_games())
    return text.getvalue()


def export_json(store: Store) -> str:
    """A list of one object a game, each with its record, which can be replayed."""
    games = [
        _values(game) | {"deals": _parsed(game.deals or "null"), "record": _parsed(game.record)}
        for game in store.finished_games()
    ]
    return json.dumps(games, indent=1, ensure_ascii=False) + "\n"


def _values(game: FinishedGame) -> dict[str, object]:
    """The game's columns with texts and numbers alone."""
    return game._asdict() | {
        "result": game.result.value,
        "ended": game.ended.isoformat(),
        "day": game.day.isoformat() if game.day else None,
    }


def _parsed(record: str) -> object:
    """The record as JSON, or the bare text where damage has left no JSON."""
    try:
        return json.loads(record)
    except ValueError:
        return record
