"""Whole games with promises of every kind: no decision breaks a judge, and in the end every promise is judged."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from plancia.deals import Accepted, Ledger, Offered, Promise, Step
from plancia.engine import Facts
from plancia.games.rex import State
from plancia.games.rex.deals import NEGOTIATION
from plancia.games.rex.deals.deadlines import current_round
from plancia.games.rex.deals.money import BidLimit, PassNextCard, PayWhen, SupportBattle
from plancia.games.rex.deals.peace import KeepAlliance, LeaveSpace, NoAttack, StayOut
from plancia.games.rex.deals.rivals import DenyVictory
from plancia.games.rex.deals.truth import HoldsCard, HoldsTraitor
from plancia.games.rex.edition.components import ROUNDS
from tests.games.rex.lively import OPTIONS, play
from tests.samples import samples


def anything(s: State, random: Random) -> Promise:
    """A promise of any kind; it may be impossible."""
    seat, other = random.sample(range(s.seats), 2)
    space, until = random.choice(s.box.ids), min(ROUNDS, current_round(s) + random.randrange(3))
    amount = random.randrange(1, 5)
    own = [s.box.ids[i] for i in range(len(s.box.ids)) if all(s.races) and s.group(seat, i).size]
    kinds: list[Promise] = [
        NoAttack(seat=seat, target=other, until=until),
        StayOut(seat=seat, space=space, until=until),
        LeaveSpace(seat=seat, space=random.choice(own or [space]), until=until),
        KeepAlliance(seat=seat, ally=other, until=until),
        PayWhen(seat=seat, receiver=other, amount=amount, when="battle_won", space=None, until=until),
        PayWhen(seat=seat, receiver=other, amount=amount, when="space_held", space=space, until=until),
        PayWhen(seat=seat, receiver=other, amount=amount, when="ceasefire", space=None, until=until),
        SupportBattle(seat=seat, receiver=other, amount=amount, space=space, until=until),
        PassNextCard(seat=seat),
        BidLimit(seat=seat, most=amount - 1, until=until),
        HoldsCard(seat=seat, card=random.choice(list(s.box.copies))),
        HoldsTraitor(seat=seat, leader=random.choice(list(s.box.race_of))),
        DenyVictory(seat=seat, rival=other),
    ]
    return random.choice(kinds)


@pytest.mark.parametrize("number", samples(2))
def test_every_promise_is_judged(number: int) -> None:
    """Kept, broken or void, with a fact that its readers know; the claims are true or false as they were made."""
    random, ledger, kinds = Random(f"promises {number}"), Ledger(NEGOTIATION), Counter[str]()
    truths: dict[str, bool] = {}

    def look(before: State, s: State, facts: Facts) -> None:
        ledger.see(Step(-1, (), before, s, facts))
        if not s.reason and all(s.races) and random.random() < 0.2:
            promise = anything(s, random)
            if not promise.wrong_field(s):
                add(promise, s)

    def add(promise: Promise, s: State) -> None:
        private, other = random.random() < 0.5, (promise.seat + 1) % s.seats
        id_ = ledger.new_id(promise.seat, other, private)
        written = (msgspec.to_builtins(promise),)
        ledger.add(Offered(id=id_, seat=promise.seat, to=other, private=private, promises=written), s)
        ledger.add(Accepted(offer=id_), s)
        if isinstance(promise, HoldsCard):
            truths[f"{id_}.1"] = promise.card in s.hands[promise.seat]

    play(OPTIONS[number % len(OPTIONS)], 3 + number % 4, random, look)
    for id_, tracked in ledger.promises.items():
        entry = tracked.written()
        kinds[type(entry.promise).__name__] += 1
        assert entry.status in ("kept", "broken", "void"), entry
        assert entry.fact is not None
        assert all(entry.fact.heard_by(seat) for seat in ((entry.promise.seat, entry.to) if entry.private else (None,)))
        assert id_ not in truths or (entry.status == "kept") == truths[id_]
    assert len(kinds) > 8
