"""Loads tables, and updates those that were created under older rules. Pure."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Raw

from plancia.engine import SavedState
from plancia.server import events as e
from plancia.server import snapshot
from plancia.server.deciding import RESIGNED
from plancia.server.events import AnyEvent
from plancia.server.folding import fold
from plancia.server.game_table import GameTable
from plancia.server.lobby import Lobby
from plancia.server.seats import Phase
from plancia.server.storage import JournalRow, StoredTable
from plancia.server.table import Table


class CannotUpdate(Exception):
    """Our rules cannot continue this game; it needs rules of this version."""

    def __init__(self, rules: int) -> None:
        self.rules = rules
        super().__init__(f"only version {rules} of the rules can continue this game")


def opened(stored: StoredTable) -> Table:
    """The stored table; raises any error if the stored data is damaged."""
    t, rows = _beginning(stored)
    for row in rows:
        event: e.Event = msgspec.json.decode(row.payload, type=AnyEvent)
        t = fold(t, event, row.at)
    return t


def _beginning(stored: StoredTable) -> tuple[Table, Sequence[JournalRow]]:
    """Where folding starts: at the snapshot, else at one stored in the journal by an update of the rules."""
    id_, rows = stored.table.id, stored.rows
    if stored.snapshot is not None:
        return snapshot.restore(id_, stored.secret, stored.snapshot.payload), rows
    for at in reversed(range(len(rows))):
        if rows[at].kind == e.RulesUpdated.__name__:
            update = msgspec.json.decode(rows[at].payload, type=e.RulesUpdated)
            if bytes(update.table) != b"null":
                return snapshot.restore(id_, stored.secret, bytes(update.table)), rows[at + 1 :]
    created = msgspec.json.decode(rows[0].payload, type=e.Created)
    return Lobby(id_, stored.secret, created), rows[1:]


def updated(stored: StoredTable, journal: Sequence[JournalRow]) -> tuple[Table, e.RulesUpdated]:
    """The table under our rules, and the event of the update; `CannotUpdate` if our rules give another state.

    If our rules accept every decision and reach the same state, only the version changes. Otherwise the game continues
    from its last snapshot, migrated, and only later decisions have to be legal.
    """
    whole = msgspec.structs.replace(stored, snapshot=None, rows=tuple(journal))
    with_state = False
    t = _tried(whole)
    if t is None or not _arrives(t, stored):
        t, with_state = (_tried(stored) if stored.snapshot is not None else None), True
    if t is None:
        raise CannotUpdate(stored.table.rules)
    return t, _update(t, with_state)


def _tried(stored: StoredTable) -> Table | None:
    """The table if our rules accept every replayed decision."""
    try:
        t = opened(stored)
        _check(t)
    except Exception:  # other rules may break ours anywhere
        return None
    return t


def _check(t: Table) -> None:
    """Check every answer again, and the result if the game is over."""
    if not isinstance(t, GameTable):
        return
    for moment in t.session.moments:
        t.game.apply(moment.before, moment.entry.seat, moment.entry.words, moment.before.asked)
    if t.phase is Phase.OVER and t.reason != RESIGNED:
        result = t.game.result(t.session.state)
        if result is None or result.reason != t.reason:
            raise ValueError("our rules end the game in another way")


def _arrives(t: Table, stored: StoredTable) -> bool:
    """Do our rules give the same state as the snapshot? Fields changed by a migration are not compared."""
    if stored.snapshot is None or not isinstance(t, GameTable):
        return True
    saved = msgspec.json.decode(stored.snapshot.payload, type=snapshot.Saved)
    if t.session.entries()[: saved.after] != saved.entries[: saved.after]:
        return False
    at = saved.after - len(t.session.unplayed) - len(t.session.earlier)
    if at < 0:
        return False
    ours = t.session.moments[at].before if at < len(t.session.moments) else t.session.state
    return _agree(t, msgspec.json.decode(saved.state, type=SavedState), saved.version, ours)


def _agree(t: Table, old: SavedState, rules: int, ours: object) -> bool:
    migrated = t.game.migrate(dict(old), rules)
    theirs: SavedState = msgspec.json.decode(t.game.save(t.game.load(msgspec.json.encode(migrated))))
    played: SavedState = msgspec.json.decode(t.game.save(ours))
    kept = [name for name, value in old.items() if name in theirs and migrated.get(name) == value]
    return all(played[name] == theirs[name] for name in kept)


def _update(t: Table, with_state: bool) -> e.RulesUpdated:
    """Make the update part of the table."""
    rules: int = t.game.VERSION
    t.number += 1
    if not isinstance(t, GameTable):
        t.rules = rules
        return e.RulesUpdated(rules=rules)
    t.session.update(rules, with_state)
    return e.RulesUpdated(rules=rules, table=Raw(snapshot.take(t)))
