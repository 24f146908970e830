"""Deals at a table: offers, answers, limits, and what the rules carry out."""

from __future__ import annotations

import msgspec
import pytest

from plancia.deals.making import MOST_OFFERS
from plancia.games.rex.deals.money import BidLimit
from plancia.games.rex.deals.negotiation import Alliance, Gift
from plancia.games.rex.deals.peace import KeepAlliance, LeaveSpace, NoAttack, StayOut
from plancia.games.rex.facts import AllianceFormed, InfluencePaid, UnitsMoved
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server import snapshot
from plancia.server.changes import public_promises
from tests.server.deals import (
    GIFT,
    LEAVE,
    NO_ATTACK,
    STAY_OUT,
    accepts,
    ends_ceasefire,
    ledger,
    offering,
    offers,
    read,
    status,
    table_of_talk,
)
from tests.server.support import Life, everything, refusal


# ---- offers and answers ----------------------------------------------------------------------------------------------
def test_an_accepted_offer_is_in_the_ledger() -> None:
    """With the promises of both players."""
    life = table_of_talk()
    accepts(life, offers(life, STAY_OUT, NO_ATTACK))
    (offer,), promises = read(life, None)
    assert offer.status == "accepted"
    assert [(one.id, one.promise, one.to, one.status) for one in promises] == [
        ("1.1", STAY_OUT, 1, "open"),
        ("1.2", NO_ATTACK, 0, "open"),
    ]


def test_an_offer_can_be_declined_or_withdrawn() -> None:
    """Then nothing is promised, and nobody can accept it any more."""
    life = table_of_talk()
    declined, withdrawn = offers(life, STAY_OUT), offers(life, NO_ATTACK)
    life.does("bob", p.DeclineOffer(id=1, seat=1, offer=declined))
    life.does("ann", p.WithdrawOffer(id=1, seat=0, offer=withdrawn))
    assert (status(life, declined), status(life, withdrawn)) == ("declined", "withdrawn")
    for id_ in (declined, withdrawn):
        assert refusal(life, "bob", p.AcceptOffer(id=1, seat=1, offer=id_)) == "no_such_offer"
    assert read(life, None)[1] == []


def test_a_counter_offer_replaces_the_offer() -> None:
    """It goes back to the player who made the first one, who can accept it."""
    life = table_of_talk()
    first = offers(life, STAY_OUT)
    second = offers(life, STAY_OUT, NO_ATTACK, seat=1, to=0, counters=first)
    assert (status(life, first), ledger(life).offers[second].counters) == ("countered", first)
    accepts(life, second)
    assert status(life, f"{second}.2") == "open"


@pytest.mark.parametrize(
    ("user", "command", "code"),
    [
        ("cat", p.AcceptOffer(id=1, seat=2, offer="1"), "no_such_offer"),
        ("ann", p.AcceptOffer(id=1, seat=0, offer="1"), "no_such_offer"),
        ("bob", p.WithdrawOffer(id=1, seat=1, offer="1"), "no_such_offer"),
        ("bob", p.AcceptOffer(id=1, seat=1, offer="2"), "no_such_offer"),
        ("cat", p.AcceptOffer(id=1, seat=1, offer="1"), "not_your_seat"),
        ("cat", offering(STAY_OUT, seat=2, to=0, counters="1"), "no_such_offer"),
        ("bob", offering(STAY_OUT, seat=1, to=0, private=True, counters="1"), "no_such_offer"),
        ("ann", offering(STAY_OUT), "offered_already"),
        ("ann", offering(NO_ATTACK, NO_ATTACK), "offered_already"),
        ("ann", offering(), "nothing_offered"),
        ("ann", offering(STAY_OUT, to=0), "not_for_oneself"),
        ("ann", offering(STAY_OUT, to=4), "no_such_seat"),
        ("ann", offering(StayOut(seat=2, space="PAL", until=2)), "no_such_promise"),
        ("ann", offering(Gift(seat=0, receiver=2, amount=1)), "no_such_promise"),
        ("ann", offering(StayOut(seat=0, space="XXX", until=2)), "impossible_promise"),
        ("ann", offering(StayOut(seat=0, space="PAL", until=9)), "impossible_promise"),
        ("ann", offering(LeaveSpace(seat=0, space="PAL", until=2)), "impossible_promise"),
        ("ann", offering(NoAttack(seat=0, target=0, until=2)), "impossible_promise"),
        ("ann", offering(*(BidLimit(seat=0, most=n, until=2) for n in range(5))), "too_long"),
        ("ann", offering(Gift(seat=0, receiver=1, amount=6)), "not_enough_influence"),
    ],
)
def test_what_is_rejected(user: str, command: p.Command, code: str) -> None:
    """An answer to somebody else's offer, an empty or impossible one, or one about other players."""
    life = table_of_talk()
    offers(life, STAY_OUT)
    assert refusal(life, user, command) == code


