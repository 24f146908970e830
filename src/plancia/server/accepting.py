"""Accepts connections. If no file is left, they wait until one is, or until another process on the port takes them.

Event loops differ here: asyncio reports every attempt, and uvloop closes connections that somebody else could serve.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from errno import EMFILE, ENFILE, ENOBUFS, ENOMEM
from time import monotonic

log = logging.getLogger(__name__)

AT_ONCE = 64  # connections accepted at once, before excess ones can be closed
QUEUE = 1024  # connections that wait in the system to be accepted
NO_FILE_LEFT = (EMFILE, ENFILE, ENOBUFS, ENOMEM)
PAUSE = 1.0  # seconds until we try again if there is none
QUIET = 60.0  # seconds between two lines of the log about that


class Accepting:
    """Passes on every connection to this socket, on the running event loop."""

    def __init__(self, listening: socket.socket, take: Callable[[socket.socket], None]) -> None:
        self._listening = listening
        self._take = take
        self._loop = asyncio.get_running_loop()
        self._again: asyncio.TimerHandle | None = None  # while no file is left
        self._logged = -QUIET
        listening.setblocking(False)
        listening.listen(QUEUE)
        self._begin()

    def close(self) -> None:
        """From now on connections wait for other processes."""
        self._loop.remove_reader(self._listening)
        if self._again is not None:
            self._again.cancel()

    def _begin(self) -> None:
        self._again = None
        self._loop.add_reader(self._listening, self._accept)

    def _accept(self) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, _ = self._listening.accept()
            except OSError as error:
                if error.errno in NO_FILE_LEFT:
                    self._pause(error)
                return  # nobody is waiting, or not any more
            self._take(connection)

    def _pause(self, error: OSError) -> None:
        self._loop.remove_reader(self._listening)
        self._again = self._loop.call_later(PAUSE, self._begin)
        if monotonic() - self._logged >= QUIET:
            self._logged = monotonic()
            log.error("too many open files", extra={"error": type(error).__name__})
