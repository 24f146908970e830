"""The server behind a real nginx with TLS, which runs the example of `deploy/`, and the systemd units."""

from __future__ import annotations

import json
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookies import SimpleCookie
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import msgspec
import pytest
import typer
from rich.console import Console
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from load.process import Running, serving
from plancia.cli.app import build
from plancia.engine import Sheet
from plancia.locale import messages
from tests.server.nginx import EXAMPLE, NAME, Proxy, free_port, install, running

PATIENCE = 30.0
UNITS = sorted([*EXAMPLE.parent.glob("*.service"), *EXAMPLE.parent.glob("*.timer")])


@pytest.fixture(scope="module")
def backend(tmp_path_factory: pytest.TempPathFactory, port: int) -> Iterator[Running]:
    """Knows its public address and trusts the proxy on this machine."""
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, 1, f"--public-url=https://{NAME}:{port}", "--trusted-proxies=127.0.0.1") as server:
        yield server


@pytest.fixture(scope="module")
def port() -> int:
    return free_port()


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory, backend: Running, port: int) -> Iterator[Proxy]:
    install()
    with running(tmp_path_factory.mktemp("nginx"), backend.port, port) as opened:
        yield opened


@pytest.fixture
def browser(proxy: Proxy) -> Iterator[httpx.Client]:
    """A client that uses only the public address, which leads to this machine."""
    headers = {"host": f"{NAME}:{proxy.port}", "origin": proxy.url}
    with httpx.Client(
        base_url=f"https://127.0.0.1:{proxy.port}", verify=proxy.trust(), headers=headers, timeout=PATIENCE
    ) as client:
        client.event_hooks = {"request": [name_for_tls]}
        yield client


def name_for_tls(request: httpx.Request) -> None:
    request.extensions["sni_hostname"] = NAME


def follow(proxy: Proxy, table: str, cookie: str, origin: str) -> ClientConnection:
    return connect(
        f"wss://{NAME}:{proxy.port}/api/tables/{table}/socket",
        origin=Origin(origin),
        additional_headers={"cookie": cookie},
        ssl=proxy.trust(),
        sock=socket.create_connection(("127.0.0.1", proxy.port)),
        proxy=None,
    )


def received(followed: ClientConnection, kind: str) -> dict[str, Any]:
    message: dict[str, Any] = {}
    while message.get("type") != kind:
        message = json.loads(followed.recv(timeout=PATIENCE))
    return message


def test_an_evening_over_https(browser: httpx.Client, proxy: Proxy) -> None:
    """Page, guest, table, WebSocket and a move, all by the public address; the cookie is restricted to https."""
    page = browser.get("/")
    assert page.status_code == 200
    assert "<title>plancia" in page.text
    assert page.headers["strict-transport-security"]
    guest = browser.post("/api/guest", json={"name": "Ann"})
    assert guest.status_code == 200
    (cookie,) = SimpleCookie(guest.headers["set-cookie"]).values()
    assert (cookie.key, bool(cookie["secure"]), bool(cookie["httponly"])) == ("__Host-plancia", True, True)
    kept = {"cookie": f"__Host-plancia={cookie.value}"}
    assert browser.get("/api/me", headers=kept).json()["name"] == "Ann"
    assert browser.get("/api/origin").json() == {"origin": proxy.url, "reach": "public"}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = browser.post("/api/tables", json={"game": "tigris", "seats": seats}, headers=kept)
    table = made.json()["id"]
    assert browser.post(f"/api/tables/{table}/start", headers=kept).status_code == 200
    with follow(proxy, table, kept["cookie"], proxy.url) as followed:
        followed.send('{"type": "Follow", "id": 1}')
        question: dict[str, Any] | None = None
        while question is None:
            question = received(followed, "Update")["question"]
        words = msgspec.convert(question, Sheet).default()
        command = {"type": "Answer", "id": 2, "seat": 0, "question": question["number"], "words": words}
        followed.send(json.dumps(command))
        while (done := received(followed, "Done"))["id"] != 2:
            pass
        assert done == {"type": "Done", "id": 2}


def test_plain_http_redirects_to_https(browser: httpx.Client, proxy: Proxy) -> None:
    answer = httpx.get(f"http://127.0.0.1:{proxy.plain}/j/ABC", headers={"host": NAME})
    assert (answer.status_code, answer.headers["location"]) == (301, f"{proxy.url}/j/ABC")


def test_other_pages_are_rejected_behind_the_proxy_too(browser: httpx.Client, proxy: Proxy) -> None:
    """By HTTP and by WebSocket; and forged headers change nothing."""
    for headers in (
        {"origin": "https://evil.example"},
        {"origin": f"http://{NAME}:{proxy.port}"},
        {"host": "evil.example", "origin": "https://evil.example"},
        {"host": "evil.example", "x-forwarded-host": f"{NAME}:{proxy.port}"},
    ):
        answer = browser.post("/api/guest", json={"name": "Eve"}, headers=headers)
        assert (answer.status_code, answer.json()) == (403, {"code": "wrong_origin"}), headers
    with pytest.raises(InvalidStatus, match="403"), follow(proxy, "any", "", "https://evil.example"):
        pass


