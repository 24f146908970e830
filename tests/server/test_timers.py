"""Timers that are moved often: they ring at their last time, and a deadline ends only the work it belongs to."""

from __future__ import annotations

import asyncio

import pytest

from plancia.server.timers import Deadline, Timer

pytestmark = pytest.mark.anyio


async def test_a_timer_rings_at_its_last_time() -> None:
    """A later time replaces an earlier one, an earlier time a later one."""
    rang = asyncio.Event()
    timer, loop = Timer(rang.set), asyncio.get_running_loop()
    began = loop.time()
    for seconds in (60, 0.01, 0.05):
        timer.set(seconds)
    await asyncio.wait_for(rang.wait(), 10)
    assert loop.time() - began >= 0.05


async def test_a_timer_can_be_switched_off() -> None:
    """It stays silent, and works again afterwards."""
    rang: list[bool] = []
    timer = Timer(lambda: rang.append(True))
    timer.set(0.01)
    timer.set(None)
    await asyncio.sleep(0.03)
    timer.set(0.01)
    timer.stop()
    await asyncio.sleep(0.03)
    assert rang == []
    timer.set(0)
    await asyncio.sleep(0.01)
    assert rang == [True]


async def test_a_deadline_ends_work_that_takes_too_long() -> None:
    """Again and again in the same task, and only the work that is late."""
    deadline = Deadline(0.02)
    for _ in range(2):
        with pytest.raises(TimeoutError), deadline:
            await asyncio.sleep(60)
        with deadline:
            await asyncio.sleep(0)
    await asyncio.sleep(0.05)  # nothing rings any more


async def test_a_deadline_does_not_hide_a_cancellation() -> None:
    """If the task is cancelled, it ends."""

    async def work() -> None:
        with Deadline(60):
            await asyncio.sleep(60)

    task = asyncio.create_task(work())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
