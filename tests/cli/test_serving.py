"""`plancia serve`, `backup` and `restore`: their output, and every wrong way to call them."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from plancia.locale import LANGUAGES
from plancia.server.identity import Identity
from plancia.server.storage import Storage
from plancia.server.storage.database import the_only_one
from tests.cli.conftest import Command
from tests.cli.terminal import SLOW_MACHINE, Terminal, hear_signals, plain


def serve(*arguments: str | Path, until: str = "Ctrl+C") -> tuple[int, str, str]:
    """The server from start to end: it gets Ctrl+C as soon as it is ready. Exit code, output, errors."""
    command = [sys.executable, "-m", "plancia", "serve", "--port=0", "--workers=1", *map(str, arguments)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, preexec_fn=hear_signals) as process:
        try:
            assert process.stdout is not None
            output = ""
            while until not in output and (line := process.stdout.readline()):
                output += line
            process.send_signal(signal.SIGINT)
            rest, complaints = process.communicate(timeout=SLOW_MACHINE)
        finally:
            process.kill()
    return process.returncode, output + rest, complaints


@pytest.fixture
def database(home: Path) -> Path:
    """The database of a server without any users."""
    Storage.open(home / "server.sqlite").close()
    return home / "server.sqlite"


# ---- serve -----------------------------------------------------------------------------------------------------------
def test_it_prints_its_address(home: Path) -> None:
    """The address on this machine, the file of the database, and how to stop; the log goes elsewhere."""
    code, output, complaints = serve("--log", "server.log")
    assert (code, complaints) == (0, "")
    assert re.fullmatch(
        r"The server is running at http://127\.0\.0\.1:\d+/\n"
        rf"Games are stored in {re.escape(str(home))}/server\.sqlite\n"
        r"Press Ctrl\+C to stop\. Games continue after a restart\.\n"
        r"The server has stopped\. All games are stored\.\n",
        output,
    )
    assert (home / "server.sqlite").stat().st_mode & 0o077 == 0
    assert '"message":"open"' in Path("server.log").read_text("utf-8")


def test_the_local_network_gets_a_code() -> None:
    """--lan prints the addresses in the network and a QR code, in no more than 80 columns."""
    code, output, _ = serve("--lan", "--log", "server.log", "--database", "mine.sqlite")
    assert code == 0
    if "No local network found" not in output:
        (address,) = re.findall(r"In this network: (http://[\d.]+:\d+/)", output)
        assert "127.0.0.1" not in address
        assert len([line for line in output.splitlines() if "█" in line]) > 10
    assert max(map(len, output.splitlines())) <= 80
    assert Path("mine.sqlite").exists()


def test_every_option_is_also_a_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Variables of a unit file or a container are used, and the command line takes precedence."""
    monkeypatch.setenv("PLANCIA_PUBLIC_URL", "https://play.example.org, http://games.lan:8080/")
    monkeypatch.setenv("PLANCIA_TRUSTED_PROXIES", "127.0.0.1 10.0.0.0/8")
    monkeypatch.setenv("PLANCIA_DATABASE", "by-variable.sqlite")
    monkeypatch.setenv("PLANCIA_LOG", "server.log")
    code, output, complaints = serve("--database", "by-option.sqlite")
    assert (code, complaints) == (0, "")
    assert "Public address: https://play.example.org/  http://games.lan:8080/\n" in output
    assert "--trusted-proxies" not in output
    assert Path("by-option.sqlite").exists()
    assert not Path("by-variable.sqlite").exists()


def test_help_names_every_variable(plancia: Command) -> None:
    shown = plancia("serve", "--help").text
    options = set(re.findall(r"--([a-z-]+)", shown)) - {"help"}
    variables = set(re.findall(r"PLANCIA_([A-Z_]+)", shown))
    assert {option.upper().replace("-", "_") for option in options} == variables
    assert len(options) >= 10


