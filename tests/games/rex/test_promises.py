"""Promises about the city and about influence: each kind kept, broken and void."""

from __future__ import annotations

from typing import Any

import pytest

from plancia.deals import Promise, Step
from plancia.games.rex.deals.money import BidLimit, PassNextCard, PayWhen, SupportBattle
from plancia.games.rex.deals.peace import KeepAlliance, LeaveSpace, NoAttack, StayOut
from plancia.games.rex.deals.rivals import DenyVictory
from tests.games.rex.deals import promised, verdict
from tests.games.rex.table import Played, bidding, fight, phase, play, position, quiet, talk
from tests.games.rex.test_victory import betrayal

SOL, LETNEV, HACAN = 0, 1, 2
RACES = "sol letnev hacan"
FOUR = "sol letnev hacan lazax"
UNITS = {"sol": "CIV 3", "letnev": "INC 2", "hacan": "COU 1"}
NEXT_ROUND = "chance: 1"  # the fleet moves, and the next round begins


def moving(**table: Any) -> Played:
    """Sol may move, in round 1."""
    return quiet(phase(position(RACES, **{"units": UNITS} | table), "manoeuvre"))


def late(races: str = RACES, **table: Any) -> Played:
    """The last decision of a round."""
    return phase(position(races, **{"units": UNITS} | table), "bombardment")


# ---- the city --------------------------------------------------------------------------------------------------------
def test_not_to_attack() -> None:
    """Broken by units that enter a space with units of that player, from the board or from the reserve."""
    promise = NoAttack(seat=SOL, target=LETNEV, until=1)
    assert verdict(promise, moving(), "sol: move CIV INC 1") == "broken UnitsMoved"
    assert verdict(promise, moving(), "sol: move CIV HOL 1") == "open"
    garrison = quiet(play(moving(units=UNITS | {"letnev": "GAR 1"}), "sol: stay"))
    assert verdict(promise, garrison, "sol: deploy GAR 1") == "broken UnitsDeployed"
    assert verdict(promise, late(), NEXT_ROUND) == "kept PhaseBegan"


def test_what_is_no_attack() -> None:
    """Units in the Council, where nobody fights, and a battle that the other player started."""
    at = moving(units=UNITS | {"sol": "CAR 3"})
    assert verdict(NoAttack(seat=SOL, target=HACAN, until=1), at, "sol: move CAR COU 1") == "open"
    assert verdict(NoAttack(seat=LETNEV, target=SOL, until=1), moving(), "sol: move CIV INC 1") == "open"


def test_not_to_enter_a_space() -> None:
    """Broken by units that go there, kept at the end of the round."""
    promise = StayOut(seat=SOL, space="HOL", until=2)
    assert verdict(promise, moving(), "sol: move CIV HOL 1") == "broken UnitsMoved"
    assert verdict(promise, late(), NEXT_ROUND) == "open"
    assert verdict(promise, late(placements="TAR-INT HOL-SAL"), NEXT_ROUND) == "kept PhaseBegan"


def test_to_leave_a_space() -> None:
    """Kept when the last unit moves out, broken at the deadline."""
    promise = LeaveSpace(seat=SOL, space="CIV", until=1)
    assert verdict(promise, moving(), "sol: move CIV HOL 2") == "open"
    assert verdict(promise, moving(), "sol: move CIV HOL 3") == "kept UnitsMoved"
    assert verdict(promise, late(), NEXT_ROUND) == "broken PhaseBegan"


def test_units_that_are_lost_cannot_leave() -> None:
    """Then the promise is void; also if the game ends before the deadline."""
    sector = late().s.box.sector[late().s.box.at["SAI"]]
    under_fire = late(units={"sol": "SAI 2", "letnev": "NAV 1"}, fleet=sector - 1)
    assert verdict(LeaveSpace(seat=SOL, space="SAI", until=1), under_fire, NEXT_ROUND) == "void UnitsLost"
    won = late(units={"letnev": "NAV 1, CIV 1, ADI 1", "sol": "PAL 2"})
    assert verdict(LeaveSpace(seat=SOL, space="PAL", until=2), won, NEXT_ROUND) == "void GameOver"
    assert verdict(LeaveSpace(seat=SOL, space="PAL", until=1), won, NEXT_ROUND) == "broken GameOver"


def test_to_stay_in_an_alliance() -> None:
    """Broken by leaving it; void if the other one leaves, or if there is none at the end."""
    promise = KeepAlliance(seat=SOL, ally=LETNEV, until=1)
    at = talk(FOUR, alliances="sol letnev")
    assert verdict(promise, at, "sol: leave") == "broken AllianceLeft"
    assert verdict(promise, at, "letnev: leave") == "void AllianceLeft"
    assert verdict(promise, late(FOUR, alliances="sol letnev"), NEXT_ROUND) == "kept PhaseBegan"
    assert verdict(promise, late(FOUR), NEXT_ROUND) == "void PhaseBegan"


