"""`plancia admin`: the operator's lists and tasks, with and without a running server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from load.process import Running, serving
from plancia.cli import admin
from plancia.locale import LANGUAGES
from plancia.server.storage import Storage
from tests.cli.conftest import Command

NAMES = ["users", "tables", "reports", "log", "ban", "unban", "mute", "unmute", "delete-user"]
NAMES += ["close-table", "delete-table", "close-report", "prune"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Running]:
    with serving(folder, 1) as running:
        yield running


@pytest.fixture
def database(folder: Path, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands find it as they do with a unit file."""
    monkeypatch.setenv("PLANCIA_DATABASE", str(folder / "server.sqlite"))


@pytest.mark.usefixtures("database")
def test_an_evening_of_an_operator(plancia: Command, server: Running) -> None:
    """A person is reported, muted, banned and deleted, a table closed and deleted; and all of it is logged."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = server.ask("POST", "/api/tables", ann, {"game": "tigris", "seats": seats})
    server.ask("POST", f"/api/tables/{table['id']}/join", bob, {})
    server.ask("POST", "/api/reports", ann, {"table": table["id"], "seat": 1, "reason": "spam", "comment": "look"})
    who = server.ask("GET", "/api/me", bob)["id"]

    shown = plancia("admin", "reports").out.splitlines()
    assert shown[0].split("\t")[:4] == ["number", "at", "reason", "about"]
    assert shown[1].split("\t")[2:6] == ["spam", f"Bob ({who})", "", "look"]
    assert f"{who}\tBob\tguest" in plancia("admin", "users", "bo").out
    assert table["code"] in plancia("admin", "tables", "--status", "open").out
    assert table["code"] not in plancia("admin", "tables", "--status", "over").out

    for command in (
        ("mute", "Bob", "--days", "3", "--reason", "spam"),
        ("ban", who),
        ("close-report", "1"),
        ("close-table", table["code"]),
        ("delete-table", table["id"], "--yes"),
        ("delete-user", "Bob", "--yes"),
        ("prune",),
    ):
        ran = plancia("admin", *command)
        assert (ran.code, ran.err) == (0, ""), command
        assert re.match(r"Task \d+ is done: ", ran.text), ran.text
    assert server.ask("GET", "/api/me", bob) is None
    assert len(plancia("admin", "reports").out.splitlines()) == 1
    log = [line.split("\t") for line in plancia("admin", "log").out.splitlines()[1:]]
    actions = ["prune", "delete-user", "delete-table", "close-table", "close-report", "ban", "mute"]
    log = log[: len(actions)]  # the latest come first; other tests use the same server
    assert [line[3] for line in log] == actions
    assert all(line[6] for line in log)
    assert '"reason":"spam"' in log[-1][5]


@pytest.mark.usefixtures("database")
@pytest.mark.parametrize(
    ("command", "shown"),
    [
        (("ban", "Nobody"), "Nobody has the id or the name Nobody."),
        (("close-table", "ZZZZZZ"), "No table has the id or the code ZZZZZZ."),
        (("close-report", "99"), "Nothing was done. Reply of the server: refused: no_such_report"),
        (("delete-user", "Cleo"), "This cannot be undone. To do it, add --yes."),
        (("mute", "Twin"), "Several people are called Twin. Give the id instead; plancia admin users lists them."),
        (("prune", "--guests", "0"), "Invalid value for --guests. See plancia admin prune --help."),
    ],
)
def test_tasks_that_fail(plancia: Command, server: Running, command: tuple[str, ...], shown: str) -> None:
    for name in {"Cleo": ["Cleo"], "Twin": ["Twin", "Twin"]}.get(command[1], []):
        server.guest(name)
    ran = plancia("admin", *command)
    assert (ran.code, ran.err) == (2, f"{shown}\n")


@pytest.mark.usefixtures("database")
def test_names_do_not_move_the_cursor(plancia: Command, server: Running) -> None:
    """A list is printed in a terminal, and names are written by strangers."""
    server.guest("Zo\N{COMBINING DIAERESIS}e")
    assert "\x1b" not in plancia("admin", "users").out
    assert admin.printable("a\x1b[2Jb\tc") == "a\N{REPLACEMENT CHARACTER}[2Jb\N{REPLACEMENT CHARACTER}c"


def test_without_a_server_a_task_waits(plancia: Command, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is stored, and carried out when a server starts."""
    monkeypatch.setattr(admin, "TIMEOUT", 0.2)
    Storage.open(home / "server.sqlite").close()
    ran = plancia("admin", "prune")
    assert (ran.code, ran.err) == (0, "")
    assert ran.text.startswith("Task 1 is waiting: no server is running on this database.")
    assert plancia("admin", "prune", "--dry-run").text.strip() == "Would be deleted: 0 tables, 0 guests."


def test_no_database(plancia: Command, home: Path) -> None:
    """And none is created."""
    ran = plancia("admin", "users")
    assert (ran.code, ran.err) == (2, f"This database cannot be used: there is no file {home / 'server.sqlite'}.\n")
    assert not home.exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_in_every_language(plancia: Command, lang: str) -> None:
    shown = plancia("--lang", lang, "admin", "--help")
    assert shown.code == 0
    assert [name for name in NAMES if name not in shown.out] == []
