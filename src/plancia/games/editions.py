"""Component data with their sources, and editions that replace any of it. For every game that has such data.

A game keeps its data in `data/*.toml`. Each file holds *tables* of *records*: `[mercenaries.M07]` is the record M07 of
the mercenaries. Every record names its `source`, and may have a `note`.

Owners of the printed game can write an *edition*: a file of the same shape that contains only the differences. A record
keeps the fields that the edition does not name; `M07 = false` removes a record; a new record must be complete. Changed
records have the source "edition".

    text = editions.read(Path("mine.toml").read_text())    # checked for its shape, as JSON on one line
    tables = editions.tables("plancia.games.warlords", text)  # built-in data with the changes; "" changes nothing
    cards = editions.records(tables, "mercenaries", Mercenary)  # id -> frozen struct, errors name the record

A state, a record or a server only stores this text: it is empty for the built-in data; `digest` identifies it. Each
game checks its records as a whole: its `edition` package raises `EditionError` too.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from msgspec.inspect import BoolType, DictType, IntType, LiteralType, Type, VarTupleType, type_info
from msgspec.structs import FieldInfo

from plancia.engine import Fault, Flaw

LONGEST = 100_000  # characters of an edition: some arrive over the network
WIDEST = 60  # characters of a value in a sentence
LINE = re.compile(r"at line (\d+)")  # in the message of the TOML reader
# A table, a record, a field: no key needs more parts. With a key of 45,000 parts the TOML reader takes minutes. A
# string without an end continues to the end of its line or file: searching for its end from every character would be
# slow.
STRING = re.compile(r""""{3}(?s:.*?)(?:"{3}|\Z)|'{3}(?s:.*?)(?:'{3}|\Z)|"(?:[^"\\\n]|\\.)*+"?|'[^'\n]*+'?|#.*""")
DEEP = re.compile(r"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){8}")
IN_EVERY_RECORD = ("source", "note")

Source: TypeAlias = Literal["rulebook", "public", "analogue", "reconstructed", "edition"]
Tables: TypeAlias = dict[str, dict[str, Any]]  # table -> id -> fields of the record, or False in an edition


class EditionError(Fault):
    """What is wrong with an edition: at least one flaw, each with its table or record."""

    @property
    def flaws(self) -> tuple[Flaw, ...]:
        found = self.values["flaws"]
        assert isinstance(found, tuple)
        return found

    def __str__(self) -> str:
        return "\n".join(map(str, self.flaws))


def flaw(record: str, code: str, /, **values: str | int) -> Flaw:
    """An error in a record or a table, named as in the file: `mercenaries.M07`. Its sentence is in `locale`."""
    return Flaw(record, code, values)


def flawed(*flaws: Flaw) -> EditionError:
    """The error with these flaws."""
    return EditionError("flawed", flaws=flaws)


def refuse(flaws: Sequence[Flaw]) -> None:
    """Raise all flaws together, if there are any."""
    if flaws:
        raise flawed(*flaws)


