"""Background tasks that must not stop: failures are logged, counted and retried."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from traceback import format_tb

log = logging.getLogger(__name__)

DEADLINE = 600.0  # seconds for one round: a database that hangs must not stop all the later ones


class Supervisor:
    """Runs each task forever, with a pause after every round."""

    def __init__(self, counted: Counter[str], deadline: float = DEADLINE) -> None:
        self.counted = counted  # failures, for the metrics: `failed <name>`
        self.deadline = deadline
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, name: str, work: Callable[[], Awaitable[None]], pause: float) -> None:
        self.tasks.add(asyncio.create_task(self._repeat(name, work, pause), name=name))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _repeat(self, name: str, work: Callable[[], Awaitable[None]], pause: float) -> None:
        while True:
            try:
                async with asyncio.timeout(self.deadline):
                    await work()
            except Exception as error:
                self.counted[f"failed {name}"] += 1
                where = "".join(format_tb(error.__traceback__))  # without the text of the error: it may be secret
                log.error("background task failed", extra={"task": name, "error": type(error).__name__, "where": where})
            await asyncio.sleep(pause)
