"""`plancia serve`, `backup` and `restore`. The server is an optional extra, so its packages are imported late."""

import asyncio
import errno
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, get_args

import typer
from msgspec.structs import replace
from rich.console import Console

from plancia.cli import saves
from plancia.cli.errors import UserError
from plancia.engine import Fault
from plancia.locale import Messages, fault

if TYPE_CHECKING:
    from plancia.server.http import Settings
    from plancia.server.notices.mail import Mailbox

PORT = 8377
LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
ANY_ADDRESS = (EVERYWHERE, "::")
INSTALL = 'pip install "plancia[server]"'


def add_commands(app: typer.Typer, m: Messages, console: Console) -> None:
    """Add the commands for running a server."""

    def option(key: str, **limits: Any) -> Any:
        """Make an option that is also a variable: `--bot-seconds` is `PLANCIA_BOT_SECONDS`. `--help` lists both."""
        variable = f"PLANCIA_{key.upper().replace('-', '_')}"
        return typer.Option(f"--{key}", help=m.say(f"terminal-option-{key}"), envvar=variable, **limits)

    def argument(key: str) -> Any:
        return typer.Argument(help=m.say(f"terminal-argument-{key}"))

    def command(name: str) -> Callable[[Any], Any]:
        return app.command(name, help=m.say(f"terminal-command-{name}"))

    @command("serve")
    def serve(
        host: Annotated[str, option("host")] = "",
        port: Annotated[int, option("port", min=0, max=65535)] = PORT,
        lan: Annotated[bool, option("lan")] = False,
        public_url: Annotated[list[str] | None, option("public-url")] = None,
        trusted_proxies: Annotated[list[str] | None, option("trusted-proxies")] = None,
        metrics_from: Annotated[list[str] | None, option("metrics-from")] = None,
        database: Annotated[str, option("database")] = "",
        processes: Annotated[int, option("processes", min=1, max=64)] = 1,
        workers: Annotated[int, option("workers", min=0, max=64)] = 2,
        bot_seconds: Annotated[float, option("bot-seconds", min=0.1)] = 10.0,
        connections: Annotated[int, option("connections", min=1)] = 4000,
        connections_each: Annotated[int, option("connections-each", min=1)] = 200,
        features: Annotated[list[str] | None, option("features")] = None,
        smtp_host: Annotated[str, option("smtp-host")] = "",
        smtp_port: Annotated[int, option("smtp-port", min=1, max=65535)] = 587,
        smtp_security: Annotated[str, option("smtp-security")] = "starttls",
        smtp_user: Annotated[str, option("smtp-user")] = "",
        smtp_password: Annotated[str, option("smtp-password", show_default=False)] = "",
        smtp_from: Annotated[str, option("smtp-from")] = "",
        local_webhooks: Annotated[bool, option("local-webhooks")] = False,
        log: Annotated[Path | None, option("log")] = None,
    ) -> None:
        with require_server(m):
            from plancia.server.http import Settings
            from plancia.server.http.settings import feature, network
            from plancia.server.http.settings import public_url as as_url
        settings = Settings(
            host=host or (EVERYWHERE if lan else LOOPBACK),
            port=port,
            public=parsed(m, "public-url", as_url, public_url or ()),
            proxies=parsed(m, "trusted-proxies", network, trusted_proxies or ()),
            processes=processes,
            workers=workers,
            bot_seconds=bot_seconds,
            connections=connections,
            connections_each=connections_each,
            mailbox=mailbox(m, smtp_host, smtp_port, smtp_security, smtp_user, smtp_password, smtp_from),
            local_webhooks=local_webhooks,
        )
        if features:
            named = parsed(m, "features", feature, (word for word in features if word != "all"))
            settings = settings if "all" in features else replace(settings, features=frozenset(named) - {"none"})
        if metrics_from:
            settings = replace(settings, metrics_from=parsed(m, "metrics-from", network, metrics_from))
        with database_errors(m):
            open_server(m, console, settings, lan, database, log)

    @command("worker")
    def worker(
        database: Annotated[str, option("database")] = "",
        workers: Annotated[int, option("workers", min=1, max=64)] = 2,
        bot_seconds: Annotated[float, option("bot-seconds", min=0.1)] = 10.0,
        log: Annotated[Path | None, option("log")] = None,
    ) -> None:
        with require_server(m):
            from plancia.server import bot_worker, logs, run
        with database_errors(m):
            where, shown = database_address(database)
            need_postgresql(m, where, "terminal-worker-needs-postgresql")
            run.check(where)
            logs.begin(log)

            def opened() -> None:
                console.print(m.say("terminal-worker-open", where=shown), soft_wrap=True)

            asyncio.run(bot_worker.work(where, workers, bot_seconds, opened))
        console.print(m.say("terminal-worker-closed"))

    @command("backup")
    def backup(file: Annotated[Path, argument("backup")], database: Annotated[str, option("database")] = "") -> None:
        with require_server(m):
            from plancia.server import storage
        with database_errors(m):
            rows = storage.backup(database_address(database)[0], file)
        text = m.say("terminal-backup-written", file=str(file), tables=rows["tables"], people=rows["users"])
        console.print(text, soft_wrap=True)

    @command("restore")
    def restore(
        file: Annotated[Path, argument("backup")],
        database: Annotated[str, option("database")] = "",
        force: Annotated[bool, typer.Option("--force", help=m.say("terminal-option-force"))] = False,
    ) -> None:
        with require_server(m):
            from plancia.server import storage
        if not file.is_file():
            raise UserError(m.say("terminal-no-file", file=str(file)))
        with database_errors(m):
            where, shown = database_address(database)
            rows = storage.restore(file, where, force)
        text = m.say("terminal-backup-restored", where=shown, tables=rows["tables"], people=rows["users"])
        console.print(text, soft_wrap=True)


