"""Connections: a file (SQLite) or an address (PostgreSQL), migrated to the newest schema."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from sqlite3 import Connection as SQLiteConnection
from threading import Lock
from time import monotonic, sleep
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from psycopg import Connection as PostgreSQLConnection
from psycopg import Error as PostgreSQLError
from sqlalchemy import URL, Connection, Engine, MetaData, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import ConnectionPoolEntry

from plancia.server.storage.errors import UnknownDatabase
from plancia.server.storage.schema import metadata

READERS = 4
LOG_NAME = "plancia"
BUSY_TIMEOUT = 10_000  # milliseconds: another process may be making a backup
# How soon a lost PostgreSQL connection is noticed: seconds, the last one milliseconds.
PATIENCE = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
}
RANDOM_PAGE_COST = 1.1  # of a page by index, if a page in order costs 1
LOST_CLIENT = 2_000  # milliseconds until PostgreSQL notices that we are gone
_ONE_MIGRATION = Lock()  # Alembic keeps its state in global variables
DEAD = 6_000  # milliseconds without a sign of life until a process counts as dead
WAIT_FOR_OTHERS = 2 * DEAD / 1000  # seconds for other processes to end, or to count as dead
MIGRATION_LOCK = 0x706C616E  # any unused number: "plan"


def address(where: str | Path) -> URL:
    """A path is a SQLite file; anything with `://` is an address."""
    if isinstance(where, Path) or "://" not in where:
        return URL.create("sqlite", database=str(where))
    try:
        url = make_url(where)
    except (ArgumentError, ValueError):
        url = None
    if url is not None and url.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    if url is not None and url.drivername == "sqlite" and url.database not in (None, "", ":memory:"):
        return url
    # The address itself may hold a password.
    raise UnknownDatabase("not_an_address")


def connect(where: str | Path, create: bool = True) -> Engine:
    """An engine whose errors and logs do not show values; a missing SQLite file is created."""
    url = address(where)
    if url.drivername == "sqlite":
        return _sqlite(url, create)
    patience = {name: value for name, value in PATIENCE.items() if name not in url.query}
    engine = _discreet(url, pool_pre_ping=True, connect_args=patience)
    event.listen(engine, "connect", _set_up_postgresql)
    return engine


def _discreet(url: URL, pool_pre_ping: bool = False, connect_args: Mapping[str, Any] | None = None) -> Engine:
    # SQLAlchemy can hide parameters, but at level DEBUG it logs the rows it reads, including
    # hashes and keys.
    logging.getLogger(f"sqlalchemy.engine.Engine.{LOG_NAME}").setLevel(logging.WARNING)
    # psycopg would log a line whenever another process was faster, which we expect and handle.
    logging.getLogger("psycopg").setLevel(logging.ERROR)
    return create_engine(
        url,
        hide_parameters=True,
        logging_name=LOG_NAME,
        pool_size=READERS + 1,
        pool_pre_ping=pool_pre_ping,
        connect_args=dict(connect_args or {}),
    )


def _set_up_postgresql(connection: PostgreSQLConnection[Any], _: ConnectionPoolEntry) -> None:
    """Look rows up by index, as on a disk without moving parts: by default PostgreSQL soon reads whole tables instead.

    Release our locks soon after we die; otherwise PostgreSQL first finishes the statement, and others wait.
    PostgreSQL 13 and older, and some systems, do not have this setting.
    """
    connection.execute(f"SET random_page_cost = {RANDOM_PAGE_COST}".encode())
    connection.commit()
    try:
        connection.execute(f"SET client_connection_check_interval = {LOST_CLIENT}".encode())
        connection.commit()
    except PostgreSQLError:
        connection.rollback()


def _sqlite(url: URL, create: bool) -> Engine:
    file = Path(url.database or "")
    if create:
        _create_for_owner_only(file)
    elif not file.is_file():
        raise UnknownDatabase("no_file", file=str(file))
    engine = _discreet(url)
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _create_for_owner_only(file: Path) -> None:
    """The file holds keys and the secrets of dealers."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def _set_up_sqlite(connection: SQLiteConnection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # else Python begins transactions of its own, too late for savepoints and DDL
    connection.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")  # acknowledged means that it survives a power cut
    connection.execute("PRAGMA foreign_keys = ON")
    # SQLite's own knows no letters but those of English: a search for "élodie" would not find Élodie.
    connection.create_function("lower", 1, _lower, deterministic=True)


