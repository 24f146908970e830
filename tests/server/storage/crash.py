"""Killing a server in the middle of its work, again and again: `python -m tests.server.storage.crash [times]`."""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from plancia.server.storage import JournalRow, NewTable, Storage
from tests.server.postgres import running

TABLES = tuple(f"table-{n}" for n in range(20))
Acknowledged = dict[str, int]  # by table, the number of the last row

# Processes made from a fresh one that has imported what takes long: quick to start, and no threads are copied.
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["plancia.server.storage", "tests.server.postgres"])


def payload(table: str, number: int) -> bytes:
    return f'{{"table":"{table}","number":{number}}}'.encode()


async def play(storage: Storage, table: str, acknowledged: Connection) -> None:
    """Appends forever, one to three rows at a time, and reports every acknowledgement."""
    stored = await storage.table(table)
    if stored is None:
        await storage.create_table(NewTable(id=table, game="tigris", rules=1, created=0, secret=b""))
    number = 1 + (stored.length if stored else 0)
    while True:
        numbers = range(number, number + 1 + number % 3)
        rows = (JournalRow(n, "Answered", payload(table, n)) for n in numbers)
        await storage.append(table, number, rows)
        acknowledged.send((table, numbers[-1]))
        number = numbers[-1] + 1


def serve(where: str, acknowledged: Connection) -> None:
    """The process that is killed."""

    async def all_tables() -> None:
        storage = Storage.open(where)
        await asyncio.gather(*(play(storage, table, acknowledged) for table in TABLES))

    asyncio.run(all_tables())


def crash(where: str, patience: float) -> Acknowledged:
    """Let a server work for some seconds and kill it; return what it has acknowledged."""
    hears, tells = FORKS.Pipe(duplex=False)
    server = FORKS.Process(target=serve, args=(where, tells))
    server.start()
    tells.close()
    acknowledged: Acknowledged = {}
    end: float | None = None
    try:
        while True:
            if end is not None and time.monotonic() >= end:
                server.kill()
            table, number = hears.recv()
            acknowledged[table] = number
            end = end or time.monotonic() + patience
    except EOFError:  # everything it reported has been read
        server.join()
    return acknowledged


async def check(where: str, acknowledged: Acknowledged) -> None:
    """No acknowledged row is lost or doubled, and there are no gaps."""
    storage = Storage.open(where)
    for table in TABLES:
        stored = await storage.load(table)
        numbers = range(1, 1 + (stored.table.length if stored else 0))
        assert len(numbers) >= acknowledged.get(table, 0), "an acknowledged row is lost"
        rows = [row.payload for row in stored.rows] if stored else []
        assert rows == [payload(table, number) for number in numbers]
    storage.close()


def crash_again_and_again(where: str, times: int, seed: int) -> None:
    chance = Random(seed)
    seen: Acknowledged = {}
    for _ in range(times):
        seen |= crash(where, chance.uniform(0.0, 0.15))
        asyncio.run(check(where, seen))
    assert sum(seen.values()) > times  # it did work


def main(times: int) -> None:
    with tempfile.TemporaryDirectory() as folder, running() as cluster:
        for where in (str(Path(folder) / "crash.sqlite"), cluster.new_database()):
            crash_again_and_again(where, times, seed=time.time_ns())
            print(f"killed {times} times, nothing lost: {'PostgreSQL' if '://' in where else 'SQLite'}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
