"""The only writer of a process: a thread that commits together all writes queued during its last commit.

A commit waits for the disk. With one commit per answer two hundred tables wait for each other; with one commit for
the whole queue they wait once. While many tables play, the writer also waits a moment for others before it commits.

Other processes may write to the same PostgreSQL. Appends check the length of their journal, so they need no lock. All
other work relies on being alone, and takes one.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic, sleep
from typing import Any, TypeVar, cast

from msgspec import Struct
from sqlalchemy import Connection, Engine, text

from plancia.server.storage.announcing import announce, channel, longer
from plancia.server.storage.appending import Append, append_all, append_one
from plancia.server.storage.database import is_in_transaction
from plancia.server.storage.errors import StorageBusy, StorageClosed, StorageFailed, discreet

T = TypeVar("T")
Work = Callable[[Connection], T]

MOST_TOGETHER = 500  # so that the first in a long queue does not wait for the last
MOST_WAITING = 2_000  # writes; more would not be done before their deadline
DEADLINE = 5.0  # seconds: a frozen database reports no error, and a client is waiting
LONG = 600.0  # for work that nobody waits for
WRITE_LOCK = 0x77726974  # any unused number: "writ"

# Answers that are stored together cost less, and so do their updates, which are computed and sent one after another
# after the commit: the CPU wakes up less often and finds more in its caches. So while many tables play, commits begin
# at least this many seconds apart. A few tables would only wait: each of them continues after its commit. Processes on
# one database take turns: each begins its commits so many times further apart, up to three times.
APART = 0.02
MOST_TURNS = 3
LATEST = 16  # appends that show how many tables play
MANY = 8  # different tables among them


class Job(Struct, eq=False):
    """A write, the waiting caller, and its outcome."""

    work: Append | Work[Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    result: Any = None  # of the type that the work returns, known to the caller
    error: Exception | None = None
    late: bool = False  # the caller already got a timeout
    shared: bool = False  # other processes may write at the same time

    @property
    def alone(self) -> bool:
        """Must no other process write meanwhile? Ratings depend on earlier ones."""
        if isinstance(self.work, Append):
            return self.work.changes is not None and self.work.changes.outcome is not None
        return not self.shared

    def tell(self) -> None:
        """Deliver the outcome; the caller may be gone."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Deadlines:
    """The deadlines of one event loop, one timer for all: a timer for each write cost more than the other waiting."""

    def __init__(self, loop: asyncio.AbstractEventLoop, give_up: Callable[[Job], None]) -> None:
        self._loop = loop
        self._give_up = give_up
        self._jobs: deque[tuple[float, Job]] = deque()  # when each is due, the next first
        self._rings = False

    def add(self, job: Job) -> None:
        while self._jobs and self._jobs[0][1].done.done():
            self._jobs.popleft()
        self._jobs.append((self._loop.time() + DEADLINE, job))
        if not self._rings:
            self._rings = True
            self._loop.call_later(DEADLINE, self._ring)

    def _ring(self) -> None:
        """Give up the writes that are due."""
        self._rings = False
        while self._jobs and (self._jobs[0][1].done.done() or self._jobs[0][0] <= self._loop.time()):
            self._give_up(self._jobs.popleft()[1])
        if self._jobs:
            self._rings = True
            self._loop.call_at(self._jobs[0][0], self._ring)


class Rhythm:
    """When the next commit may begin."""

    def __init__(self) -> None:
        self.processes = 1  # that write to this database
        self._latest: deque[str] = deque(maxlen=LATEST)  # the tables of the latest appends
        self._began = 0.0

    def wait(self, now: float) -> float:
        """Seconds until then."""
        if len(set(self._latest)) < MANY:
            return 0.0
        return max(0.0, self._began + APART * min(MOST_TURNS, self.processes) - now)

    def begin(self, tables: Iterable[str], now: float) -> None:
        """A commit begins, with appends to these tables."""
        self._latest.extend(tables)
        self._began = now


