"""Who follows which table, in this process and in the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct


class Followers(Struct, frozen=True):
    """The players who follow a table, and the number of spectators."""

    users: frozenset[str] = frozenset()
    watching: int = 0

    def __add__(self, other: Followers) -> Followers:
        return Followers(self.users | other.users, self.watching + other.watching)


NOBODY = Followers()


class Elsewhere:
    """The followers of all tables in other processes."""

    def __init__(self) -> None:
        self._by_process: dict[str, dict[str, Followers]] = {}

    def show(self, process: str, table: str, followers: Followers) -> None:
        tables = self._by_process.setdefault(process, {})
        if followers == NOBODY:
            tables.pop(table, None)
        else:
            tables[table] = followers

    def forget(self, processes: Iterable[str]) -> set[str]:
        """These processes have ended; returns the tables whose followers are gone."""
        return {table for process in processes for table in self._by_process.pop(process, {})}

    def at(self, table: str) -> Followers:
        return sum((tables.get(table, NOBODY) for tables in self._by_process.values()), NOBODY)

    def players(self) -> Iterator[tuple[str, str]]:
        """Who follows which table: table and user."""
        for tables in self._by_process.values():
            for table, followers in tables.items():
                yield from ((table, user) for user in followers.users)
