"""Health checks: the database accepts a write in time, and the event loop is not blocked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from plancia.server.figures import Durations
from plancia.server.storage import Storage, StorageError, people

log = logging.getLogger(__name__)

FRESH = 2_000  # milliseconds for which a result is reused
DEADLINE = 3.0  # seconds for the write
LOOK = 0.25  # seconds between two measurements of the event loop


class Health:
    """Whether the database can store something. All requests share one small write."""

    def __init__(self, storage: Storage, clock: Callable[[], int]) -> None:
        self.storage = storage
        self.clock = clock
        self.good = True
        self._looked: int | None = None
        self._looking = asyncio.Lock()

    async def is_good(self) -> bool:
        async with self._looking:
            now = self.clock()
            if self._looked is None or now - self._looked >= FRESH:
                await self._look(now)
                self._looked = self.clock()
            return self.good

    async def _look(self, now: int) -> None:
        was_good = self.good
        try:
            await self.storage.write(lambda c: people.beat(c, now), DEADLINE)
        except StorageError as error:
            self.good = False
            if was_good:
                log.error("nothing can be stored", extra={"error": type(error).__name__})
        else:
            self.good = True
            if not was_good:
                log.info("storing works again")


async def measure_lag(lag: Durations) -> None:
    """Measures how late the event loop runs."""
    loop = asyncio.get_running_loop()
    due = loop.time() + LOOK
    await asyncio.sleep(LOOK)
    lag.add("main", max(0.0, loop.time() - due))
