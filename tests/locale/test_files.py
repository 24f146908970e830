"""The Fluent files: none is malformed, and the three languages have the same messages."""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast

from plancia.locale import LANGUAGES
from tests.locale.ftl import FILES, entries, is_part, parsed, read

KEYS = sorted(entries("en"))
NAMES = sorted({file.name for file in FILES})
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_nothing_is_malformed(file: Path) -> None:
    """A runtime drops a malformed message silently, so there is none."""
    junk = [entry.content for entry in parsed(file).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_defined_twice(lang: str) -> None:
    """A runtime keeps the first of two messages with one key silently, so there is only one."""
    bodies = [parsed(file).body for file in FILES if file.parent.name == lang]
    keys = Counter(entry.id.name for body in bodies for entry in body if isinstance(entry, ast.Message))
    assert [key for key, n in keys.items() if n > 1] == []


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", NAMES)
def test_every_language_has_the_same_messages_in_the_same_order(lang: str, name: str) -> None:
    """A file has the same keys in every language, in the same order; only parts of messages may differ."""
    found = {}
    for file in FILES:
        if file.name == name:
            ids = [entry.id.name for entry in parsed(file).body if isinstance(entry, ast.Message)]
            found[file.parent.name] = [key for key in ids if not is_part(key)]
    assert found[lang] == found["en"]


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_uses_the_same_values(lang: str) -> None:
    """A value that one language uses is used by the others, too."""
    used = {key: read("en", key).variables for key in KEYS if not is_part(key)}
    assert {key: read(lang, key).variables for key in used} == used


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_distinguishes_the_same_cases(lang: str) -> None:
    """A case with its own text in one language has one in the others, too."""
    english = {key: read("en", key).cases for key in KEYS if not is_part(key)}
    assert {key: read(lang, key).cases for key in english} == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_style_is_plain(lang: str) -> None:
    """No exclamation marks, no straight quotation marks, and no brackets, which a terminal takes for markup."""
    loud = {key: text for key in entries(lang) for text in read(lang, key).texts if re.search(r'[!"\[\]{}]', text)}
    assert loud == {}


def test_french_spaces_do_not_break() -> None:
    """In French a no-break space precedes : ; ? » and % and follows «."""
    texts = {(key, text) for key in entries("fr") for text in read("fr", key).texts}
    assert {(key, text) for key, text in texts if re.search(r" [:;?»%]|« |[^\s][;?]", text)} == set()


def test_french_texts_about_one_thing_are_not_shown_for_none() -> None:
    """In French 0 has the form `one` as well: texts that say "un" are for `1`, or there is a text for `0`."""
    texts = {(key, text) for key in entries("fr") for text in read("fr", key).singular}
    assert {(key, text) for key, text in texts if re.search(r"(?i)\b(une?|1)\b", text)} == set()


@pytest.mark.parametrize("lang", OTHERS)
def test_articles_are_elided_before_vowels_only(lang: str) -> None:
    """In Italian and French an apostrophe follows l', d', qu' and the like only before a vowel, an h or a value."""
    wrong = re.compile(r"(?i)\b(?:[cdjlmnst]|qu|all|dall|dell|nell|sull|un)['’][bcdfgj-np-tvwxz]")
    assert {key: text for key in entries(lang) for text in read(lang, key).texts if wrong.search(text)} == {}