def test_nothing_is_replaced_by_a_variable(plancia: Command, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the command line may use --force."""
    plancia("backup", "all.backup")
    asyncio.run(somebody_comes(database))
    monkeypatch.setenv("PLANCIA_FORCE", "1")
    assert plancia("restore", "all.backup").code == 2


def test_the_operator_is_warned_of_an_untrusted_proxy() -> None:
    """Otherwise all visitors would count as one."""
    _, output, _ = serve("--public-url", "https://play.example.org", "--log", "server.log")
    assert "Name the proxy with --trusted-proxies." in output


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (("--public-url", "play.example.org"), "--public-url takes addresses such as https://play.example.org"),
        (("--trusted-proxies", "*"), "--trusted-proxies takes addresses such as 127.0.0.1"),
        (("--metrics-from", "everybody"), "--metrics-from takes addresses such as 127.0.0.1"),
        (("--host", "203.0.113.77"), "This machine does not have the address 203.0.113.77."),
        (("--host", "no.such.host.invalid"), "This machine does not have the address no.such.host.invalid."),
    ],
)
def test_invalid_addresses(plancia: Command, arguments: tuple[str, str], shown: str) -> None:
    ran = plancia("serve", "--port", "0", *arguments)
    assert ran.code == 2
    assert ran.err.startswith(shown)


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (("serve", "--processes", "2"), "SQLite can have only one server process."),
        (("serve", "--workers", "0"), "With SQLite, bots run in the server itself"),
        (("worker",), "A worker needs the PostgreSQL database of the server"),
    ],
)
def test_sqlite_has_one_process(plancia: Command, arguments: tuple[str, ...], shown: str) -> None:
    """Nothing is opened, and the error says what to do."""
    ran = plancia(*arguments, "--database", "mine.sqlite")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(shown)
    assert not Path("mine.sqlite").exists()


def test_a_second_server_on_a_file_is_refused(plancia: Command) -> None:
    """The file names the other server's lock."""
    with the_only_one("mine.sqlite"):
        ran = plancia("serve", "--port", "0", "--database", "mine.sqlite")
    assert ran.code == 2
    assert "mine.sqlite is used by another server. SQLite can have only one" in ran.err


def test_ctrl_c_in_a_real_terminal() -> None:
    """The log is for people, and the terminal is restored."""
    with Terminal("serve", "--port", "0", "--workers", "1") as terminal:
        terminal.wait_for("Press Ctrl+C to stop")
        terminal.type("\x03")
        assert terminal.ends() == 0
    output = plain(terminal.seen)
    assert re.search(r"^\d\d:\d\d:\d\d closed\r?$", output, re.MULTILINE)
    assert "The server has stopped. All games are stored." in output
    assert "Traceback" not in output


def test_a_port_in_use(plancia: Command) -> None:
    """It is reported before anything is opened."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        ran = plancia("serve", "--port", str(port))
    shown = f"Port {port} is in use; another server may be running. Choose another with --port.\n"
    assert (ran.code, ran.out, ran.err) == (2, "", shown)


def test_a_forbidden_port(plancia: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some are reserved for the system."""

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("plancia.server.run.listen", refuse)
    ran = plancia("serve", "--port", "80")
    assert ran.code == 2
    assert ran.err == "Port 80 cannot be opened: Permission denied. Choose another with --port.\n"


@pytest.mark.parametrize(
    ("database", "reason"),
    [
        ("mysql://ann:secret@db/plancia", "a database is a file, sqlite:///file or postgresql://user@host/name"),
        ("postgresql://ann:secret@127.0.0.1:1/plancia", "connection"),
        ("note.txt", "file is not a database"),
    ],
)
def test_a_database_that_cannot_be_used(plancia: Command, database: str, reason: str) -> None:
    """The message gives the reason, and contains no password."""
    Path("note.txt").write_text("milk, bread, " * 100, "utf-8")
    ran = plancia("serve", "--port", "0", "--database", database)
    assert ran.code == 2
    assert ran.err.startswith("This database cannot be used: ")
    assert reason in ran.err
    assert "secret" not in ran.err


def test_a_folder_that_cannot_be_written(plancia: Command) -> None:
    """A file is in the way."""
    Path("file").write_text("", "utf-8")
    ran = plancia("serve", "--port", "0", "--database", "file/server.sqlite")
    assert ran.code == 2
    assert "cannot be written" in ran.err


@pytest.mark.parametrize("arguments", [("--port", "70000"), ("--workers", "-1"), ("--bot-seconds", "-1")])
def test_invalid_numbers(plancia: Command, arguments: tuple[str, str]) -> None:
    ran = plancia("serve", *arguments)
    assert ran.code == 2
    assert ran.err == f"Invalid value for {arguments[0]}. See plancia serve --help.\n"


@pytest.mark.parametrize("command", [("serve",), ("backup", "file"), ("restore", "file")])
def test_the_server_is_an_extra(plancia: Command, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]) -> None:
    """Without its packages the message says how to install them; the other commands need none of them."""
    # Importing the server again makes another module of it; afterwards the package has to know the first one.
    monkeypatch.setattr(sys.modules["plancia"], "server", sys.modules["plancia.server"])
    for name in [name for name in sys.modules if name.startswith("plancia.server")]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("litestar", "uvicorn", "sqlalchemy", "alembic"):
        monkeypatch.setitem(sys.modules, name, None)
    ran = plancia(*command)
    shown = 'The server is not installed. To install it: pip install "plancia[server]"\n'
    assert (ran.code, ran.err) == (2, shown)
    assert plancia("rules", "tigris", "1").code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_in_every_language(plancia: Command, lang: str) -> None:
    for command in ("serve", "backup", "restore"):
        assert plancia("--lang", lang, command, "--help").code == 0


