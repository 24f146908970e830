"""Component data with their provenance, and editions that replace any of it. For every game that has such data.

A game keeps its data in `data/*.toml`. Each file holds *tables* of *records*: `[mercenaries.M07]` is the record
M07 of the mercenaries. Every record says where it comes from (`source`, and if need be a `note`).

Somebody who owns the box writes an *edition*: a file of the same shape that holds only what differs. A record keeps the
fields that the edition does not name; `M07 = false` takes a record away; a new record must be complete. What an edition
changes has the source "edition".

    text = editions.read(Path("mine.toml").read_text())    # checked for its shape, as JSON on one line
    tables = editions.tables("plancia.games.warlords", text)  # built-in data with the changes; "" changes nothing
    cards = editions.records(tables, "mercenaries", Mercenary)  # id -> frozen struct, errors name the record

The text is all that a state, a record or a server has to keep: it is empty for the built-in data; `digest` names it.
What the records must fulfil together is the game's own affair: its `edition.py` raises `EditionError` as well.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

LONGEST = 100_000  # characters of an edition: some come over the wire

Source: TypeAlias = Literal["rulebook", "public", "analogue", "reconstructed", "edition"]
Tables: TypeAlias = dict[str, dict[str, Any]]  # table -> id -> fields of the record, or False in an edition


class EditionError(ValueError):
    """What is wrong with an edition; the message begins with the table and the record."""


class Component(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every record says. The weakest source of its fields is the source of the record; the note tells more."""

    source: Source
    note: str = ""


C = TypeVar("C", bound=Component)


def read(toml: str) -> str:
    """An edition file as the text to keep: JSON on one line, the same for the same content."""
    try:
        return canonical(tomllib.loads(toml))
    except tomllib.TOMLDecodeError as error:
        raise EditionError(f"this is not a TOML file: {error}") from error


def canonical(changes: object) -> str:
    """The changes in one order, "" if there are none; refuses what is not made of tables and records."""
    if not isinstance(changes, dict):
        raise EditionError("an edition is made of tables")
    for table, records in changes.items():
        if not isinstance(records, dict):
            raise EditionError(f"{table}: this is a table of records, not {records!r}")
        for name, record in records.items():
            if record is not False and not isinstance(record, dict):
                raise EditionError(f"{table}.{name}: a record has fields, or is false to take it away; not {record!r}")
    try:
        return msgspec.json.encode(changes, order="deterministic").decode() if any(changes.values()) else ""
    except (TypeError, ValueError) as error:
        raise EditionError(f"an edition holds texts, numbers, lists and tables only: {error}") from error


def digest(text: str) -> str:
    """The name of an edition: the hash of its text, "" for the built-in data."""
    return hashlib.sha256(text.encode()).hexdigest() if text else ""


def tables(package: str, text: str = "") -> Tables:
    """The built-in data of a game with the changes of an edition."""
    built_in = _built_in(package)
    if not text:
        return built_in
    if len(text) > LONGEST:
        raise EditionError(f"an edition is no longer than {LONGEST} characters")
    try:
        changes = msgspec.json.decode(text, type=Tables)
    except msgspec.DecodeError as error:
        raise EditionError(f"this is not the text of an edition: {error}") from error
    canonical(changes)
    if unknown := changes.keys() - built_in.keys():
        raise EditionError(f"{min(unknown)}: there is no such table; there is {', '.join(sorted(built_in))}")
    return {table: _merged(table, records, changes.get(table, {})) for table, records in built_in.items()}


@cache
def _built_in(package: str) -> Tables:
    found: Tables = {}
    for path in sorted(files(package).joinpath("data").iterdir(), key=lambda path: path.name):
        for table, records in tomllib.loads(path.read_text("utf-8")).items():
            assert table not in found, f"{table} stands in two files"
            found[table] = records
    return found


def _merged(table: str, records: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    merged = dict(records)
    for name, change in changes.items():
        if change is not False:
            merged[name] = {**records.get(name, {}), "note": "", "source": "edition", **change}
        elif merged.pop(name, None) is None:
            raise EditionError(f"{table}.{name}: there is no such record to take away")
    return merged


def records(tables: Tables, table: str, component: type[C]) -> dict[str, C]:
    """One table as frozen structs by id, in the order of the file."""
    return {name: _converted(f"{table}.{name}", fields, component) for name, fields in tables[table].items()}


def _converted(name: str, fields: dict[str, Any], component: type[C]) -> C:
    try:
        return msgspec.convert(fields, component)
    except msgspec.ValidationError as error:
        raise EditionError(f"{name}: {error}") from error


def demand(condition: bool, record: str, message: str) -> None:
    """A law that a record or a table must fulfil; `record` is its name, as in `mercenaries.M07`."""
    if not condition:
        raise EditionError(f"{record}: {message}")


def demand_known(record: str, values: Iterable[object], known: Iterable[object]) -> None:
    """Whatever a record refers to must be there."""
    unknown = [value for value in values if value not in set(known)]
    demand(not unknown, record, f"there is no {', '.join(map(str, unknown))}")
