"""Work that a stranger may ask for and that may take long: replays, records, editions.

It is done in processes that can be killed, with a deadline, a few at a time; what cannot be done soon is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, ParamSpec, TypeVar

from plancia.engine import Fault
from plancia.server.deciding import Refused
from plancia.server.processes import Pool, Worker, WorkFailed

P = ParamSpec("P")
T = TypeVar("T")
SECONDS = 15.0  # the longest game that can be brought along takes a few


def serve(pipe: Connection) -> None:
    """What a process does: one job after another. What is wrong with the input is an answer too."""
    while True:
        try:
            job: Callable[[], Any] = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            pipe.send((True, job()))
        except (Fault, Refused) as error:
            pipe.send((True, error))
        except Exception as error:
            pipe.send((False, type(error).__name__))  # the words of the error may be secret


class Jobs(Pool):
    """The processes for such work."""

    MOST_WAITING = 40

    def __init__(self, count: int, make: Callable[[], Worker] | None = None) -> None:
        super().__init__(count, make or partial(Worker, serve))

    async def run(self, person: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """What the work returns or finds wrong; `Refused` if it takes too long. `Busy` if too much waits already."""
        try:
            result = await self.ask(partial(work, *args, **named), SECONDS, person)
        except WorkFailed as failure:
            raise Refused("took_too_long") from failure
        if isinstance(result, Exception):
            raise result
        done: T = result
        return done
