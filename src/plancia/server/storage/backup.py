"""Backups: everything in one file, independent of the kind of database.

The file is compressed text (gzip) with a JSON value on each line: a header, then the rows as
`["table", {"column": value}]`, and last the number of rows and the hash of all lines before. It contains secrets, so
only its owner may read it.
"""

from __future__ import annotations

import gzip
import os
import zlib
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import groupby, islice
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, LargeBinary, MetaData, insert, select
from sqlalchemy.exc import SQLAlchemyError

from plancia.server.storage import database
from plancia.server.storage.errors import BackupDamaged, DatabaseInUse, UnknownDatabase, discreet
from plancia.server.storage.passing import lasting
from plancia.server.storage.schema import keys

FORMAT = 1
ROWS_AT_ONCE = 1000

Row = dict[str, Any]  # whatever the columns hold


class Beginning(Struct, frozen=True, tag="plancia backup"):
    """What the file is."""

    format: int
    schema: str  # revision


class End(Struct, frozen=True, tag="end"):
    """The end of the file: what it must contain before this line."""

    rows: dict[str, int]  # by table
    sha256: str


def backup(where: str | Path, file: Path) -> dict[str, int]:
    """Write the whole database, as it is at one moment; returns the number of rows by table.

    The file appears when it is complete; an existing file stays until then.
    """
    engine = database.connect(where, create=False)
    try:
        with _replacing(file) as out, database.reading(engine).begin() as connection:
            return _write(connection, out)
    except SQLAlchemyError as error:
        raise discreet(error) from None
    finally:
        engine.dispose()


def restore(file: Path, where: str | Path, force: bool = False) -> dict[str, int]:
    """Restore a backup into a database, completely or not at all; returns the number of rows by table.

    A backup of an older schema is restored into tables of that schema, which are then migrated. Raises `BackupDamaged`
    before it changes the database, and `DatabaseInUse` if it contains games or people, unless forced: then they are
    deleted.
    """
    schema, rows = _verify(file)
    engine = database.connect(where)
    try:
        database.migrate(engine)
        with database.migrating(engine) as connection:
            if database.is_served(connection):
                raise UnknownDatabase("served")
            _refuse_if_used(connection, force)
            database.rebuild(connection, schema)
            _fill(connection, file, sum(rows.values()))
            database.upgrade(connection)
    except SQLAlchemyError as error:
        raise discreet(error) from None
    finally:
        engine.dispose()
    return rows


# ---- writing ---------------------------------------------------------------------------------------------------------
@contextmanager
def _replacing(file: Path) -> Iterator[gzip.GzipFile]:
    """A new file that takes the place of the old one when it is complete and on the disk."""
    beside = file.with_name(file.name + ".new")
    try:
        with os.fdopen(os.open(beside, os.O_CREAT | os.O_TRUNC | os.O_RDWR, 0o600), "wb") as out:
            with gzip.open(out, "wb") as compressed:
                yield compressed
            out.flush()
            os.fsync(out.fileno())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def _write(connection: Connection, out: gzip.GzipFile) -> dict[str, int]:
    revision = database.revision(connection)
    if revision != database.head():
        raise UnknownDatabase("no_database")
    digest, rows = sha256(), Counter({str(table.name): 0 for table in lasting()})

    def write(value: object) -> None:
        line = msgspec.json.encode(value) + b"\n"
        digest.update(line)
        out.write(line)

    write(Beginning(FORMAT, revision))
    for name, row in _all_rows(connection):
        write((name, row))
        rows[name] += 1
    write(End(dict(rows), digest.hexdigest()))
    return dict(rows)


def _all_rows(connection: Connection) -> Iterator[tuple[str, Row]]:
    """In the order in which they can be restored: referenced tables first."""
    for table in lasting():
        query = select(table).order_by(*table.primary_key).execution_options(yield_per=ROWS_AT_ONCE)
        for row in connection.execute(query).mappings():
            # SQLAlchemy's names are a kind of string that msgspec does not know.
            yield str(table.name), {str(column): _portable(value) for column, value in row.items()}


def _portable(value: object) -> object:
    return b64encode(value).decode() if isinstance(value, bytes) else value


# ---- reading ---------------------------------------------------------------------------------------------------------
def _verify(file: Path) -> tuple[str, dict[str, int]]:
    """Reads all of it once, before anything is changed; gives its schema and the number of rows by table."""
    digest = sha256()
    try:
        with gzip.open(file) as lines:
            line = next(lines, b"")
            beginning = msgspec.json.decode(line, type=Beginning)
            _refuse_newer(beginning)
            for following in lines:
                digest.update(line)
                line = following
            end = msgspec.json.decode(line, type=End)
    except (gzip.BadGzipFile, EOFError, zlib.error, msgspec.MsgspecError):
        raise BackupDamaged("not_a_backup", file=file.name) from None
    if end.sha256 != digest.hexdigest():
        raise BackupDamaged("backup_changed", file=file.name)
    return beginning.schema, end.rows


def _refuse_newer(beginning: Beginning) -> None:
    if beginning.format != FORMAT or beginning.schema not in database.revisions():
        raise UnknownDatabase("other_backup", format=beginning.format, schema=beginning.schema)


def _refuse_if_used(connection: Connection, force: bool) -> None:
    """A server that has only been started contains a key and nothing else; the key of the backup replaces it."""
    for table in lasting():
        if not force and table is not keys and connection.execute(select(table).limit(1)).first():
            raise DatabaseInUse(f"there are {table.name} in this database already")


def _fill(connection: Connection, file: Path, rows: int) -> None:
    """The tables are those of the backup's own schema, as the database knows them."""
    then = MetaData()
    then.reflect(connection)
    with gzip.open(file) as lines:
        stored = (msgspec.json.decode(line, type=tuple[str, Row]) for line in islice(lines, 1, rows + 1))
        for name, of_table in groupby(stored, key=lambda row: row[0]):
            table = then.tables[name]
            binary = {column.name for column in table.c if isinstance(column.type, LargeBinary)}
            while batch := [_unpacked(row, binary) for _, row in islice(of_table, ROWS_AT_ONCE)]:
                connection.execute(insert(table), batch)


def _unpacked(row: Row, binary: set[str]) -> Row:
    return {column: b64decode(value) if column in binary else value for column, value in row.items()}
