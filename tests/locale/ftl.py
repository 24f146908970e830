"""The Fluent files as data: their messages, the variables they use, and the cases they distinguish."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import plancia.locale

FOLDER = Path(plancia.locale.__file__).parent
FILES = sorted(FOLDER.glob("*/*.ftl"))
PLURALS = {"zero", "one", "two", "few", "many", "other", "1"}  # in French 0 is "one", too


def parsed(file: Path) -> ast.Resource:
    return FluentParser().parse(file.read_text("utf-8"))


@cache
def entries(lang: str) -> dict[str, ast.Message]:
    """By key."""
    bodies = [parsed(file).body for file in FILES if file.parent.name == lang]
    return {entry.id.name: entry for body in bodies for entry in body if isinstance(entry, ast.Message)}


class Reading(Visitor):
    """The variables of a message, including those of the messages it quotes."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.quoted: set[str] = set()
        self.variables: set[str] = set()
        self.cases: dict[str, set[str]] = {}  # of a selector's variable; plural forms depend on the language
        self.texts: list[str] = []
        self.singular: list[str] = []  # texts for the form `one` that do not show the number

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.quoted.add(node.id.name)
        self.visit(entries(self.lang)[node.id.name])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        found = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value: v for v in node.variants}
        self.cases.setdefault(node.selector.id.name, set()).update(found.keys() - PLURALS)
        if "one" in found and "0" not in found:
            one = Reading(self.lang)
            one.visit(found["one"].value)
            if node.selector.id.name not in one.variables:
                self.singular.append("".join(one.texts))
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def read(lang: str, key: str) -> Reading:
    reading = Reading(lang)
    reading.visit(entries(lang)[key])
    return reading


def is_part(key: str) -> bool:
    """A part of other messages: each language has the parts it needs."""
    return "-part-" in key
