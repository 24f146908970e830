"""Cursors: how far a client has seen a journal, in words that only a server can read.

A client sends the cursor of its last update when it reconnects, to this process or to another one. The position itself
would reveal how many secret events there were. So a cursor is a keyed hash of the position, with a new salt each time:
a process finds the position by trying the latest ones.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from random import randbytes

from msgspec import Struct

from plancia.engine import Seat
from plancia.server.game_table import GameTable
from plancia.server.protocol import Message
from plancia.server.spectating import is_delayed
from plancia.server.storage import Storage
from plancia.server.table import Table
from plancia.server.updates import Audience, messages_after, messages_since

SALT = 3  # bytes
HASH = 6
FURTHEST = 2_000  # events back: a client that missed more gets everything

Found = tuple[int, Seat | None]


def cursor(key: bytes, table: str, number: int, seat: Seat | None) -> str:
    """The cursor of an update for this seat after so many events."""
    salt = randbytes(SALT)  # only has to differ, the key keeps the position secret; `token_bytes` took 2 % of an answer
    return urlsafe_b64encode(salt + _hash(key, salt, table, number, seat)).decode()


def find(key: bytes, table: str, typed: str, last: int, seats: Iterable[Seat | None]) -> Found | None:
    """The number of events and the seat of a cursor; None: it is not ours, or too old."""
    try:
        raw = urlsafe_b64decode(typed.encode())
    except ValueError:
        return None
    salt, wanted = raw[:SALT], raw[SALT:]
    if len(wanted) != HASH:
        return None
    among = tuple(seats)
    for number in range(last, max(0, last - FURTHEST), -1):
        for seat in among:
            if _hash(key, salt, table, number, seat) == wanted:
                return number, seat
    return None


def _hash(key: bytes, salt: bytes, table: str, number: int, seat: Seat | None) -> bytes:
    return blake2b(salt + f"{table} {number} {seat}".encode(), key=key, digest_size=HASH).digest()


class Progress:
    """How many decisions each event of a table has added, from the event after `first` on."""

    def __init__(self, first: int) -> None:
        self.first = first
        self._steps: list[int] = []

    def add(self, kinds: Iterable[str]) -> None:
        """Events by the names of their types, as in the journal."""
        self._steps += map(step, kinds)

    def since(self, number: int) -> int | None:
        """The decisions after so many events; None: some were undone, or it is not known."""
        steps = self._steps[number - self.first :]
        return None if number < self.first or UNDONE in steps else sum(steps)


UNDONE = -1
STEPS = {"Answered": 1, "Drawn": 1, "TakenBack": UNDONE, "RulesUpdated": UNDONE}


def step(kind: str) -> int:
    """How many decisions an event adds; `UNDONE`: what was known before no longer holds."""
    return STEPS.get(kind, 0)


class Resumption(Struct, frozen=True):
    """Where a client has stopped reading in another process."""

    number: int  # of events
    last: Seat | None  # the seat of its last update; seats after it may have missed that one
    earlier: int = 0  # decisions from there to the first event that this process knows of

    def decisions(self, progress: Progress, seat: Seat | None) -> int | None:
        """How many decisions this seat has missed; None: it has to start again."""
        if seat is not None and self.last is not None and seat > self.last:
            return None
        known = progress.since(max(self.number, progress.first))
        return None if known is None else self.earlier + known


class Cursors:
    """The cursors of one table in this process."""

    def __init__(self, key: bytes, epoch: str, first: int) -> None:
        self.key = key
        self.epoch = epoch
        self.progress = Progress(first)

    def place(self, t: Table, seat: Seat | None) -> str:
        """The epoch of an update: ours, and a cursor for all other processes.

        Spectators with a delay have seen less than the journal: in another process they start again.
        """
        if seat is None and is_delayed(t):
            return self.epoch
        return f"{self.epoch}.{cursor(self.key, t.id, t.number, seat)}"

    def missed(
        self, t: GameTable, audience: Audience, seen: int | None, resumed: Resumption | None
    ) -> Iterator[Message]:
        """What a listener has missed: since its number here, or since its cursor, or everything."""
        place = self.place(t, audience.seat)
        decisions = None if resumed is None or seen is not None else resumed.decisions(self.progress, audience.seat)
        if decisions is None:
            return messages_since(t, audience, place, seen)
        return messages_after(t, audience, place, decisions)

    async def resume(self, storage: Storage, t: Table, typed: str, seats: Iterable[Seat | None]) -> Resumption | None:
        """Where to continue for this cursor; None: from the beginning."""
        found = find(self.key, t.id, typed, t.number, seats)
        if found is None or found[0] >= self.progress.first:
            return None if found is None else Resumption(*found)
        steps = [step(row.kind) for row in await storage.journal(t.id, found[0] + 1, self.progress.first)]
        return None if UNDONE in steps else Resumption(*found, sum(steps))
