"""Which bot thinks about what, for which table; and what happens when one fails."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from plancia.bots import BOTS, Budget
from plancia.engine import Seat, Sheet
from plancia.server.workers import BotFailure, Thought, Workers

if TYPE_CHECKING:
    from plancia.server.live import LiveTable

log = logging.getLogger(__name__)

SIMPLER = "random"  # it cannot hang, and is asked when another has failed twice
TRIES = 2


class Thinking:
    """The bots of all tables. Each question is thought about once."""

    def __init__(self, workers: Workers, seconds: float, worlds: int = 1) -> None:
        self.workers = workers
        self.seconds = seconds
        self.budget = Budget(worlds=worlds, seconds=seconds)
        self.claimed: dict[tuple[str, Seat], int] = {}  # the question last thought about
        self.tasks: dict[asyncio.Task[None], str] = {}

    def claim(self, table: str, seat: Seat, asked: int) -> bool:
        """False if somebody is at it already."""
        if self.claimed.get((table, seat)) == asked:
            return False
        self.claimed[table, seat] = asked
        return True

    def start(self, live: LiveTable, seat: Seat, kind: str, view: Any, question: Sheet, asked: int) -> None:
        """In the background; the answer comes back to the table as anybody's would."""
        task = asyncio.create_task(self._think(live, seat, kind, view, question, asked))
        self.tasks[task] = live.table.id
        task.add_done_callback(lambda done: self.tasks.pop(done, None))

    def busy(self, table: str) -> bool:
        """Is any bot of that table at it?"""
        return table in self.tasks.values()

    def forget(self, table: str) -> None:
        """The table is closing."""
        for task in [task for task, of in self.tasks.items() if of == table]:
            task.cancel()
        for key in [key for key in self.claimed if key[0] == table]:
            del self.claimed[key]

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await self.workers.close()

    async def _think(self, live: LiveTable, seat: Seat, kind: str, view: Any, question: Sheet, asked: int) -> None:
        table = live.table.id
        for attempt in range(TRIES):
            thought = Thought(
                game=live.table.created.game,
                bot=kind if kind in BOTS else SIMPLER,
                table=table,
                seat=seat,
                view=view,
                question=question,
                seed=f"{live.epoch}/{seat}/{asked}/{attempt}",
                budget=self.budget,
            )
            try:
                words = await self.workers.answer(thought, self.seconds)
            except BotFailure as failure:
                log.warning("bot failed", extra={"table": table, "seat": seat, "bot": kind, "why": str(failure)})
                why = str(failure)
                continue
            await live.bot_answers(seat, words, asked)
            return
        self.claimed.pop((table, seat), None)
        await live.bot_failed(seat, kind, SIMPLER, why)
