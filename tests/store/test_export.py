"""All games as text."""

import csv
import io
import json
from pathlib import Path

from game.store.export import export_csv, export_json
from game.store.results import Result
from game.store.running import Daily
from tests.store.games import CODE, GAME, NOON, TODAY, fill, opened, play, record


def test_csv_has_a_line_a_game(tmp_path: Path) -> None:
    """A spreadsheet gets a line of names and one line a game, with empty cells where there is nothing."""
    store = opened(tmp_path)
    play(store, Result.WON, 80, 60.5)
    store.begin(record(0), NOON, Daily(TODAY, 78))
    store.finish(record(2), Result.ABANDONED, NOON)
    won, left = csv.DictReader(io.StringIO(export_csv(store)))
    assert (won["game"], won["code"], won["result"], won["moves"], won["seconds"]) == (GAME, CODE, "won", "80", "60.5")
    assert (won["ended"], won["day"], won["par"], won["initials"]) == ("2026-11-29T12:00:00", "", "", "")
    assert (left["result"], left["day"], left["par"]) == ("abandoned", "2026-11-29", "78")
    assert json.loads(left["record"]) == record(2)


def test_json_holds_every_record(tmp_path: Path) -> None:
    """Each game comes with its record as an object, so that it can be replayed."""
    fill(tmp_path, games=3)
    games = json.loads(export_json(opened(tmp_path)))
    assert [game["result"] for game in games] == ["won", "abandoned", "dead_end"]
    assert games[0]["record"] == record(50, 100.0)


def test_an_empty_store_can_be_exported(tmp_path: Path) -> None:
    """Without a game there is a line of names, and an empty list."""
    store = opened(tmp_path)
    assert export_csv(store).startswith("token,game,code,result,moves,")
    assert json.loads(export_json(store)) == []