def test_a_betrayal_breaks_the_promise_to_stay_allied() -> None:
    """The alliance has won, and one of its members takes the victory."""
    at = betrayal({"letnev": "master-of-the-ports", "sol": "unbroken-ranks", "hacan": "path-of-peace"})
    answers = ("letnev: reveal", "sol: share", "hacan: share", "sol: share", "hacan: share")
    letnev, sol = at.s.races.index("letnev"), at.s.races.index("sol")
    assert verdict(KeepAlliance(seat=letnev, ally=sol, until=5), at, *answers) == "broken BetrayalShown"
    assert verdict(KeepAlliance(seat=sol, ally=letnev, until=5), at, *answers) == "kept GameOver"


# ---- payments --------------------------------------------------------------------------------------------------------
BATTLE = ("letnev: 2 barons-champion none", "sol: 0 liaison-agent none")  # the Letnev win
CEASEFIRE = ("chance: 1", "chance: temporary-ceasefire")  # in the next round


def battle() -> Played:
    return fight("letnev sol hacan", units={"letnev": "SAI 4", "sol": "SAI 1"})


@pytest.mark.parametrize(
    "promise",
    [
        PayWhen(seat=2, receiver=0, amount=3, when="battle_won", space=None, until=1),
        PayWhen(seat=2, receiver=0, amount=3, when="space_held", space="SAI", until=1),
        PayWhen(seat=2, receiver=0, amount=3, when="ceasefire", space=None, until=2),
    ],
)
def test_to_pay_when_something_happens(promise: Promise) -> None:
    """Due from then on: kept by gifts in the next ceasefire, broken when it ends without them."""
    held = (*BATTLE, *CEASEFIRE)
    assert verdict(promise, battle(), *held) == "open"
    assert verdict(promise, battle(), *held, "hacan: give letnev 3") == "kept InfluencePaid"
    parts = ("hacan: give letnev 2", "hacan: give letnev 1")
    assert verdict(promise, battle(), *held, *parts) == "kept InfluencePaid"
    short = ("hacan: give letnev 2", "hacan: give sol 1", "sol: give letnev 1", "all: ready")
    assert verdict(promise, battle(), *held, *short) == "broken CeasefireEnded"


def test_a_payment_is_void_if_the_event_does_not_happen() -> None:
    """Or if the game ends before there is another ceasefire."""
    won = PayWhen(seat=2, receiver=1, amount=3, when="battle_won", space=None, until=1)
    assert verdict(won, battle(), *BATTLE, "chance: 1") == "void PhaseBegan"
    due = PayWhen(seat=2, receiver=1, amount=3, when="space_held", space="NAV", until=2)
    over = late(units={"letnev": "NAV 1, CIV 1, ADI 1"})
    assert verdict(due, over, NEXT_ROUND) == "void GameOver"


def test_to_pay_for_a_battle() -> None:
    """Due when the receiver fights there, win or lose."""
    promise = SupportBattle(seat=2, receiver=0, amount=2, space="SAI", until=1)
    units = {"letnev": "SAI 2", "hacan": "PLE 2"}
    at = quiet(phase(position("hacan letnev sol", units=units, influence={"letnev": 0}), "manoeuvre"))
    turns = ("hacan: end", "letnev: stay", "sol: end")
    fought = ("hacan: move PLE SAI 2", *turns, "hacan: 0 emir none", "letnev: 2 overseer none", *CEASEFIRE)
    assert verdict(promise, at, *fought) == "open"
    assert verdict(promise, at, *fought, "sol: give hacan 2") == "kept InfluencePaid"
    assert verdict(promise, at, *fought, "sol: give hacan 1", "all: ready") == "broken CeasefireEnded"
    assert verdict(promise, at, "hacan: stay", *turns, "chance: 1") == "void PhaseBegan"


# ---- bids ------------------------------------------------------------------------------------------------------------
def test_not_to_bid_on_the_next_card() -> None:
    """That is the next one that is put up, not the one on sale. Kept when it is sold."""
    at = bidding(RACES)
    promise = PassNextCard(seat=SOL)
    first = ("sol: bid 1", "letnev: pass", "hacan: pass")  # the card on sale
    drawn = ("chance: informant",)
    assert verdict(promise, at, *first) == "open"
    start = (*first, *drawn)
    assert verdict(promise, at, *start, "letnev: bid 1", "hacan: pass", "sol: bid 2") == "broken BidMade"
    assert verdict(promise, at, *start, "letnev: bid 1", "hacan: pass", "sol: pass") == "kept CardSold"
    assert verdict(promise, at, *start, "letnev: pass", "hacan: pass", "sol: pass") == "kept CardsReturned"