def test_metrics_stay_behind_the_proxy(browser: httpx.Client, backend: Running) -> None:
    assert browser.get("/-/metrics").status_code == 404
    assert browser.get("/-/health").json()["status"] == "ok"
    assert "plancia_up_seconds" in backend.ask("GET", "/-/metrics")


def test_a_header_does_not_evade_a_limit(browser: httpx.Client) -> None:
    """Our nginx replaces X-Forwarded-For from a client."""
    codes = [
        browser.post("/api/recover", json={"code": "x"}, headers={"x-forwarded-for": f"6.6.6.{n}"}).status_code
        for n in range(10)
    ]
    assert (codes[0], codes[-1]) == (409, 429)


# ---- several machines ------------------------------------------------------------------------------------------------
class Machine(ThreadingHTTPServer):
    """Answers every request with its port, or closes the connection."""

    is_down = False


class Request(BaseHTTPRequestHandler):
    server: Machine
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        if self.server.is_down:
            self.close_connection = True
            return
        body = str(self.server.server_port).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def machines(count: int) -> Iterator[list[Machine]]:
    opened = [Machine(("127.0.0.1", 0), Request) for _ in range(count)]
    threads = [Thread(target=machine.serve_forever) for machine in opened]
    for thread in threads:
        thread.start()
    try:
        yield opened
    finally:
        for machine in opened:
            machine.shutdown()
            machine.server_close()
        for thread in threads:
            thread.join()


def test_all_requests_about_a_table_go_to_one_machine(tmp_path: Path) -> None:
    """As the comments of nginx.conf say; if that machine is down, another one takes over."""
    install()
    with machines(3) as opened:
        ports = [machine.server_port for machine in opened]
        with (
            running(tmp_path, ports[0], free_port(), *ports[1:]) as proxy,
            httpx.Client(base_url=proxy.url.replace(NAME, "127.0.0.1"), verify=proxy.trust()) as client,
        ):
            client.headers["host"], client.event_hooks = NAME, {"request": [name_for_tls]}
            tables = [f"{number:032x}" for number in range(12)]

            def served_by(table: str) -> set[int]:
                paths = (f"/api/tables/{table}", f"/api/tables/{table}/socket", f"/-/tables/{table}")
                return {int(client.get(path).text) for path in paths}

            homes = [served_by(table) for table in tables]
            assert all(len(home) == 1 for home in homes)
            assert set.union(*homes) == set(ports)
            assert {int(client.get("/api/games").text) for _ in range(30)} == set(ports)
            opened[0].is_down = True
            assert set.union(*map(served_by, tables)) == set(ports[1:])


# ---- the other files of deploy/ --------------------------------------------------------------------------------------
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_units_name_settings_that_exist(unit: Path) -> None:
    """They start a command of ours; if systemd is installed, it checks the rest."""
    text = unit.read_text("utf-8")
    for line in text.splitlines():
        if line.startswith("ExecStart="):
            assert "/opt/plancia/bin/plancia " in line
    if shutil.which("systemd-analyze") is None:
        return
    result = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    ours = [line for line in result.stderr.splitlines() if "plancia" in line and "is not executable" not in line]
    assert [line for line in ours if "Unknown" in line or "Failed to parse" in line or "Invalid" in line] == []


def test_settings_in_examples_exist() -> None:
    """Every PLANCIA_… that a file of `deploy/` names is a setting of the server, and every command is one of ours."""
    commands = typer.main.get_command(build(messages("en"), Console())).commands  # type: ignore[attr-defined]
    known = {option.envvar for option in commands["serve"].params} | {"PLANCIA_HOME"}
    texts = [file.read_text("utf-8") for file in EXAMPLE.parent.iterdir() if file.suffix != ".json"]
    assert {name for text in texts for name in re.findall(r"PLANCIA_[A-Z_]+", text)} <= known
    named = {name for text in texts for name in re.findall(r"bin/plancia ([a-z]+)", text)}
    assert {"serve", "worker", "backup", "admin"} == named
    assert named <= set(commands)


def test_the_dashboard_shows_metrics_that_exist() -> None:
    """Each of its queries names a metric of the server."""
    dashboard = json.loads((EXAMPLE.parent / "grafana.json").read_text("utf-8"))
    queries = [target["expr"] for panel in dashboard["panels"] for target in panel.get("targets", ())]
    page = (EXAMPLE.parents[1] / "docs" / "server.md").read_text("utf-8")
    listed = set(re.findall(r"^\| `(plancia_\w+)`", page, re.MULTILINE))
    named = {
        re.sub("_(bucket|sum|count)$", "", name) for query in queries for name in re.findall(r"plancia_\w+", query)
    }
    assert named <= listed
    assert listed - named <= {"plancia_up_seconds"}
