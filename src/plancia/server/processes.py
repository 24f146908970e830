"""Processes that do one thing after another, each with a deadline. A hung one is killed; nobody else waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from plancia.arena import ignore_sigint
from plancia.server.queueing import FairQueue

log = logging.getLogger(__name__)


class WorkFailed(Exception):
    """The process hung, ended, or said that it cannot do it."""


class Busy(Exception):
    """More work waits already than can be done in reasonable time."""


class Worker:
    """One process and the pipe to it. It answers every request on the pipe with (True, result) or (False, why)."""

    def __init__(self, target: Callable[[Connection], None]) -> None:
        context = get_context("spawn")  # a fork would carry sockets and locks along
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=target, args=(theirs,), daemon=True)
        with ignore_sigint():
            self.process.start()
        theirs.close()

    def ask(self, request: Any, seconds: float) -> Any:
        """Blocks for so long at the most."""
        self.pipe.send(request)
        if not self.pipe.poll(seconds):
            raise WorkFailed(f"no answer after {seconds:g} seconds")
        fine, said = self.pipe.recv()
        if not fine:
            raise WorkFailed(said)
        return said

    def kill(self) -> None:
        """At once: whoever waits for its answer waits no longer."""
        self.process.kill()

    def end(self) -> None:
        self.kill()
        self.process.join(5)
        self.pipe.close()


class Pool:
    """So many work at the same time; more wait for their turn, which comes to all people alike."""

    MOST_WAITING = 10_000

    def __init__(self, count: int, make: Callable[[], Worker]) -> None:
        self.make = make
        self.waits = 0  # how many wait for their turn
        self.free: list[Worker] = []
        self.waiting: FairQueue[asyncio.Future[Worker]] = FairQueue()
        self.all: set[Worker] = set()
        self.threads = ThreadPoolExecutor(count, thread_name_prefix="worker")
        self.count = count
        self.replacing: set[asyncio.Task[None]] = set()
        self.closed = False

    async def open(self) -> None:
        """Processes are started off the event loop: each takes a moment."""
        loop = asyncio.get_running_loop()
        for worker in await asyncio.gather(*(loop.run_in_executor(self.threads, self.make) for _ in range(self.count))):
            self._add(worker)

    async def ask(self, request: Any, seconds: float, person: str = "", group: str = "") -> Any:
        """The result, or `WorkFailed`; a worker that did not answer is replaced by a new one, behind our back.

        `person` is the one it is done for, `group` what it belongs to: all of them get their turns alike.
        """
        worker = await self._take(person, group)
        try:
            result = await asyncio.get_running_loop().run_in_executor(self.threads, worker.ask, request, seconds)
        except (WorkFailed, OSError, EOFError, asyncio.CancelledError) as error:
            worker.kill()
            if not self.closed:
                self.replacing.add(task := asyncio.create_task(self._replace(worker)))
                task.add_done_callback(self.replacing.discard)
            if isinstance(error, (OSError, EOFError)):
                raise WorkFailed("the process ended") from error
            raise
        self._set_free(worker)
        return result

    async def close(self) -> None:
        self.closed = True
        for worker in list(self.all):
            worker.end()
        self.all.clear()
        await asyncio.gather(*self.replacing)
        self.threads.shutdown(wait=False, cancel_futures=True)

    def _add(self, worker: Worker) -> None:
        if self.closed:  # while it was being made
            worker.end()
            return
        self.all.add(worker)
        self._set_free(worker)

    async def _take(self, person: str, group: str) -> Worker:
        """A worker that is free, now or when the turn has come; `Busy` if too many wait already."""
        if self.free:
            return self.free.pop()
        if self.waits >= self.MOST_WAITING:
            raise Busy
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.waiting.put(person, group, turn)
        self.waits += 1
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # both at once: the next one shall have it
                self._set_free(turn.result())
            raise
        finally:
            self.waits -= 1

    def _set_free(self, worker: Worker) -> None:
        """For the next who waits; whoever has gone in the meantime is passed over."""
        while self.waiting:
            turn = self.waiting.take()
            if not turn.done():
                turn.set_result(worker)
                return
        self.free.append(worker)

    async def _replace(self, worker: Worker) -> None:
        """As long as it takes: without workers nothing would ever be done again."""
        loop = asyncio.get_running_loop()
        self.all.discard(worker)
        await loop.run_in_executor(self.threads, worker.end)
        while not self.closed:
            try:
                fresh = await loop.run_in_executor(self.threads, self.make)
            except OSError as error:
                log.error("no process for a worker", extra={"error": type(error).__name__})
                await asyncio.sleep(1)
            else:
                self._add(fresh)
                return
