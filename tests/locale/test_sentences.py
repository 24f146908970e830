"""The file of sentences: Python still produces every text in it, and nothing that a game can show is missing."""

from typing import Any

import msgspec
import pytest

from plancia.games import NAMES, game, negotiation
from plancia.locale import messages
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
    """Each fact, consequence, question, promise, term and announcement of the end is in the file."""
    rules, deals = game(name), negotiation(name)
    promises, terms = (deals.PROMISES, deals.TERMS) if deals else ((), ())
    missing = {
        *({kind.__name__ for kind in rules.fact_kinds()} - {s.fact["type"] for s in STORED.facts if s.game == name}),
        *(
            {str(kind.__struct_config__.tag) for kind in rules.consequence_kinds()}
            - {s.consequence[0] for s in STORED.consequences if s.game == name}
            - DRAWN
        ),
        *({ask.__name__ for ask in rules.question_kinds()} - {s.ask["type"] for s in STORED.answers if s.game == name}),
        *(near_ends(name) - {kebab(s.near.code) for s in STORED.near_ends if s.game == name}),
        *({kind.__name__ for kind in promises} - {s.promise["type"] for s in STORED.promises if s.game == name}),
        *({kind.__name__ for kind in terms} - {s.term["type"] for s in STORED.terms if s.game == name}),
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


def test_kinds_do_not_change_what_is_stored() -> None:
    """Kinds are annotations: a struct is encoded as if they were not there, and decodes plain values."""
    for name in NAMES:
        for sample in (s for s in STORED.facts if s.game == name):
            fact = sentences.fact_of(sample)
            assert msgspec.json.decode(msgspec.json.encode(fact), type=type(fact)) == fact
