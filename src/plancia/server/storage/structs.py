"""Structs as rows of the database, and back. A field has the name of its column, unless `COLUMNS` names another."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Row, Table
from sqlalchemy.dialects.postgresql import Insert as PostgreSQLInsert
from sqlalchemy.dialects.sqlite import Insert as SQLiteInsert

T = TypeVar("T", bound=Struct)
AnyRow = Row[*tuple[Any, ...]]  # columns are picked by name, which mypy cannot follow
COLUMNS = {"table": "table_id", "user": "user_id"}


def as_row(struct: Struct, **more: object) -> dict[str, Any]:
    """The columns of a struct; `more` adds or replaces some."""
    fields = {name: getattr(struct, name) for name in struct.__struct_fields__} | more
    return {COLUMNS.get(name, name): value for name, value in fields.items()}


def from_row(kind: type[T], row: AnyRow) -> T:
    return kind(**{name: getattr(row, COLUMNS.get(name, name)) for name in kind.__struct_fields__})


def upsert(connection: Connection, table: Table) -> PostgreSQLInsert | SQLiteInsert:
    """An insert that may name a conflict. Both databases have the same statement, in classes of their own."""
    return PostgreSQLInsert(table) if connection.dialect.name == "postgresql" else SQLiteInsert(table)
