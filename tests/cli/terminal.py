"""A real terminal with the command in it."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import termios
import time
from contextlib import suppress
from select import select
from typing import Self

COMMAND = (sys.executable, "-m", "plancia")
SLOW_MACHINE = 60  # seconds


def hear_signals() -> None:
    """Ctrl-C works even if the tests run in the background and ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def plain(text: str) -> str:
    """Without colours and cursor movements."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


class Terminal:
    """A pseudoterminal. Whatever happens to a test, no process is left in it."""

    def __init__(self, *arguments: str) -> None:
        self.master, self.slave = pty.openpty()
        self.before = termios.tcgetattr(self.slave)
        self.process = subprocess.Popen(
            [*COMMAND, *arguments], preexec_fn=self._begin, env=os.environ | {"TERM": "xterm"}
        )
        self.seen = ""

    def _begin(self) -> None:
        os.login_tty(self.slave)
        hear_signals()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self.master)
        os.close(self.slave)

    def wait_for(self, text: str) -> None:
        """Read until this appears."""
        end = time.monotonic() + SLOW_MACHINE
        while text not in self.seen:
            assert time.monotonic() < end, self.seen
            self._read(1)

    def type(self, keys: str) -> None:
        self.seen = ""
        os.write(self.master, keys.encode())

    def ends(self) -> int:
        """Return the exit code. The command itself has to restore the terminal."""
        end = time.monotonic() + SLOW_MACHINE
        while self.process.poll() is None:
            assert time.monotonic() < end, self.seen
            self._read(0.1)
        assert termios.tcgetattr(self.slave) == self.before
        return self.process.returncode

    def _read(self, seconds: float) -> None:
        ready, _, _ = select([self.master], [], [], seconds)
        self.seen += os.read(self.master, 1 << 16).decode("utf-8", "replace") if ready else ""
