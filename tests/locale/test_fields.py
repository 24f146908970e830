"""The fields of a game: each declares what it holds, and phrases use only what the fields give them."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from plancia.engine import CASE, Ask, Fact, FieldKind, field_kinds
from plancia.games import NAMES, game, negotiation
from plancia.locale import LANGUAGES, messages
from plancia.locale.fields import Fields, describe
from plancia.locale.phrases import kebab
from tests.locale.ftl import read


def structs(name: str) -> Iterator[type[msgspec.Struct]]:
    """Everything of a game that is shown: facts, consequences, questions and answers."""
    rules = game(name)
    yield from rules.fact_kinds()
    yield from rules.consequence_kinds()
    if (deals := negotiation(name)) is not None:
        yield from (*deals.PROMISES, *deals.TERMS)
    for ask in rules.question_kinds():
        yield ask
        yield from ask.VERBS.values() or ([ask.SAYS] if ask.NAMED else [])


@pytest.mark.parametrize("name", NAMES)
def test_every_field_has_a_kind(name: str) -> None:
    """The type of each field that can be shown declares what the field holds."""
    missing = []
    for struct in structs(name):
        try:
            field_kinds(struct)
        except TypeError as error:
            missing.append(str(error))
    assert missing == []


class Nameless(Fact, frozen=True, kw_only=True, gc=False):
    amount: int
    cell: str
    withdrawn: bool


def test_a_field_without_a_kind_is_named() -> None:
    """The error says which fields of which struct; a bool needs no kind of its own."""
    with pytest.raises(TypeError, match=r"test_fields\.Nameless: no kind for amount, cell$"):
        field_kinds(Nameless)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_phrase_uses_only_fields_that_exist(name: str, lang: str) -> None:
    """Each fact has a phrase, and its variables come from the fields of the fact."""
    wrong = {}
    for fact, fields in describe(name).facts.items():
        key = f"{name}-fact-{kebab(fact)}"
        assert messages(lang).has(key), key
        wrong[key] = set(read(lang, key).variables) - _variables_of(fields)
    assert {key: unknown for key, unknown in wrong.items() if unknown} == {}


def _variables_of(fields: Fields) -> set[str]:
    """Return the variables that these fields can give to a message."""
    special = {
        "seat": {"you", "count"},
        "places": {"winners", "count", "you"},
        "strengths": {"attack", "defence", "more", "less", "tie"},
        "name": {"count"},
        "cell": {"count"},
        "pieces": {"count"},
    }
    names = {"player" if name == "seat" else name for name in fields}
    return names.union(*(special.get(kind.kind, set()) for kind in fields.values()))


def test_a_list_of_words_declares_the_kind_of_its_words() -> None:
    """Answers without named fields say on the question what each word is."""
    asks: list[type[Ask[Any, Any]]] = [ask for name in NAMES for ask in game(name).question_kinds()]
    plain = {ask.__name__: ask.WORD for ask in asks if not ask.VERBS and not ask.NAMED}
    assert plain["Draw"] == CASE
    assert all(isinstance(kind, FieldKind) for kind in plain.values())
