"""How many commands are carried out at once. More are rejected: better no answer now than a late one for everybody."""

from __future__ import annotations

from itertools import count, islice

MOST = 50  # commands at once
BEHIND = 8  # so many may take long: a few that hang do not mean that the server has too much to do
LATE = 0.1  # seconds


class Commands:
    """The commands in progress, the oldest first."""

    def __init__(self) -> None:
        self._began: dict[int, float] = {}  # by ticket
        self._tickets = count()

    def __len__(self) -> int:
        return len(self._began)

    def begin(self, now: float) -> int:
        """A ticket for `end`."""
        ticket = next(self._tickets)
        self._began[ticket] = now
        return ticket

    def end(self, ticket: int) -> None:
        del self._began[ticket]

    def too_many(self, now: float) -> bool:
        """There are as many as there may be, or the server has fallen behind.

        The number alone is not enough: on a slow machine, fifty take half a second.
        """
        if len(self._began) < BEHIND:
            return False
        return len(self._began) >= MOST or now - next(islice(self._began.values(), BEHIND - 1, None)) > LATE
