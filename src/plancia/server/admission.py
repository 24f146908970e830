"""How many commands are carried out at once. More are rejected: better no answer now than a late one for everybody."""

from __future__ import annotations

from itertools import count, takewhile

MOST = 32  # commands at once: with two cores the last of them waits for a tenth of a second
BEHIND = 8  # people with late commands: fewer of them do not mean that the server is overloaded
LATE = 0.1  # seconds


class Commands:
    """The commands in progress, the oldest first."""

    def __init__(self) -> None:
        self._began: dict[int, tuple[float, str]] = {}  # by ticket: when, and whose it is
        self._tickets = count()

    def __len__(self) -> int:
        return len(self._began)

    def begin(self, now: float, key: str) -> int:
        """A ticket for `end`."""
        ticket = next(self._tickets)
        self._began[ticket] = now, key
        return ticket

    def end(self, ticket: int) -> None:
        del self._began[ticket]

    def too_many(self, now: float) -> bool:
        """Is the limit reached, or has the server fallen behind?

        The number alone is not enough: on a slow machine, as many take half a second. People are counted, not commands:
        a person who sends many to one table has to wait, but no other person is rejected for that.
        """
        if len(self._began) < BEHIND:
            return False
        late = takewhile(lambda began: now - began[0] > LATE, self._began.values())
        return len(self._began) >= MOST or len({key for _, key in late}) >= BEHIND
