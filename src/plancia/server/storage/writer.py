"""The only writer: a thread that commits together all writes queued during its last commit.

A commit waits for the disk. With one commit per answer two hundred tables wait for each other; with one commit for
the whole queue they wait once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine

from plancia.server.storage.appending import Append, append_all
from plancia.server.storage.database import is_going_on
from plancia.server.storage.errors import StorageBusy, StorageClosed, StorageFailed, discreet

T = TypeVar("T")
Work = Callable[[Connection], T]

MOST_TOGETHER = 500  # so that the first in a long queue does not wait for the last
MOST_WAITING = 2_000  # writes; more would not be done before their deadline
DEADLINE = 5.0  # seconds: a frozen database reports no error, and a client is waiting
LONG = 600.0  # for work that nobody waits for


class Job(Struct, eq=False):
    """A write, the waiting caller, and its outcome."""

    work: Append | Work[Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    result: Any = None  # of the type that the work returns, known to the caller
    error: Exception | None = None
    late: bool = False  # the caller already got a timeout

    def tell(self) -> None:
        """Deliver the outcome; the caller may be gone."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Writer:
    """Accepts work from any event loop and reports its commit there."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._lock = Lock()
        self._closed = False
        self._abandoned = False
        self._kept: Connection | None = None
        self.failed = 0  # writes that the database refused, for the metrics
        self._thread = Thread(target=self._work, name="plancia-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many writes have not begun yet."""
        return self._queue.qsize()

    @property
    def is_full(self) -> bool:
        return self.waiting >= MOST_WAITING

    async def write(self, work: Append | Work[T], seconds: float = DEADLINE) -> T:
        """Returns after the commit. Work may be tried twice: it must not have effects outside the database.

        Raises `StorageBusy` after these seconds; work that has not started by then is dropped.
        """
        loop = asyncio.get_running_loop()
        job = Job(work, loop, loop.create_future())
        with self._lock:
            if self._closed:
                raise StorageClosed("the storage is closed")
            if self.is_full:
                raise StorageBusy("too many writes wait")
            self._queue.put(job)
        deadline = loop.call_later(seconds, self._give_up, job)  # half as expensive as `asyncio.timeout`
        try:
            result: T = await job.done
        finally:
            deadline.cancel()
        return result

    def _give_up(self, job: Job) -> None:
        """It has taken too long."""
        if not job.done.done():
            job.late = True
            self.failed += 1
            job.done.set_exception(StorageBusy("the database did not answer in time"))

    def close(self, seconds: float | None = None) -> bool:
        """Wait until all work is written, but no longer than this; returns whether it is."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def abandon(self) -> None:
        """Stop retrying: the database does not answer, and the server shuts down."""
        self._abandoned = True

    def _work(self) -> None:
        going_on = True
        while going_on:
            jobs = [self._queue.get()]
            while len(jobs) < MOST_TOGETHER:
                try:
                    jobs.append(self._queue.get_nowait())
                except Empty:
                    break
            going_on = None not in jobs
            self._commit([job for job in jobs if job is not None and not job.late])
        self._release()

    def _commit(self, jobs: Sequence[Job]) -> None:
        """Commit all work together. If that fails, run each separately, so that only the faulty one fails."""
        try:
            if self._abandoned or not self._all_together(jobs):
                self._one_by_one(jobs)
        except Exception as error:
            for job in jobs:
                job.error = job.error or discreet(error)
        self.failed += sum(isinstance(job.error, StorageFailed) for job in jobs)
        for loop, told in groupby(jobs, key=lambda job: job.loop):
            _tell(loop, list(told))

    def _all_together(self, jobs: Sequence[Job]) -> bool:
        """Whether it succeeded. A failing commit raises: a retry might write twice."""
        with self._connected() as connection:
            transaction = connection.begin()
            try:
                for appends, run in groupby(jobs, key=lambda job: isinstance(job.work, Append)):
                    do = _do_appends if appends else _do_each
                    do(connection, list(run))
            except Exception:
                transaction.rollback()
                return False
            transaction.commit()
            return True

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        """Keep a connection to a file: taking it from the pool took as long as writing. A connection over the network
        may be lost in the meantime, which the pool detects.
        """
        if self._engine.dialect.name != "sqlite":
            with self._engine.connect() as connection:
                yield connection
            return
        if self._kept is None:
            self._kept = self._engine.connect()
        try:
            yield self._kept
        except BaseException:
            self._release()
            raise

    def _release(self) -> None:
        if self._kept is not None:
            self._kept.close()
            self._kept = None

    def _one_by_one(self, jobs: Sequence[Job]) -> None:
        self._release()
        if self._abandoned:
            raise StorageClosed("the database did not answer")
        with self._engine.begin() as connection:
            for job in jobs:
                try:
                    with connection.begin_nested():
                        _do_each(connection, (job,))
                except Exception as error:
                    job.error = discreet(error)
                    if not is_going_on(connection):
                        raise


def _do_appends(connection: Connection, jobs: Sequence[Job]) -> None:
    append_all(connection, [job.work for job in jobs if isinstance(job.work, Append)], directly=True)


def _do_each(connection: Connection, jobs: Sequence[Job]) -> None:
    for job in jobs:
        if isinstance(job.work, Append):
            append_all(connection, (job.work,))
        else:
            job.result = job.work(connection)


def _tell(loop: asyncio.AbstractEventLoop, jobs: Sequence[Job]) -> None:
    """One call for all of them: waking the event loop costs more than the delivery."""

    def tell_all() -> None:
        for job in jobs:
            job.tell()

    with suppress(RuntimeError):  # the loop is closed: nobody is waiting any more
        loop.call_soon_threadsafe(tell_all)
