"""How much CPU a decision of the greedy bot takes, beside an older revision of this repository in the same run.

    python -m bench.decisions d591676 tigris

The frozen bot gives the same answers in both, so the work is the same: all decisions of the golden games of greedy-1.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

HERE = Path(__file__).parents[1]
GAMES = HERE / "tests" / "bots" / "greedy_1"


def measure(files: Sequence[str]) -> dict[str, Any]:
    """Ask the bot again for every decision of these games: the CPU time, the decisions, and a check of the answers."""
    from plancia.arena import stream
    from plancia.bots import Budget, bot
    from plancia.engine import CHANCE
    from plancia.records import Replay, read

    yardstick = "greedy-1" if hasattr(sys.modules["plancia.bots"], "YARDSTICKS") else "greedy"  # its name before
    asked = []
    for file in files:
        replay = Replay(read(Path(file).read_text("utf-8")))
        game, player = replay.game, bot(yardstick)(replay.game)
        for number, (state, entry) in enumerate(zip(replay.states, replay.record.entries, strict=False)):
            if entry.seat != CHANCE:
                view, question = game.view(state, entry.seat), game.question(state, entry.seat)
                asked.append((player, view, question, stream(f"{file}/{number}").randrange))
    began = process_time()
    answers = [player.answer(view, question, randbelow, Budget()) for player, view, question, randbelow in asked]
    spent = process_time() - began
    return {"ms": 1000 * spent / len(asked), "answers": sha256(repr(answers).encode()).hexdigest()}


def run(tree: Path, files: Sequence[str]) -> dict[str, Any]:
    """`measure` with the sources of that tree."""
    command = [sys.executable, str(Path(__file__)), "--measure", *files]
    env = os.environ | {"PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
    found: dict[str, Any] = json.loads(subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE).stdout)
    return found


def unpack(revision: str, folder: Path) -> None:
    """The sources of that revision."""
    archive = subprocess.run(["git", "archive", revision, "src"], cwd=HERE, check=True, stdout=subprocess.PIPE)
    subprocess.run(["tar", "-x", "-C", str(folder)], input=archive.stdout, check=True)


def main(args: Sequence[str] | None = None) -> None:
    """Alternate between the two revisions, and report the ratio of their CPU times."""
    parser = ArgumentParser(prog="python -m bench.decisions", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("revision", help="the older revision, such as a tag or a commit")
    parser.add_argument("game", nargs="?", default="tigris")
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args(args)
    files = [str(file) for file in sorted(GAMES.glob(f"{wanted.game}-*.plancia"))]
    ratios = []
    with tempfile.TemporaryDirectory() as folder:
        unpack(wanted.revision, Path(folder))
        for number in range(wanted.rounds):
            before, now = run(Path(folder), files), run(HERE, files)
            if before["answers"] != now["answers"]:
                raise SystemExit("the frozen bot has changed: its times cannot be compared")
            ratios.append(now["ms"] / before["ms"])
            line = f"{before['ms']:.2f} ms before, {now['ms']:.2f} ms now: {ratios[-1]:.2f}"
            print(f"round {number + 1}: {line}", flush=True)
    print(f"{wanted.game}: a decision takes {median(ratios):.2f} of the CPU time of {wanted.revision} (median)")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--measure"]:
        print(json.dumps(measure(sys.argv[2:])))
    else:
        main()
