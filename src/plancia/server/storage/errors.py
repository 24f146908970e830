"""The errors of the storage. No message contains stored values: they might be secret."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from plancia.engine import Fault


class StorageError(Exception):
    """Nothing of what was asked for has been written."""


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
    if not isinstance(error, SQLAlchemyError):
        return error
    if not isinstance(error, DBAPIError) or error.orig is None:
        return StorageFailed(type(error).__name__)
    # PostgreSQL's full message goes on with "Failing row contains (...)"; SQLite's names columns only.
    diagnosis = getattr(error.orig, "diag", None)
    words = diagnosis.message_primary if diagnosis is not None else str(error.orig)
    return StorageFailed(f"{type(error.orig).__name__}: {words or 'the connection is gone'}")