def test_to_limit_bids() -> None:
    """Broken by a higher bid; 0 means none at all."""
    at = bidding(RACES)
    assert verdict(BidLimit(seat=SOL, most=2, until=1), at, "sol: bid 2") == "open"
    assert verdict(BidLimit(seat=SOL, most=2, until=1), at, "sol: bid 3") == "broken BidMade"
    assert verdict(BidLimit(seat=SOL, most=0, until=1), at, "sol: pass") == "open"
    assert verdict(BidLimit(seat=SOL, most=0, until=1), at, "sol: bid 1") == "broken BidMade"
    assert verdict(BidLimit(seat=SOL, most=2, until=1), late(), NEXT_ROUND) == "kept PhaseBegan"


# ---- what the ledger shows -------------------------------------------------------------------------------------------
def test_the_ledger_names_the_round_and_the_fact() -> None:
    """A verdict at the end of a round belongs to that round."""
    entry = promised(StayOut(seat=SOL, space="HOL", until=1), late(), NEXT_ROUND)
    assert (entry.round, entry.status, entry.decided) == (1, "kept", 1)
    assert entry.fact.round == 2
    assert promised(StayOut(seat=SOL, space="HOL", until=1), moving()).decided is None


@pytest.mark.parametrize(
    ("promise", "field"),
    [
        (StayOut(seat=0, space="PAL", until=0), "until"),
        (StayOut(seat=0, space="PAL", until=9), "until"),
        (StayOut(seat=0, space="XXX", until=1), "space"),
        (NoAttack(seat=0, target=3, until=1), "target"),
        (NoAttack(seat=0, target=-1, until=1), "target"),
        (LeaveSpace(seat=0, space="INC", until=1), "space"),
        (KeepAlliance(seat=0, ally=0, until=1), "ally"),
        (PayWhen(seat=0, receiver=0, amount=1, when="ceasefire", space=None, until=1), "receiver"),
        (PayWhen(seat=0, receiver=1, amount=0, when="ceasefire", space=None, until=1), "amount"),
        (PayWhen(seat=0, receiver=1, amount=1, when="ceasefire", space="PAL", until=1), "space"),
        (PayWhen(seat=0, receiver=1, amount=1, when="space_held", space=None, until=1), "space"),
        (SupportBattle(seat=0, receiver=1, amount=1, space="XXX", until=1), "space"),
        (BidLimit(seat=0, most=-1, until=1), "most"),
    ],
)
def test_impossible_promises_name_the_field(promise: Promise, field: str) -> None:
    """A round that is over or will never come, a place or a player that does not exist."""
    assert promise.wrong_field(moving().s) == field


# ---- what bots ask of a promise --------------------------------------------------------------------------------------
def breaks(promise: Promise, at: Played, line: str) -> bool:
    """Would this answer break it?"""
    after = play(at.s, line)
    return promise.broken_by(Step(SOL, (), at.s, after.s, after.facts))


def test_a_promiser_can_tell_which_answer_breaks_a_promise() -> None:
    """Before it is given: an attack, a bid, or the last movement in which units could have left."""
    attack, leave = NoAttack(seat=SOL, target=LETNEV, until=1), LeaveSpace(seat=SOL, space="CIV", until=1)
    assert breaks(attack, moving(), "sol: move CIV INC 1")
    assert not breaks(attack, moving(), "sol: stay")
    assert breaks(leave, moving(), "sol: stay")
    assert breaks(leave, moving(), "sol: move CIV HOL 2")
    assert not breaks(leave, moving(), "sol: move CIV HOL 3")
    assert not breaks(LeaveSpace(seat=SOL, space="CIV", until=2), moving(), "sol: stay")
    assert breaks(PassNextCard(seat=SOL), bidding(RACES), "sol: bid 1")
    assert not breaks(PassNextCard(seat=SOL), bidding(RACES), "sol: pass")


def test_a_chance_to_stop_a_rival_must_not_be_missed() -> None:
    """Letnev is about to win, and Sol could enter one of its strongholds."""
    at = moving(units={"sol": "HOL 3", "letnev": "NAV 1, CIV 1, ADI 1"})
    promise = DenyVictory(seat=SOL, rival=LETNEV)
    assert breaks(promise, at, "sol: stay")
    assert not breaks(promise, at, "sol: move HOL CIV 2")


def test_the_ledger_shows_what_is_due() -> None:
    """As soon as the event has happened, less what was paid."""
    promise = PayWhen(seat=SOL, receiver=LETNEV, amount=5, when="ceasefire", space=None, until=1)
    assert [promise.owed(stage) for stage in ("open", "due 0", "due 2", "kept")] == [0, 5, 3, 0]
