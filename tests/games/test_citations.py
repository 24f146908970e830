"""Rules and code: every paragraph is in the code and in a test, and every citation exists."""

from __future__ import annotations

import inspect
import re

import pytest

from plancia.games.rex.edition.box import RACES
from plancia.games.rex.game import composed
from plancia.games.tigris.game import FLOWS
from plancia.games.warlords.game import FLOW
from tests.games.citations import CITED, NUMBER, Citations

TIGRIS = Citations("tigris", *FLOWS.values())
REX = Citations("rex", composed(RACES, True), refusals="test_*.py")
WARLORDS = Citations("warlords", FLOW)
GAMES = (TIGRIS, REX, WARLORDS)

EACH_GAME = pytest.mark.parametrize("cited", GAMES, ids=[cited.game for cited in GAMES])
EACH_LANGUAGE = pytest.mark.parametrize("language", ["en", "it", "fr"])
COMPUTED = {"on_a_leader", "on_a_monument", "on_a_treasure", "on_a_catastrophe"}  # codes that Tigris has in a table
NUMBERED = re.compile(r"^test_(\d+)_(\d+)_[a-z]")
LABEL = re.compile(r"test_[a-z]\d+[a-z]?_")  # of a list that is not in the repository


# ---- the book --------------------------------------------------------------------------------------------------------
@EACH_LANGUAGE
@EACH_GAME
def test_the_languages_have_the_same_paragraphs(cited: Citations, language: str) -> None:
    """English, Italian and French number the same paragraphs in the same order, with the same definitions."""
    assert list(cited.book(language)) == list(cited.book("en"))
    assert cited.definitions(language) == cited.definitions("en")


@EACH_LANGUAGE
@EACH_GAME
def test_the_languages_refer_to_the_same_paragraphs(cited: Citations, language: str) -> None:
    """References to another paragraph are the same in every language, and the other paragraph exists."""
    english = cited.book("en")
    for number, text in cited.book(language).items():
        assert sorted(NUMBER.findall(text)) == sorted(NUMBER.findall(english[number])), number
        assert set(NUMBER.findall(text)) <= cited.paragraphs


@EACH_GAME
def test_paragraphs_are_numbered_without_gaps(cited: Citations) -> None:
    """Chapters and their paragraphs count up from one."""
    numbers = [tuple(map(int, number.split("."))) for number in cited.book("en")]
    chapters = sorted({chapter for chapter, _ in numbers})
    assert numbers == sorted(numbers)
    assert chapters == list(range(1, len(chapters) + 1))
    for chapter in chapters:
        found = [paragraph for c, paragraph in numbers if c == chapter]
        assert found == list(range(1, len(found) + 1))


@EACH_GAME
def test_definitions_are_paragraphs(cited: Citations) -> None:
    """Everything marked as a definition is in the rules."""
    assert set(cited.definitions("en")) <= cited.paragraphs


# ---- the code --------------------------------------------------------------------------------------------------------
@EACH_GAME
def test_every_rule_is_in_the_code_and_in_a_test(cited: Citations) -> None:
    """Each paragraph that is not just a definition is cited by the code and by a test's docstring."""
    assert [number for number in cited.rules if number not in cited.in_code] == []
    assert [number for number in cited.rules if number not in cited.in_tests] == []


@EACH_GAME
def test_nothing_cites_a_paragraph_that_is_not_there(cited: Citations) -> None:
    """Every number cited in code and tests is a paragraph of the rules."""
    assert cited.in_code | cited.in_tests <= cited.paragraphs


@EACH_GAME
def test_every_step_cites_its_paragraph(cited: Citations) -> None:
    """Every step of every procedure cites a paragraph."""
    assert [name for name, doc in cited.steps.items() if not CITED.search(doc)] == []


@EACH_GAME
def test_every_question_cites_its_paragraph(cited: Citations) -> None:
    """Every question is heard by a step, has a paragraph, and cites it in its docstring."""
    assert {ask.__name__ for ask in cited.asks} == cited.asks_defined
    for ask in cited.asks:
        assert ask.RULE in cited.paragraphs, ask.__name__
        assert CITED.search(inspect.getdoc(ask) or ""), ask.__name__


@EACH_GAME
def test_every_refusal_cites_its_paragraph(cited: Citations) -> None:
    """Every refusal has a paragraph of the rules; in Warlords exactly one."""
    for codes, found in cited.refusals:
        assert found, codes
        assert found <= cited.paragraphs, codes
        assert cited is not WARLORDS or len(found) == 1, codes


@EACH_GAME
def test_every_refusal_is_provoked(cited: Citations) -> None:
    """Every code of the game occurs in the tests that provoke refusals."""
    codes = cited.codes | (COMPUTED if cited is TIGRIS else set())
    assert codes - cited.provoked == set()


@EACH_GAME
def test_the_numbers_in_names_of_tests_are_paragraphs(cited: Citations) -> None:
    """A test is named after its paragraph, `test_9_10_…`, and not after a label that only its author can look up."""
    assert [name for name in cited.tests_named if LABEL.match(name)] == []
    numbered = {f"{chapter}.{number}" for name in cited.tests_named for chapter, number in NUMBERED.findall(name)}
    assert numbered - cited.paragraphs == set()
