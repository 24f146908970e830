"""`plancia admin`, the commands of a server's operator.

Lists are read from the database. Everything else is a task for the running server, which stores the result.
"""

import getpass
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from plancia.cli.errors import UserError
from plancia.cli.serving import database_address, database_errors, require_server
from plancia.locale import Messages

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

T = TypeVar("T")
TIMEOUT = 10.0  # seconds for a server to run a task; it polls every second
FOR_GOOD = 2**53 - 1


def add_commands(app: typer.Typer, m: Messages, console: Console) -> None:
    """Add the operator's commands under `plancia admin`."""
    admin = typer.Typer(help=m.say("terminal-command-admin"), no_args_is_help=True, rich_markup_mode="rich")
    app.add_typer(admin, name="admin")
    Database = Annotated[  # noqa: N806  a type, although local to this function
        str, typer.Option("--database", help=m.say("terminal-option-database"), envvar="PLANCIA_DATABASE")
    ]

    def option(key: str, name: str = "", **limits: Any) -> Any:
        return typer.Option(f"--{name or key}", help=m.say(f"terminal-option-{key}"), **limits)

    def argument(key: str) -> Any:
        return typer.Argument(help=m.say(f"terminal-argument-{key}"))

    def command(name: str) -> Callable[[Any], Any]:
        return admin.command(name, help=m.say(f"terminal-admin-{name}"))

    days = option("days", min=0)
    yes = option("yes")

    # ---- lists
    @command("users")
    def users(name: Annotated[str, argument("user-name")] = "", database: Database = "") -> None:
        with open_database(m, database) as engine:
            show(console, m, "users", people_rows(engine, name))

    @command("tables")
    def tables(status: Annotated[str, option("status")] = "", database: Database = "") -> None:
        with open_database(m, database) as engine:
            show(console, m, "tables", table_rows(engine, status))

    @command("reports")
    def reports(everything: Annotated[bool, option("all", "all")] = False, database: Database = "") -> None:
        with open_database(m, database) as engine:
            show(console, m, "reports", report_rows(engine, everything))

    @command("log")
    def log(database: Database = "") -> None:
        with open_database(m, database) as engine:
            show(console, m, "log", log_rows(engine))

    # ---- tasks for the server
    def person_command(name: str, wants_days: bool) -> None:
        if wants_days:

            def restrict(
                user: Annotated[str, argument("user")],
                for_days: Annotated[int, days] = 0,
                reason: Annotated[str, option("reason")] = "",
                database: Database = "",
            ) -> None:
                with open_database(m, database) as engine:
                    who = find_person(m, engine, user)
                    run_task(m, console, engine, name, who, days=for_days, reason=reason)

            command(name)(restrict)
        else:

            def lift(user: Annotated[str, argument("user")], database: Database = "") -> None:
                with open_database(m, database) as engine:
                    run_task(m, console, engine, name, find_person(m, engine, user))

            command(name)(lift)

    for name in ("ban", "mute"):
        person_command(name, wants_days=True)
        person_command(f"un{name}", wants_days=False)

    @command("delete-user")
    def delete_user(
        user: Annotated[str, argument("user")], sure: Annotated[bool, yes] = False, database: Database = ""
    ) -> None:
        with open_database(m, database) as engine:
            who = find_person(m, engine, user)
            require_yes(m, sure)
            run_task(m, console, engine, "delete-user", who)

    @command("close-table")
    def close_table(table: Annotated[str, argument("table")], database: Database = "") -> None:
        with open_database(m, database) as engine:
            run_task(m, console, engine, "close-table", find_table(m, engine, table))

    @command("delete-table")
    def delete_table(
        table: Annotated[str, argument("table")], sure: Annotated[bool, yes] = False, database: Database = ""
    ) -> None:
        with open_database(m, database) as engine:
            found = find_table(m, engine, table)
            require_yes(m, sure)
            run_task(m, console, engine, "delete-table", found)

    @command("close-report")
    def close_report(report: Annotated[int, argument("report")], database: Database = "") -> None:
        with open_database(m, database) as engine:
            run_task(m, console, engine, "close-report", str(report))

    @command("prune")
    def prune(
        guests: Annotated[int, option("prune-guests", "guests", min=1)] = 90,
        open_tables: Annotated[int, option("prune-open-tables", "open-tables", min=1)] = 30,
        aborted: Annotated[int, option("prune-aborted", "aborted", min=1)] = 90,
        closed_reports: Annotated[int, option("prune-reports", "reports", min=1)] = 365,
        dry_run: Annotated[bool, option("dry-run")] = False,
        database: Database = "",
    ) -> None:
        with open_database(m, database) as engine:
            from plancia.server.storage.operating import Ages, count_old

            ages = Ages(guests=guests, open_tables=open_tables, aborted=aborted, reports=closed_reports)
            if dry_run:
                old = reading(engine, lambda c: count_old(c, ages, now()))
                console.print(m.say("terminal-admin-would-prune", **old), soft_wrap=True)
            else:
                run_task(m, console, engine, "prune", "", ages=msgspec.to_builtins(ages))


# ---- the database ----------------------------------------------------------------------------------------------------
@contextmanager
def open_database(m: Messages, database: str) -> Iterator["Engine"]:
    """Open an existing database of this version."""
    with require_server(m):
        from sqlalchemy.exc import SQLAlchemyError

        from plancia.server.storage import UnknownDatabase
        from plancia.server.storage.database import connect, head, revision
        from plancia.server.storage.errors import discreet
    with database_errors(m):
        engine = connect(database_address(database)[0], create=False)
        try:
            if reading(engine, revision) != head():
                raise UnknownDatabase("no_database")
            yield engine
        except SQLAlchemyError as error:
            raise discreet(error) from None
        finally:
            engine.dispose()


