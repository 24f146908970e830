"""Claims about the player's own cards, and the promise not to let a player win."""

from __future__ import annotations

from typing import Any

import pytest

from plancia.games.rex.deals.rivals import DenyVictory
from plancia.games.rex.deals.truth import HoldsCard, HoldsTraitor
from tests.games.rex.deals import promised, verdict
from tests.games.rex.table import Played, bidding, fight, phase, play, position, quiet

BATTLE = {"letnev": "SAI 4", "sol": "SAI 1"}
PLANS = ("letnev: 2 overseer attack", "sol: 0 liaison-agent none")
OVER = "chance: 1"  # the fleet moves, and somebody has won


def asking(**table: Any) -> Played:
    """Sol may interrogate a player before their move."""
    units = {"sol": "CIV 3", "letnev": "NAV 2"}
    cards = {"hands": {"sol": "interrogation"} | table.pop("hands", {})}
    at = phase(position("sol letnev hacan", units=units, **cards, **table), "manoeuvre")
    return quiet(at)


def last(**table: Any) -> Played:
    """The last decision of the game: the Letnev win."""
    units = {"letnev": "NAV 1, CIV 1, ADI 1", "sol": "PAL 2"}
    return quiet(phase(position("letnev sol hacan", **{"units": units} | table), "bombardment"))


# ---- cards -----------------------------------------------------------------------------------------------------------
def test_a_claim_is_true_when_the_card_is_shown() -> None:
    """It comes out when the player plays it."""
    at = fight(units=BATTLE, hands={"letnev": "energy-rifle informant"})
    claim = HoldsCard(seat=0, card="energy-rifle")
    assert verdict(claim, at, PLANS[0]) == "open"
    assert verdict(claim, at, *PLANS, "letnev: energy-rifle").startswith("kept Card")
    assert verdict(HoldsCard(seat=0, card="informant"), at, *PLANS, "letnev: energy-rifle") == "open"


def test_a_claim_is_false_when_the_hand_is_empty() -> None:
    """The card has not come out, and there is no card left."""
    at = fight(units=BATTLE, hands={"letnev": "energy-rifle"})
    claim = HoldsCard(seat=0, card="informant")
    lines = (*PLANS, "letnev: energy-rifle")
    assert verdict(claim, at, *lines) == "open"  # the winner may keep it
    assert verdict(claim, at, *lines, "letnev: discard") == "broken CardDiscarded"


@pytest.mark.parametrize(("card", "expected"), [("bio-suit", "kept"), ("informant", "broken")])
def test_an_interrogation_decides_a_claim(card: str, expected: str) -> None:
    """Its answer is true and public."""
    at = asking(hands={"letnev": "bio-suit"})
    result = verdict(HoldsCard(seat=1, card=card), at, f"sol: play interrogation letnev card {card}")
    assert result == f"{expected} InterrogationAnswered"


def test_nothing_is_proved_after_new_cards() -> None:
    """The card may be a new one: then the end of the game decides, when nothing is secret."""
    at = bidding("sol letnev hacan", hands={"sol": "bio-suit"})
    bought = ("sol: bid 1", "letnev: pass", "hacan: pass", "chance: informant")
    for card in ("informant", "bio-suit"):
        entry = promised(HoldsCard(seat=0, card=card), at, *bought)
        assert (entry.status, entry.fact) == ("open", None)


@pytest.mark.parametrize(("card", "expected"), [("bio-suit", "kept"), ("informant", "broken")])
def test_the_end_of_the_game_decides_a_claim(card: str, expected: str) -> None:
    """The record is open to everybody then."""
    at = last(hands={"sol": "bio-suit"})
    assert verdict(HoldsCard(seat=1, card=card), at, OVER) == f"{expected} GameOver"


def test_true_and_false_claims_look_the_same() -> None:
    """Until it comes out, nothing in the ledger depends on the truth."""
    at = asking(hands={"letnev": "bio-suit"})
    lines = ("sol: stay",)
    entries = [promised(HoldsCard(seat=1, card=card), at, *lines) for card in ("bio-suit", "informant")]
    assert {(entry.status, entry.fact, entry.decided, entry.round) for entry in entries} == {("open", None, None, 1)}


