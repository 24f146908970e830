"""Accepting connections, on both event loops."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from typing import Any

import pytest

from plancia.server import accepting
from plancia.server.accepting import Accepting
from tests.server.support import LOOPS

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("anyio_backend", LOOPS)]


class Full(socket.socket):
    """A listening socket in a process without a free file."""

    is_full = True

    def accept(self) -> tuple[socket.socket, Any]:
        if self.is_full:
            raise OSError(errno.EMFILE, "Too many open files")
        return super().accept()


async def test_connections_wait_while_no_file_is_left(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log reports it once, however often we try."""
    monkeypatch.setattr(accepting, "PAUSE", 0.001)
    taken = list[socket.socket]()
    with Full() as listening, socket.socket() as client, caplog.at_level(logging.ERROR):
        listening.bind(("127.0.0.1", 0))
        opened = Accepting(listening, taken.append)
        client.setblocking(False)
        await asyncio.get_running_loop().sock_connect(client, listening.getsockname())
        await asyncio.sleep(0.1)
        assert not taken
        assert [record.message for record in caplog.records] == ["too many open files"]
        listening.is_full = False
        await asyncio.sleep(0.1)
        assert [connection.getpeername() for connection in taken] == [client.getsockname()]
        opened.close()
        taken[0].close()
