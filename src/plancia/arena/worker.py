"""A process that answers requests, for the arena and for the server."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from typing import Any

from plancia.arena.interrupts import ignore_sigint


class WorkFailed(Exception):
    """The process hung, ended, or could not do its work."""


def _serve(target: Callable[..., None], *args: Any) -> None:
    """End quietly if there is nobody left to answer: the process that started this one was killed."""
    with suppress(BrokenPipeError):
        target(*args)


class Worker:
    """One process and the pipe to it. It answers every request on the pipe with (True, result) or (False, reason).

    It has no threads or locks, because Ctrl-C may arrive at any moment.
    """

    def __init__(
        self, target: Callable[..., None], *args: Any, method: str | None = "spawn", starts_in: float = 0
    ) -> None:
        """Start a process that calls `target` with these arguments and its end of the pipe.

        A server starts it with `spawn`, since a fork would copy sockets and locks. `method` None is the default of the
        system. If `starts_in` is given, the process sends a first message when it is ready, within that many seconds;
        this time does not count for its first request.
        """
        self.starts_in = starts_in
        context: Any = get_context(method)
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(target, *args, theirs), daemon=True)
        with ignore_sigint():
            self.process.start()
        theirs.close()

    def ask(self, request: Any, seconds: float) -> Any:
        """Wait for the result, but no longer than this."""
        self.pipe.send(request)
        if self.starts_in:
            self._wait(self.starts_in)
            self.starts_in = 0
        return self._wait(seconds)

    def receive(self) -> Any:
        """The next result. An exception of the worker is raised here."""
        fine, result = self.pipe.recv()
        if fine:
            return result
        raise result if isinstance(result, Exception) else WorkFailed(result)

    def _wait(self, seconds: float) -> Any:
        if not self.pipe.poll(seconds):
            raise WorkFailed(f"no answer after {seconds:g} seconds")
        return self.receive()

    def kill(self) -> None:
        """Stop the process at once. A thread that waits for its answer stops waiting."""
        self.process.kill()

    def end(self) -> None:
        self.kill()
        self.process.join(5)
        self.pipe.close()
