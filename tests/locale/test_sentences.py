"""The file of sentences: Python still produces every text in it, and nothing that a game can show is missing."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from plancia.engine import CASE, Ask, Fact, FieldKind, field_kinds
from plancia.games import NAMES, game
from plancia.locale import LANGUAGES, messages
from plancia.locale.fields import describe
from plancia.locale.phrases import _variables as variables
from plancia.locale.phrases import kebab
from tests.locale import sentences
from tests.locale.ftl import read
from tests.locale.test_completeness import near_ends
from tests.locale.test_consequences import DRAWN

STORED = sentences.stored()
RENEW = "run `python -m tests.locale.sentences` and review the difference"


def test_python_produces_the_sentences() -> None:
    """Every text is the stored one. `web/src/core/sentences.test.ts` proves the same of the browser."""
    assert msgspec.to_builtins(sentences.rendered()) == msgspec.to_builtins(STORED), RENEW


@pytest.mark.parametrize("name", NAMES)
def test_everything_that_is_shown_has_a_sentence(name: str) -> None:
    """Each fact, consequence, question and announcement of the end is in the file."""
    rules = game(name)
    missing = {
        *({kind.__name__ for kind in rules.fact_kinds()} - {s.fact["type"] for s in STORED.facts if s.game == name}),
        *(
            {str(kind.__struct_config__.tag) for kind in rules.consequence_kinds()}
            - {s.consequence[0] for s in STORED.consequences if s.game == name}
            - DRAWN
        ),
        *({ask.__name__ for ask in rules.question_kinds()} - {s.ask["type"] for s in STORED.answers if s.game == name}),
        *(near_ends(name) - {kebab(s.near.code) for s in STORED.near_ends if s.game == name}),
    }
    assert missing == set()


@pytest.mark.parametrize("name", NAMES)
def test_every_variant_of_a_fact_has_a_sentence(name: str) -> None:
    """The samples of a fact select every variant of its message, for the reader and for others."""
    missing = {}
    for kind in game(name).fact_kinds():
        key = f"{name}-fact-{kebab(kind.__name__)}"
        shown = [_selected(s) for s in STORED.facts if s.game == name and s.fact["type"] == kind.__name__]
        for variable, cases in read("en", key).cases.items():
            selected = {str(values.get(variable)) for values in shown}
            unseen = cases - selected
            # A value without a variant of its own selects the default one.
            missing[key, variable] = set() if selected - cases and len(unseen) == 1 else unseen
    assert {where: cases for where, cases in missing.items() if cases} == {}


def _selected(sample: sentences.FactSentence) -> dict[str, Any]:
    found = variables(messages("en"), sample.game, sentences.fact_of(sample), STORED.names, sample.you)
    return {name: ("no", "yes")[value] if isinstance(value, bool) else value for name, value in found.items()}


# ---- fields and phrases ----------------------------------------------------------------------------------------------
def structs(name: str) -> Iterator[type[msgspec.Struct]]:
    """Everything of a game that is shown: facts, consequences, questions and answers."""
    rules = game(name)
    yield from rules.fact_kinds()
    yield from rules.consequence_kinds()
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
    with pytest.raises(TypeError, match=r"test_sentences\.Nameless: no kind for amount, cell$"):
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


def _variables_of(fields: Any) -> set[str]:
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


# ---- the kinds themselves --------------------------------------------------------------------------------------------
def test_kinds_do_not_change_what_is_stored() -> None:
    """Kinds are annotations: a struct is encoded as if they were not there, and decodes plain values."""
    for name in NAMES:
        for sample in (s for s in STORED.facts if s.game == name):
            fact = sentences.fact_of(sample)
            assert msgspec.json.decode(msgspec.json.encode(fact), type=type(fact)) == fact


def test_a_list_of_words_declares_the_kind_of_its_words() -> None:
    """Answers without named fields say on the question what each word is."""
    asks: list[type[Ask[Any, Any]]] = [ask for name in NAMES for ask in game(name).question_kinds()]
    plain = {ask.__name__: ask.WORD for ask in asks if not ask.VERBS and not ask.NAMED}
    assert plain["Draw"] == CASE
    assert all(isinstance(kind, FieldKind) for kind in plain.values())
