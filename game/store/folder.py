"""The folder in which the platform wants a program to keep its data."""

import os
import sys
from pathlib import Path

FOLDER_NAME = "heart-to-heart"


def data_folder() -> Path:
    """The game's folder inside the platform's data folder; it need not exist. Raises RuntimeError without a home."""
    return _platform_folder() / FOLDER_NAME


def _platform_folder() -> Path:
    if sys.platform == "win32":
        return _named_by("APPDATA") or Path.home() / "AppData" / "Roaming"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return _named_by("XDG_DATA_HOME") or Path.home() / ".local" / "share"


def _named_by(variable: str) -> Path | None:
    """The folder an environment variable names; a relative one is passed over, as the XDG base directories ask."""
    folder = Path(os.environ.get(variable, ""))
    return folder if folder.is_absolute() else None
