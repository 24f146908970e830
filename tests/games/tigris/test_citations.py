"""The book and the code: every paragraph is in the rules and in a test, and nothing cites what is not there."""

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from plancia.engine import Ask, Frame
from plancia.engine.flow import Flow
from plancia.games import tigris
from plancia.games.tigris import draw
from plancia.games.tigris.state import Fields

PACKAGE = Path(tigris.__file__).parent
TESTS = Path(__file__).parent
LANGUAGES = ("en", "it", "fr")

CITED = re.compile(r"§(\d+\.\d+)")
NUMBER = re.compile(r"\d+\.\d+")
PARAGRAPH = re.compile(r"^\*\*(\d+\.\d+)\*\* (.+)$", re.MULTILINE)
DEFINITIONS = re.compile(r"<!-- definitions: ([\d. ]+) -->")


@cache
def book(language: str) -> dict[str, str]:
    """The paragraphs by number, in the order of the book."""
    text = (PACKAGE / "rules" / f"{language}.md").read_text(encoding="utf-8")
    found = PARAGRAPH.findall(text)
    assert len(found) == len(dict(found)), "a paragraph has two texts"
    return dict(found)


def definitions(language: str) -> list[str]:
    """The paragraphs that only say what a word means."""
    found = DEFINITIONS.search((PACKAGE / "rules" / f"{language}.md").read_text(encoding="utf-8"))
    assert found is not None
    return found[1].split()


RULES = [number for number in book("en") if number not in definitions("en")]


# ---- what is cited where ---------------------------------------------------------------------------------------------
@cache
def trees(folder: Path, pattern: str) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.glob(pattern))]


def docstrings(folder: Path, pattern: str) -> Iterator[str]:
    for tree in trees(folder, pattern):
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                yield ast.get_docstring(node) or ""


@cache
def refusals() -> list[tuple[set[str], set[str]]]:
    """Of every `Refusal(...)` in the package: the codes and the paragraphs it may have."""
    return [
        (texts(node.args[0]), {number for arg in node.args[1:] for number in numbers(tree, arg)})
        for tree in trees(PACKAGE, "*.py")
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
    ]


def texts(node: ast.AST) -> set[str]:
    return {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def numbers(tree: ast.Module, node: ast.expr) -> set[str]:
    """The paragraphs that an argument names, itself or by a name that was assigned to them."""
    found = texts(node)
    if isinstance(node, ast.Name):
        assigned = [n.value for n in ast.walk(tree) if isinstance(n, ast.Assign) and names(n.targets[0]) == node.id]
        found = {text for value in assigned for text in texts(value)}
    return {text for text in found if NUMBER.fullmatch(text)}


def names(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


@cache
def cited_in_code() -> set[str]:
    """Docstrings, the RULEs of questions and the paragraphs of refusals."""
    by_docstrings = {number for doc in docstrings(PACKAGE, "*.py") for number in CITED.findall(doc)}
    return by_docstrings | {ask.RULE for ask in questions()} | {number for _, found in refusals() for number in found}


@cache
def cited_in_tests() -> set[str]:
    return {number for doc in docstrings(TESTS, "test_*.py") for number in CITED.findall(doc)}


def questions() -> list[type[Ask[Fields, object]]]:
    """Every question that a step of either flow hears."""
    return list(dict.fromkeys(ask for flow in Fields.FLOWS.values() for ask in flow.asks))


def steps() -> list[tuple[Flow, type[Frame], str]]:
    return [(flow, frame, name) for flow in Fields.FLOWS.values() for frame in flow.order for name in flow.order[frame]]


# ---- the book --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_paragraphs(language: str) -> None:
    """English, Italian and French number the same paragraphs in the same order, with the same definitions."""
    assert list(book(language)) == list(book("en"))
    assert definitions(language) == definitions("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_refer_to_the_same_paragraphs(language: str) -> None:
    """Where a paragraph points to another one, it does so in every language, and the other one exists."""
    for number, text in book(language).items():
        assert sorted(NUMBER.findall(text)) == sorted(NUMBER.findall(book("en")[number])), number
        assert set(NUMBER.findall(text)) <= set(book("en"))


def test_paragraphs_are_numbered_without_gaps() -> None:
    """Chapters and their paragraphs count up from one."""
    numbers = [tuple(map(int, number.split("."))) for number in book("en")]
    assert numbers == sorted(numbers)
    for chapter in range(1, 18):
        found = [paragraph for c, paragraph in numbers if c == chapter]
        assert found == list(range(1, len(found) + 1))


def test_definitions_are_paragraphs() -> None:
    """What is marked as a definition stands in the book."""
    assert set(definitions("en")) <= set(book("en"))


# ---- the code --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("number", RULES)
def test_every_rule_is_in_the_code_and_in_a_test(number: str) -> None:
    """Each paragraph that is not a mere definition is cited by the rules and by a test's docstring."""
    assert number in cited_in_code()
    assert number in cited_in_tests()


def test_nothing_cites_a_paragraph_that_is_not_there() -> None:
    """Every number cited in code and tests is a paragraph of the book."""
    assert cited_in_code() | cited_in_tests() <= set(book("en"))


def test_every_step_cites_its_paragraph() -> None:
    """No step of a procedure, in either flow, is without a paragraph."""
    without = [
        f"{frame.__name__}.{name}" for flow, frame, name in steps() if not CITED.search(doc_of(flow, frame, name))
    ]
    assert without == []


def doc_of(flow: Flow, frame: type[Frame], name: str) -> str:
    return flow.steps[frame][name].__doc__ or ""


def test_every_question_cites_its_paragraph() -> None:
    """Every question names the paragraph that puts it, and says so in its docstring."""
    classes = [n for tree in trees(PACKAGE, "*.py") for n in ast.walk(tree) if isinstance(n, ast.ClassDef)]
    asks = {c.name for c in classes if any(isinstance(b, ast.Subscript) and names(b.value) == "Ask" for b in c.bases)}
    assert {ask.__name__ for ask in questions()} == asks
    for ask in questions():
        assert ask.RULE in book("en")
        assert CITED.search(inspect.getdoc(ask) or ""), ask.__name__


def test_every_refusal_cites_its_paragraph() -> None:
    """No refusal is without a paragraph of the book."""
    for codes, found in refusals():
        assert found, codes
        assert found <= set(book("en")), codes


def test_every_refusal_is_provoked() -> None:
    """Every code of the game stands in the table of refusals that are tried out."""
    (tried,) = trees(TESTS, "test_refusals.py")
    listed = {"on_a_leader", "on_a_monument", "on_a_treasure", "on_a_catastrophe"}  # the codes that stand in a table
    assert {code for codes, _ in refusals() for code in codes} | listed <= texts(tried)


def test_every_question_is_heard_in_a_flow() -> None:
    """The questions of the open-tile variant are asked in that variant alone."""
    plain, with_reserve = (set(Fields.FLOWS[open_tiles].asks) for open_tiles in (False, True))
    assert with_reserve - plain == {draw.DrawFrom, draw.Show}
