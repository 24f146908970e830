"""Saved games."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path

from plancia.records import Record, read, write

SUFFIX = ".plancia"


def folder() -> Path:
    """Return the user's data folder, or PLANCIA_HOME if it is set."""
    if home := os.environ.get("PLANCIA_HOME"):
        return Path(home)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "plancia"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "plancia"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "plancia"


def new_file(game: str) -> Path:
    """Return an unused file name."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    taken = 0
    while (path := folder() / f"{game}-{stamp}{f'-{taken}' if taken else ''}{SUFFIX}").exists():
        taken += 1
    return path


def save(path: Path, record: Record) -> None:
    """Save atomically: after a crash the previous file is still intact."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    beside.write_text(write(record), "utf-8", newline="\n")
    beside.replace(path)


def load(path: Path) -> Record:
    """Load a saved game; raise `OSError` or `RecordError`."""
    try:
        return read(path.read_text("utf-8"))
    except UnicodeDecodeError as error:
        raise OSError(f"{path} is not a text file") from error


def unfinished(game: str) -> Path | None:
    """Return the latest unfinished game of this kind."""
    found = sorted(folder().glob(f"{game}-*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    return next((path for path in found if _is_unfinished(path)), None)


def _is_unfinished(path: Path) -> bool:
    try:
        return load(path).result is None
    except (OSError, ValueError):
        return False
