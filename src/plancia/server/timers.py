"""Timers that are moved with every answer and seldom ring.

The event loop keeps a cancelled timer until its time has come: with new ones for every answer, sorting hundreds of
them took a twentieth of the event loop's time in a profile. These are started again only when they ring too early.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType


class Timer:
    """Calls a function at a time that may change."""

    __slots__ = ("_call", "_due", "_handle", "_loop")

    def __init__(self, call: Callable[[], None]) -> None:
        self._call = call
        self._loop = asyncio.get_running_loop()
        self._handle: asyncio.TimerHandle | None = None
        self._due: float | None = None

    def set(self, seconds: float | None) -> None:
        """Ring in so many seconds; None: not at all."""
        if seconds is None:
            self._due = None
            return
        self._due = self._loop.time() + seconds
        if self._handle is None or self._handle.when() > self._due:
            self._start(self._due)

    def stop(self) -> None:
        """Do not ring any more, and leave nothing behind."""
        self._due = None
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _start(self, due: float) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._handle = self._loop.call_at(due, self._ring)

    def _ring(self) -> None:
        self._handle = None
        if self._due is None:
            return
        if self._loop.time() < self._due:
            self._start(self._due)
            return
        self._due = None
        self._call()


class Deadline:
    """`asyncio.timeout` for one task that needs it again and again: `with deadline: await …` raises `TimeoutError`."""

    __slots__ = ("_rang", "_task", "_timer", "_were", "seconds")

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._were = 0  # requests to cancel the task, before ours
        self._timer = Timer(self._ring)
        self._task: asyncio.Task[object] | None = None
        self._rang = False

    def __enter__(self) -> None:
        self._task, self._rang = asyncio.current_task(), False
        assert self._task is not None
        self._were = self._task.cancelling()
        self._timer.set(self.seconds)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        task, self._task = self._task, None
        self._timer.set(None)
        assert task is not None
        if self._rang and task.uncancel() <= self._were and kind is asyncio.CancelledError:
            raise TimeoutError from error

    def stop(self) -> None:
        """It is not needed any more."""
        self._timer.stop()

    def _ring(self) -> None:
        if self._task is not None:
            self._rang = True
            self._task.cancel()
