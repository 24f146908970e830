"""A table in a ceasefire whose players make deals, for the tests."""

from __future__ import annotations

from typing import Any

import msgspec

from plancia.deals import Ledger, LedgerEntry, Offer, Promise, Term
from plancia.engine import Seat
from plancia.games.rex import GAME
from plancia.games.rex.deals.negotiation import Gift
from plancia.games.rex.deals.peace import LeaveSpace, NoAttack, StayOut
from plancia.server import protocol as p
from tests.games.rex.table import talk as ceasefire
from tests.server.support import PEOPLE, Life

RACES = "hacan jol-nar sol letnev"
UNITS = {"hacan": "REC 3", "jol-nar": "PAL 4", "sol": "CIV 2", "letnev": "EMB 5"}
STAY_OUT = StayOut(seat=0, space="PAL", until=2)
NO_ATTACK = NoAttack(seat=1, target=0, until=3)
LEAVE = LeaveSpace(seat=0, space="REC", until=2)
GIFT = Gift(seat=0, receiver=1, amount=2)


def table_of_talk(
    *seats: str, talk: str = "any", private_talk: bool = True, pace: str = "none", **options: Any
) -> Life:
    """A ceasefire of four at a table with deals."""
    s = ceasefire(RACES, units=UNITS, options=options).s
    life = Life(
        *seats or PEOPLE,
        game="rex",
        pace=pace,
        position=GAME.save(s).decode(),
        talk=talk,
        private_talk=private_talk,
        races=s.options.races,
        **options,
    )
    return life.start()


def offering(
    *parts: Promise | Term, seat: Seat = 0, to: Seat = 1, private: bool = False, counters: str = ""
) -> p.MakeOffer:
    """The command that offers these promises and terms."""
    return p.MakeOffer(
        id=1,
        seat=seat,
        to=to,
        terms=tuple(msgspec.to_builtins(part) for part in parts if isinstance(part, Term)),
        promises=tuple(msgspec.to_builtins(part) for part in parts if isinstance(part, Promise)),
        private=private,
        counters=counters,
    )


def offers(life: Life, *parts: Promise | Term, seat: Seat = 0, to: Seat = 1, **how: Any) -> str:
    """Make an offer; returns its id."""
    life.does(PEOPLE[seat], offering(*parts, seat=seat, to=to, **how))
    return list(ledger(life).offers)[-1]


def accepts(life: Life, id_: str) -> None:
    to = ledger(life).offers[id_].to
    life.does(PEOPLE[to], p.AcceptOffer(id=1, seat=to, offer=id_))


def ledger(life: Life) -> Ledger:
    assert life.table.deals is not None
    return life.table.deals


def read(life: Life, seat: Seat | None) -> tuple[list[Offer], list[LedgerEntry]]:
    return ledger(life).read_by(seat)


def status(life: Life, id_: str) -> str:
    """Of an offer, or of a promise."""
    if id_ in ledger(life).offers:
        return ledger(life).offers[id_].status
    return ledger(life).promises[id_].written().status


def ends_ceasefire(life: Life) -> None:
    """All are ready; if another ceasefire is drawn, it ends too."""
    while ledger(life).negotiation.is_talking(life.state):
        life.answers(life.table.awaited()[0], "ready")
