"""What a process needs to know about the others. This is the simplest case: there are no others, as with SQLite."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

Handler = Callable[[str, dict[str, Any]], None]  # the sender and the values of an announcement


class Cluster:
    """A process on its own. It has every claim, and nobody to announce anything to."""

    id = ""
    shared = False  # may there be other processes?

    def __init__(self) -> None:
        self.others: frozenset[str] = frozenset()  # the other living processes
        self.handlers: dict[str, list[Handler]] = {}

    # ---- claims: work that must happen once
    async def claim(self, *names: str) -> set[str]:
        """Claim this work; returns the names that are ours, now or already."""
        return set(names)

    async def release(self, *names: str) -> None:
        """Let another process do this work."""

    async def due_tables(self, kinds: Iterable[str], now: int, apart_from: Iterable[str]) -> list[str]:
        """Tables that have to be open by now and whose work of these kinds is unclaimed; it becomes ours."""
        raise NotImplementedError("a process on its own asks the storage")

    # ---- announcements
    def on(self, topic: str, handler: Handler) -> None:
        """Call this with every announcement of another process on this topic."""
        self.handlers.setdefault(topic, []).append(handler)

    async def announce(self, topic: str, **values: Any) -> None:
        """Inform the other processes. Never announce a secret, only what to read."""

    async def close(self) -> None:
        """Leave: the claims are free."""


async def once(cluster: Cluster, name: str, work: Callable[[], Awaitable[None]]) -> None:
    """One round of a periodic job that only one process may do: notices, rounds of a tournament, housekeeping.

    Use it with a supervisor, in every process:

        caretakers.start("rounds", partial(once, cluster, "rounds", start_due_rounds), 5.0)

    The first process to ask does the job until it stops or dies; then another takes over within ten seconds. A process
    that was frozen may wake up and finish its round while another has begun: the work must check in its own transaction
    whether it is still to be done, for instance with `UPDATE … WHERE sent IS NULL`.
    """
    job = f"job {name}"
    if job in await cluster.claim(job):
        await work()
