"""All connections about a table go to one process of this machine, its home, if there are several on one port.

Any process can serve any table. But each that has players of a table reads what the others have stored and applies it
again. So a process that reads a request about a table passes the connection on to the home of the table: the open
socket, with the bytes read so far. If the home cannot take it, the process serves it itself; nothing relies on homes.
"""

from __future__ import annotations

import asyncio
import re
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from zlib import crc32

from msgspec import Struct

ABOUT_A_TABLE = re.compile(rb"[A-Z]+ /(?:api|-)/tables/([0-9a-f]{32})[/? ]")
ABOUT_A_PROCESS = re.compile(rb"GET /-/metrics\?process=([0-9]{1,4}) ")
MOST_READ = 60_000  # bytes of a request that are passed on with the connection
Take = Callable[[socket.socket, bytes], None]  # a connection, and what was read from it


class Homes(Struct, frozen=True):
    """The processes on one port: each has a number, and a socket in a folder that only they can open."""

    folder: str
    number: int  # ours
    count: int

    def open(self, take: Take) -> Home:
        """Take connections from the others, until it is closed."""
        return Home(self, take)

    def of(self, table: bytes) -> int:
        return crc32(table) % self.count

    def wanted(self, read: bytes) -> int:
        """The process that should answer this request: ours, unless it is about the table of another one."""
        if table := ABOUT_A_TABLE.match(read):
            return self.of(table[1])
        process = ABOUT_A_PROCESS.match(read)
        return int(process[1]) if process else self.number

    def path(self, number: int) -> str:
        return str(Path(self.folder) / str(number))


class Home:
    """Our own end, on the running event loop."""

    def __init__(self, homes: Homes, take: Take) -> None:
        self.homes = homes
        self.take = take
        self.loop = asyncio.get_running_loop()
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.setblocking(False)
        ours = Path(homes.path(homes.number))
        ours.unlink(missing_ok=True)  # of a process that has ended, or that we replace
        self.socket.bind(str(ours))
        self.loop.add_reader(self.socket, self._take_all)

    def pass_on(self, read: bytes, connection: int) -> bool:
        """Whether another process has taken over the connection, which ends here. `read` begins a request."""
        number = self.homes.wanted(read)
        if number == self.homes.number or len(read) > MOST_READ or self.socket.fileno() < 0:
            return False
        files = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))]
        try:
            self.socket.sendmsg([read], files, 0, self.homes.path(number))
        except OSError:  # it is not running, or has too much to do
            return False
        return True

    def close(self) -> None:
        """From now on the others serve our tables."""
        self.loop.remove_reader(self.socket)
        self.socket.close()

    def _take_all(self) -> None:
        with suppress(BlockingIOError):
            while True:
                read, files, _, _ = socket.recv_fds(self.socket, MOST_READ, 1)
                for file in files:
                    self.take(socket.socket(fileno=file), read)
