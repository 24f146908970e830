"""A listener at the other end of a socket."""

from __future__ import annotations

import asyncio

from plancia.engine import Seat
from plancia.server.protocol import Message

WRITE = "plancia.write"  # an extension of our server: it writes several messages at once
MOST_WAITING = 256  # messages queued for a slow reader
TRY_LATER = 1013


class Connection:
    """The messages queued for a socket, and whether it may stay open."""

    def __init__(self, user: str, key: str, address: str = "", token: str = "", session: str = "") -> None:
        self.user = user
        self.token = token  # the id of the one it came in with; "": it came with a cookie, or as a stranger
        self.session = session  # of its cookie
        self.key = key  # the key for the limits of its commands
        self.address = address  # shared by everybody at this address
        self.talks = True  # a token for a bot only plays
        self.seats: tuple[Seat, ...] = ()
        self._out: list[Message] = []  # to be written
        self._filled = asyncio.Event()
        self.too_slow = False
        self.let_go = asyncio.Event()

    def send(self, message: Message) -> None:
        if len(self._out) >= MOST_WAITING:
            self.too_slow = True
            self.let_go.set()
            return
        self._out.append(message)
        self._filled.set()

    async def wait(self) -> None:
        """Until there is something to write."""
        await self._filled.wait()

    def take_all(self) -> list[Message]:
        """What is to be written now. A list costs half as much as a queue, which hands out one after another."""
        taken, self._out = self._out, []
        self._filled.clear()
        return taken
