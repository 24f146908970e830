"""Runs the server: listens, serves until it gets a signal, and shuts down cleanly."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp

from plancia.server.cluster import agreed
from plancia.server.connections import QUEUE, Complaints, Config, Follower, Visitor, doors
from plancia.server.homes import Homes
from plancia.server.http import Settings, build
from plancia.server.logs import Requests
from plancia.server.storage import Storage
from plancia.server.storage.database import the_only_one

log = logging.getLogger(__name__)

MOST_FRAME = 64 * 1024  # bytes: the longest message we accept
PING = 40.0  # seconds: proxies close a connection that is silent for a minute; with 2,000 people 50 pings a second
PATIENCE = 5  # seconds for connections to end before they are cut

# When to look for garbage: young objects thirty times less often than usual, all objects a hundred times less often.
# With a thousand tables in memory a full collection stops the server for a third of a second, and finds next to
# nothing: games are made of immutable values, which have no cycles. Young objects took 53 µs of an answer with the
# usual 700, and 26 with this number.
COLLECT = (20_000, 10, 35)


def listen(host: str, port: int) -> socket.socket:
    """A socket that is ours; `OSError` if the port is taken. 0 is any that is free."""
    family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    ours = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            ours.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        ours.bind(address)
        ours.listen()
    except OSError:
        ours.close()
        raise
    return ours


def check(where: str) -> None:
    """Open the database once and migrate it before anybody can connect; raises any error."""
    with the_only_one(where):
        storage = Storage.open(where)
        try:
            if storage.is_shared:
                asyncio.run(agreed(storage))
        finally:
            storage.close()


def run(
    settings: Settings,
    where: str,
    ours: socket.socket,
    opened: Callable[[], None] = lambda: None,
    homes: Homes | None = None,
) -> None:
    """Serve on this socket until a signal arrives; `opened` is called when clients can connect. `homes`: there are
    other processes on the same socket.
    """
    app = build(settings, where)
    Server(configured(Requests(app), settings), app, opened, homes).run(sockets=[ours])


def configured(app: ASGIApp, settings: Settings) -> Config:
    """The configuration of uvicorn. Forwarded headers count only if a trusted proxy has written them."""
    return Config(
        app,
        doors(settings),
        ws=Follower,
        ws_max_size=MOST_FRAME,
        ws_ping_interval=PING,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=PATIENCE,
    )


class Server(uvicorn.Server):
    """Notifies clients before it closes their connections, and exits with status 0."""

    config: Config

    def __init__(self, config: Config, app: Litestar, opened: Callable[[], None], homes: Homes | None = None) -> None:
        super().__init__(config)
        self.app = app
        self.opened = opened
        self.homes = homes
        self.taking: set[asyncio.Task[Any]] = set()  # connections that come from another process

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(Complaints())
        await super().startup(sockets)
        for ours in sockets or ():
            ours.listen(QUEUE)  # uvicorn uses one number for the backlog and for accepting
        # Modules and settings stay. Scanning all of them made every client wait for 150 ms (`make load`).
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECT)
        self.app.state.services.count_connections = lambda: len(self.server_state.connections)
        if self.homes is not None:
            services = self.app.state.services
            services.process, services.processes = self.homes.number, self.homes.count
            self.config.home = self.homes.open(self._take)
        log.info("open")
        self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the tables first: this also closes the sockets of their listeners, after a last message. New
        connections go to another process, if there is one on the same port.
        """
        log.info("closing")
        if self.config.home is not None:
            self.config.home.close()
        for server in self.servers:
            server.close()
        await self.app.state.services.hub.close()
        await super().shutdown(sockets)
        log.info("closed")

    def _take(self, connection: socket.socket, read: bytes) -> None:
        """Serve a connection that another process has accepted and begun to read."""

        def visitor() -> Visitor:
            new = Visitor(self.config, self.server_state, self.lifespan.state)
            new.read_elsewhere = read
            return new

        task = asyncio.create_task(asyncio.get_running_loop().connect_accepted_socket(visitor, connection))
        self.taking.add(task)
        task.add_done_callback(self.taking.discard)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal is no failure. A second one stops at once."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True
