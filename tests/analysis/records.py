"""Stored games of Master against Novice: reviews of them are the same on every machine, however the bots play there.

`python -m tests.analysis.records` plays them again, for example after a change of the rules.
"""

from __future__ import annotations

from pathlib import Path

from plancia.arena import Plan, play_game
from plancia.bots.evaluation import part_of
from plancia.games import NAMES, game
from plancia.records import Record, read

FOLDER = Path(__file__).parent / "stored"
BEST, WORST = 0, 1  # seats of Master and of Novice; the others are Novices, too


def stored(name: str) -> Record:
    return read((FOLDER / f"{name}.plancia").read_text("utf-8"))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in NAMES:
        options = dict(game(name).BOUNDED) | part_of(name, "SELF_PLAY_OPTIONS", {})
        novices = max(game(name).SEATS[0], 2) - 1
        plan = Plan(game=name, bots=("master", *("novice",) * novices), options=options, keep=True, seed="good")
        (FOLDER / f"{name}.plancia").write_text(play_game(plan, 0).record, "utf-8")


if __name__ == "__main__":
    main()
