"""A record as one seat saw the game: without the dealer's secret, and with hidden words blanked."""

from __future__ import annotations

from msgspec.structs import replace

from plancia.engine import Seat
from plancia.records.record import Record
from plancia.records.replay import Replay


def redact(record: Record, seat: Seat | None) -> Record:
    """What this seat (None: a spectator) may keep of the game."""
    played = Replay(record)
    entries = tuple(
        replace(entry, words=played.asked(number).seen(entry.seat, entry.words, seat))
        for number, entry in enumerate(record.entries, 1)
    )
    seen_by = "spectator" if seat is None else str(seat)
    return replace(record, entries=entries, secret="", entropies=(), seen_by=seen_by)
