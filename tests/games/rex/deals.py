"""A promise and a line of play: how the ledger judges it."""

from __future__ import annotations

import msgspec

from plancia.deals import Accepted, Ledger, LedgerEntry, Offered, Promise, Step
from plancia.engine import Seat, to_move
from plancia.games.rex.deals import NEGOTIATION
from tests.games.rex.table import Played, called, play, seat_of


def promised(promise: Promise, at: Played, *lines: str, to: Seat | None = None, private: bool = False) -> LedgerEntry:
    """The promise after these answers. It is made before the first one, to the next player or to the named one."""
    ledger = Ledger(NEGOTIATION)
    other = (promise.seat + 1) % at.s.seats if to is None else to
    written = (msgspec.to_builtins(promise),)
    assert promise.wrong_field(at.s) == ""
    ledger.add(Offered(id="1", seat=promise.seat, to=other, private=private, promises=written), at.s)
    ledger.add(Accepted(offer="1"), at.s)
    for line in lines:
        who, text = line.split(": ")
        for seat in to_move(at.s) if who == "all" else (seat_of(at.s, who),):
            after = play(at.s, f"{called(at.s, seat)}: {text}")
            ledger.see(Step(seat, (), at.s, after.s, after.facts))
            at = after
    return ledger.promises["1.1"].written()


def verdict(promise: Promise, at: Played, *lines: str) -> str:
    """The status, and the name of the fact that decided it: `broken UnitsMoved`."""
    entry = promised(promise, at, *lines)
    return entry.status if entry.fact is None else f"{entry.status} {type(entry.fact).__name__}"
