"""The errors of the storage. No message contains stored values: they might be secret."""

from __future__ import annotations

from sqlite3 import Error as SQLiteError

from psycopg import Error as PostgreSQLError
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from plancia.engine import Fault


class StorageError(Exception):
    """Nothing has been written."""


class StorageFailed(StorageError):
    """The database reported an error or is gone. After a failed commit, only reading shows whether it was written."""


class StorageBusy(StorageError):
    """The database did not answer in time, or the queue is full. A write may still succeed later."""


class StorageClosed(StorageError):
    """Write to a closed storage."""


class NoSuchTable(StorageError):
    """No table has this id."""


class JournalConflict(StorageError):
    """The journal has another length than the writer expects: another writer, or missing rows."""

    def __init__(self, table: str, first: int, length: int) -> None:
        self.table = table
        self.first = first
        self.length = length
        super().__init__(f"journal {table} has {length} rows, so {first} cannot be the next")


class UnknownDatabase(Fault, StorageError):
    """An address that is neither a file nor PostgreSQL, or a database of a newer plancia."""


class BackupDamaged(Fault, StorageError):
    """A file that is not a backup, or not all of it."""


class DatabaseInUse(StorageError):
    """The database already contains games: a backup is restored over them only if forced."""


def discreet(error: Exception) -> Exception:
    """The message of a database error without its values; our own errors contain none."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(cause, SQLAlchemyError):
        return StorageFailed(type(cause).__name__)
    if not isinstance(cause, (SQLiteError, PostgreSQLError)):
        return error
    # PostgreSQL's full message continues with "Failing row contains (...)"; SQLite's names columns only.
    diagnosis = getattr(cause, "diag", None)
    words = diagnosis.message_primary if diagnosis is not None else str(cause)
    return StorageFailed(f"{type(cause).__name__}: {words or 'the connection is gone'}")
