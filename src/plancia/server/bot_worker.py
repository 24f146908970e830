"""A process without a port: bots of all tables think here. It is a member of the cluster that claims nothing else."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from plancia.server.cluster import Member, joined
from plancia.server.hub import BOTS, Hub
from plancia.server.sharing import CHECK, Sharing
from plancia.server.storage import Storage, people
from plancia.server.supervising import Supervisor
from plancia.server.thinking import Thinking
from plancia.server.workers import Workers

WAKE = 1.0  # seconds between two looks for tables that wait for a bot; announcements are faster
CARE = 20.0  # seconds between two checks for tables to close


async def work(where: str, workers: int, bot_seconds: float, opened: Callable[[], None] = lambda: None) -> None:
    """Answer for bots until a signal arrives."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    async with working(where, Workers(workers), bot_seconds):
        opened()
        await stop.wait()


@asynccontextmanager
async def working(where: str, pool: Workers, bot_seconds: float) -> AsyncIterator[Hub]:
    """Claim tables that wait for a bot, and let their bots think in this pool."""
    async with AsyncExitStack() as stack:
        storage = await asyncio.to_thread(Storage.open, where)
        stack.push_async_callback(asyncio.to_thread, storage.close)
        cluster = await stack.enter_async_context(joined(storage))
        assert isinstance(cluster, Member), "the command has refused SQLite"
        hub = Hub(
            storage,
            Thinking(pool, bot_seconds),
            lambda users: storage.read(lambda c: people.names(c, tuple(users))),
            cluster=cluster,
            work=(BOTS,),
        )
        stack.push_async_callback(hub.close)
        await pool.open()
        sharing = Sharing(hub, cluster)
        stack.push_async_callback(sharing.close)
        caretakers = Supervisor(hub.counted)
        stack.push_async_callback(caretakers.close)
        caretakers.start("waking", hub.wake_up, WAKE)
        caretakers.start("sleeping", hub.let_sleep, CARE)
        caretakers.start("comparing", sharing.compare, CHECK)
        yield hub
