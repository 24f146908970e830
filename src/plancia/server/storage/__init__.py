"""Storage: tables, journals and people, in a SQLite file or in PostgreSQL."""

from plancia.server.storage.backup import backup, restore
from plancia.server.storage.codes import ALPHABET, clean_code, new_id
from plancia.server.storage.errors import (
    BackupDamaged,
    DatabaseInUse,
    JournalConflict,
    NoSuchTable,
    StorageClosed,
    StorageError,
    StorageFailed,
    UnknownDatabase,
)
from plancia.server.storage.rows import (
    NEVER,
    Changes,
    FinishedGame,
    JournalRow,
    NewTable,
    SeatKind,
    SeatRow,
    Snapshot,
    Status,
    StoredTable,
    TableRow,
    TokenKind,
    TokenRow,
    User,
    UserKind,
)
from plancia.server.storage.storage import Storage

__all__ = [
    "ALPHABET",
    "NEVER",
    "BackupDamaged",
    "Changes",
    "DatabaseInUse",
    "FinishedGame",
    "JournalConflict",
    "JournalRow",
    "NewTable",
    "NoSuchTable",
    "SeatKind",
    "SeatRow",
    "Snapshot",
    "Status",
    "Storage",
    "StorageClosed",
    "StorageError",
    "StorageFailed",
    "StoredTable",
    "TableRow",
    "TokenKind",
    "TokenRow",
    "UnknownDatabase",
    "User",
    "UserKind",
    "backup",
    "clean_code",
    "new_id",
    "restore",
]
