"""Three servers on one PostgreSQL that look like one to a test: its clients are spread over them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle
from typing import Any

from plancia.server.live import LiveTable
from tests.server.live.web import Web, open_web

PARTS = ("services", "hub", "storage")
NOTHING = object()


class Everywhere:
    """The same part of several servers: read from the first, changed in all."""

    def __init__(self, parts: Sequence[Any]) -> None:
        vars(self).update(_parts=parts, _before={})

    def __getattr__(self, name: str) -> Any:
        values = [getattr(part, name) for part in self._parts]
        if name == "live":
            return Tables(values)
        return Everywhere(values) if name in PARTS else values[0]

    def __setattr__(self, name: str, value: Any) -> None:
        self._before.setdefault(name, [vars(part).get(name, NOTHING) for part in self._parts])
        for part in self._parts:
            setattr(part, name, value)

    def __delattr__(self, name: str) -> None:
        """Undo the change, as a monkeypatch does in the end."""
        for part, before in zip(self._parts, self._before.pop(name), strict=True):
            if before is NOTHING:
                delattr(part, name)
            else:
                setattr(part, name, before)


class Tables:
    """The open tables of all servers."""

    def __init__(self, servers: Sequence[dict[str, LiveTable]]) -> None:
        self.servers = servers

    def all(self, table: str) -> list[LiveTable]:
        return [tables[table] for tables in self.servers if table in tables]

    def __getitem__(self, table: str) -> LiveTable:
        """Where it has listeners, if anywhere; and of these the one that knows most."""
        return max(self.all(table), key=lambda live: (bool(live.listeners), live.table.number))


class Three(Web):
    """Clients that connect go to one server after the other."""

    def __init__(self, servers: Sequence[Web]) -> None:
        self.servers = servers
        self.services = Everywhere([web.services for web in servers])  # type: ignore[assignment]
        self.hosts = cycle([web.host for web in servers])

    @property
    def host(self) -> str:  # type: ignore[override]
        return next(self.hosts)


@asynccontextmanager
async def open_three(where: str) -> AsyncIterator[Three]:
    async with AsyncExitStack() as stack:
        yield Three([await stack.enter_async_context(open_web(where)) for _ in range(3)])