# ---- traitors --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seat", "expected"), [(0, "kept TraitorRevealed"), (2, "broken TraitorRevealed")])
def test_a_revealed_traitor_decides_a_claim(seat: int, expected: str) -> None:
    """Each leader has only one traitor card: the claim of anybody else was false."""
    at = fight(units=BATTLE, traitors={"letnev": "fleet-admiral"})
    lines = ("letnev: 2 overseer none", "sol: 1 fleet-admiral none", "letnev: traitor")
    assert verdict(HoldsTraitor(seat=seat, leader="fleet-admiral"), at, *lines) == expected


@pytest.mark.parametrize(("leader", "expected"), [("emir", "kept"), ("broker", "broken")])
def test_an_interrogation_or_the_end_decides_a_claim_about_a_traitor(leader: str, expected: str) -> None:
    at = asking(traitors={"letnev": "emir"})
    claim = HoldsTraitor(seat=1, leader=leader)
    result = verdict(claim, at, f"sol: play interrogation letnev traitor {leader}")
    assert result == f"{expected} InterrogationAnswered"
    over = last(traitors={"sol": "emir"})
    assert verdict(HoldsTraitor(seat=1, leader=leader), over, OVER) == f"{expected} GameOver"


def test_impossible_claims() -> None:
    """A card that does not exist, and a leader who is not in the game."""
    assert HoldsCard(seat=0, card="excalibur").wrong_field(last().s) == "card"
    assert HoldsTraitor(seat=0, leader="ambassador").wrong_field(last().s) == "leader"
    assert DenyVictory(seat=0, rival=0).wrong_field(last().s) == "rival"


# ---- victory ---------------------------------------------------------------------------------------------------------
HELD = {"sol": "NAV 1, CIV 1, ADI 1", "letnev": "WES 2", "hacan": "REC 1"}  # Sol has three strongholds
DENY = DenyVictory(seat=0, rival=1)


def threatened(**table: Any) -> Played:
    """The Letnev move first; Sol has enough strongholds, and one of them is near."""
    given: dict[str, Any] = {"units": HELD, "influence": {"letnev": 0, "sol": 0, "hacan": 0}, "fleet": 4}
    return quiet(phase(position("letnev sol hacan", **given | table), "manoeuvre"))


def rest_of_round(at: Played, *lines: str, plan: str = "0 overseer none") -> tuple[str, ...]:
    """These answers, and then as little as possible until the next round or the end of the game."""
    answers, now = list(lines), play(at, *lines)
    usual = {"MoveUnits": "stay", "DeployUnits": "end", "DrawBombardment": "1"}
    plans = {"letnev": plan, "sol": "0 fleet-admiral none"}
    while now.asks and now.asks != "DrawInfluence chance":
        kind, who = now.asks.split()[:2]
        answers.append(f"{who}: {plans[who] if kind == 'SealPlan' else usual[kind]}")
        now = play(now, answers[-1])
    return tuple(answers)


def test_to_let_a_player_win_whom_one_could_have_stopped() -> None:
    """A chance that was missed: units could have entered a stronghold, and stayed."""
    at = threatened()
    assert verdict(DENY, at, *rest_of_round(at, "letnev: stay")) == "broken GameOver"


def test_without_a_chance_the_promise_is_void() -> None:
    """No units in reach, and nothing to deploy."""
    at = threatened(units=HELD | {"letnev": ""})
    assert verdict(DENY, at, *rest_of_round(at)) == "void GameOver"


def test_an_attempt_counts() -> None:
    """Units that entered one stronghold and could not take it: void, not broken."""
    at = threatened(units=HELD | {"sol": "NAV 6, CIV 1, ADI 1"})
    assert verdict(DENY, at, *rest_of_round(at, "letnev: move WES NAV 1")) == "void GameOver"


def test_kept_if_the_rival_does_not_win() -> None:
    """The attack succeeded, so the game continues; the promise is kept when somebody else wins."""
    at = threatened()
    fought = rest_of_round(at, "letnev: move WES NAV 2", plan="2 barons-champion none")
    assert verdict(DENY, at, *fought) == "open"
    assert verdict(DENY, last(), OVER) == "kept GameOver"


def test_to_win_together_breaks_the_promise() -> None:
    """An ally who shares the victory has not prevented it."""
    units = {"letnev": "NAV 1, CIV 1, ADI 1, PAL 1"}
    at = phase(position("letnev sol hacan lazax", units=units, alliances="letnev sol"), "bombardment")
    assert verdict(DENY, at, OVER) == "broken GameOver"
