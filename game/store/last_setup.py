"""How the last game of Hearts was set up, so that the next one is a tap away.

It stands among the settings, under a name that is none of theirs.
"""

import json
import sqlite3
from collections.abc import Mapping

_NAME = "hearts_setup"


def last_setup(connection: sqlite3.Connection) -> object:
    """What was kept, as JSON; None when nothing was, or what was can not be read."""
    row = connection.execute("SELECT value FROM settings WHERE name = ?", (_NAME,)).fetchone()
    try:
        return json.loads(row[0]) if row else None
    except ValueError:
        return None


def keep_setup(connection: sqlite3.Connection, setup: Mapping[str, object]) -> None:
    """Keep a set-up in the place of the last one."""
    connection.execute(
        "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (_NAME, json.dumps(setup)),
    )
