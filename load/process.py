"""The server in its own process, started as usual."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from math import nan
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

HOST = "127.0.0.1"
STOPS_IN = 20.0  # seconds
# Ends the server when our end of the pipe closes, that is also when we are killed.
GUARD = 'cat > /dev/null; kill -TERM "$1"'


class Running(Struct, frozen=True):
    """A running server."""

    process: subprocess.Popen[str]
    port: int
    processes: int = 1  # that serve
    database: str = ""

    @property
    def address(self) -> str:
        return f"{HOST}:{self.port}"

    def ask(self, method: str, path: str, cookie: str = "", body: object = None, **headers: str) -> Any:
        """The server's response over HTTP: its JSON, or its text."""
        with self._open(method, path, cookie, body, headers) as reply:
            content: bytes = reply.read()
            is_json = reply.headers.get_content_type() == "application/json"
        return msgspec.json.decode(content) if is_json and content else content.decode()

    def cookie(self, path: str, **body: str) -> str:
        """The cookie the server sets for this request."""
        with self._open("POST", path, "", body, {}) as reply:
            given: str = reply.headers["Set-Cookie"]
        return given.partition("=")[2].partition(";")[0]

    def guest(self, name: str) -> str:
        """The cookie of a new guest."""
        return self.cookie("/api/guest", name=name)

    def _open(self, method: str, path: str, cookie: str, body: object, more: dict[str, str]) -> Any:
        headers = {"Content-Type": "application/json"} | ({"Cookie": f"plancia={cookie}"} if cookie else {}) | more
        data = msgspec.json.encode(body) if body is not None else None
        return urlopen(Request(f"http://{self.address}{path}", data, headers, method=method), timeout=30)

    def memory(self) -> float:
        """Memory of the server itself in bytes; the bots run in other processes."""
        return sum(1024 * float(words[2]) for words in self._servers()) or nan

    def cpu(self) -> float:
        """Seconds of CPU time that the server itself has used."""
        if self.processes == 1:
            return self.figure("process_cpu_seconds_total")
        return _seconds(self._servers())

    def bot_cpu(self) -> float:
        """The same of the processes in which bots think."""
        servers = {row[0] for row in self._servers()}
        return _seconds([row for row in _all_processes() if row[1] in servers])

    def served_by(self) -> set[int]:
        """The ids of the processes that serve."""
        return {int(row[0]) for row in self._servers()}

    def _servers(self) -> list[list[str]]:
        """The processes that serve: id, parent, memory. If there are several, they are children of the first."""
        first = str(self.process.pid)
        return [row for row in _all_processes() if row[1 if self.processes > 1 else 0] == first]

    def figure(self, name: str) -> float:
        """One of the server's metrics; the sum if there are several with this name."""
        lines = [line.split() for line in self.ask("GET", "/-/metrics").splitlines()]
        return sum(float(words[-1]) for words in lines if words[0].partition("{")[0] == name)


def _all_processes() -> list[list[str]]:
    """Id, parent, memory and command of each, without those that only clean up. The lines are not cut (`-ww`)."""
    listed = subprocess.run(
        ["ps", "-A", "-ww", "-o", "pid=,ppid=,rss=,args="], capture_output=True, text=True, check=False
    )
    rows = [line.split(None, 3) for line in listed.stdout.splitlines()]
    return [row for row in rows if "resource_tracker" not in row[-1]]


def _seconds(processes: list[list[str]]) -> float:
    """Their CPU time, as Linux counts it; nothing is known elsewhere."""
    try:
        return sum(_ticks(int(row[0])) for row in processes) / os.sysconf("SC_CLK_TCK")
    except FileNotFoundError:
        return nan


def _ticks(process: int) -> int:
    stat = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return int(stat[11]) + int(stat[12])


@contextmanager
def serving(folder: Path, workers: int, *more: str, processes: int = 1) -> Iterator[Running]:
    """`plancia serve` on a free port, with its database in this folder; it is stopped at the end.

    It leads a process group, as a command does in a shell, and ends if we are killed. Its standard error goes to the
    folder.
    """
    command = [sys.executable, "-m", "plancia", "--lang=en", "serve", "--port=0", f"--workers={workers}"]
    command += ["--connections=10000", "--connections-each=5000"]  # all connections come from this machine
    database = f"--database={folder / 'server.sqlite'}"
    with (folder / "stderr").open("w") as complaints:
        process = subprocess.Popen(
            [*command, database, f"--processes={processes}", *more],
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
            start_new_session=True,
        )
    guard = subprocess.Popen(
        ["sh", "-c", GUARD, "guard", str(process.pid)], stdin=subprocess.PIPE, start_new_session=True
    )
    try:
        last = [word for word in (database, *more) if word.startswith("--database=")][-1]
        yield Running(process, _port(process), processes, last.removeprefix("--database="))
    finally:
        guard.kill()  # first: it would end any process that has the same number later
        guard.communicate()
        process.terminate()
        try:
            process.communicate(timeout=STOPS_IN)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


def _port(process: subprocess.Popen[str]) -> int:
    """The port that the server prints when it is ready."""
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
            return int(found[1])
    raise RuntimeError("the server did not open")
