"""`docs/protocol.md` describes the protocol as it is: every message, field and code, with real examples."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct

import plancia.deals
import plancia.server
from plancia.engine import Sheet
from plancia.server import identity, protocol, types

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text("utf-8")
SECTIONS: dict[str, str] = dict(re.findall(r"^#{2,3} ([^\n]+)\n(.*?)(?=^#{2,3} |\Z)", PAGE, re.MULTILINE | re.DOTALL))
COMMANDS: tuple[type[Struct], ...] = get_args(protocol.AnyCommand)
MESSAGES: tuple[type[Struct], ...] = get_args(protocol.AnyMessage)
PACKAGES = (Path(plancia.server.__file__).parent, Path(plancia.deals.__file__).parent)
SOURCES = [file for package in PACKAGES for file in package.rglob("*.py") if "storage" not in file.parts]


def table(text: str, number: int = 0) -> dict[str, str]:
    """The first two columns of a table. A bar in a cell is escaped by a backslash."""
    found = re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE)[number]
    rows = re.findall(r"^\| `([^`]+)` \| `?((?:[^|\\]|\\\|)+?)`? \|", found, re.MULTILINE)
    return {name: cell.replace("\\|", "|") for name, cell in rows}


def examples(section: str) -> Iterator[dict[str, Any]]:
    """The JSON objects in a section: one over several lines, or one per line."""
    for block in re.findall(r"^```json\n(.*?)^```", SECTIONS[section], re.MULTILINE | re.DOTALL):
        for text in block.splitlines() if block.startswith('{"') else [block]:
            yield msgspec.json.decode(text)


def fields(kind: type[Struct]) -> dict[str, str]:
    """The fields in a table of the page; fields common to all messages of a direction are described once."""
    left_out = ("type", "id") if kind in COMMANDS else ("type",)
    return {name: declared for name, declared in types.fields(kind).items() if name not in left_out}


@pytest.mark.parametrize("kind", [*COMMANDS, *MESSAGES], ids=lambda kind: kind.__name__)
def test_every_message_has_its_section(kind: type[Struct]) -> None:
    """With all of its fields in their order, and their types."""
    assert list(table(SECTIONS[kind.__name__]).items()) == list(fields(kind).items())


def test_seats_are_described_too() -> None:
    assert table(SECTIONS["TableNews"], 1) == fields(protocol.ChairNews)


def test_no_section_is_left_over() -> None:
    """Every third-level heading is a message."""
    headings = set(re.findall(r"^### (.+)$", PAGE, re.MULTILINE))
    assert headings == {kind.__name__ for kind in (*COMMANDS, *MESSAGES)}


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
def test_examples_of_commands_are_valid(kind: type[Struct]) -> None:
    """The server decodes them."""
    found = [msgspec.convert(example, protocol.AnyCommand) for example in examples(kind.__name__)]
    assert found
    assert {type(command) for command in found} == {kind}


@pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: kind.__name__)
def test_examples_of_messages_are_complete(kind: type[Struct]) -> None:
    """They have exactly the fields that the server sends."""
    for example in examples(kind.__name__):
        made = msgspec.convert(example, protocol.AnyMessage)
        assert type(made) is kind
        assert msgspec.to_builtins(made).keys() == example.keys()


def test_the_example_question_is_correct() -> None:
    """The form on the page has the five answers that are listed below it."""
    (example,) = examples("A question")
    sheet = msgspec.convert(example, Sheet)
    listed = SECTIONS["A question"].partition("The legal answers here are")[2].partition("`preset`")[0]
    assert [" ".join(map(str, words)) for words in sheet.legal()] == re.findall(r"`([^`]+)`", listed)
    assert sheet.allows(sheet.default())


def test_every_code_is_listed() -> None:
    """All error codes of the server itself, and no others."""
    listed = table(SECTIONS["Codes"]).keys()
    assert sorted(listed) == sorted({*codes_in_sources(), *get_args(identity.Code)})


def codes_in_sources() -> set[str]:
    """The codes in `need(…, "code")`, `game_at(…, "code")`, `RequestError("code")` and `code="code"`."""
    found: set[str] = set()
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                place = {"need": 1, "game_at": 1, "RequestError": 0, "DealError": 0}.get(getattr(node.func, "id", ""))
                codes = node.args[place : place + 1] if place is not None else []
                codes += [keyword.value for keyword in node.keywords if keyword.arg == "code"]
                found |= {
                    part.value for part in codes if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    return found