def parsed(m: Messages, key: str, read: Callable[[str], str], typed: Iterable[str]) -> tuple[str, ...]:
    """Parse several values: the option may be repeated, and commas separate values too."""
    words = [word for value in typed for word in value.replace(",", " ").split()]
    try:
        return tuple(dict.fromkeys(read(word) for word in words))
    except (ValueError, UnicodeError) as error:
        raise UserError(m.say(f"terminal-wrong-{key}", typed=" ".join(words))) from error


def mailbox(
    m: Messages, host: str, port: int, security: str, user: str, password: str, sender: str
) -> "Mailbox | None":
    """The SMTP server; None if none is named: then there are no e-mails."""
    from plancia.server.notices.mail import Mailbox, Security, clean_address

    if not host:
        return None
    kinds: tuple[Security, ...] = get_args(Security)
    kind = next((one for one in kinds if one == security), None)
    if kind is None:
        raise UserError(m.say("terminal-wrong-smtp-security", typed=security, kinds=", ".join(kinds)))
    try:
        address = clean_address(sender)
    except ValueError as error:
        raise UserError(m.say("terminal-wrong-smtp-from", typed=sender)) from error
    return Mailbox(host=host, port=port, security=kind, user=user, password=password, sender=address)


@contextmanager
def require_server(m: Messages) -> Iterator[None]:
    """Check that the server's packages are installed; the terminal does not need them."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("plancia"):
            raise
        raise UserError(m.say("terminal-server-missing", command=INSTALL)) from error


@contextmanager
def database_errors(m: Messages) -> Iterator[None]:
    """Report a problem with a database or a backup in one sentence."""
    from plancia.server.storage import BackupDamaged, DatabaseInUse, StorageError

    try:
        yield
    except DatabaseInUse as error:
        raise UserError(m.say("terminal-database-in-use")) from error
    except BackupDamaged as error:
        raise UserError(m.say("terminal-bad-backup", reason=fault(m, "database", error))) from error
    except StorageError as error:  # errors of the database have their own messages
        reason = fault(m, "database", error) if isinstance(error, Fault) else str(error)
        raise UserError(m.say("terminal-bad-database", reason=reason)) from error


def database_address(database: str) -> tuple[str, str]:
    """Return the address of the database, and a version without the password to show."""
    from plancia.server.storage.database import address

    where = database or str(saves.folder() / "server.sqlite")
    url = address(where)
    is_file = url.drivername == "sqlite"
    return where, str(url.database) if is_file else url.set(drivername="postgresql").render_as_string()


def need_postgresql(m: Messages, where: str, message: str) -> None:
    """SQLite has one process only."""
    from plancia.server.storage.database import address

    if address(where).drivername == "sqlite":
        raise UserError(m.say(message))


# ---- the running server ----------------------------------------------------------------------------------------------
def open_server(
    m: Messages, console: Console, settings: "Settings", lan_names: bool, database: str, log: Path | None
) -> None:
    """Serve until Ctrl+C, and print the addresses."""
    from plancia.server import lan, logs, run, several

    where, shown = database_address(database)
    if settings.processes > 1:
        need_postgresql(m, where, "terminal-processes-need-postgresql")
    if not settings.workers:
        need_postgresql(m, where, "terminal-no-workers-need-postgresql")
    run.check(where)
    ours = listen(m, settings.host, settings.port)
    found = lan.addresses() if lan_names else []
    names = lan.names() if lan_names else set()
    listens = set() if settings.host in ANY_ADDRESS else {in_url(settings.host).casefold()}
    hosts = settings.hosts | names | set(found) | listens
    settings = replace(settings, port=ours.getsockname()[1], hosts=hosts)
    logs.begin(log)

    def opened() -> None:
        print_addresses(m, console, settings, found if lan_names else None, shown)

    if settings.processes == 1:
        run.run(settings, where, ours, opened)
    else:
        try:
            several.Parent(settings, where, ours, log).run(opened)
        except several.NotOpened as error:
            raise UserError(m.say("terminal-process-not-opened")) from error
    console.print(m.say("terminal-serve-closed"))


def in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def listen(m: Messages, host: str, port: int) -> socket.socket:
    from plancia.server import run

    try:
        return run.listen(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise UserError(m.say("terminal-port-taken", port=port)) from error
        if error.errno == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror):
            raise UserError(m.say("terminal-host-refused", host=host)) from error
        raise UserError(m.say("terminal-port-refused", port=port, reason=str(error.strerror))) from error


def print_addresses(m: Messages, console: Console, settings: "Settings", found: list[str] | None, shown: str) -> None:
    """Print the addresses: for this machine, for the local network (`found`, if enabled) and for everyone."""
    from plancia.server.lan import qr

    def say(key: str, **values: str) -> None:
        console.print(m.say(f"terminal-serve-{key}", **values), soft_wrap=True)

    name = LOOPBACK if settings.host in ANY_ADDRESS else in_url(settings.host)
    say("open", address=f"http://{name}:{settings.port}/")
    say("database", where=shown)
    if settings.public:
        say("public", addresses="  ".join(f"{url}/" for url in settings.public))
    if settings.public and not settings.proxies:
        say("no-proxies")
    if found:
        addresses = [f"http://{address}:{settings.port}/" for address in found]
        say("lan", addresses="  ".join(addresses))
        for line in qr(addresses[0]):
            console.print(line, style="black on white", soft_wrap=True)
    elif found is not None:
        say("no-lan")
    say("stop")