# ---- backup and restore ----------------------------------------------------------------------------------------------
def test_there_and_back(plancia: Command, database: Path) -> None:
    """A backup of one database is restored into another, and both commands print its size."""
    saved = plancia("backup", "all.backup")
    shown = "all.backup contains 0 tables and 0 people. It contains secrets: keep it private."
    assert (saved.code, saved.text.strip()) == (0, shown)
    restored = plancia("restore", "all.backup", "--database", "other.sqlite")
    assert (restored.code, restored.text.strip()) == (0, "other.sqlite now contains 0 tables and 0 people.")


def test_nothing_to_back_up(plancia: Command, home: Path) -> None:
    ran = plancia("backup", "all.backup")
    assert (ran.code, ran.err) == (2, f"This database cannot be used: there is no file {home / 'server.sqlite'}.\n")
    assert not Path("all.backup").exists()


def test_no_such_backup(plancia: Command, home: Path) -> None:
    """And no database is created."""
    ran = plancia("restore", "missing.backup")
    assert (ran.code, ran.err) == (2, "File not found: missing.backup\n")
    assert not (home / "server.sqlite").exists()


def test_a_damaged_backup(plancia: Command) -> None:
    Path("all.backup").write_text("milk, bread", "utf-8")
    ran = plancia("restore", "all.backup")
    shown = "This backup cannot be used: all.backup is not a backup, or is incomplete.\n"
    assert (ran.code, ran.err) == (2, shown)


def test_games_are_replaced_only_with_force(plancia: Command, database: Path) -> None:
    """Only with --force."""
    plancia("backup", "all.backup")
    asyncio.run(somebody_comes(database))
    refused = plancia("restore", "all.backup")
    shown = "This database already contains games or people. To replace them, add --force.\n"
    assert (refused.code, refused.err) == (2, shown)
    assert plancia("restore", "all.backup", "--force").code == 0


async def somebody_comes(file: Path) -> None:
    storage = Storage.open(file)
    identity = await Identity.open(storage)
    await identity.new_guest("Ann", "en")
    identity.close()
    storage.close()
