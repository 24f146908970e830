"""Receivers on loopback ports: an SMTP server, and a web server that records what it is sent."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default as policy

from msgspec import Struct


class Smtp:
    """An SMTP server that accepts every message, or answers recipients with another code."""

    def __init__(self) -> None:
        self.port = 0
        self.received: list[tuple[str, EmailMessage]] = []
        self.recipient = "250 ok"  # the answer to RCPT

    def to(self, address: str) -> list[EmailMessage]:
        return [message for recipient, message in self.received if recipient == address]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 receiver")
        recipient = ""
        while line := (await reader.readline()).decode().rstrip():
            verb, _, rest = line.partition(" ")
            match verb.upper():
                case "RCPT":
                    recipient = rest.partition("<")[2].partition(">")[0]
                    say(self.recipient)
                case "DATA":
                    say("354 go ahead")
                    raw = await reader.readuntil(b"\r\n.\r\n")
                    self.received.append((recipient, read(raw[:-3].replace(b"\r\n..", b"\r\n."))))
                    say("250 ok")
                case "QUIT":
                    say("221 bye")
                    break
                case _:
                    say("250 ok")
        writer.close()


def read(raw: bytes) -> EmailMessage:
    message = message_from_bytes(raw, policy=policy)
    assert isinstance(message, EmailMessage)
    return message


class Received(Struct, frozen=True):
    path: str
    headers: dict[str, str]
    body: bytes


class Http:
    """A web server that answers every request with the same status."""

    def __init__(self) -> None:
        self.port = 0
        self.received: list[Received] = []
        self.answer = "201 Created"
        self.more = ""  # header lines
        self.silent = False

    def url(self, path: str = "/hook") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.closing(writer):
            await self._answer(reader, writer)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.received.append(Received(first.split()[1], headers, body))
        if self.silent:
            await asyncio.sleep(60)
        writer.write(f"HTTP/1.1 {self.answer}\r\n{self.more}content-length: 0\r\n\r\n".encode())
        await writer.drain()


@contextlib.asynccontextmanager
async def smtp() -> AsyncIterator[Smtp]:
    receiver = Smtp()
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()


@contextlib.asynccontextmanager
async def http() -> AsyncIterator[Http]:
    receiver = Http()
    tasks: set[asyncio.Task[None]] = set()

    def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        tasks.add(asyncio.create_task(receiver.serve(reader, writer)))

    server = await asyncio.start_server(accept, "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)  # for the transports to close
