"""A game that the research library does not know works without new code."""

from __future__ import annotations

import sys
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest

from plancia.games import NAMES
from plancia.research.codec import codec
from plancia.research.gymnasium import OneLearner
from plancia.research.pettingzoo import raw_env
from tests.web.garden import FLOW, Garden


class FourthGame(Garden):
    """The small game of the browser tests. A game lists its flows, so that its questions are known."""

    FLOW = FLOW


GAME = FourthGame()
SEATS = GAME.SEATS[-1]


@pytest.fixture
def garden(monkeypatch: pytest.MonkeyPatch) -> str:
    """Registered beside the other three."""
    monkeypatch.setitem(sys.modules, "plancia.games.garden", SimpleNamespace(GAME=GAME))
    monkeypatch.setattr("plancia.games.NAMES", (*NAMES, GAME.NAME))
    return GAME.NAME


def test_its_words_are_discovered(garden: str) -> None:
    """Random games show its words; they are numbered in a fixed order, without a promise that it stays."""
    words = codec(garden)
    assert words.version == 0
    assert len(words) > 2
    assert words.words == codec(garden).words


def test_it_is_played(garden: str) -> None:
    """A random game ends with rewards, and the observation shows the question that the view allows."""
    environment, random = raw_env(garden, SEATS), Random(1)
    environment.reset(seed=1)
    steps = 0
    for _ in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            assert -1 <= reward <= 1
            environment.step(None)
            continue
        assert environment.observation_space("seat_0").contains(observation)
        environment.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
        steps += 1
    assert steps > 3
    learner = OneLearner(garden, SEATS)
    _, info = learner.reset(seed=1)
    assert info["action_mask"].any()
