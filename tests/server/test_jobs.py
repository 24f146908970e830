"""Jobs for anybody: in a separate process, with a deadline, shared fairly; and a cache of recent results."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from functools import partial
from multiprocessing.connection import Connection

import pytest

from plancia.arena import Worker, WorkFailed
from plancia.engine import Fault
from plancia.server import jobs as module
from plancia.server.deciding import RequestError
from plancia.server.jobs import JobCrashed, Jobs
from plancia.server.processes import READY, Busy, Pool
from plancia.server.recent import Recent
from plancia.server.supervising import Supervisor
from plancia.server.workers import think

pytestmark = pytest.mark.anyio
SECRET = "the words of an error"


class Wrong(Fault):
    pass


def where() -> int:
    return os.getpid()


def add(one: int, *, other: int) -> int:
    return one + other


def sleep(seconds: float) -> str:
    time.sleep(seconds)
    return "awake"


def refuse() -> None:
    raise RequestError("not_playing", "3.2", "word")


def find_fault() -> None:
    raise Wrong("wrong", line=7)


def crash() -> None:
    raise KeyError(SECRET)


def end() -> None:
    os._exit(1)


@pytest.fixture(scope="module")
async def jobs(anyio_backend: str) -> AsyncIterator[Jobs]:
    """One process for all tests: a killed one is replaced."""
    opened = Jobs(1)
    await opened.open()
    assert await opened.run("ann", add, 1, other=2) == 3  # it has imported everything
    yield opened
    await opened.close()


# ---- jobs ------------------------------------------------------------------------------------------------------------
async def test_a_job_is_done_in_another_process(jobs: Jobs) -> None:
    assert await jobs.run("ann", where) != os.getpid()


async def test_errors_in_the_input_are_results(jobs: Jobs) -> None:
    """With its code and values; the process stays."""
    before = await jobs.run("ann", where)
    with pytest.raises(RequestError) as refused:
        await jobs.run("ann", refuse)
    assert (refused.value.code, refused.value.rule, refused.value.word) == ("not_playing", "3.2", "word")
    with pytest.raises(Wrong) as fault:
        await jobs.run("ann", find_fault)
    assert fault.value.values == {"line": 7}
    assert await jobs.run("ann", where) == before


async def test_a_crash_is_an_internal_error_and_costs_no_process(jobs: Jobs) -> None:
    """The error contains the job and the kind of error, and not its text."""
    before = await jobs.run("ann", where)
    with pytest.raises(JobCrashed) as crashed:
        await jobs.run("ann", crash)
    assert crashed.value.args == ("crash", "KeyError")
    assert await jobs.run("ann", where) == before


async def test_a_job_that_takes_too_long_is_killed(jobs: Jobs) -> None:
    """With its process; another one takes its place."""
    before = await jobs.run("ann", where)
    with pytest.raises(RequestError, match="took_too_long"):
        await jobs.within(0.1, "ann", sleep, 60)
    assert await jobs.run("ann", where) != before


async def test_a_process_that_ends_is_replaced(jobs: Jobs) -> None:
    with pytest.raises(RequestError, match="took_too_long"):
        await jobs.run("ann", end)
    assert await jobs.run("ann", add, 2, other=2) == 4


async def test_a_cancelled_job_frees_the_process(jobs: Jobs) -> None:
    """A visitor who leaves does not keep it busy."""
    waiting = asyncio.create_task(jobs.run("ann", sleep, 60))
    await asyncio.sleep(0.1)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    async with asyncio.timeout(module.SECONDS * 2):
        assert await jobs.run("bob", add, 1, other=1) == 2


async def test_people_take_turns(jobs: Jobs) -> None:
    """One request does not wait for all requests of another person."""
    order: list[str] = []

    async def noted(person: str) -> None:
        await jobs.run(person, sleep, 0.02)
        order.append(person)

    await asyncio.gather(*(noted("eve") for _ in range(8)), noted("ann"))
    assert order.index("ann") <= 2


async def test_a_full_queue_is_rejected_at_once(jobs: Jobs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Jobs, "MOST_WAITING", 3)
    wanted = [asyncio.create_task(jobs.run("eve", sleep, 0.02)) for _ in range(6)]
    done = await asyncio.gather(*wanted, return_exceptions=True)
    assert done.count("awake") == 4
    assert sum(isinstance(one, Busy) for one in done) == 2
    assert jobs.waits == 0


def start_slowly(seconds: float, pipe: Connection) -> None:
    time.sleep(seconds)
    pipe.send(READY)
    while True:
        pipe.send((True, pipe.recv()))


async def test_the_start_of_a_process_does_not_count_for_its_first_job() -> None:
    """On a busy machine it takes longer than a job may take: one process after another would be killed."""
    pool = Pool(1, partial(Worker, start_slowly, 0.5, starts_in=30))
    await pool.open()
    assert [await pool.ask(request, 0.3) for request in ("first", "second")] == ["first", "second"]
    await pool.close()


@pytest.mark.parametrize("work", [module.serve, think])
def test_a_process_that_nobody_waits_for_ends_quietly(
    work: Callable[[Connection], None], capfd: pytest.CaptureFixture[str]
) -> None:
    """Its server was killed while it started: it ends, without a traceback in the log."""
    worker = Worker(work)
    worker.pipe.close()
    worker.process.join(60)
    assert worker.process.exitcode == 0
    assert capfd.readouterr().err == ""


async def test_a_process_that_does_not_start_is_replaced() -> None:
    pool = Pool(1, partial(Worker, start_slowly, 3600, starts_in=0.1))
    await pool.open()
    (first,) = pool.all
    with pytest.raises(WorkFailed, match=r"no answer after 0\.1 seconds"):
        await pool.ask("first", 30)
    async with asyncio.timeout(30):
        while not pool.all - {first}:
            await asyncio.sleep(0.01)
    await pool.close()


# ---- background tasks ------------------------------------------------------------------------------------------------
async def test_failures_are_logged_counted_and_retried(caplog: pytest.LogCaptureFixture) -> None:
    """Without the text of the error, which may be secret."""
    counted, tries, secret = Counter[str](), 0, str(os.urandom(8))
    done = asyncio.Event()

    async def work() -> None:
        nonlocal tries
        tries += 1
        if tries < 4:
            raise ConnectionError(secret)
        done.set()

    supervisor = Supervisor(counted)
    supervisor.start("sweeping", work, 0.001)
    async with asyncio.timeout(10):
        await done.wait()
    await supervisor.close()
    assert counted == {"failed sweeping": 3}
    lines = [record for record in caplog.records if record.message == "background task failed"]
    assert [(vars(line)["task"], vars(line)["error"]) for line in lines] == [("sweeping", "ConnectionError")] * 3
    assert "work" in vars(lines[0])["where"]
    assert secret not in str([vars(line) for line in lines])


async def test_a_hanging_task_is_cancelled_and_retried() -> None:
    counted, rounds = Counter[str](), 0
    again = asyncio.Event()

    async def hang() -> None:
        nonlocal rounds
        rounds += 1
        if rounds > 1:
            again.set()
        await asyncio.sleep(3600)

    supervisor = Supervisor(counted, deadline=0.01)
    supervisor.start("hanging", hang, 0.001)
    async with asyncio.timeout(10):
        await again.wait()
    await supervisor.close()
    assert counted["failed hanging"] >= 1


async def test_tasks_do_not_wait_for_each_other_and_end_together() -> None:
    done: set[str] = set()
    both = asyncio.Event()

    def work(name: str, hangs: bool) -> None:
        async def once() -> None:
            done.add(name)
            if len(done) == 2:
                both.set()
            if hangs:
                await asyncio.sleep(3600)

        supervisor.start(name, once, 0.001)

    supervisor = Supervisor(Counter())
    work("slow", True)
    work("quick", False)
    async with asyncio.timeout(10):
        await both.wait()
    await supervisor.close()
    assert all(task.done() for task in supervisor.tasks)


# ---- the cache -------------------------------------------------------------------------------------------------------
def test_the_least_recently_used_goes_first() -> None:
    recent = Recent(10)
    for key in ("a", "b", "c"):
        recent.put(key, b"xxx")
    assert recent.get("a") == b"xxx"  # so b is the oldest now
    recent.put("d", b"yyy")
    assert [recent.get(key) for key in ("a", "b", "c", "d")] == [b"xxx", None, b"xxx", b"yyy"]
    assert recent.size == 9


def test_a_new_value_replaces_the_old_one() -> None:
    recent = Recent(10)
    recent.put("a", b"xxxxxx")
    recent.put("a", b"yy")
    recent.put("b", b"zzzzzzzz")
    assert (recent.get("a"), recent.get("b"), recent.size) == (b"yy", b"zzzzzzzz", 10)


def test_a_value_larger_than_the_cache_is_not_kept() -> None:
    recent = Recent(10)
    recent.put("a", b"x" * 11)
    assert (recent.get("a"), recent.size) == (None, 0)
    recent.put("b", b"x" * 10)
    assert recent.get("b") == b"x" * 10
