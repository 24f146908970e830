"""The book and the code: every paragraph is in the rules and in a test, and nothing cites what is not there."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from plancia.engine import Ask, Flow, Frame
from plancia.games import rex
from plancia.games.rex.box import RACES
from plancia.games.rex.game import composed
from plancia.games.rex.state import Fields

PACKAGE = Path(rex.__file__).parent
TESTS = Path(__file__).parent
FLOW: Flow = composed(RACES, True)

CITED = re.compile(r"§(\d+\.\d+)")
NUMBER = re.compile(r"\d+\.\d+")
PARAGRAPH = re.compile(r"^\*\*(\d+\.\d+)\*\* (.+)$", re.MULTILINE)
DEFINITIONS = re.compile(r"<!-- definitions: ([\d. ]+) -->")

TEXT = (PACKAGE / "rules" / "en.md").read_text("utf-8")
BOOK = dict(PARAGRAPH.findall(TEXT))
RULES = [number for number in BOOK if number not in DEFINITIONS.findall(TEXT)[0].split()]


@cache
def trees(folder: Path) -> list[ast.Module]:
    return [ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))]


def docstrings(folder: Path) -> Iterator[str]:
    for tree in trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                yield ast.get_docstring(node) or ""


@cache
def refusals() -> list[tuple[set[str], set[str]]]:
    """Of every `Refusal(...)` in the package: the codes and the paragraphs it may have."""
    return [
        (texts(node.args[0]), {text for arg in node.args[1:] for text in texts(arg) if NUMBER.fullmatch(text)})
        for tree in trees(PACKAGE)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
    ]


def texts(node: ast.AST) -> set[str]:
    """What a refusal may say; a word that is only compared with is not meant."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    return {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


@cache
def cited_in_code() -> set[str]:
    """Docstrings, the RULEs of questions, the paragraphs of refusals, and of options."""
    by_docstrings = {number for doc in docstrings(PACKAGE) for number in CITED.findall(doc)}
    by_options = set(CITED.findall((PACKAGE / "options.py").read_text("utf-8")))
    return by_docstrings | by_options | {ask.RULE for ask in FLOW.asks} | {n for _, found in refusals() for n in found}


@cache
def cited_in_tests() -> set[str]:
    return {number for doc in docstrings(TESTS) for number in CITED.findall(doc)}


def steps() -> list[tuple[type[Frame], str]]:
    return [(frame, name) for frame in FLOW.order for name in FLOW.order[frame]]


@pytest.mark.parametrize("number", RULES)
def test_every_rule_is_in_the_code_and_in_a_test(number: str) -> None:
    """Each paragraph that is not a mere definition is cited by the rules and by a test's docstring."""
    assert number in cited_in_code()
    assert number in cited_in_tests()


def test_nothing_cites_a_paragraph_that_is_not_there() -> None:
    """Every number cited in code and tests is a paragraph of the book."""
    assert cited_in_code() | cited_in_tests() <= set(BOOK)


def test_every_step_cites_its_paragraph() -> None:
    """No step of a procedure is without a paragraph."""
    without = [
        f"{frame.__name__}.{name}" for frame, name in steps() if not CITED.search(FLOW.steps[frame][name].__doc__ or "")
    ]
    assert without == []


def test_every_question_cites_its_paragraph() -> None:
    """Every question names the paragraph that puts it, and says so in its docstring."""
    asks: list[type[Ask[Fields, object]]] = list(FLOW.asks)
    for ask in asks:
        assert ask.RULE in BOOK, ask.__name__
        assert CITED.search(inspect.getdoc(ask) or ""), ask.__name__


def test_every_refusal_cites_its_paragraph() -> None:
    """No refusal is without a paragraph of the book."""
    for codes, found in refusals():
        assert found, codes
        assert found <= set(BOOK), codes


def test_every_refusal_is_provoked() -> None:
    """Every code of the game is met in some test."""
    met = {text for tree in trees(TESTS) for text in texts(tree)}
    assert sorted({code for codes, _ in refusals() for code in codes} - met) == []
