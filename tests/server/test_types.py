"""The TypeScript types: all of the wire, and nothing that it does not carry."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from plancia.engine import Question
from plancia.games import NAMES, game
from plancia.records import GameSession, dealer_from_seed
from plancia.server import protocol, types

TEXT = types.generate()
INTERFACE = re.compile(r"^export interface (\w+) \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
DECLARED: dict[str, dict[str, str]] = {
    name: dict(re.findall(r"^  (\w+\??): (.+);$", body, re.MULTILINE)) for name, body in INTERFACE.findall(TEXT)
}
ARRAYS = dict(re.findall(r"^export type (\w+) = (\[.*\]);$", TEXT, re.MULTILINE))  # structs without names on the wire


def test_the_same_every_time() -> None:
    """Nothing depends on the order in which things were imported or hashed."""
    assert types.generate() == TEXT


@pytest.mark.parametrize("union", ["AnyCommand", "AnyMessage"])
def test_every_message_is_there(union: str) -> None:
    """With its tag and all of its fields, in both directions."""
    for kind in get_args(getattr(protocol, union)):
        fields = {name.rstrip("?") for name in DECLARED[kind.__name__]}
        assert fields == {"type", *kind.__struct_fields__}
        assert DECLARED[kind.__name__]["type"] == f'"{kind.__name__}"'
        assert re.search(rf"^export type {union[3:]} =.*?\b{kind.__name__}\b.*?;$", TEXT, re.MULTILINE | re.DOTALL)


def test_only_what_clients_send_may_be_left_out() -> None:
    """A field with a default is optional on the way to the server, and always there on the way back."""
    assert "watch?" in DECLARED["Follow"]
    assert "word" in DECLARED["Refused"]


def test_types_of_lists_and_pages_are_there() -> None:
    """What the HTTP API takes and gives."""
    assert {"TableInfo", "SeatInfo", "GameInfo", "NewTable", "Me", "NewGuest", "Sheet"} <= DECLARED.keys()


def test_every_name_is_declared() -> None:
    """No type mentions one that is not in the file."""
    known = {*DECLARED, *re.findall(r"^export type (\w+)", TEXT, re.MULTILINE), "Record"}
    mentioned = {name for fields in DECLARED.values() for said in fields.values() for name in names(said)}
    assert mentioned - known == set()


def names(said: str) -> set[str]:
    return set(re.findall(r"\b[A-Z]\w*", re.sub(r'"[^"]*"', "", said)))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_sent_is_declared(name: str) -> None:
    """The views, facts and questions of a whole game have exactly the fields, and the kinds of values, of the types."""
    rules, random = game(name), Random(name)
    session = GameSession(rules, rules.OPTIONS(), rules.SEATS[-1], dealer_from_seed(name))
    while session.to_move():
        seat = session.to_move()[0]
        sheet = Question(session.state, seat).sheet()
        fits(msgspec.to_builtins(rules.view(session.state, seat)), f"{name.title()}View")
        fits(msgspec.to_builtins(sheet), "Sheet")
        for fact in session.answer_unchecked(seat, sheet.sample(random.randrange)):
            fits(msgspec.to_builtins(fact), f"{name.title()}{type(fact).__name__}")


def fits(value: Any, said: str) -> None:
    """Whether a value is of a type of the file."""
    assert is_a(value, said), f"{value!r} is no {said}"


def is_a(value: Any, said: str) -> bool:
    if said in DECLARED:
        return value.keys() == DECLARED[said].keys() and all(is_a(value[k], DECLARED[said][k]) for k in value)
    if said == "WireConsequence":
        kinds_of = {kind.__struct_config__.tag: kind for name in NAMES for kind in game(name).consequence_kinds()}
        fields = ("type", *kinds_of[value[0]].__struct_fields__)
        return is_a(dict(zip(fields, value, strict=True)), types._name(kinds_of[value[0]]))
    if said in ARRAYS:
        return is_a(value, re.sub(r"\b\w+: ", "", ARRAYS[said]))
    if said.startswith("Record<"):
        return isinstance(value, dict) and all(is_a(item, said[len("Record<string, ") : -1]) for item in value.values())
    if len(parts := split(said, " | ")) > 1:
        return any(is_a(value, part) for part in parts)
    if said.endswith("[]"):
        inner = said[:-2][1:-1] if said[:-2].endswith(")") else said[:-2]
        return isinstance(value, (list, tuple)) and all(is_a(item, inner) for item in value)
    if said.startswith("["):
        items = split(said[1:-1], ", ")
        return isinstance(value, (list, tuple)) and len(value) == len(items) and all(map(is_a, value, items))
    if said.startswith('"'):
        return bool(value == said[1:-1])
    kinds: dict[str, tuple[type, ...]] = {"boolean": (bool,), "number": (int, float), "string": (str,)}
    return said == "unknown" or (value is None if said == "null" else isinstance(value, kinds[said]))


def split(said: str, mark: str) -> list[str]:
    """At the marks that are not inside brackets."""
    parts, depth = list[str](), 0
    for piece in said.split(mark):
        parts = [*parts[:-1], parts[-1] + mark + piece] if depth else [*parts, piece]
        depth += sum((c in "([<") - (c in ")]>") for c in piece)
    return parts


def test_written_checked_and_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that was changed by hand is found out."""
    file = tmp_path / "generated" / "types.ts"
    assert types.main([str(file), "--check"]) == 1
    assert types.main([str(file)]) == 0
    assert types.main([str(file), "--check"]) == 0
    file.write_text(file.read_text("utf-8") + "// mine\n", "utf-8")
    assert types.main([str(file), "--check"]) == 1
    assert types.main([]) == 0
    assert capsys.readouterr().out == TEXT