def _lower(value: str | None) -> str | None:
    return None if value is None else value.lower()


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes the lock at once: upgrading a read lock could fail in the middle."""
    writes = connection.get_execution_options().get("writes", False)
    raw: SQLiteConnection | None = connection.connection.driver_connection
    assert raw is not None
    raw.execute("BEGIN IMMEDIATE" if writes else "BEGIN")  # SQLAlchemy would take as long as the write


class InUse:
    """The connections that are in use, to cut them off when the database does not answer."""

    def __init__(self, engine: Engine) -> None:
        self._connections: set[Any] = set()  # of the driver, SQLite's or PostgreSQL's
        event.listen(engine, "checkout", lambda raw, *_: self._connections.add(raw))
        event.listen(engine, "checkin", lambda raw, *_: self._connections.discard(raw))

    def cut(self) -> None:
        """Close the connections; waiting threads get an error."""
        for raw in list(self._connections):
            if isinstance(raw, SQLiteConnection):
                raw.interrupt()
            elif not raw.closed:
                with suppress(OSError), socket.socket(fileno=os.dup(raw.fileno())) as ours:
                    ours.shutdown(socket.SHUT_RDWR)


@contextmanager
def the_only_one(where: str | Path) -> Iterator[None]:
    """Be the only server on a SQLite file; `UnknownDatabase` if there is another. PostgreSQL may have several.

    The lock is on a file beside it, and ends with the process. SQLite has locks of its own on the file itself, which it
    would lose if we closed it.
    """
    url = address(where)
    if url.drivername != "sqlite" or os.name != "posix":
        yield
        return
    from fcntl import LOCK_EX, LOCK_NB, flock

    file = Path(f"{url.database}.lock")
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with os.fdopen(os.open(file, os.O_CREAT | os.O_RDWR, 0o600)) as held:
        try:
            flock(held, LOCK_EX | LOCK_NB)
        except OSError:
            raise UnknownDatabase("used_by_another", file=str(url.database)) from None
        yield


def writing(engine: Engine) -> Engine:
    return engine.execution_options(writes=True)


def reading(engine: Engine) -> Engine:
    """All statements of one transaction see the same moment."""
    if engine.dialect.name == "postgresql":
        return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return engine


def is_in_transaction(connection: Connection) -> bool:
    """Whether the transaction is still open: SQLite may roll it back silently when the disk is full."""
    if connection.dialect.name == "sqlite":
        raw: SQLiteConnection | None = connection.connection.driver_connection
        return raw is not None and raw.in_transaction
    return not connection.invalidated


def migrations(connection: Connection | None = None) -> Config:
    """Alembic's settings; there is no ini file."""
    config = Config()
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def head() -> str:
    """The newest revision this package knows."""
    newest = ScriptDirectory.from_config(migrations()).get_current_head()
    assert newest is not None
    return newest


def revision(connection: Connection) -> str | None:
    """The revision of the database; None: it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def revisions() -> set[str]:
    """All that this package knows."""
    return {script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()}


@contextmanager
def migrating(engine: Engine) -> Iterator[Connection]:
    """A transaction for schema changes, which only one process at a time can hold."""
    with _ONE_MIGRATION, writing(engine).begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        yield connection


def migrate(engine: Engine) -> None:
    """Brings the schema up to date in one transaction; raises `UnknownDatabase` while other processes need the old one.

    A process that was killed counts for a few seconds, so we wait that long.
    """
    until = monotonic() + WAIT_FOR_OTHERS
    while True:
        with migrating(engine) as connection:
            if revision(connection) == head() or not is_served(connection):
                upgrade(connection)
                return
        if monotonic() > until:
            raise UnknownDatabase("other_processes", different="schema")
        sleep(1)


def is_served(connection: Connection) -> bool:
    """Is a server running on this PostgreSQL?"""
    if connection.dialect.name != "postgresql" or not inspect(connection).has_table("processes"):
        return False
    living = "SELECT 1 FROM processes WHERE beat >= extract(epoch FROM clock_timestamp()) * 1000 - :dead LIMIT 1"
    return connection.execute(text(living), {"dead": DEAD}).first() is not None


def upgrade(connection: Connection) -> None:
    """Bring the schema up to date, in the transaction it is given.

    The tables of an empty database are created as they are now: the migrations build the same, but take far longer.
    """
    before = revision(connection)
    if before == head():
        return
    if before is None:
        metadata.create_all(connection, checkfirst=False)
        command.stamp(migrations(connection), "head")
        return
    try:
        command.upgrade(migrations(connection), "head")
    except CommandError:
        raise UnknownDatabase("newer_plancia") from None


def rebuild(connection: Connection, schema: str) -> None:
    """Replace all tables with empty ones of that revision."""
    before = MetaData()
    before.reflect(connection)
    before.drop_all(connection)
    command.upgrade(migrations(connection), schema)
