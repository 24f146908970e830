"""Who may watch a stored table, and its replay. Open tables ask `spectating`."""

from __future__ import annotations

from typing import Any

import msgspec

from plancia.server.deciding import need
from plancia.server.storage import TableRow


def header_of(row: TableRow) -> dict[str, Any]:
    header: dict[str, Any] = msgspec.json.decode(row.header)
    return header


def in_progress(row: TableRow) -> bool:
    return row.status in ("playing", "paused")


def is_hidden(row: TableRow, user: str) -> bool:
    """Must lists hide what happens at the table now?"""
    watches = not row.seats_of(user)
    return watches and (row.sealed or (in_progress(row) and header_of(row).get("delay", 0) > 0))


def check_watcher(row: TableRow, user: str) -> None:
    """Raises `RequestError` if only players may see this table."""
    if row.status != "open" and row.sealed and not row.seats_of(user):
        need(header_of(row).get("tournament"), "no_spectators")
        need(False, "round_in_progress")


def check_replay(row: TableRow, user: str) -> None:
    """Raises `RequestError` if the user may not step through the game, or read its record.

    In a duplicate round nobody may, not even its own players: the record of a finished game shows what is still to come
    at the other tables. A game in progress with a delay is for its players alone.
    """
    check_watcher(row, user)
    header = header_of(row)
    need(not (row.sealed and header.get("tournament")), "round_in_progress")
    if in_progress(row) and not row.seats_of(user):
        need(not header.get("delay", 0), "spectators_wait")
