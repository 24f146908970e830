"""The book and the code: every paragraph is in the rules and in a test, and nothing cites what is not there."""

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from plancia.engine import Ask
from plancia.games import warlords
from plancia.games.warlords.state import Fields

PACKAGE = Path(warlords.__file__).parent
TESTS = Path(__file__).parent
LANGUAGES = ("en", "it", "fr")
RULINGS = [f"M{n}" for n in range(1, 42)] + [f"F{n}" for n in range(1, 42)]

CITED = re.compile(r"§(\d+\.\d+)")
NUMBER = re.compile(r"\d+\.\d+")
PARAGRAPH = re.compile(r"^\*\*(\d+\.\d+)\*\* (.+)$", re.MULTILINE)
DEFINITIONS = re.compile(r"<!-- definitions: ([\d. ]+) -->")


@cache
def book(language: str) -> dict[str, str]:
    """The paragraphs by number, in the order of the book."""
    found = PARAGRAPH.findall((PACKAGE / "rules" / f"{language}.md").read_text(encoding="utf-8"))
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


def texts(node: ast.AST) -> set[str]:
    return {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


@cache
def refusals() -> list[tuple[set[str], set[str]]]:
    """Of every `Refusal(...)` in the package: the codes and the paragraph it has."""
    calls = [
        node
        for tree in trees(PACKAGE, "*.py")
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
    ]
    return [(codes(call.args[0]), texts(call.args[1])) for call in calls]


def codes(node: ast.expr) -> set[str]:
    """Of a choice between two codes both, and not what it depends on."""
    return codes(node.body) | codes(node.orelse) if isinstance(node, ast.IfExp) else texts(node)


@cache
def cited_in_code() -> set[str]:
    """Docstrings, the RULEs of questions and the paragraphs of refusals."""
    by_docstrings = {number for doc in docstrings(PACKAGE, "*.py") for number in CITED.findall(doc)}
    return (
        by_docstrings | {ask.RULE for ask in Fields.FLOW.asks} | {number for _, found in refusals() for number in found}
    )


@cache
def cited_in_tests() -> set[str]:
    return {number for doc in docstrings(TESTS, "test_*.py") for number in CITED.findall(doc)}


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
    for chapter in range(1, 21):
        found = [paragraph for c, paragraph in numbers if c == chapter]
        assert found == list(range(1, len(found) + 1))


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
    """No step of a procedure is without a paragraph."""
    flow = Fields.FLOW
    steps = [(frame, name, flow.steps[frame][name].__doc__ or "") for frame in flow.order for name in flow.order[frame]]
    assert [f"{frame.__name__}.{name}" for frame, name, doc in steps if not CITED.search(doc)] == []


def test_every_question_cites_its_paragraph() -> None:
    """Every question names the paragraph that puts it, says so in its docstring, and is heard somewhere."""
    classes = [n for tree in trees(PACKAGE, "*.py") for n in ast.walk(tree) if isinstance(n, ast.ClassDef)]
    defined = {
        c.name
        for c in classes
        if any("Ask[" in ast.unparse(base) or "MayPlay" in ast.unparse(base) for base in c.bases)
    }
    assert {ask.__name__ for ask in Fields.FLOW.asks} == defined
    for ask in Fields.FLOW.asks:
        assert issubclass(ask, Ask)
        assert ask.RULE in book("en")
        assert CITED.search(inspect.getdoc(ask) or ""), ask.__name__


def test_every_refusal_cites_its_paragraph() -> None:
    """No refusal is without a paragraph of the book."""
    for found, paragraphs in refusals():
        assert len(paragraphs) == 1, found
        assert paragraphs <= set(book("en")), found


def test_every_refusal_is_provoked() -> None:
    """Every code of the game stands in the table of refusals that are tried out."""
    (tried,) = trees(TESTS, "test_refusals.py")
    assert {code for found, _ in refusals() for code in found} <= texts(tried)


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_named_test(ruling: str) -> None:
    """M1 to M41 and F1 to F41 each have a test that bears their name."""
    tests = [n.name for tree in trees(TESTS, "test_*.py") for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
    assert any(name.startswith(f"test_{ruling.lower()}_") for name in tests)
