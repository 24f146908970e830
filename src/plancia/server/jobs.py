"""Slow work that anybody may request: replays, records, editions.

It runs in processes with a deadline, a few at a time; if too many jobs wait, new ones are rejected.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, ParamSpec, TypeVar

from msgspec import Struct

from plancia.arena import Worker, WorkFailed
from plancia.engine import Fault
from plancia.games import NAMES, game
from plancia.server.deciding import RequestError
from plancia.server.processes import READY, STARTS_IN, Pool

P = ParamSpec("P")
T = TypeVar("T")
SECONDS = 15.0  # the longest game that can be uploaded takes a few


class Crashed(Struct, frozen=True):
    """A job failed unexpectedly. The text of the error may be secret."""

    error: str  # the kind


class JobCrashed(Exception):
    """The job and the kind of error."""


def serve(pipe: Connection) -> None:
    """The loop of a process: one job after another. Errors in the input are results, too."""
    if hasattr(os, "nice"):
        os.nice(5)  # on few cores, games come before replays
    for name in NAMES:
        game(name)  # now, not at the cost of the first job
    pipe.send(READY)
    while True:
        try:
            job: Callable[[], Any] = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            pipe.send((True, job()))
        except (Fault, RequestError) as error:
            pipe.send((True, error))
        except Exception as error:
            pipe.send((True, Crashed(type(error).__name__)))


class Jobs(Pool):
    """The processes for such work."""

    MOST_WAITING = 40

    def __init__(self, count: int, make: Callable[[], Worker] | None = None) -> None:
        super().__init__(count, make or partial(Worker, serve, starts_in=STARTS_IN))

    async def run(self, person: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Return the result; raise `RequestError` if it takes too long, and `Busy` if too many jobs wait."""
        return await self.within(SECONDS, person, work, *args, **named)

    async def within(self, seconds: float, person: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """The same with a deadline of its own."""
        try:
            result = await self.ask(partial(work, *args, **named), seconds, person)
        except WorkFailed as failure:
            raise RequestError("took_too_long") from failure
        if isinstance(result, Crashed):
            raise JobCrashed(work.__name__, result.error)
        if isinstance(result, Exception):
            raise result
        done: T = result
        return done
