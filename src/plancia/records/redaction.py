"""A record as one seat saw the game: without the dealer's secret, and with hidden words blanked."""

from __future__ import annotations

from msgspec.structs import replace

from plancia.engine import HIDDEN, Question, Seat
from plancia.records.record import Record
from plancia.records.replay import Replay


def redact(record: Record, seat: Seat | None) -> Record:
    """What this seat (None: a spectator) may keep of the game."""
    played = Replay(record)
    now = played.states[-1]
    entries = tuple(
        replace(entry, words=Question(state, entry.seat).seen(entry.words, seat))
        for state, entry in zip(played.states, record.entries, strict=False)
        # An answer is not heard before all are in: until then nobody else knows that it was given.
        if entry.seat == seat or now.ask is None or state.asked < now.asked
    )
    seen_by = "spectator" if seat is None else str(seat)
    position = HIDDEN if record.position else ""  # it tells what everybody held
    return replace(record, entries=entries, secret="", entropies=(), seen_by=seen_by, position=position)
