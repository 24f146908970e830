"""What is stored of a game besides the journal: a snapshot now and then, and the record when it is over."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from plancia.records import write
from plancia.server import archive, snapshot
from plancia.server import events as e
from plancia.server.game_table import GameTable
from plancia.server.seats import Phase
from plancia.server.storage import Changes


def with_game(changes: Changes, t: GameTable, events: Sequence[e.Event], snapshot_due: bool) -> Changes:
    """The changes that these events make, with those of the game."""
    over = t.phase is Phase.OVER and any(isinstance(event, e.Finished) for event in events)
    ended = any(isinstance(event, (e.Finished, e.Aborted)) for event in events)
    if not ended and not snapshot_due:
        return changes
    return replace(
        changes,
        snapshot=snapshot.take(t) if snapshot_due else None,
        record=write(t.session.record(reveal=True)) if over else None,
        places=t.places,
        archived=archive.take(t) if ended else None,
    )


def is_private(event: e.Event) -> bool:
    """Does it concern only one seat or one team?"""
    return isinstance(event, (e.Held, e.Ordered)) or (isinstance(event, e.Chatted) and bool(event.team))
