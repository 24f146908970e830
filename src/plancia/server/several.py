"""Several server processes on one port: they share a listening socket, and a parent starts them again if they end.

On SIGHUP the parent replaces one after another, so a new version can be installed without closing the port.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

from plancia.server import logs, run
from plancia.server.homes import Homes
from plancia.server.http.settings import Settings

log = logging.getLogger(__name__)

FRESH = multiprocessing.get_context("spawn")  # nothing of the parent is copied, and the code is read again
OPENING = 120.0  # seconds for a process until clients can connect
CLOSING = 20.0  # seconds for all of them to end
PAUSE = 1.0  # seconds before a process that has ended is started again
LOOK = 0.5


class NotOpened(Exception):
    """A process has ended before clients could connect; its log has the reason."""


def serve_one(
    settings: Settings, where: str, ours: socket.socket, log_file: Path | None, homes: Homes, parent: Connection
) -> None:
    """One of the processes. It ends with its parent."""
    logs.begin(log_file)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    run.run(settings, where, ours, lambda: parent.send(True), homes)


def _end_with(parent: Connection) -> None:
    try:
        parent.recv()  # nothing is sent: this waits until the other end is closed
    except (EOFError, OSError):
        os.kill(os.getpid(), signal.SIGTERM)


class Child:
    """A process, and the pipe on which it reports that it is open."""

    def __init__(self, start: Callable[[Connection], BaseProcess]) -> None:
        self.pipe, theirs = FRESH.Pipe()
        self.process = start(theirs)
        theirs.close()

    def is_open(self, seconds: float) -> bool:
        """Wait until clients can connect; False: it has ended, or takes too long."""
        wait([self.pipe, self.process.sentinel], seconds)
        try:
            return self.pipe.poll() and bool(self.pipe.recv())
        except EOFError:
            return False

    def end(self, seconds: float) -> None:
        """Let clients reconnect elsewhere, and end."""
        self.process.terminate()
        self.process.join(seconds)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.pipe.close()


class Parent:
    """Starts the processes and looks after them."""

    def __init__(self, settings: Settings, where: str, ours: socket.socket, log_file: Path | None) -> None:
        self.settings = settings
        self.where = where
        self.ours = ours
        self.log_file = log_file
        self.folder = ""  # for what they need to find each other
        self.children: list[Child] = []
        self.closing = False
        self.renewing = False

    def run(self, opened: Callable[[], None] = lambda: None) -> None:
        """Serve until a signal arrives; `opened` is called when clients can connect. Raises `NotOpened`."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._close)
        signal.signal(signal.SIGHUP, self._renew)
        with TemporaryDirectory(prefix="plancia-") as self.folder:
            try:
                self.children = [self._start(number) for number in range(self.settings.processes)]
                for child in self.children:
                    if not child.is_open(OPENING) and not self.closing:
                        raise NotOpened
                opened()
                while not self.closing:
                    self._look_after()
            finally:
                self._end_all()

    def _start(self, number: int) -> Child:
        homes = Homes(self.folder, number, self.settings.processes)

        def start(theirs: Connection) -> BaseProcess:
            args = (self.settings, self.where, self.ours, self.log_file, homes, theirs)
            process = FRESH.Process(target=serve_one, args=args, name="plancia-server")
            process.start()
            return process

        return Child(start)

    def _look_after(self) -> None:
        wait([child.process.sentinel for child in self.children], LOOK)
        if self.renewing:
            self.renewing = False
            self._replace_all()
        for at, child in enumerate(self.children):
            if not child.process.is_alive() and not self.closing:
                log.error("process ended", extra={"exit": child.process.exitcode})
                child.end(0)
                time.sleep(PAUSE)
                self.children[at] = self._start(at)

    def _replace_all(self) -> None:
        """The new process is open before the old one ends. If it does not open, the old ones stay."""
        for at, old in enumerate(self.children):
            new = self._start(at)
            if not new.is_open(OPENING):
                new.end(0)
                log.error("not replaced: the new process did not open")
                return
            self.children[at] = new
            old.end(CLOSING)

    def _end_all(self) -> None:
        for child in self.children:
            if child.process.is_alive():
                child.process.terminate()
        until = time.monotonic() + CLOSING
        for child in self.children:
            child.process.join(max(0.0, until - time.monotonic()))
            child.end(0)

    def _close(self, sig: int, frame: FrameType | None) -> None:
        self.closing = True

    def _renew(self, sig: int, frame: FrameType | None) -> None:
        self.renewing = True
