"""The examples run, in short versions. The one that trains is only tried as far as it needs no torch."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from msgspec.structs import replace

from plancia.arena import Plan, simulate
from plancia.games import NAMES
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


@pytest.mark.parametrize(
    ("program", "complaint"),
    [
        ("exact_odds.py --worlds 0", "--worlds: at least 1"),
        ("regret_rex_battle.py --iterations 0", "--iterations: at least 1"),
        ("ppo_tigris.py", "This example needs the package 'torch'. Install it with: pip install torch"),
    ],
)
def test_mistakes_are_explained(program: str, complaint: str, tmp_path: Path) -> None:
    """Numbers that make no sense, and a package that is missing, before any file is written."""
    name, *wanted = program.split()
    without = (
        "import runpy, sys; sys.modules['torch'] = None; del sys.argv[0]; runpy.run_path(sys.argv[0], None, '__main__')"
    )
    command = [sys.executable, "-c", without, str(EXAMPLES / name), *wanted]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode != 0
    assert ran.stderr.splitlines()[-1].endswith(complaint)
    assert not list(tmp_path.iterdir())


def test_the_notebook_runs() -> None:
    """Every cell, in order, and each game is drawn; it contains no output that could become outdated. Cells have the
    ids that this version of the format demands.
    """
    notebook = json.loads((EXAMPLES / "boards.ipynb").read_text("utf-8"))
    assert len({cell["id"] for cell in notebook["cells"]}) == len(notebook["cells"])
    known: dict[str, object] = {}
    pictures = []
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            shown = run_cell("".join(cell["source"]), known)
            if hasattr(shown, "options"):  # the state of a game
                pictures.append(shown._repr_svg_())  # type: ignore[attr-defined]  # what a notebook calls
    assert len(pictures) == len(NAMES)
    assert all(picture.startswith("<svg") for picture in pictures)


def run_cell(source: str, known: dict[str, object]) -> object:
    """Run a cell as a notebook does; returns what it would show: the value of an expression in its last line."""
    tree = ast.parse(source)
    last = tree.body[-1]
    if not isinstance(last, ast.Expr):
        exec(compile(tree, "boards.ipynb", "exec"), known)
        return None
    exec(compile(ast.Module(tree.body[:-1], []), "boards.ipynb", "exec"), known)
    return eval(compile(ast.Expression(last.value), "boards.ipynb", "eval"), known)
