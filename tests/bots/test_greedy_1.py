"""greedy-1 is frozen: it is what later bots are measured against, so its answers never change."""

from __future__ import annotations

from pathlib import Path

import pytest

from plancia.arena import Plan, play_game
from plancia.records import read

GAMES = sorted((Path(__file__).parent / "greedy_1").glob("*.plancia"))


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_it_answers_as_on_the_day_it_was_frozen(file: Path) -> None:
    """Every decision of a whole game, with every number of players, is the one in the record."""
    record = read(file.read_text("utf-8"))
    plan = Plan(game=record.game, bots=record.names, options=record.options, seed="golden", keep=True)
    assert read(play_game(plan, 0).record).entries == record.entries
