"""The citations between the rules of a game, its code and its tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any

from plancia.engine import Ask, Flow

CITED = re.compile(r"§(\d+\.\d+)")
NUMBER = re.compile(r"\d+\.\d+")
PARAGRAPH = re.compile(r"^\*\*(\d+\.\d+)\*\* (.+)$", re.MULTILINE)
DEFINITIONS = re.compile(r"<!-- definitions: ([\d. ]+) -->")


class Citations:
    """The citations of one game, whose steps are in these flows."""

    def __init__(self, game: str, *flows: Flow, refusals: str = "test_refusals.py") -> None:
        """`refusals` are the tests that provoke every refusal."""
        self.game, self.flows, self.provoked_in = game, flows, refusals
        self.package = Path(str(files(f"plancia.games.{game}")))
        self.tests = Path(__file__).parent / game

    # ---- the book ----------------------------------------------------------------------------------------------------
    def book(self, language: str) -> dict[str, str]:
        """The paragraphs by number, in the order of the rules."""
        found = PARAGRAPH.findall(self._text(language))
        assert len(found) == len(dict(found)), "a paragraph has two texts"
        return dict(found)

    def definitions(self, language: str) -> list[str]:
        """The paragraphs that only define a term."""
        (found,) = DEFINITIONS.findall(self._text(language))
        return str(found).split()

    def _text(self, language: str) -> str:
        return (self.package / "rules" / f"{language}.md").read_text("utf-8")

    @cached_property
    def paragraphs(self) -> frozenset[str]:
        return frozenset(self.book("en"))

    @property
    def rules(self) -> list[str]:
        """The paragraphs that are more than definitions."""
        return [number for number in self.book("en") if number not in self.definitions("en")]

    # ---- the code ----------------------------------------------------------------------------------------------------
    @property
    def asks(self) -> list[type[Ask[Any, Any]]]:
        """Every question that some step hears."""
        return list(dict.fromkeys(ask for flow in self.flows for ask in flow.asks))

    @property
    def asks_defined(self) -> set[str]:
        """The names of all questions in the package, except base classes."""
        classes = [n for tree in trees(self.package, "*.py") for n in ast.walk(tree) if isinstance(n, ast.ClassDef)]
        bases = {c.name: [ast.unparse(base) for base in c.bases] for c in classes}
        asks = {name for name in bases if any(base.startswith(("Ask[", "MayPlay")) for base in bases[name])}
        while more := {name for name in bases if asks & {*bases[name]}} - asks:
            asks |= more
        return asks - {base for name in asks for base in bases[name]}

    @property
    def steps(self) -> dict[str, str]:
        """The docstrings of all steps by name."""
        return {
            f"{frame.__name__}.{name}": flow.steps[frame][name].__doc__ or ""
            for flow in self.flows
            for frame in flow.order
            for name in flow.order[frame]
        }

    @cached_property
    def refusals(self) -> list[tuple[set[str], set[str]]]:
        """For every `Refusal(...)` in the package: its possible codes and paragraphs."""
        return [
            (meant(node.args[0]), {number for arg in node.args[1:] for number in numbers(tree, arg)})
            for tree in trees(self.package, "*.py")
            for node in ast.walk(tree)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
        ]

    @property
    def codes(self) -> set[str]:
        return {code for codes, _ in self.refusals for code in codes}

    @property
    def provoked(self) -> set[str]:
        """All strings in the tests that provoke refusals."""
        return {text for tree in trees(self.tests, self.provoked_in) for text in texts(tree)}

    # ---- what is cited where -----------------------------------------------------------------------------------------
    @cached_property
    def in_code(self) -> set[str]:
        """Docstrings, the RULEs of questions, the paragraphs of refusals and of options."""
        by_docstrings = {number for doc in docstrings(self.package, "*.py") for number in CITED.findall(doc)}
        by_options = {n for path in self.package.glob("options.py") for n in CITED.findall(path.read_text("utf-8"))}
        by_refusals = {number for _, found in self.refusals for number in found}
        return by_docstrings | by_options | by_refusals | {ask.RULE for ask in self.asks}

    @cached_property
    def in_tests(self) -> set[str]:
        return {number for doc in docstrings(self.tests, "test_*.py") for number in CITED.findall(doc)}

    @cached_property
    def tests_named(self) -> list[str]:
        nodes = (node for tree in trees(self.tests, "test_*.py") for node in ast.walk(tree))
        return [node.name for node in nodes if isinstance(node, ast.FunctionDef)]


@cache
def trees(folder: Path, pattern: str) -> list[ast.Module]:
    return [ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob(pattern))]


def docstrings(folder: Path, pattern: str) -> Iterator[str]:
    for tree in trees(folder, pattern):
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                yield ast.get_docstring(node) or ""


def texts(node: ast.AST) -> set[str]:
    return {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def meant(node: ast.AST) -> set[str]:
    """For a conditional expression both values, but not the condition."""
    return meant(node.body) | meant(node.orelse) if isinstance(node, ast.IfExp) else texts(node)


def numbers(tree: ast.Module, node: ast.expr) -> set[str]:
    """The paragraphs in an argument, or in a name assigned to them."""
    found = meant(node)
    if isinstance(node, ast.Name):
        assigned = [n.value for n in ast.walk(tree) if isinstance(n, ast.Assign) and names(n.targets[0], node.id)]
        found = {text for value in assigned for text in texts(value)}
    return {text for text in found if NUMBER.fullmatch(text)}


def names(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name
