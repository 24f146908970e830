"""Rows for tests that do not depend on their content."""

from __future__ import annotations

from collections.abc import Iterable

from plancia.server.identity import Identity
from plancia.server.storage import JournalRow, NewTable, SeatRow, Status, Storage, TableRow


def row(number: int, text: str = "") -> JournalRow:
    """An event at that millisecond."""
    return JournalRow(number, "Chatted", f'{{"text":"{text}"}}'.encode())


def rows(numbers: Iterable[int]) -> tuple[JournalRow, ...]:
    return tuple(row(number, f"line {number}") for number in numbers)


async def person(storage: Storage, name: str = "Anna") -> str:
    """The id of a guest."""
    identity = await Identity.open(storage)
    identity.close()
    return (await identity.new_guest(name, "en")).id


async def table(
    storage: Storage,
    name: str,
    *,
    at: int = 0,
    status: Status = "open",
    public: bool = True,
    host: str | None = None,
    seats: tuple[SeatRow, ...] = (SeatRow(0, None, "", "open"),),
    game: str = "tigris",
    length: int = 0,
) -> TableRow:
    """A table created at that millisecond."""
    new = NewTable(
        id=name,
        game=game,
        rules=1,
        created=at,
        secret=b"secret of the dealer",
        status=status,
        public=public,
        host=host,
        seats=seats,
        rows=rows(range(1, length + 1)),
    )
    return await storage.create_table(new)
