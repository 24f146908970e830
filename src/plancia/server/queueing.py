"""A fair queue for bots: everybody's first request, then everybody's second."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """People take turns, and so do the tables of each: a hundred tables of one person do not hold up another's."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[T]]] = {}  # by person, by table; the next one first

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def __iter__(self) -> Iterator[T]:
        return (item for tables in self._waiting.values() for items in tables.values() for item in items)

    def put(self, person: str, table: str, item: T) -> None:
        self._waiting.setdefault(person, {}).setdefault(table, deque()).append(item)

    def take(self, fits: Callable[[T], bool] = lambda _: True) -> T | None:
        """The next suitable request; afterwards this person and this table go to the end."""
        found = (
            (person, table, item)
            for person, tables in self._waiting.items()
            for table, items in tables.items()
            for item in items
            if fits(item)
        )
        if (first := next(found, None)) is None:
            return None
        person, table, item = first
        tables = self._waiting.pop(person)
        items = tables.pop(table)
        items.remove(item)
        if items:
            tables[table] = items
        if tables:
            self._waiting[person] = tables
        return item
