"""The bot of `docs/network-bot.md`, as a reader would copy it, at a real server."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from load.process import Running, serving

PAGE = Path(__file__).parent.parent.parent / "docs" / "network-bot.md"
SLOW_MACHINE = 60.0  # seconds


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """The only block of Python on the page."""
    (block,) = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    file = tmp_path / "mybot.py"
    file.write_text(block, "utf-8")
    return file


def token_of(server: Running, name: str) -> str:
    """As the page does it: a guest, then a token."""
    cookie = server.guest(name)
    secret: str = server.ask("POST", "/api/me/tokens", cookie, {"label": "my bot"})["secret"]
    return secret


def test_it_is_short(program: Path) -> None:
    """About forty lines, without empty ones."""
    assert len([line for line in program.read_text("utf-8").splitlines() if line.strip()]) <= 42


def test_it_plays_a_whole_game(program: Path, tmp_path: Path) -> None:
    """Against a bot of the server, from sitting down to the result; both programs end by themselves."""
    with serving(tmp_path, 1) as server:
        host = server.guest("Ann")
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
        table = server.ask("POST", "/api/tables", host, {"game": "tigris", "seats": seats})
        command = [sys.executable, program, server.address, token_of(server, "Robbie"), table["code"]]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as bot:
            try:
                wait_until_seated(server, table["id"])
                server.ask("POST", f"/api/tables/{table['id']}/start", host)
                out, err = bot.communicate(timeout=SLOW_MACHINE)
            finally:
                bot.kill()
    assert (bot.returncode, err) == (0, "")
    assert sorted(map(int, re.findall(r"\d", out))) in ([1, 2], [1, 1])


def wait_until_seated(server: Running, table: str) -> None:
    end = time.monotonic() + SLOW_MACHINE
    while any(seat["kind"] == "open" for seat in server.ask("GET", f"/api/tables/{table}")["seats"]):
        assert time.monotonic() < end
        time.sleep(0.1)
