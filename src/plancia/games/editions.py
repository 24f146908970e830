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
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from msgspec.inspect import BoolType, DictType, IntType, LiteralType, Type, VarTupleType, type_info

from plancia.engine import Fault, Flaw

LONGEST = 100_000  # characters of an edition: some come over the wire
WIDEST = 60  # characters of a value in a sentence
LINE = re.compile(r"at line (\d+)")  # in what the TOML reader says
# A table, a record, a field: no key needs more parts. For one of 45,000 the TOML reader takes minutes.
# A string without an end reaches to the end of its line or file: to look for its end from every sign would be slow.
STRING = re.compile(r""""{3}(?s:.*?)(?:"{3}|\Z)|'{3}(?s:.*?)(?:'{3}|\Z)|"(?:[^"\\\n]|\\.)*+"?|'[^'\n]*+'?|#.*""")
DEEP = re.compile(r"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){8}")
SAID_OF_ALL = ("source", "note")

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
    """Something wrong in a record or a table, named as in the file: `mercenaries.M07`. Its words are in `locale`."""
    return Flaw(record, code, values)


def flawed(*flaws: Flaw) -> EditionError:
    """The error that tells these flaws."""
    return EditionError("flawed", flaws=flaws)


def refuse(flaws: Sequence[Flaw]) -> None:
    """All of them are told, if there are any."""
    if flaws:
        raise flawed(*flaws)


class Component(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every record says. The weakest source of its fields is the source of the record; the note tells more."""

    source: Source
    note: str = ""


C = TypeVar("C", bound=Component)


def read(toml: str) -> str:
    """An edition file as the text to keep: JSON on one line, the same for the same content."""
    if deep := DEEP.search(bare := STRING.sub(lambda string: "_" + "\n" * string[0].count("\n"), toml)):
        raise flawed(flaw("", "not_toml", line=bare.count("\n", 0, deep.start()) + 1))
    try:
        changes = tomllib.loads(toml)
    except (ValueError, RecursionError) as error:  # a number of 90,000 digits is no TOMLDecodeError
        told = LINE.search(str(error))
        line = int(told[1]) if told else len(toml.splitlines())  # it says where, unless that is the end
        raise flawed(flaw("", "not_toml", line=max(line, 1))) from error
    return canonical(changes)


def canonical(changes: Mapping[str, Any]) -> str:
    """The changes in one order, "" if there are none; refuses what is not made of tables and records."""
    for table, records in changes.items():
        if not isinstance(records, dict):
            raise flawed(flaw(table, "not_a_table", found=shown(records)))
        for name, record in records.items():
            if record is not False and not isinstance(record, dict):
                raise flawed(flaw(f"{table}.{name}", "not_a_record", found=shown(record)))
    return msgspec.json.encode(changes, order="deterministic").decode() if any(changes.values()) else ""


def digest(text: str) -> str:
    """The name of an edition: the hash of its text, "" for the built-in data."""
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
            assert table not in found, f"{table} stands in two files"
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
    """Why the records of these tables are not of their kinds."""
    for table, kind in kinds.items():
        for name, fields in tables[table].items():
            yield from _misfits(table, name, fields, kind)


def _misfits(table: str, name: str, fields: dict[str, Any], component: type[Component]) -> Iterator[Flaw]:
    """Why these fields do not make such a record."""
    record, known = f"{table}.{name}", {field.name: field for field in msgspec.structs.fields(component)}
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


def _misfit(record: str, field: str, value: object, kind: Type) -> Flaw:
    """Why a field cannot have this value: what it holds instead."""
    found = shown(value)
    match kind:
        case IntType(ge=int(least)) if type(value) is int:  # true is no number
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
    """A value much as it stands in the file, and not too long for a sentence."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
    return text if len(text) <= widest else f"{text[:widest]}…"


def unknown(record: str, values: Iterable[object], known: Iterable[object]) -> Iterator[Flaw]:
    """Whatever a record refers to must be there."""
    if names := [str(value) for value in values if value not in set(known)]:
        yield flaw(record, "unknown", names=", ".join(names))


# ---- what an edition changes -----------------------------------------------------------------------------------------
class Change(Struct, frozen=True):
    """What an edition does to a field of a record, or to a whole record: values as shown, "" where there is none."""

    record: str  # as in the file
    field: str  # as in the file, "name.en" within a field that has several parts; "": the whole record
    before: str
    after: str


def changes(package: str, text: str) -> list[Change]:
    """Everything in which the data differ from the built-in ones, but for where they come from."""
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
    """The fields with their values, but for where they come from; one with parts in its parts."""
    for field, value in record.items():
        if isinstance(value, dict):
            yield from ((f"{field}.{part}", shown(text, LONGEST)) for part, text in value.items())
        elif field not in SAID_OF_ALL:
            yield field, shown(value, LONGEST)


def _fields(record: dict[str, Any] | None) -> str:
    return ", ".join(f"{field} = {value}" for field, value in _parts(record or {}))