def test_unknown_promises_are_rejected() -> None:
    """Another kind, a missing field, or one too many."""
    life = table_of_talk()
    usual = msgspec.to_builtins(STAY_OUT)
    for wrong in ({"type": "Loyalty", "seat": 0}, {"type": "StayOut", "seat": 0}, usual | {"more": 1}, {}):
        command = p.MakeOffer(id=1, seat=0, to=1, promises=(wrong,))
        assert refusal(life, "ann", command) == "no_such_promise"
    assert refusal(life, "ann", p.MakeOffer(id=1, seat=0, to=1, terms=({"type": "Card"},))) == "no_such_promise"


def test_offers_are_limited_by_player_and_round() -> None:
    """Counter-offers count, private ones too; another player has their own."""
    life = table_of_talk()
    for number in range(MOST_OFFERS):
        offers(life, BidLimit(seat=0, most=number, until=2), private=number % 2 > 0)
    assert refusal(life, "ann", offering(STAY_OUT)) == "too_many_offers"
    offers(life, NO_ATTACK, seat=1, to=0)


# ---- what the rules carry out ----------------------------------------------------------------------------------------
def test_terms_are_carried_out_by_the_rules() -> None:
    """Gifts and an alliance, by answers to the questions of the ceasefire; then the promises are made."""
    life = table_of_talk()
    keep = KeepAlliance(seat=1, ally=0, until=2)
    accepts(life, offers(life, Alliance(members=(0, 1)), GIFT, keep))
    facts = [fact for moment in life.table.session.moments for fact in moment.facts]
    assert [type(fact) for fact in facts if isinstance(fact, (InfluencePaid, AllianceFormed))] == [
        InfluencePaid,
        AllianceFormed,
    ]
    assert life.state.alliances == ((0, 1),)
    assert [event.by for _, event in life.events(e.Answered)] == ["deal"] * 3
    assert status(life, "1.1") == "open"


def test_a_deal_whose_terms_are_not_legal_is_not_made() -> None:
    """The offer stays open: it may become possible again."""
    life = table_of_talk(gifts=1)
    id_ = offers(life, GIFT, STAY_OUT)
    life.answers(0, "give", 2, 1)
    assert refusal(life, "bob", p.AcceptOffer(id=1, seat=1, offer=id_)) == "no_gifts_left"
    assert status(life, id_) == "open"


def test_terms_wait_until_a_proposal_is_answered() -> None:
    """One proposal at a time: an offer with a gift has to wait."""
    life = table_of_talk()
    id_ = offers(life, GIFT)
    life.answers(2, "propose", 3)
    assert refusal(life, "bob", p.AcceptOffer(id=1, seat=1, offer=id_)) == "not_now"
    life.answers(3, "refuse")
    accepts(life, id_)
    assert life.state.influence[1] == 7


def test_outside_a_ceasefire_there_are_only_promises() -> None:
    """The rules allow no gifts there."""
    life = table_of_talk()
    ends_ceasefire(life)
    assert refusal(life, "ann", offering(GIFT, STAY_OUT)) == "not_now"
    offers(life, STAY_OUT)


# ---- when ------------------------------------------------------------------------------------------------------------
def test_offers_expire_with_the_ceasefire_or_with_the_round() -> None:
    """Whichever they were made in."""
    life = table_of_talk()
    early = offers(life, STAY_OUT)
    ends_ceasefire(life)
    assert status(life, early) == "expired"
    late = offers(life, NO_ATTACK)
    assert ledger(life).offers[late].expires == "round"
    while ledger(life).negotiation.round(life.state) == ledger(life).offers[late].round:
        life.answers(life.table.awaited()[0])
    assert status(life, late) == "expired"


def test_a_table_may_allow_deals_only_in_ceasefires_or_never() -> None:
    """The option of the table decides."""
    life = table_of_talk(talk="ceasefire")
    offers(life, STAY_OUT)
    ends_ceasefire(life)
    assert refusal(life, "ann", offering(STAY_OUT)) == "not_now"
    assert refusal(table_of_talk(talk="off"), "ann", offering(STAY_OUT)) == "no_deals"
    assert refusal(Life("ann", "bob", talk="any").start(), "ann", offering(STAY_OUT)) == "no_deals"


def test_without_private_talk_nothing_is_private() -> None:
    """Neither offers nor chat."""
    life = table_of_talk(private_talk=False)
    assert refusal(life, "ann", offering(STAY_OUT, private=True)) == "no_private_talk"
    assert refusal(life, "ann", p.Say(id=1, text="psst", to=1)) == "no_private_talk"


def test_offers_of_a_player_who_leaves_expire() -> None:
    """Nobody can accept them in the name of a bot."""
    life = table_of_talk()
    mine, yours, others = (
        offers(life, STAY_OUT),
        offers(life, NO_ATTACK, seat=1, to=0),
        offers(life, StayOut(seat=2, space="PAL", until=2), seat=2, to=3),
    )
    life.does("ann", p.Resign(id=1, seat=0))
    assert [status(life, id_) for id_ in (mine, yours, others)] == ["expired", "expired", "open"]


