"""A WebSocket client that costs little: a thousand people have to fit into one process beside the server.

It supports what browsers use, compression included, and nothing else: messages in one frame, from a server we trust.
"""

from __future__ import annotations

import asyncio
import zlib
from base64 import b64encode
from collections.abc import Callable
from os import urandom

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, PACKED, MASKED = 0x80, 0x40, 0x80
TAIL = b"\x00\x00\xff\xff"  # of every packed message; it is left out on the wire
NO_MASK = bytes(4)  # frames of a client are masked; with zeros they stay as they are
WINDOW = 12  # bits: the messages of people are short

REQUEST = """\
GET {path} HTTP/1.1\r
Host: {host}\r
Upgrade: websocket\r
Connection: Upgrade\r
Sec-WebSocket-Key: {key}\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r
Cookie: {cookie}\r
\r
"""


class WebSocket(asyncio.Protocol):
    """One connection. `hear` gets the text of every message."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self.request = request
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self.rest = b""  # the part of the next frame that has arrived
        self.unpack = zlib.decompressobj(-zlib.MAX_WBITS)
        self.pack = zlib.compressobj(level=1, wbits=-WINDOW, memLevel=4)

    @classmethod
    async def open(cls, host: str, port: int, path: str, cookie: str, hear: Callable[[bytes], None]) -> WebSocket:
        """Connect; `ConnectionError` if the server does not accept."""
        key = b64encode(urandom(16)).decode()
        request = REQUEST.format(path=path, host=f"{host}:{port}", key=key, cookie=cookie).encode()
        _, socket = await asyncio.get_running_loop().create_connection(lambda: cls(request, hear), host, port)
        await socket.opened
        return socket

    def send(self, text: bytes) -> None:
        packed = (self.pack.compress(text) + self.pack.flush(zlib.Z_SYNC_FLUSH)).removesuffix(TAIL)
        self._write(FINAL | PACKED | TEXT, packed)

    def close(self) -> None:
        self.transport.close()

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes((MASKED | size,)) if size < 126 else bytes((MASKED | 126,)) + size.to_bytes(2)
        self.transport.write(bytes((kind,)) + length + NO_MASK + payload)

    # ---- called by the event loop
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the connection"))
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        self.rest += data
        if not self.opened.done() and not self._take_response():
            return
        while (frame := self._take_frame()) is not None:
            self._take(*frame)

    def _take_response(self) -> bool:
        """Whether it has arrived and the connection is open."""
        head, end, rest = self.rest.partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(b"HTTP/1.1 101 ") or b"permessage-deflate" not in head:
            self.opened.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))
            return False
        self.rest = rest
        self.opened.set_result(None)
        return True

    def _take_frame(self) -> tuple[int, bytes] | None:
        """Its first byte and its payload; None if it has not arrived yet."""
        data = self.rest
        if len(data) < 2:
            return None
        size, start = data[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(data[2:start])
        if len(data) < start + size:
            return None
        self.rest = data[start + size :]
        return data[0], data[start : start + size]

    def _take(self, kind: int, payload: bytes) -> None:
        match kind & 0x0F:
            case 1:
                assert kind & FINAL, "our server sends each message in one frame"
                self.hear(self.unpack.decompress(payload + TAIL) if kind & PACKED else payload)
            case 9:
                self._write(FINAL | PONG, payload)
            case 8:
                self._write(FINAL | CLOSE, payload)
                self.transport.close()
            case _:
                pass
