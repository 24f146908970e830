"""Short lines of bots: from public facts only, said by bots only, and not too often."""

from __future__ import annotations

import pytest

from plancia.bots.voices import OCCASIONS, SPOKEN, spoken
from plancia.engine import Disclosure
from plancia.games import game
from plancia.games.rex import facts as rex
from plancia.games.tigris import facts as tigris

BOTS = ("", "expert-diplomat", "novice", "master-schemer")


@pytest.mark.parametrize("name", OCCASIONS)
def test_every_occasion_is_a_public_fact_of_the_game(name: str) -> None:
    """It has the fields that the occasion names, and everybody sees it."""
    kinds = {kind.__name__: kind for kind in game(name).fact_kinds()}
    for fact, occasion in OCCASIONS[name].items():
        assert not issubclass(kinds[fact], Disclosure)
        assert {occasion.speaker, *occasion.when} <= set(kinds[fact].__struct_fields__)
        assert any(occasion.name in names for names in SPOKEN.values())


def test_a_bot_gives_the_reason_for_its_offers() -> None:
    """It speaks in the voice of its character."""
    proposed = rex.AllianceProposed(seat=1, members=(0, 1))
    assert spoken("rex", proposed, BOTS, 5) == (1, "voice-diplomat-propose")
    assert spoken("rex", rex.AllianceLeft(seat=3), BOTS, 5) == (3, "voice-schemer-leave")
    gift = rex.InfluencePaid(seat=1, amount=2, receiver=0, why="gift")
    assert spoken("rex", gift, BOTS, 5) == (1, "voice-diplomat-gift")
    assert spoken("tigris", tigris.MonumentBuilt(seat=2, cell="a1", colours=("red", "blue")), BOTS, 5) == (
        2,
        "voice-plain-built",
    )


def test_people_and_other_facts_are_left_alone() -> None:
    assert spoken("rex", rex.AllianceLeft(seat=0), BOTS, 0) is None
    assert spoken("rex", rex.InfluencePaid(seat=1, amount=2, receiver=None, why="card"), BOTS, 0) is None
    assert spoken("rex", rex.ProposalFell(seat=1, withdrawn=True), BOTS, 0) is None
    assert spoken("rex", rex.BattleDecided(winner=None, why="explosion"), BOTS, 0) is None
    assert spoken("rex", rex.AllianceLeft(seat=2), BOTS, 0) is None  # without a character it has no line for this
    assert spoken("spoof", rex.AllianceLeft(seat=1), BOTS, 0) is None


def test_some_occasions_are_passed_over() -> None:
    """Not every battle is worth a line."""
    won = rex.BattleDecided(winner=1, why="strength")
    assert [spoken("rex", won, BOTS, number) is not None for number in range(4)] == [True, False, True, False]
