"""Examples for the rules: the rules accept every answer, and produce what the example is about."""

from __future__ import annotations

from importlib.resources import files

import pytest

from plancia.games import NAMES
from plancia.games.examples import Example, examples, figures, position
from plancia.locale import LANGUAGES, messages

EXAMPLES = [pytest.param(name, one, id=f"{name}-{one.name}") for name in NAMES for one in examples(name)]
HARD_RULES = {  # every one has an example
    "tigris": {"war", "revolt", "catastrophe"},
    "rex": {"traitor", "laser-and-shield", "bombardment"},
    "warlords": {"circle", "guard", "invasion"},
}


@pytest.mark.parametrize("name", NAMES)
def test_every_hard_rule_has_an_example(name: str) -> None:
    assert {example.name for example in examples(name)} == HARD_RULES[name]


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_an_example_shows_what_it_is_about(name: str, example: Example) -> None:
    """The last figure is the result of legal answers, and the fact in question has happened by then."""
    shown = figures(name, example)
    assert len(shown) == len(example.figures)
    assert shown[0].facts == () or example.figures[0] > 0
    assert example.shows in [type(fact).__name__ for figure in shown for fact in figure.facts]
    assert shown[0].view != shown[-1].view


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_an_example_belongs_to_a_paragraph_and_has_a_heading(name: str, example: Example) -> None:
    for lang in LANGUAGES:
        rules = files(f"plancia.games.{name}").joinpath("rules", f"{lang}.md").read_text("utf-8")
        assert f"**{example.rule}** " in rules
        assert messages(lang).has(f"web-{name}-example-{example.name}")


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_an_example_can_be_tried(name: str, example: Example) -> None:
    """Its position is one where the game continues."""
    state = position(name, example)
    assert state.ask is not None
    assert example.seat in range(state.seats)
