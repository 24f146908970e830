"""Is the server well? It is if the database takes a write in time, and the event loop is not kept waiting."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from plancia.server.figures import Durations
from plancia.server.storage import Storage, StorageError, people

log = logging.getLogger(__name__)

FRESH = 2_000  # milliseconds: whoever asks more often is told the same again
DEADLINE = 3.0  # seconds for the write
LOOK = 0.25  # seconds between two looks at the event loop


class Health:
    """Whether something can be stored, found out by storing something. However many ask, it is one small write."""

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
    """How much later than it should the event loop comes back to us."""
    loop = asyncio.get_running_loop()
    due = loop.time() + LOOK
    await asyncio.sleep(LOOK)
    lag.add("main", max(0.0, loop.time() - due))
