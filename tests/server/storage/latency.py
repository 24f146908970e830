"""How long a commit takes when many tables write at once: `python -m tests.server.storage.latency [writers]`."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import uniform
from statistics import quantiles

from plancia.server.storage import JournalRow, NewTable, Storage, new_id
from tests.server.postgres import running

PAYLOAD = b'{"type":"Answered","seat":1,"words":["tile","red","f7"],"by":"person"}'
SECONDS = 5.0


async def write(storage: Storage, table: str, pause: float, until: float) -> list[float]:
    """One table: an answer and a draw, acknowledged, and again; gives the waiting times in milliseconds."""
    waits: list[float] = []
    await asyncio.sleep(uniform(0, pause))
    number = 1
    while (start := time.perf_counter()) < until:
        row = JournalRow(int(time.time() * 1000), "Answered", PAYLOAD)
        await storage.append(table, number, (row, row))
        waits.append((time.perf_counter() - start) * 1000)
        number += 2
        await asyncio.sleep(uniform(0, 2 * pause))
    return waits


async def measure(where: str, writers: int, pause: float) -> str:
    storage = Storage.open(where)
    tables = [new_id() for _ in range(writers)]
    await asyncio.gather(
        *(storage.create_table(NewTable(id=t, game="tigris", rules=1, created=0, secret=b"s")) for t in tables)
    )
    start = time.perf_counter()
    waiting = await asyncio.gather(*(write(storage, table, pause, start + SECONDS) for table in tables))
    waits = [wait for table in waiting for wait in table]
    took = time.perf_counter() - start
    storage.close()
    cuts = quantiles(waits, n=100)
    return f"{len(waits) / took:6.0f} appends/s, p50 {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms, max {max(waits):.1f} ms"


def main(writers: int) -> None:
    # With the settings of a real server: a commit is on the disk.
    with tempfile.TemporaryDirectory() as folder, running(fsync="on", full_page_writes="on") as cluster:
        for kind, where in (("SQLite", str(Path(folder) / "latency.sqlite")), ("PostgreSQL", cluster.new_database())):
            for pause in (0.0, 1.0):
                result = asyncio.run(measure(where, writers, pause))
                print(f"{kind:10} {writers} writers, {pause:.0f} s between answers: {result}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
