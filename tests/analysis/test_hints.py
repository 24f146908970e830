"""Hints: good answers first, with reasons, from a view and nothing else."""

from __future__ import annotations

import pytest

from plancia.analysis import shipped
from plancia.analysis.hints import SHOWN, hints
from plancia.arena import stream
from plancia.games import NAMES, game


@pytest.mark.parametrize("name", NAMES)
def test_the_best_answer_comes_first(name: str) -> None:
    """The hint for the position of a puzzle is its answer; all are legal."""
    puzzle = shipped(name)[0]
    rules, state = game(name), puzzle.position()
    view, question = rules.view(state, puzzle.seat), rules.question(state, puzzle.seat)
    found = hints(rules, puzzle.seats, view, question, stream("hint").randrange)
    assert puzzle.is_solved_by(found[0].words)
    assert len(found) <= SHOWN
    chances = [one.chance for one in found if one.chance is not None]
    assert chances == sorted(chances, reverse=True)
    for one in found:
        question.check(one.words)


@pytest.mark.parametrize("name", NAMES)
def test_hints_depend_only_on_the_view(name: str) -> None:
    """Another state that looks the same gives the same hints."""
    puzzle = shipped(name)[0]
    rules = game(name)
    worlds = [puzzle.position(), rules.imagine(puzzle.view(), stream("twin").randrange)]
    found = [
        hints(
            rules,
            puzzle.seats,
            rules.view(world, puzzle.seat),
            rules.question(world, puzzle.seat),
            stream("h").randrange,
        )
        for world in worlds
    ]
    assert found[0] == found[1]


def test_equals_have_reasons_too() -> None:
    """At the start of Tigris & Euphrates the best answers are worth the same; each lists what speaks for it."""
    rules = game("tigris")
    state, _ = rules.begin(rules.OPTIONS(), 2)
    state, _ = rules.resolve_chance(state, stream("start").randrange)
    seat = rules.to_move(state)[0]
    found = hints(rules, 2, rules.view(state, seat), rules.question(state, seat), stream("hint").randrange)
    assert found[0].chance == pytest.approx(found[-1].chance, abs=0.02)
    assert all(one.reasons for one in found)
