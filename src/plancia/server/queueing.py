"""Whose turn it is to have a bot think: everybody's first, then everybody's second."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """People take turns, and so do the tables of each: a hundred tables of one person do not hold up another's."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[T]]] = {}  # by person, by table; whoever comes next is first

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def put(self, person: str, table: str, item: T) -> None:
        self._waiting.setdefault(person, {}).setdefault(table, deque()).append(item)

    def take(self) -> T:
        """The next; then others come before this person and this table."""
        person = next(iter(self._waiting))
        tables = self._waiting.pop(person)
        table = next(iter(tables))
        items = tables.pop(table)
        item = items.popleft()
        if items:
            tables[table] = items
        if tables:
            self._waiting[person] = tables
        return item
