"""Worker processes with a deadline for each request. A hung process is killed, and no other request waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from msgspec import Struct

from plancia.arena import Worker, WorkFailed
from plancia.server.queueing import FairQueue

log = logging.getLogger(__name__)

STARTS_IN = 60.0  # seconds: a busy machine may need ten times the usual two
AGAIN = 1.0  # seconds until a process that could not be started is tried again
READY = (True, "ready")  # the first message of a process
MOST_HOMES = 10_000  # topics


class Busy(Exception):
    """The queue is full."""


class Turn(Struct, eq=False):
    """A request that waits for a worker."""

    found: asyncio.Future[Worker]
    home: Worker | None  # the only worker that can do it
    group: str = ""


class Pool:
    """A fixed number of workers. Further requests wait for their turn, shared fairly among people."""

    MOST_WAITING = 10_000

    def __init__(self, count: int, make: Callable[[], Worker]) -> None:
        self.make = make
        self.waits = 0  # how many wait for their turn
        self.free: list[Worker] = []
        self.waiting: FairQueue[Turn] = FairQueue()
        self.all: set[Worker] = set()
        self.busy: Counter[str] = Counter()  # workers by group
        self.share = max(1, count // 2)  # of the workers: a group never has more, so that no table delays another
        self.homes: dict[str, Worker] = {}  # by topic: the worker that has done the earlier requests
        self.threads = ThreadPoolExecutor(max(1, count), thread_name_prefix="worker")
        self.count = count
        self.replacing: set[asyncio.Task[None]] = set()
        self.closed = False

    async def open(self) -> None:
        """Start the processes outside the event loop, since each takes a moment."""
        loop = asyncio.get_running_loop()
        for worker in await asyncio.gather(*(loop.run_in_executor(self.threads, self.make) for _ in range(self.count))):
            self._add(worker)

    async def ask(self, request: Any, seconds: float, person: str = "", group: str = "", topic: str = "") -> Any:
        """The result, or `WorkFailed`; a worker that did not answer is replaced in the background.

        The request is for this `person` and `group`: turns are shared fairly among them, and a group has
        at most its share of the workers. Requests without a group are not limited. All requests
        about one `topic` go to the same worker, as long as it runs, so that it may remember earlier ones.
        """
        worker = await self._take(person, group, self.homes.get(topic))
        if topic:
            self._remember(topic, worker)
        try:
            result = await self._exchange(worker, request, seconds)
        except (WorkFailed, OSError, EOFError, asyncio.CancelledError) as error:
            worker.kill()
            self._leave(group)
            if not self.closed:
                self.replacing.add(task := asyncio.create_task(self._replace(worker)))
                task.add_done_callback(self.replacing.discard)
            if isinstance(error, (OSError, EOFError)):
                raise WorkFailed("the process ended") from error
            raise
        self._leave(group)
        self._set_free(worker)
        return result

    async def _exchange(self, worker: Worker, request: Any, seconds: float) -> Any:
        """Send the request and wait for its result in a thread, since both may be large."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, worker.ask, request, seconds)

    async def close(self) -> None:
        self.closed = True
        for worker in list(self.all):
            worker.end()
        self.all.clear()
        await asyncio.gather(*self.replacing)
        self.threads.shutdown(wait=False, cancel_futures=True)

    def _add(self, worker: Worker) -> None:
        if self.closed:  # while it was being created
            worker.end()
            return
        self.all.add(worker)
        self._set_free(worker)

    def _remember(self, topic: str, worker: Worker) -> None:
        self.homes.pop(topic, None)
        self.homes[topic] = worker  # the latest is last
        if len(self.homes) > MOST_HOMES:
            self.homes.pop(next(iter(self.homes)))

    async def _take(self, person: str, group: str, home: Worker | None) -> Worker:
        """A free worker, now or when it is our turn; `Busy` if the queue is full."""
        home = home if home in self.all else None
        if self._may_use(group) and (home in self.free or (self.free and home is None)):
            worker = home or self.free[-1]
            self.free.remove(worker)
            self.busy[group] += 1
            return worker
        if self.waits >= self.MOST_WAITING:
            raise Busy
        turn = Turn(asyncio.get_running_loop().create_future(), home, group)
        self.waiting.put(person, group, turn)
        self.waits += 1
        try:
            return await turn.found
        except asyncio.CancelledError:
            if turn.found.done() and not turn.found.cancelled():  # both at once: the next one gets the worker
                self._leave(group)
                self._set_free(turn.found.result())
            raise
        finally:
            self.waits -= 1

    def _set_free(self, worker: Worker) -> None:
        """Give the worker to the next waiting request; cancelled requests are skipped."""
        while (turn := self.waiting.take(lambda turn: self._fits(turn, worker))) is not None:
            if not turn.found.done():
                self.busy[turn.group] += 1
                turn.found.set_result(worker)
                return
        self.free.append(worker)

    def _fits(self, turn: Turn, worker: Worker) -> bool:
        return turn.home in (None, worker) and self._may_use(turn.group)

    def _may_use(self, group: str) -> bool:
        return not group or self.busy[group] < self.share

    def _leave(self, group: str) -> None:
        """A worker of this group has finished: a request that waited for its share may take a free one."""
        self.busy[group] -= 1
        if not self.busy[group]:
            del self.busy[group]
        idle, self.free = self.free, []
        for worker in idle:
            self._set_free(worker)

    async def _replace(self, worker: Worker) -> None:
        """Try until it works: without workers nothing can be done."""
        loop = asyncio.get_running_loop()
        self.all.discard(worker)
        for turn in self.waiting:
            if turn.home is worker:
                turn.home = None  # any other worker can do it now
        await loop.run_in_executor(self.threads, worker.end)
        while not self.closed:
            try:
                fresh = await loop.run_in_executor(self.threads, self.make)
            except OSError as error:
                log.error("no process for a worker", extra={"error": type(error).__name__})
                await asyncio.sleep(AGAIN)
            else:
                self._add(fresh)
                return
