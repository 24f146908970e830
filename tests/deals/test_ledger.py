"""The ledger knows no game: a toy declares its own promise, and everything works as in Rex."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from plancia.deals import BROKEN, KEPT, Accepted, Judgement, Ledger, Negotiation, Offered, Promise, Step
from plancia.deals.making import DealError, make_offer
from plancia.engine import Amount, Fact
from tests.engine.toy import Toy


class Bought(Fact, frozen=True, kw_only=True, gc=False):
    coins: Amount


class Thrift(Promise, frozen=True, kw_only=True, gc=False):
    """Spend at most this much."""

    coins: Amount

    def judge(self, stage: str, step: Step) -> Judgement | None:
        bought = [fact for fact in step.facts if isinstance(fact, Bought)]
        return Judgement(KEPT if bought[0].coins <= self.coins else BROKEN, bought[0]) if bought else None


class Market(Negotiation):
    """States of this toy are numbers of rounds."""

    PROMISES = (Thrift,)

    def round(self, s: int) -> int:
        return s

    def fact(self, data: Any) -> Fact:
        return msgspec.convert(data, Bought)


def market() -> Ledger:
    return Ledger(Market(Toy()))


def offer(ledger: Ledger, seat: int = 0, to: int = 1, private: bool = False, s: int = 1, coins: int = 3) -> str:
    promise = msgspec.to_builtins(Thrift(seat=seat, coins=coins))
    note = make_offer(ledger, s, seat, to, (), (promise,), private)
    ledger.add(note, s)
    return note.id


def spend(coins: int, to: tuple[int, ...] | None = None, s: int = 1) -> Step:
    return Step(0, (), s, s, (Bought(to=to, coins=coins),))


@pytest.mark.parametrize(("coins", "expected"), [(3, "kept"), (4, "broken")])
def test_a_game_declares_a_promise_and_its_judge(coins: int, expected: str) -> None:
    """With the fact that decided it."""
    ledger = market()
    ledger.add(Accepted(offer=offer(ledger)), 1)
    ledger.see(spend(coins))
    (entry,) = ledger.read_by(None)[1]
    assert (entry.status, entry.fact) == (expected, Bought(coins=coins))


def test_a_verdict_uses_only_facts_that_its_readers_know() -> None:
    """For a public promise those of spectators, for a private one those of both players."""
    for private, to, expected in (
        (False, (0, 1), "open"),
        (True, (0,), "open"),
        (True, (0, 1), "kept"),
        (True, None, "kept"),
    ):
        ledger = market()
        ledger.add(Accepted(offer=offer(ledger, private=private)), 1)
        ledger.see(spend(1, to))
        assert ledger.read_by(0)[1][0].status == expected


def test_numbers_of_public_offers_do_not_count_private_ones() -> None:
    """Each pair has its own numbers."""
    ledger = market()
    made = [offer(ledger, 0, 1), offer(ledger, 1, 0, private=True), offer(ledger, 0, 2, private=True)]
    assert [*made, offer(ledger, 2, 1)] == ["1", "0-1-1", "0-2-1", "2"]
    assert [one.id for one in ledger.read_by(2)[0]] == ["1", "0-2-1", "2"]
    assert [one.id for one in ledger.read_by(None)[0]] == ["1", "2"]


def test_an_offer_expires_with_its_round() -> None:
    """Then the players have all their offers again."""
    ledger = market()
    ids = [offer(ledger, coins=n) for n in range(6)]
    with pytest.raises(DealError) as error:
        offer(ledger, coins=9)
    assert error.value.code == "too_many_offers"
    ledger.see(Step(0, (), 1, 2, ()))
    assert {ledger.offers[id_].status for id_ in ids} == {"expired"}
    offer(ledger, s=2)


def test_a_ledger_is_saved_and_restored() -> None:
    """With secret stages, verdicts and facts."""
    ledger = market()
    ledger.add(Accepted(offer=offer(ledger)), 1)
    offer(ledger, private=True)
    ledger.see(spend(9))
    saved = msgspec.json.decode(msgspec.json.encode(ledger.save()), type=type(ledger.save()))
    again = Ledger.restore(ledger.negotiation, saved)
    assert (again.offers, again.promises, again.notes) == (ledger.offers, ledger.promises, ledger.notes)
    assert again.read_by(0) == ledger.read_by(0)


def test_what_is_undone_is_judged_again() -> None:
    """A verdict is withdrawn with the decision that led to it; the promise stays."""
    ledger = market()
    ledger.add(Accepted(offer=offer(ledger)), 1)
    ledger.see(spend(9))
    ledger.take_back(0)
    assert ledger.read_by(None)[1][0].status == "open"
    ledger.see(spend(1))
    assert ledger.read_by(None)[1][0].status == "kept"


def test_open_promises_are_void_after_the_game() -> None:
    """Nobody can judge them any more."""
    ledger = market()
    ledger.add(Accepted(offer=offer(ledger)), 1)
    ledger.add(Offered(id="9", seat=1, to=0), 1)
    ledger.close(1)
    assert (ledger.read_by(None)[1][0].status, ledger.offers["9"].status) == ("void", "expired")