class Writer:
    """Accepts work from any event loop and reports its commit there."""

    def __init__(self, engine: Engine, sender: str = "") -> None:
        self._engine = engine
        self._sender = sender  # our name for the other processes
        self._channel = ""
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._lock = Lock()
        self._closed = False
        self._abandoned = False
        self._kept: Connection | None = None
        self.rhythm = Rhythm()
        self._deadlines: dict[asyncio.AbstractEventLoop, Deadlines] = {}
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

    async def write(self, work: Append | Work[T], seconds: float = DEADLINE, shared: bool = False) -> T:
        """Returns after the commit. Work may be tried twice: it must not have effects outside the database.

        No other process writes at the same time, unless the work is `shared`. Raises `StorageBusy` after these seconds;
        work that has not started by then is dropped.
        """
        loop = asyncio.get_running_loop()
        job = Job(work, loop, loop.create_future(), shared=shared)
        with self._lock:
            if self._closed:
                raise StorageClosed("the storage is closed")
            if self.is_full:
                raise StorageBusy("too many writes wait")
            self._queue.put(job)
        if seconds == DEADLINE:
            if loop not in self._deadlines:
                self._deadlines[loop] = Deadlines(loop, self._give_up)
            self._deadlines[loop].add(job)
            return cast(T, await job.done)
        deadline = loop.call_later(seconds, self._give_up, job)
        try:
            return cast(T, await job.done)
        finally:
            deadline.cancel()

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
            if wait := self.rhythm.wait(monotonic()):
                sleep(wait)  # before looking for work: waking up for it and then waiting would cost twice
            jobs = [self._queue.get()]
            while len(jobs) < MOST_TOGETHER:
                try:
                    jobs.append(self._queue.get_nowait())
                except Empty:
                    break
            going_on = None not in jobs
            appends = (job.work.table for job in jobs if job is not None and isinstance(job.work, Append))
            self.rhythm.begin(appends, monotonic())
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
        for loop, done in groupby(jobs, key=lambda job: job.loop):
            _tell(loop, list(done))

    def _all_together(self, jobs: Sequence[Job]) -> bool:
        """Whether it succeeded. A failing commit raises: a retry might write twice."""
        with self._connected() as connection:
            transaction = connection.begin()
            try:
                self._prepare(connection, jobs)
                for appends, run in groupby(_in_order(jobs), key=lambda job: isinstance(job.work, Append)):
                    do = self._do_appends if appends else _do_each
                    do(connection, list(run))
            except Exception:
                with suppress(Exception):  # the connection may be lost
                    transaction.rollback()
                return False
            transaction.commit()
            return True

    def _prepare(self, connection: Connection, jobs: Sequence[Job]) -> None:
        """Find out where to announce, and wait until other processes have finished, if one job has to be alone."""
        if connection.dialect.name == "sqlite":
            return
        if not self._channel:
            self._channel = channel(connection)
        if any(job.alone for job in jobs):
            # Locks belong to the whole database, which may hold several servers, each in a schema of its own.
            lock = "SELECT pg_advisory_xact_lock(:lock, hashtext(current_schema()))"
            connection.execute(text(lock), {"lock": WRITE_LOCK})

    def _do_appends(self, connection: Connection, jobs: Sequence[Job]) -> None:
        appends = [job.work for job in jobs if isinstance(job.work, Append)]
        append_all(connection, appends, partial(self._announce, connection, appends))

    def _announce(self, connection: Connection, appends: Sequence[Append]) -> None:
        """Name the journals that have become longer, for the other processes."""
        if self._channel:
            for announcement in longer(self._sender, {append.table: append.last for append in appends if append.rows}):
                announce(connection, self._channel, announcement)

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        """Keep a connection: taking it from the pool took as long as writing. If it was lost in the meantime, the
        first statement fails, and all work is done again with new ones, which the pool checks.
        """
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
        if self._engine.dialect.name != "sqlite":
            self._each_by_itself(jobs)
            return
        with self._engine.begin() as connection:
            for job in jobs:
                try:
                    with connection.begin_nested():
                        _do_each(connection, (job,))
                except Exception as error:
                    job.error = discreet(error)
                    if not is_in_transaction(connection):
                        raise

    def _each_by_itself(self, jobs: Sequence[Job]) -> None:
        """In a transaction of its own: together they might wait for another process that waits for them."""
        for job in jobs:
            try:
                with self._engine.begin() as connection:
                    self._prepare(connection, (job,))
                    _do_each(connection, (job,))
                    if isinstance(job.work, Append):
                        self._announce(connection, (job.work,))
            except Exception as error:
                job.error = discreet(error)


def _in_order(jobs: Sequence[Job]) -> list[Job]:
    """Appends first, by table. Processes that lock rows in the same order never wait for each other in a circle."""
    appends = [job for job in jobs if isinstance(job.work, Append)]
    appends.sort(key=lambda job: job.work.table if isinstance(job.work, Append) else "")
    return [*appends, *(job for job in jobs if not isinstance(job.work, Append))]


def _do_each(connection: Connection, jobs: Sequence[Job]) -> None:
    for job in jobs:
        if isinstance(job.work, Append):
            append_one(connection, job.work)
        else:
            job.result = job.work(connection)


def _tell(loop: asyncio.AbstractEventLoop, jobs: Sequence[Job]) -> None:
    """One call for all of them: waking the event loop costs more than the delivery."""

    def tell_all() -> None:
        for job in jobs:
            job.tell()

    with suppress(RuntimeError):  # the loop is closed: nobody is waiting any more
        loop.call_soon_threadsafe(tell_all)
