"""The TypeScript types: everything on the wire, and nothing else."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from plancia.engine import Question
from plancia.games import NAMES, editions, game
from plancia.records import GameSession, dealer_from_seed
from plancia.server import protocol, types

TEXT = types.generate()
OBJECT = re.compile(r"^export type (\w+)(?:<[^>]*>)? = \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
DECLARED: dict[str, dict[str, str]] = {
    name: dict(re.findall(r"^  (\w+\??): (.+);$", body, re.MULTILINE)) for name, body in OBJECT.findall(TEXT)
}
# Unions, and structs that are arrays on the wire.
ALIAS = re.compile(r"^export type (\w+)(?:<[^>]*>)? =\s+([^{]+?);$", re.MULTILINE)
ALIASES = {name: " ".join(written.removeprefix("| ").split()) for name, written in ALIAS.findall(TEXT)}


def test_the_same_every_time() -> None:
    """Independent of the order of imports and hashes."""
    assert types.generate() == TEXT


@pytest.mark.parametrize("union", ["AnyCommand", "AnyMessage"])
def test_every_message_is_declared(union: str) -> None:
    """With its tag and all of its fields, in both directions."""
    for kind in get_args(getattr(protocol, union)):
        fields = {name.rstrip("?") for name in DECLARED[kind.__name__]}
        assert fields == {"type", *kind.__struct_fields__}
        assert DECLARED[kind.__name__]["type"] == f'"{kind.__name__}"'
        assert re.search(rf"^export type {union[3:]} =.*?\b{kind.__name__}\b.*?;$", TEXT, re.MULTILINE | re.DOTALL)


def test_only_messages_from_clients_have_optional_fields() -> None:
    """A field with a default is optional on the way to the server, and always present on the way back."""
    assert "watch?" in DECLARED["Follow"]
    assert "word" in DECLARED["Refused"]


def test_types_of_the_http_api_are_declared() -> None:
    """Everything it takes and returns."""
    assert {"TableInfo", "SeatInfo", "GameInfo", "NewTable", "Me", "NewGuest", "Sheet"} <= DECLARED.keys()


def test_a_game_may_have_none_of_a_kind() -> None:
    """A game without consequences has a type without values, not a syntax error."""
    assert types._union("SpoofConsequence", []) == "export type SpoofConsequence = never;\n"


def test_every_name_is_declared() -> None:
    """No type mentions an undeclared one."""
    known = {*re.findall(r"^export type (\w+)", TEXT, re.MULTILINE), "Record", "Partial", "Omit", "G"}
    mentioned = {name for fields in DECLARED.values() for written in fields.values() for name in names(written)}
    mentioned |= {name for written in ALIASES.values() for name in names(written)}
    assert mentioned - known == set()


def names(written: str) -> set[str]:
    return set(re.findall(r"\b[A-Z]\w*", re.sub(r'"[^"]*"', "", written)))


@pytest.mark.parametrize("name", NAMES)
def test_everything_sent_is_declared(name: str) -> None:
    """The views, facts, questions and answers of a whole game have the fields and the kinds of values of the types."""
    rules, random = game(name), Random(name)
    session = GameSession(rules, rules.OPTIONS(), rules.SEATS[-1], dealer_from_seed(name))
    while session.to_move():
        seat = session.to_move()[0]
        sheet = Question(session.state, seat).sheet()
        answer = sheet.sample(random.randrange)
        fits(msgspec.to_builtins(rules.view(session.state, seat)), f"{name.title()}View", name)
        fits(msgspec.to_builtins(sheet), "Sheet", name)
        fits(answer, DECLARED[f"{name.title()}Answers"][sheet.topic], name)
        for fact in session.answer_unchecked(seat, answer):
            fits(msgspec.to_builtins(fact), f"{name.title()}Fact", name)


@pytest.mark.parametrize("name", NAMES)
def test_component_data_is_declared(name: str) -> None:
    """Every record of the data files has the fields of its type."""
    records = editions.tables(f"plancia.games.{name}") if game(name).COMPONENTS else {}
    declared = DECLARED.get(f"{name.title()}Box", {})
    assert records.keys() == declared.keys()
    for table, written in declared.items():
        fits(records[table], written, name)


def test_types_with_parts_of_a_game_have_it_as_a_parameter() -> None:
    """The view of an update is that of its game, and so are its other parts."""
    assert DECLARED["Update"]["view"] == "View<G>"
    assert DECLARED["Watched"]["steps"] == "Step<G>[]"
    assert DECLARED["Games"].keys() == set(NAMES)
    assert {kind for kind, fields in DECLARED.items() if {"unknown", "unknown[]"} & {*fields.values()}} == set()


def fits(value: Any, written: str, name: str) -> None:
    """Whether a value has a type of the file, in this game."""
    assert is_a(value, written, name), f"{value!r} is no {written}"


def is_a(value: Any, written: str, name: str) -> bool:
    if len(parts := split(written, " | ")) > 1:
        return any(is_a(value, part, name) for part in parts)
    written = written.removesuffix("<G>")
    if written == "Topic":
        return value in {kind.__name__ for kind in game(name).question_kinds()}
    if written == "WireConsequence":
        kinds_of = {kind.__struct_config__.tag: kind for kind in game(name).consequence_kinds()}
        fields = ("type", *kinds_of[value[0]].__struct_fields__)
        return is_a(dict(zip(fields, value, strict=True)), types._name(kinds_of[value[0]]), name)
    if written in DECLARED:
        return has_fields(value, DECLARED[written], name)
    if written in ALIASES:
        return is_a(value, ALIASES[written], name)
    if omitted := re.fullmatch(r'Omit<(\w+), "(\w+)">', written):
        return is_a({**value, omitted[2]: ""}, omitted[1], name)
    if written.startswith("Record<"):
        inner = written[len("Record<string, ") : -1]
        return isinstance(value, dict) and all(is_a(item, inner, name) for item in value.values())
    if written.endswith("[]"):
        inner = written[:-2][1:-1] if written[:-2].endswith(")") else written[:-2]
        return isinstance(value, (list, tuple)) and all(is_a(item, inner, name) for item in value)
    if written.startswith("["):
        return isinstance(value, (list, tuple)) and has_items(value, split(written[1:-1], ", "), name)
    if written.startswith('"'):
        return bool(value == written[1:-1])
    kinds: dict[str, tuple[type, ...]] = {"boolean": (bool,), "number": (int, float), "string": (str,)}
    return written == "unknown" or (value is None if written == "null" else isinstance(value, kinds[written]))


def has_fields(value: Any, declared: dict[str, str], name: str) -> bool:
    """All declared fields, and no others; those with a `?` may be missing."""
    types_of = {field.rstrip("?"): written for field, written in declared.items()}
    needed = {field for field in declared if not field.endswith("?")}
    if not isinstance(value, dict) or not needed <= value.keys() <= types_of.keys():
        return False
    return all(is_a(item, types_of[field], name) for field, item in value.items())


def has_items(value: Sequence[Any], declared: list[str], name: str) -> bool:
    """The items of a tuple: `seat: number`, `units?: string`, or `...string[]` for all that follow."""
    for at, item in enumerate(declared):
        if item.startswith("..."):
            return is_a(value[at:], item[3:], name)
        label, _, written = item.rpartition(": ")
        if at >= len(value):
            return label.endswith("?")
        if not is_a(value[at], written, name):
            return False
    return len(value) <= len(declared)


@cache
def split(written: str, mark: str) -> list[str]:
    """Split at the marks that are not inside brackets."""
    parts, depth = list[str](), 0
    for piece in written.split(mark):
        parts = [*parts[:-1], parts[-1] + mark + piece] if depth else [*parts, piece]
        depth += sum((c in "([<") - (c in ")]>") for c in piece)
    return parts


def test_the_files_are_written_only_when_they_change(tmp_path: Path) -> None:
    """Files that are up to date keep their time, so that `make` does not build the app again."""
    file = tmp_path / "generated" / "types.ts"
    phrases = file.with_name("phrases.ts")
    assert types.main([str(file)]) == 0
    os.utime(file, (1, 1))
    phrases.write_text("// an older version\n", "utf-8")
    assert types.main([str(file)]) == 0
    assert file.stat().st_mtime == 1
    assert file.read_text("utf-8") == TEXT
    assert "DESCRIPTIONS" in phrases.read_text("utf-8")


def test_without_a_file_the_types_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert types.main([]) == 0
    assert capsys.readouterr().out == TEXT
