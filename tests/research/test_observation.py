"""Observations: named arrays, text, and a form without loss, all from the view."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from plancia.engine import CHANCE
from plancia.games import NAMES, game, tigris
from plancia.research.codec import codec
from plancia.research.observation import Arrays, decode_view, encode_view, observer, view_text
from plancia.research.observation.page import page
from tests.research.games import OPTIONS, questions
from tests.research.twins import MOST, twins

DOCS = Path(__file__).parent.parent.parent / "docs"
TABLES = [(name, options, seats) for name in NAMES for options in OPTIONS[name] for seats in game(name).SEATS]


def equal(one: Arrays, other: Arrays) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[name], other[name]) for name in one)


@pytest.mark.parametrize(("name", "options", "seats"), TABLES)
def test_every_value_is_within_its_documented_range(name: str, options: dict[str, Any], seats: int) -> None:
    """Shapes, ranges and types are those of the features, for every seat."""
    rules = game(name)
    watcher = observer(name, rules.OPTIONS(**options), seats)
    for number, question in enumerate(questions(name, options, seats, seed=seats)):
        if number % 17:
            continue
        arrays = watcher.observe(rules.view(question.s, number % seats))
        for feature in watcher.layout.features:
            array = arrays[feature.name]
            assert array.shape == feature.shape
            assert array.dtype == (np.int8 if feature is watcher.layout.planes else np.int16)
            assert feature.low <= array.min() <= array.max() <= feature.high, feature.name


@pytest.mark.parametrize("name", NAMES)
def test_equal_views_give_equal_observations(name: str) -> None:
    """What a seat cannot know makes no difference, in arrays, text, bytes and masks."""
    rules, words = game(name), codec(name)
    assert len(twins(name)) == MOST
    for state, twin, seat in twins(name):
        one, other = rules.view(state, seat), rules.view(twin, seat)
        watcher = observer(name, state.options, state.seats)
        assert equal(watcher.observe(one), watcher.observe(other))
        assert view_text(one) == view_text(other)
        assert encode_view(one) == encode_view(other)
        if seat in rules.to_move(state):
            masks = [words.mask(rules.question(world, seat).next(())) for world in (state, twin)]
            assert np.array_equal(masks[0], masks[1])


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_lost(name: str) -> None:
    """A view can be read back from its bytes."""
    rules = game(name)
    for number, question in enumerate(questions(name, OPTIONS[name][-1], 3, seed=2)):
        if number % 29 == 0:
            view = rules.view(question.s, number % 3)
            assert decode_view(rules, encode_view(view)) == view


def test_the_text_does_not_depend_on_the_order_of_keys() -> None:
    """Two equal views are the same text, however their dicts were filled."""
    rules = game("warlords")
    for question in questions("warlords", {}, 3, seed=1):
        view = rules.view(question.s, 0)
        if len(view.shown) > 1:
            turned = replace(view, shown=dict(reversed(view.shown.items())))
            assert turned == view
            assert list(turned.shown) != list(view.shown)
            assert view_text(turned) == view_text(view)
            return
    pytest.fail("no card is known to be in a hand")


def test_the_board_of_tigris_is_seen_in_planes() -> None:
    """A leader, its temple and the river are where they should be, for both players."""
    rules = tigris.GAME
    options = tigris.Options()
    state, _ = rules.begin(options, 2)
    state, _ = rules.resolve_chance(state, lambda n: 0)
    mover = rules.to_move(state)[0]
    state, _ = rules.apply(state, mover, ("leader", "black", "f2"))
    watcher = observer("tigris", options, 2)
    assert watcher.layout.planes is not None
    plane = watcher.layout.planes.axes[0].index
    for seat, label in ((mover, "black leader: own"), (1 - mover, "black leader: seat +1")):
        board = watcher.observe(rules.view(state, seat))["board"]
        assert board[plane(label), 1, 5] == board[plane(label)].sum() == 1
        assert board[plane("red tile, face up")].sum() == board[plane("treasure")].sum() == 10
        assert board[plane("river")].sum() == 41


def test_words_and_history_are_the_observers_own() -> None:
    """The words so far and the latest earlier words are written as ids, counted from 1."""
    rules = tigris.GAME
    options = tigris.Options()
    state, _ = rules.resolve_chance(rules.begin(options, 2)[0], lambda n: 0)
    watcher, words = observer("tigris", options, 2), codec("tigris")
    view = rules.view(state, rules.to_move(state)[0])
    arrays = watcher.observe(view, ("tile", "red"), [5, 6, 7])
    labels = next(f for f in watcher.layout.row if f.name == "question").axes[0]
    at = labels.index("word 1 of the answer so far")
    assert list(arrays["question"][at : at + 3]) == [words.id("tile") + 1, words.id("red") + 1, 0]
    assert list(arrays["history"][:4]) == [7, 6, 5, 0]
    assert arrays["question"][labels.index("asked TakeAction")] == 1


def test_every_element_is_documented() -> None:
    """The generated page is up to date, and no label is missing or used twice on an axis."""
    assert (DOCS / "observations.md").read_text("utf-8") == page()
    for name in NAMES:
        for feature in observer(name, game(name).OPTIONS(), 3).layout.features:
            for labels in feature.axes:
                assert len(set(labels)) == len(labels)
                assert all(labels)


def test_an_observer_is_one_of_its_game() -> None:
    """Options of another game, and numbers of players that it cannot have, are rejected with the valid ones."""
    with pytest.raises(ValueError, match="tigris has 2 to 4 seats, not 7"):
        observer("tigris", tigris.Options(), 7)
    with pytest.raises(TypeError, match="are no options of rex: give its OPTIONS"):
        observer("rex", tigris.Options(), 3)


def test_no_question_to_chance_is_left_out() -> None:
    """A seat may be shown the table while chance has to draw."""
    rules = tigris.GAME
    state, _ = rules.begin(tigris.Options(), 2)
    assert rules.to_move(state) == (CHANCE,)
    assert observer("tigris", tigris.Options(), 2).observe(rules.view(state, 0))["question"].any()
