"""A listener at the other end of a socket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from plancia.engine import Seat
from plancia.server.protocol import Goodbye, Message
from plancia.server.timers import Deadline

WRITE = "plancia.write"  # an extension of our server: it writes several messages at once
MOST_WAITING = 256  # messages queued for a slow reader
TRY_LATER = 1013


class Outbox:
    """Writes the messages of all connections together: a call of the event loop for each took longer than its round."""

    def __init__(self) -> None:
        self._filled: list[Connection] = []

    def add(self, connection: Connection) -> None:
        """Write its messages soon. The receipt of a command follows its effects in the next round of the event loop:
        both are sent together.
        """
        if not self._filled:
            loop = asyncio.get_running_loop()
            loop.call_soon(loop.call_soon, self._write)
        self._filled.append(connection)

    def _write(self) -> None:
        filled, self._filled = self._filled, []
        for connection in filled:
            connection.flush()


class Connection:
    """The messages queued for a socket, and whether it may stay open."""

    def __init__(
        self,
        user: str,
        key: str,
        outbox: Outbox,
        address: str = "",
        token: str = "",
        session: str = "",
        seconds: float = 10.0,
    ) -> None:
        self.user = user
        self.outbox = outbox
        self.token = token  # the id of the API token; "": a cookie, or not signed in
        self.session = session  # of its cookie
        self.key = key  # the key for the limits of its commands
        self.address = address  # shared by everybody at this address
        self.talks = True  # a token for a bot only plays
        self.seats: tuple[Seat, ...] = ()
        self._out: list[Message] = []  # to be written
        self._filled = asyncio.Event()
        self._flushing = False
        self.write_now: Callable[[Sequence[Message]], bool] | None = None
        self.too_slow = False
        self.let_go = asyncio.Event()
        self.deadline = Deadline(seconds)  # for each command

    def send(self, message: Message) -> None:
        if len(self._out) >= MOST_WAITING:
            self.too_slow = True
            self.let_go.set()
            return
        self._out.append(message)
        if isinstance(message, Goodbye):
            self.let_go.set()
        if self.write_now is None:
            self._filled.set()
        elif not self._flushing:
            self._flushing = True
            self.outbox.add(self)

    def flush(self) -> None:
        """Write at once if that is possible, without waking a task. Else the task waits for the client."""
        self._flushing = False
        if self._out and self.write_now is not None and not self._filled.is_set():
            if self.write_now(self._out):
                self._out = []
            else:
                self._filled.set()

    async def wait(self) -> None:
        """Until there is something to write, and it has to wait for the client."""
        await self._filled.wait()

    def take_all(self) -> list[Message]:
        """What is to be written now. A list costs half as much as a queue, which hands out one after another."""
        taken, self._out = self._out, []
        return taken

    def caught_up(self) -> None:
        """All of it is written: the next message need not wait."""
        self._filled.clear()
