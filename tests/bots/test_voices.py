"""Short lines of bots: from public facts only, said by bots only, and not too often."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from plancia.bots.voices import OCCASIONS, SPOKEN, spoken, spoken_about, spoken_of_promise
from plancia.deals import LedgerEntry, Offer
from plancia.engine import Disclosure
from plancia.games import game
from plancia.games.rex import facts as rex
from plancia.games.rex.deals.peace import NoAttack
from plancia.games.rex.deals.rivals import DenyVictory
from plancia.games.tigris import facts as tigris
from plancia.locale import LANGUAGES, messages

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


def offer(*kinds: Any, seat: int = 1, to: int = 0, status: Any = "open", reason: Any = "", counters: str = "") -> Offer:
    return Offer(
        id="1",
        seat=seat,
        to=to,
        private=False,
        counters=counters,
        terms=(),
        promises=kinds,
        round=1,
        expires="round",
        status=status,
        reason=reason,
    )


def test_a_bot_gives_the_reason_for_its_deals() -> None:
    """For an offer, a counter-offer, an answer, and a promise that it has broken."""
    peace, rival = NoAttack(seat=1, target=0, until=1), DenyVictory(seat=1, rival=2)
    assert spoken_about("rex", offer(peace), BOTS) == (1, "voice-diplomat-peace")
    assert spoken_about("rex", offer(peace, rival), BOTS) == (1, "voice-diplomat-rival")
    assert spoken_about("rex", offer(peace, counters="0"), BOTS) == (1, "voice-diplomat-counter")
    assert spoken_about("rex", offer(peace, seat=0, to=3, status="accepted"), BOTS) == (3, "voice-schemer-accept")
    declined: dict[str, Any] = {"seat": 0, "to": 3, "status": "declined"}
    assert spoken_about("rex", offer(peace, **declined), BOTS) == (3, "voice-schemer-refuse")
    assert spoken_about("rex", offer(peace, reason="distrust", **declined), BOTS) == (3, "voice-schemer-distrust")
    plain = offer(peace, seat=0, to=2, status="declined", reason="no_promises")
    assert spoken_about("rex", plain, BOTS) == (2, "voice-plain-no-promises")
    assert spoken_about("rex", offer(peace, seat=0), BOTS) is None  # a person
    entry = LedgerEntry(
        id="1.1", offer="1", to=0, private=False, promise=peace, round=1, status="broken", decided=1, fact=None
    )
    assert spoken_of_promise(entry, BOTS) == (1, "voice-diplomat-broke")
    assert spoken_of_promise(replace(entry, status="kept"), BOTS) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_voice_has_its_lines(language: str) -> None:
    """In every language."""
    m = messages(language)
    missing = [f"voice-{voice}-{name}" for voice, names in SPOKEN.items() for name in names]
    assert [key for key in missing if not m.has(key)] == []


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
