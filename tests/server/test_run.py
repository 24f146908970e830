"""A server in a separate process: it starts, logs, and stops on a signal."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from load.process import Running, serving
from plancia.server import run

SLOW_MACHINE = 30.0  # seconds


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the server's database and log."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Running]:
    """One server for all tests that only read."""
    with serving(folder, 1) as running:
        yield running


def new_game(server: Running, cookie: str, *seats: str) -> str:
    """A table with a game in progress."""
    kinds = [{"kind": kind} for kind in seats]
    table: str = server.ask("POST", "/api/tables", cookie, {"game": "tigris", "seats": kinds})["id"]
    server.ask("POST", f"/api/tables/{table}/start", cookie)
    return table


@contextmanager
def follow(server: Running, table: str, cookie: str) -> Iterator[ClientConnection]:
    address = f"ws://{server.address}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Cookie": f"plancia={cookie}"}) as socket:
        socket.send('{"type": "Follow", "id": 1}')
        yield socket


def received(socket: ClientConnection, until: str) -> dict[str, Any]:
    """The next message of this type."""
    message: dict[str, Any] = {}
    while message.get("type") != until:
        message = json.loads(socket.recv(timeout=SLOW_MACHINE))
    return message


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


# ---- stopping --------------------------------------------------------------------------------------------------------
def test_a_signal_makes_it_say_goodbye(tmp_path: Path) -> None:
    """All followers are asked to reconnect; the game continues when the server is back."""
    with serving(tmp_path, 1) as server:
        cookie = server.guest("Ann")
        table = new_game(server, cookie, "me", "bot")
        with follow(server, table, cookie) as socket:
            received(socket, "Done")
            server.process.terminate()
            assert received(socket, "Goodbye") == {"type": "Goodbye", "reason": "server_is_closing", "wait": 2.0}
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=SLOW_MACHINE)
    assert server.process.returncode == 0
    with serving(tmp_path, 1) as again, follow(again, table, cookie) as socket:
        assert received(socket, "Update")["seat"] == 0


@pytest.mark.parametrize(("kill", "sign"), [(os.killpg, signal.SIGINT), (os.kill, signal.SIGTERM)])
def test_stopping_is_no_failure(tmp_path: Path, kill: Callable[[int, int], None], sign: int) -> None:
    """Ctrl+C, which the whole process group gets, or SIGTERM: bots are stopped while they think.

    The exit code is 0, nothing is printed, and no process is left behind.
    """
    with serving(tmp_path, 2, f"--log={tmp_path / 'log'}") as server:
        cookie = server.guest("Ann")
        for _ in range(6):
            new_game(server, cookie, "bot", "bot", "bot", "bot")
        kill(server.process.pid, sign)
        out, _ = server.process.communicate(timeout=SLOW_MACHINE)
    assert server.process.returncode == 0
    assert out.endswith("The server has stopped. All games are stored.\n")
    assert (tmp_path / "stderr").read_text() == ""
    assert {line["level"] for line in lines(tmp_path / "log")} == {"info"}
    assert left_behind(server.process.pid) == []


def left_behind(group: int) -> list[str]:
    """Processes of a group that still exist after a while; the system's own helper needs a moment."""
    for _ in range(300):
        output = subprocess.run(["ps", "-eo", "pgid=,stat=,args="], capture_output=True, text=True, check=True).stdout
        found = [row for row in output.splitlines() if row.split()[0] == str(group) and row.split()[1][0] != "Z"]
        if not found:
            break
        time.sleep(0.1)
    return found


# ---- listening -------------------------------------------------------------------------------------------------------
def test_a_port_is_for_one_server() -> None:
    """The second one fails before it does anything."""
    with run.listen("127.0.0.1", 0) as ours, pytest.raises(OSError, match="in use"):
        run.listen("127.0.0.1", ours.getsockname()[1])


def test_only_this_machine_can_connect(server: Running) -> None:
    """Without --lan nothing else can connect, and no other name is answered."""
    output = subprocess.run(["ss", "-ltnH"], capture_output=True, text=True, check=False).stdout
    assert f"0.0.0.0:{server.port} " not in output
    with pytest.raises(HTTPError, match="403"):
        server.ask("GET", "/-/health", host="evil.example")


# ---- logs ------------------------------------------------------------------------------------------------------------
def test_the_log_names_routes(server: Running, folder: Path) -> None:
    """Each request is a line with its route, its status and its time; the route contains no table."""
    cookie = server.guest("Ann")
    table = new_game(server, cookie, "me", "bot")
    with follow(server, table, cookie) as socket:
        received(socket, "Done")
    with pytest.raises(HTTPError, match="404"):
        server.ask("GET", "/api/tables/nothing")
    wanted = {
        ("POST", "/api/tables/{table}/start", 200),
        ("GET", "/api/tables/{table}", 404),
        ("SOCKET", "/api/tables/{table}/socket", None),
    }
    assert wanted - requests_logged(folder / "stderr", wanted) == set()


def requests_logged(log: Path, wanted: set[tuple[str, str, int | None]]) -> set[tuple[str, str, int | None]]:
    """A line is written after the response, so it may take a moment."""
    logged: set[tuple[str, str, int | None]] = set()
    for _ in range(300):
        found = [line for line in lines(log) if line["message"] == "request" and line["seconds"] >= 0]
        logged = {(line["method"], line["route"], line.get("status")) for line in found}
        if wanted <= logged:
            break
        time.sleep(0.1)
    return logged


def test_the_log_contains_no_secret(server: Running, folder: Path) -> None:
    """No cookie, token, link, recovery code or passphrase, no id of a table and no chat."""
    cookie = server.guest("Ann Secret")
    secrets = [cookie, "Ann Secret", "correct horse battery", "psst, a treasure"]
    server.ask("POST", "/api/account", cookie, {"name": "Ann Secret", "passphrase": "correct horse battery"})
    cookie = server.cookie("/api/login", name="Ann Secret", passphrase="correct horse battery")
    secrets.append(cookie)
    for path, body in {"/api/me/tokens": {"label": "bot"}, "/api/me/link": None, "/api/me/recovery": None}.items():
        secrets.append(server.ask("POST", path, cookie, body)["secret"])
    secrets.append(table := new_game(server, cookie, "me", "bot"))
    secrets.append(server.ask("GET", f"/api/tables/{table}", cookie)["code"])
    with follow(server, table, cookie) as socket:
        received(socket, "Done")
        socket.send('{"type": "Say", "id": 2, "text": "psst, a treasure"}')
        socket.send('{"type": "Say", "id": 3, "text": ')
        received(socket, "Refused")
    log = (folder / "stderr").read_text("utf-8")
    assert [secret for secret in secrets if secret in log] == []
