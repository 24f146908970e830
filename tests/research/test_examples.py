"""The examples run, in short versions. The one that trains is only tried as far as it needs no torch."""

from __future__ import annotations

import json
import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from msgspec.structs import replace

from plancia.arena import Plan, simulate
from plancia.research.codec import Mask
from plancia.research.gymnasium import OneLearner

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def example(name: str) -> ModuleType:
    spec = spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_bot_in_30_lines_beats_the_random_bot() -> None:
    """It wins all of a few games, and its class has thirty lines at most."""
    path = EXAMPLES / "bot_in_30_lines.py"
    plan = Plan(game="tigris", bots=(f"{path}:OneAhead", "random"), games=2, options={"stall_guard": True})
    for outcome in simulate(plan):
        winners = [bot for bot, place in zip(outcome.seating, outcome.places, strict=True) if place == 1]
        assert winners == [f"{path}:OneAhead"]
    body = re.search(r"^class .*?(?=^if )", path.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert body is not None
    assert len(body.group().strip().splitlines()) <= 30


def test_imagined_worlds_have_the_exact_odds() -> None:
    """The frequencies of a thousand worlds are close to the exact odds."""
    assert example("exact_odds").main(worlds=1000) < 0.06


def test_regret_falls_in_a_battle_of_rex(capsys: pytest.CaptureFixture[str]) -> None:
    """The bound on the regret per iteration is lower at the end."""
    early, late = example("regret_rex_battle").main(iterations=12)
    assert late < early
    assert "units of regret per iteration" in capsys.readouterr().out


def test_the_trainer_sees_and_plays() -> None:
    """Its features are within their space, its masks are legal, and random play wins about half."""
    ppo = example("ppo_tigris")
    env = ppo.Learner()
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    random = np.random.default_rng(1)

    def choose(seen: object, mask: Mask) -> int:
        return int(random.choice(np.flatnonzero(mask)))

    assert 0 <= ppo.win_rate(choose, 4, seed=1) <= 1


def test_progress_counts_the_learners_own_points() -> None:
    """The rewards on the way are for points and treasures of the learner."""
    ppo = example("ppo_tigris")
    env = OneLearner("tigris", 2, seat=0)
    env.reset(seed=1)
    state = env.table.state
    env.table.resume(replace(state, points=(1, 2, 3, 4, 9, 9, 9, 9), taken=(2, 5)))
    assert ppo.progress(env.table.observe(0)) == 3 * 1 + 10 + 3 * 2


def test_the_notebook_runs() -> None:
    """Every cell, in order; it contains no output that could become outdated."""
    notebook = json.loads((EXAMPLES / "boards.ipynb").read_text("utf-8"))
    known: dict[str, object] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            exec(compile("".join(cell["source"]), "boards.ipynb", "exec"), known)