def reading(engine: "Engine", work: "Callable[[Connection], T]") -> T:
    from plancia.server.storage import database

    with database.reading(engine).begin() as connection:
        return work(connection)


def now() -> int:
    return time.time_ns() // 1_000_000


def find_person(m: Messages, engine: "Engine", typed: str) -> str:
    """Return the id of a person, given the id or a unique name."""
    from plancia.server.storage.operating import people_called

    found = reading(engine, lambda c: people_called(c, typed))
    exact = [one for one in found if typed in (one.id, one.name)]
    if len(exact) == 1:
        return exact[0].id
    raise UserError(m.say("terminal-admin-several" if exact else "terminal-admin-no-user", name=typed))


def find_table(m: Messages, engine: "Engine", typed: str) -> str:
    """Return the id of a table, given the id or the code."""
    from plancia.server.storage.reading import by_code, one_table

    found = reading(engine, lambda c: one_table(c, typed) or by_code(c, typed))
    if found is None:
        raise UserError(m.say("terminal-admin-no-table", table=typed))
    return found.id


def require_yes(m: Messages, sure: bool) -> None:
    if not sure:
        raise UserError(m.say("terminal-admin-be-sure"))


# ---- tasks -----------------------------------------------------------------------------------------------------------
def run_task(m: Messages, console: Console, engine: "Engine", action: str, subject: str, **detail: object) -> None:
    """Send a task to the server, wait until it is done, and print the result."""
    from plancia.server.storage import Task, database
    from plancia.server.storage.operating import add_task, task_by_id

    encoded = msgspec.json.encode(detail).decode()
    task = Task(at=now(), actor=getpass.getuser(), action=action, subject=subject, detail=encoded)
    with database.writing(engine).begin() as connection:
        number = add_task(connection, task)
    until = time.monotonic() + TIMEOUT
    while (found := reading(engine, lambda c: task_by_id(c, number))) and found.done is None:
        if time.monotonic() > until:
            console.print(m.say("terminal-admin-waits", number=number), soft_wrap=True)
            return
        time.sleep(0.1)
    outcome = found.outcome if found else ""
    if outcome.startswith(("refused", "failed")):
        raise UserError(m.say("terminal-admin-failed", outcome=outcome))
    console.print(m.say("terminal-admin-done", number=number, outcome=outcome), soft_wrap=True)


# ---- lists -----------------------------------------------------------------------------------------------------------
Rows = list[tuple[str, ...]]
COLUMNS = {
    "users": ("id", "name", "kind", "created", "seen", "tables", "banned", "muted"),
    "tables": ("id", "code", "game", "status", "created", "updated", "host", "seats"),
    "reports": ("number", "at", "reason", "about", "quoted", "comment", "table", "by", "closed"),
    "log": ("number", "at", "actor", "action", "subject", "detail", "outcome"),
}


def people_rows(engine: "Engine", name: str) -> Rows:
    from plancia.server.storage.operating import people_called

    found = reading(engine, lambda c: people_called(c, name))
    return [
        (p.id, p.name, p.kind, day(p.created), day(p.seen), str(p.tables), until(p.banned), until(p.muted))
        for p in found
    ]


def table_rows(engine: "Engine", status: str) -> Rows:
    from plancia.server.storage.operating import tables_with

    rows: Rows = []
    for t in reading(engine, lambda c: tables_with(c, status)):
        names = ", ".join(seat.name or seat.kind for seat in t.seats)
        rows.append((t.id, t.code, t.game, t.status, day(t.created), day(t.updated), t.host or "", names))
    return rows


def report_rows(engine: "Engine", everything: bool) -> Rows:
    from plancia.server.storage import people
    from plancia.server.storage.operating import reports_made

    found = reading(engine, lambda c: reports_made(c, closed=everything))
    ids = {user for one in found for user in (one.subject, one.reporter) if user}
    names = reading(engine, lambda c: people.names(c, ids))

    def who(user: str | None) -> str:
        return f"{names.get(user, '')} ({user})" if user else ""

    return [
        (
            str(r.id),
            day(r.at),
            r.reason,
            who(r.subject),
            r.quoted,
            r.comment,
            r.table or "",
            who(r.reporter),
            day(r.closed),
        )
        for r in found
    ]


def log_rows(engine: "Engine") -> Rows:
    from plancia.server.storage.operating import log_of_tasks

    found = reading(engine, log_of_tasks)
    return [(str(t.id), day(t.at, "minutes"), t.actor, t.action, t.subject, t.detail, t.outcome) for t in found]


def day(at: int | None, precision: str = "") -> str:
    if not at:
        return ""
    when = datetime.fromtimestamp(at / 1000, UTC)
    return when.isoformat(" ", precision)[:16] if precision else when.date().isoformat()


def until(at: int) -> str:
    """Return the end of a ban as text, or an empty string if it is over."""
    return "" if at <= now() else "∞" if at >= FOR_GOOD else day(at)


def show(console: Console, m: Messages, kind: str, rows: Rows) -> None:
    """Print a table in a terminal, and tab-separated lines elsewhere, for programs."""
    shown = [tuple(map(printable, row)) for row in rows]
    if not console.is_terminal:
        for row in (COLUMNS[kind], *shown):
            typer.echo("\t".join(row))
        return
    if not rows:
        console.print(m.say("terminal-admin-nothing"))
        return
    table = Table(*COLUMNS[kind], show_edge=False)
    for row in shown:
        table.add_row(*row)
    console.print(table)


def printable(text: str) -> str:
    """Remove control characters: text from strangers must not move the operator's cursor."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)
