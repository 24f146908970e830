"""Playing with another edition: its numbers change the game, and nothing else."""

from __future__ import annotations

from plancia.engine import laws
from plancia.games.rex import GAME, Options
from plancia.games.rex.edition.loading import pack
from plancia.games.rex.notation import position, position_text
from tests.games.rex.lively import invariants
from tests.games.rex.table import chance, legal, phase, play, quiet
from tests.games.rex.table import position as set_up

EDITION = pack(
    """
    [races.hacan]
    influence = 9
    free_recruits = 2
    range = 3

    [leaders.emir]
    strength = 6

    [placements.HOL-SAL]
    left_amount = 4

    [spaces.LOW]
    name = { en = "Market Square" }
    """
)


def test_its_numbers_are_in_force() -> None:
    """Influence at set-up, range, placement and strength come from the data. §3.6 §5.2 §10.2 §11.14"""
    table = set_up("hacan sol letnev", options={"edition": EDITION}, units={"hacan": "SAI 3"}, placements="")
    assert table.box.races["hacan"].influence == 9
    assert play(phase(table, "influence"), "chance: HOL-SAL").lying("HOL") == 4
    at = quiet(phase(table, "manoeuvre"))
    assert "COU" in {text.split()[2] for text in legal(at, "hacan", "move SAI")}
    assert at.s.box.strength["emir"] == 6


def test_whole_games_are_played_with_it() -> None:
    """It is stored in the state and in the position's text, including names with spaces."""
    for seed in range(3):
        options = Options(races="lot", proposals=1, gifts=1, edition=EDITION)
        played = laws.random_game(GAME, options, 4, chance(f"edition {seed}"), lambda s: invariants(s, s, ()))
        laws.check_saved(GAME, played.state)
        assert position(position_text(played.state)) == played.state