class Component(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Fields that every record has. `source` is the weakest source of its fields; the note has details."""

    source: Source
    note: str = ""


C = TypeVar("C", bound=Component)


def read(toml: str) -> str:
    """The text to store for an edition file: JSON on one line, the same for the same content."""
    if deep := DEEP.search(bare := STRING.sub(lambda string: "_" + "\n" * string[0].count("\n"), toml)):
        raise flawed(flaw("", "not_toml", line=bare.count("\n", 0, deep.start()) + 1))
    try:
        changes = tomllib.loads(toml)
    except (ValueError, RecursionError) as error:  # a number of 90,000 digits is not a TOMLDecodeError
        found = LINE.search(str(error))
        line = int(found[1]) if found else len(toml.splitlines())  # the message has the line, unless it is the last one
        raise flawed(flaw("", "not_toml", line=max(line, 1))) from error
    return canonical(changes)


def canonical(changes: Mapping[str, Any]) -> str:
    """The changes in canonical order, "" if there are none; rejects anything that is not tables of records."""
    for table, records in changes.items():
        if not isinstance(records, dict):
            raise flawed(flaw(table, "not_a_table", found=shown(records)))
        for name, record in records.items():
            if record is not False and not isinstance(record, dict):
                raise flawed(flaw(f"{table}.{name}", "not_a_record", found=shown(record)))
    return msgspec.json.encode(changes, order="deterministic").decode() if any(changes.values()) else ""


def digest(text: str) -> str:
    """The identity of an edition: the hash of its text, "" for the built-in data."""
    return hashlib.sha256(text.encode()).hexdigest() if text else ""


def tables(package: str, text: str = "") -> Tables:
    """The built-in data of a game with the changes of an edition."""
    built_in = _built_in(package)
    if not text:
        return built_in
    if len(text) > LONGEST:
        raise flawed(flaw("", "too_long", most=LONGEST))
    try:
        changes = msgspec.json.decode(text, type=dict[str, Any])
        as_packed = canonical(changes) == text  # on one line, and the same for the same content
    except (msgspec.DecodeError, RecursionError) as error:
        raise flawed(flaw("", "not_an_edition")) from error
    if not as_packed:
        raise flawed(flaw("", "not_an_edition"))
    if unknown := changes.keys() - built_in.keys():
        raise flawed(flaw(min(unknown), "no_such_table", tables=", ".join(sorted(built_in))))
    return {table: _merged(table, records, changes.get(table, {})) for table, records in built_in.items()}


@cache
def _built_in(package: str) -> Tables:
    found: Tables = {}
    for path in sorted(files(package).joinpath("data").iterdir(), key=lambda path: path.name):
        for table, records in tomllib.loads(path.read_text("utf-8")).items():
            assert table not in found, f"{table} is in two files"
            found[table] = records
    return found


def _merged(table: str, records: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    merged = dict(records)
    for name, change in changes.items():
        if change is not False:
            merged[name] = {**records.get(name, {}), "note": "", "source": "edition", **change}
        elif merged.pop(name, None) is None:
            raise flawed(flaw(f"{table}.{name}", "nothing_to_take_away"))
    return merged


def records(tables: Tables, table: str, component: type[C]) -> dict[str, C]:
    """One table as frozen structs by id, in the order of the file."""
    refuse([*misfits(tables, {table: component})])
    return {name: msgspec.convert(fields, component) for name, fields in tables[table].items()}


def misfits(tables: Tables, kinds: Mapping[str, type[Component]]) -> Iterator[Flaw]:
    """Why records of these tables do not fit their kinds."""
    for table, kind in kinds.items():
        for name, fields in tables[table].items():
            yield from _misfits(table, name, fields, kind)


def _misfits(table: str, name: str, fields: dict[str, Any], component: type[Component]) -> Iterator[Flaw]:
    """Why these fields do not fit this kind of record."""
    record, known = f"{table}.{name}", _known(component)
    for unknown in sorted(fields.keys() - known.keys()):
        yield flaw(record, "no_such_field", field=unknown, fields=", ".join(known))
    for field in known.values():
        if field.name in fields:
            try:
                msgspec.convert(fields[field.name], field.type)
            except msgspec.ValidationError:
                yield _misfit(record, field.name, fields[field.name], type_info(field.type))
        elif field.required:
            yield flaw(record, "missing_field", field=field.name)


@cache
def _known(component: type[Component]) -> dict[str, FieldInfo]:
    """The fields of a kind of record, by name. To find them takes longer than to check a record."""
    return {field.name: field for field in msgspec.structs.fields(component)}


def _misfit(record: str, field: str, value: object, kind: Type) -> Flaw:
    """Why a field cannot have this value, and which values it can have."""
    found = shown(value)
    match kind:
        case IntType(ge=int(least)) if type(value) is int:  # true is not a number
            return flaw(record, "too_small", field=field, found=found, least=least)
        case IntType():
            return flaw(record, "not_a_number", field=field, found=found)
        case BoolType():
            return flaw(record, "not_true_or_false", field=field, found=found)
        case LiteralType(values):
            return flaw(record, "not_one_of", field=field, found=found, choices=", ".join(map(str, values)))
        case VarTupleType(LiteralType(values)):
            return flaw(record, "not_some_of", field=field, found=found, choices=", ".join(map(str, values)))
        case VarTupleType(IntType()):
            return flaw(record, "not_numbers", field=field, found=found)
        case VarTupleType():
            return flaw(record, "not_texts", field=field, found=found)
        case DictType(LiteralType(values)):
            return flaw(record, "not_by_language", field=field, found=found, choices=", ".join(map(str, values)))
        case _:
            return flaw(record, "not_a_text", field=field, found=found)


def shown(value: object, widest: int = WIDEST) -> str:
    """A value much as in the file, shortened for a sentence."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
    return text if len(text) <= widest else f"{text[:widest]}…"


def unknown(record: str, values: Iterable[object], known: Iterable[object]) -> Iterator[Flaw]:
    """A flaw for names in a record that do not exist."""
    if names := [str(value) for value in values if value not in set(known)]:
        yield flaw(record, "unknown", names=", ".join(names))


# ---- what an edition changes -----------------------------------------------------------------------------------------
class Change(Struct, frozen=True):
    """What an edition changes in a field or in a whole record: values as shown, "" if there is none."""

    record: str  # as in the file
    field: str  # as in the file, "name.en" for a part of a field; "": the whole record
    before: str
    after: str


def changes(package: str, text: str) -> list[Change]:
    """All differences from the built-in data, except sources and notes."""
    ours, theirs = tables(package), tables(package, text)
    return [
        change
        for table in ours
        for name in (*ours[table], *(theirs[table].keys() - ours[table].keys()))
        for change in _changed(f"{table}.{name}", ours[table].get(name), theirs[table].get(name))
    ]


def _changed(record: str, before: dict[str, Any] | None, after: dict[str, Any] | None) -> Iterator[Change]:
    if before is None or after is None:
        yield Change(record, "", _fields(before), _fields(after))
        return
    was, now = dict(_parts(before)), dict(_parts(after))
    for field, value in now.items():
        if value != was.get(field):
            yield Change(record, field, was.get(field, ""), value)


def _parts(record: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The fields with their values, except sources and notes; a field with parts is split into them."""
    for field, value in record.items():
        if isinstance(value, dict):
            yield from ((f"{field}.{part}", shown(text, LONGEST)) for part, text in value.items())
        elif field not in IN_EVERY_RECORD:
            yield field, shown(value, LONGEST)


def _fields(record: dict[str, Any] | None) -> str:
    return ", ".join(f"{field} = {value}" for field, value in _parts(record or {}))
