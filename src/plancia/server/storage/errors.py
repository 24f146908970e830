"""What can go wrong. No message holds a value that was to be stored: it might be a secret."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from plancia.engine import Fault


class StorageError(Exception):
    """Nothing of what was asked for has been written."""


class StorageFailed(StorageError):
    """The database refused or is gone; if it went during a commit, only reading again tells whether it is written."""


class StorageBusy(StorageError):
    """The database did not answer in time, or too much waits for it already. A write may still be done later."""


class StorageClosed(StorageError):
    """Somebody writes after the end."""


class NoSuchTable(StorageError):
    """No table has this id."""


class JournalConflict(StorageError):
    """The journal does not end where the writer thinks it does: somebody else has written, or rows are missing."""

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
    """A backup is not restored over games that are there already, unless one insists."""


def discreet(error: Exception) -> Exception:
    """The database's complaint without the values it complains about; our own errors are discreet already."""
    if not isinstance(error, SQLAlchemyError):
        return error
    if not isinstance(error, DBAPIError) or error.orig is None:
        return StorageFailed(type(error).__name__)
    # PostgreSQL's full message goes on with "Failing row contains (...)"; SQLite's names columns only.
    diagnosis = getattr(error.orig, "diag", None)
    words = diagnosis.message_primary if diagnosis is not None else str(error.orig)
    return StorageFailed(f"{type(error.orig).__name__}: {words or 'the connection is gone'}")
