"""The messages of one language, and how a language is chosen."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Resource

LANGUAGES = ("en", "it", "fr")
DEFAULT_LANGUAGE = LANGUAGES[0]
SEPARATORS = {"en": (",", "."), "it": (".", ","), "fr": ("\N{NO-BREAK SPACE}", ",")}  # thousands, decimals

# Only before names, which have a capital and then a small letter: a cell such as A4 stays as it is.
BEFORE_VOWEL = {
    "it": (
        (re.compile(r"\b([aA]) (?=A[a-zà-ÿ])"), r"\1d "),
        (re.compile(r"\b([eE]) (?=E[a-zà-ÿ])"), r"\1d "),
    ),
    "fr": ((re.compile(r"\b([dD]|[qQ]u)e (?=[AEIOUÀÂÉÈÊÎÔÛ][a-zà-ÿ])"), r"\1’"),),
}

QUOTED = {ord('"'): '\\"', ord("\\"): "\\\\", ord("\n"): " "}  # escapes for texts of an edition

Value: TypeAlias = str | int


class Messages:
    """The messages of one language. There is no silent fallback: a missing message is an error."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for resource in _parsed(lang):
            self._bundle.add_resource(resource)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **values: Value) -> str:
        """Format a message; raise `KeyError` if there is none, `TypeError` if one of its values is missing."""
        if not self.has(key):
            raise KeyError(f"no message {key!r} in {self.lang}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has attributes only"
        text, errors = self._bundle.format_pattern(pattern, {name: _argument(value) for name, value in values.items()})
        if errors:
            raise TypeError(f"{key} in {self.lang}: {errors[0]}")
        return before_vowel(self.lang, str(text))

    def with_words(self, words: Mapping[str, str]) -> Messages:
        """Return the same messages, with these texts replaced."""
        other = Messages(self.lang)
        quoted = {key: text.translate(QUOTED) for key, text in words.items()}
        lines = "".join(f'{key} = {{ "{text}" }}\n' for key, text in quoted.items())
        other._bundle.add_resource(FluentResource(lines), allow_overrides=True)
        return other

    def number(self, value: float, digits: int = 0) -> str:
        """Format a number with this many decimals: 1,234.5 is 1.234,5 in Italian and 1 234,5 in French."""
        thousands, decimal = SEPARATORS[self.lang]
        return f"{value:,.{digits}f}".translate(str.maketrans(",.", thousands + decimal))


def _argument(value: Value) -> object:
    """Switch off digit grouping, which differs between runtimes."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


def language(name: str) -> str:
    """Return the nearest supported language: `it_IT.UTF-8` and `it-CH` are Italian, an unknown one is English."""
    code = re.split(r"[-_.@]", name.casefold())[0]
    return code if code in LANGUAGES else DEFAULT_LANGUAGE


def system_language() -> str:
    """Return the language of the environment, in the order defined by POSIX."""
    named = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language(next(filter(None, named), ""))


def messages(lang: str) -> Messages:
    """Return the messages of this language, or of the nearest one."""
    return _load(language(lang))


@cache
def _parsed(lang: str) -> tuple[Resource, ...]:
    """The files of a language, parsed once: every edition with its own words has the same ones, too."""
    found = files(__package__).joinpath(lang).iterdir()
    return tuple(FluentResource(file.read_text("utf-8")) for file in found if file.name.endswith(".ftl"))


@cache
def _load(lang: str) -> Messages:
    return Messages(lang)


def before_vowel(lang: str, text: str) -> str:
    """A small word before a name that begins with a vowel: “d’Enki” in French, “ad Adad” in Italian."""
    for found, replacement in BEFORE_VOWEL.get(lang, ()):
        text = found.sub(replacement, text)
    return text
