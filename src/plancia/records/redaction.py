"""A record as one seat saw the game: without the dealer's secret, and with hidden words blanked."""

from __future__ import annotations

from msgspec.structs import replace

from plancia.engine import HIDDEN, Seat
from plancia.records.deals import without_private
from plancia.records.record import Record
from plancia.records.replay import Replay


def redact(record: Record, seat: Seat | None) -> Record:
    """The record that this seat (None: a spectator) may have."""
    played = Replay(record)
    readable = without_private(record, () if seat is None else (seat,))
    now = played.states[-1]
    unplayed = tuple(
        entry if entry.seat == seat else replace(entry, words=(HIDDEN,))  # our rules cannot know what was public
        for entry in record.entries[: played.unplayed]
    )
    entries = tuple(
        replace(entry, words=played.seen(number, seat))
        for number, (state, entry) in enumerate(zip(played.states, played.entries, strict=False), 1)
        # Nobody else knows of an answer until all answers to the question are in.
        if entry.seat == seat or now.ask is None or state.asked < now.asked
    )
    return replace(
        record,
        entries=(*unplayed, *entries),
        secret="",
        entropies=(),
        seen_by="spectator" if seat is None else str(seat),
        deals=readable.deals,
        position=_hidden(record.position),
        updates=tuple(replace(update, state=_hidden(update.state)) for update in record.updates),
    )


def _hidden(state: str) -> str:
    """A saved state contains everybody's secrets."""
    return HIDDEN if state else ""