def test_deals_cost_no_time_and_do_not_stop_the_game() -> None:
    """The question, the clocks and the alarm stay as they are."""
    life = table_of_talk(pace="quick")
    life.waits(5_000)
    before = (life.table.question, life.table.clocks, life.table.next_alarm(), life.table.awaited())
    accepts(life, offers(life, STAY_OUT))
    assert (life.table.question, life.table.clocks, life.table.next_alarm(), life.table.awaited()) == before


# ---- the journal -----------------------------------------------------------------------------------------------------
def test_a_table_survives_a_restart_in_the_middle_of_a_negotiation() -> None:
    """From its journal, and from a snapshot at any time."""
    life = table_of_talk()
    payloads = []
    for act in (
        lambda: offers(life, STAY_OUT, private=True),
        lambda: offers(life, GIFT, LEAVE, NO_ATTACK),
        lambda: accepts(life, "1"),
        lambda: life.answers(2, "ready"),
        lambda: offers(life, NO_ATTACK, seat=1, to=0, private=True, counters="0-1-1"),
        lambda: accepts(life, "0-1-2"),
        lambda: ends_ceasefire(life),
    ):
        payloads.append((len(life.journal), snapshot.take(life.table)))
        act()
    payloads.append((len(life.journal), snapshot.take(life.table)))
    assert dealt(life.reopened()) == dealt(life.table)
    for at, payload in payloads:
        assert dealt(life.reopened(at, payload)) == dealt(life.table)


def dealt(t: object) -> object:
    return everything(t)["deals"]  # type: ignore[arg-type]


def test_an_older_table_has_no_deals() -> None:
    """Its journal does not mention them, nor do its snapshots."""
    life = Life("ann", "bob", "cat", game="rex").start()
    created = msgspec.json.decode(life.journal[0][1])
    del created["talk"], created["private_talk"]
    life.journal[0] = (life.now, msgspec.json.encode(created))
    saved = msgspec.json.decode(snapshot.take(life.table))
    del saved["deals"], saved["created"]["talk"], saved["created"]["private_talk"]
    for t in (life.reopened(), snapshot.restore("table", bytes(32), msgspec.json.encode(saved))):
        assert t.deals is None  # type: ignore[attr-defined]


# ---- undo ------------------------------------------------------------------------------------------------------------
def test_undo_withdraws_a_verdict() -> None:
    """The promise is open again."""
    life = table_of_talk()
    accepts(life, offers(life, LEAVE))
    ends_ceasefire(life)
    while life.table.open_question()[0] != "MoveUnits" or life.table.awaited() != (0,):
        life.answers(life.table.awaited()[0])
    life.answers(0, "move", "REC", "SCH", 3)
    assert (status(life, "1.1"), type(read(life, 1)[1][0].fact)) == ("kept", UnitsMoved)
    life.does("ann", p.Undo(id=1, seat=0))
    assert (status(life, "1.1"), read(life, 1)[1][0].fact) == ("open", None)


def test_a_deal_whose_terms_are_undone_is_not_made() -> None:
    """Otherwise one side could take its gift back and keep the promise of the other. The offer is open again."""
    life = table_of_talk()
    accepts(life, offers(life, GIFT, NO_ATTACK))
    accepts(life, offers(life, STAY_OUT))
    life.does("ann", p.Undo(id=1, seat=0))
    assert life.state.influence[:2] == (5, 5)
    assert [status(life, id_) for id_ in ("1", "1.1", "2.1")] == ["open", "void", "open"]
    assert dealt(life.reopened()) == dealt(life.table)
    accepts(life, "1")
    assert [status(life, id_) for id_ in ("1", "1.1")] == ["accepted", "open"]


def test_the_terms_of_a_deal_are_undone_together() -> None:
    """Bob undoes the alliance: the gift that he got for it goes back, too."""
    life = table_of_talk()
    accepts(life, offers(life, GIFT, Alliance(members=(0, 1)), NO_ATTACK))
    payload, at = snapshot.take(life.table), len(life.journal)
    life.does("bob", p.Undo(id=1, seat=1))
    assert (life.state.influence[:2], life.state.alliances) == ((5, 5), ())
    assert type(life.state.ask).__name__ == "Talk"
    assert [status(life, id_) for id_ in ("1", "1.1")] == ["open", "void"]
    for t in (life.reopened(), life.reopened(at, payload)):
        assert dealt(t) == dealt(life.table)
        assert t.session.state == life.state


def test_only_public_promises_count_in_the_result() -> None:
    """A private one is a secret of two players, after the game too."""
    life = table_of_talk()
    accepts(life, offers(life, STAY_OUT, NO_ATTACK))
    accepts(life, offers(life, LeaveSpace(seat=1, space="PAL", until=2), private=True))
    while life.state.round < 3:
        life.answers(life.table.awaited()[0])
    assert public_promises(life.table) == {(0, "kept"): 1, (1, "open"): 1}
    assert status(life, "0-1-1.1") == "broken"
